import { type GameRecord, History, type LogEntry, type PlacedOrder, replay } from '@roundhouse/kernel'
import { type Fault, fault, rulesFaultOf } from '@roundhouse/protocol'
import type { Storage, StoredGame } from '@roundhouse/storage'
import { titleOf } from '@roundhouse/titles'

export interface LoadedGame {
  readonly stored: StoredGame
  readonly history: History
  /** The number of the entry that each message of a seat became: a resend finds itself here. */
  readonly messages: Map<string, number>
  readonly orders: readonly PlacedOrder[]
}

/** A game from the disk, its whole log played again and checked. */
export async function loadGame(
  storage: Storage,
  id: string,
): Promise<
  { readonly ok: true; readonly loaded: LoadedGame } | { readonly ok: false; readonly fault: Fault }
> {
  const stored = await storage.game(id)
  if (stored === null) return { ok: false, fault: fault('no-such-game', { game: id }) }
  const title = titleOf(stored.title)
  if (title === null) return { ok: false, fault: fault('unknown-title', { title: stored.title, known: '' }) }
  const entries = await storage.entries(id, 0)
  const messages = new Map<string, number>()
  const log: LogEntry[] = []
  for (const { entry, message, number } of entries) {
    log.push(entry)
    if (message !== null) messages.set(messageKey(entry.seat, message), number)
  }
  const orders = await storage.orders(id)
  const replayed = replay(title, recordOf(stored, log))
  if (replayed.ok) return { ok: true, loaded: { stored, history: replayed.history, messages, orders } }
  const wrong = replayed.fault
  if (wrong.code === 'rules-version' || wrong.code === 'rules-dropped') {
    return { ok: false, fault: rulesFaultOf(wrong) }
  }
  return { ok: false, fault: fault('game-damaged', { game: id, at: 'at' in wrong ? wrong.at : 0 }) }
}

export function recordOf(stored: StoredGame, log: readonly LogEntry[]): GameRecord {
  const { title, rules, variant, options, seed, seats } = stored
  return {
    format: 1,
    title,
    rules,
    variant,
    options,
    seed,
    players: seats.map((seat) => seat.name ?? ''),
    log,
  }
}

export function messageKey(seat: number, message: string): string {
  return `${seat} ${message}`
}
