import {
  type GameRecord,
  History,
  type LogEntry,
  type PlacedOrder,
  firstDifference,
  landmarks,
  looksDifferent,
  replay,
} from '@roundhouse/kernel'
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

/** A game from the disk, its whole log played again: every entry is legal, and players see what they saw then. */
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
  const fingerprints = new Map<number, string>()
  const log: LogEntry[] = []
  for (const { entry, message, number, fingerprint } of entries) {
    log.push(entry)
    if (fingerprint !== undefined) fingerprints.set(number, fingerprint)
    if (message !== null) messages.set(messageKey(entry.seat, message), number)
  }
  const orders = await storage.orders(id)
  const record = recordOf(stored, log)
  const began = replay(title, record, 0)
  if (!began.ok) {
    const wrong = began.fault
    if (wrong.code === 'rules-version' || wrong.code === 'rules-dropped') {
      return { ok: false, fault: rulesFaultOf(wrong) }
    }
    return { ok: false, fault: fault('game-damaged', { game: id, at: 0 }) }
  }
  const { history } = began
  const compared = landmarks(fingerprints)
  for (const entry of log) {
    const illegal = !history.append(entry).ok
    if (!illegal && !looksDifferent(history, compared)) continue
    const at = firstDifference(title, record, fingerprints)
    if (at !== null) return { ok: false, fault: fault('game-differs', { game: id, at }) }
    return { ok: false, fault: fault('game-damaged', { game: id, at: history.version + 1 }) }
  }
  return { ok: true, loaded: { stored, history, messages, orders } }
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
