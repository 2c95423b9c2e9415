import {
  type GameRecord,
  type History,
  type LogEntry,
  firstDifference,
  landmarks,
  looksDifferent,
  replay,
  withBots,
} from '@roundhouse/kernel'
import { type Fault, fault, rulesFaultOf } from '@roundhouse/protocol'
import { type SeatOrders, type Storage, StorageFault, type StoredGame } from '@roundhouse/storage'
import { titleOf } from '@roundhouse/titles'

export interface LoadedGame {
  readonly stored: StoredGame
  readonly history: History
  /** The number of the entry that each message of a seat became: a resend finds itself here. */
  readonly messages: Map<string, number>
  readonly orders: readonly SeatOrders[]
}

export type Loaded =
  | { readonly ok: true; readonly loaded: LoadedGame }
  | { readonly ok: false; readonly fault: Fault; readonly cause: unknown }

/** Entries read from the disk at once. */
const PORTION = 500
/** Milliseconds of replaying after which others have their turn: a long game shall not stop the server. */
const SLICE = 8

/** A game from the disk, its whole log played again: every entry is legal, and players see what they saw then. */
export async function loadGame(storage: Storage, id: string): Promise<Loaded> {
  try {
    return await load(storage, id)
  } catch (error) {
    if (error instanceof StorageFault && error.fault.code === 'database-damaged') {
      return wrong(fault('game-unreadable', { game: id }), error)
    }
    throw error
  }
}

async function load(storage: Storage, id: string): Promise<Loaded> {
  const stored = await storage.game(id)
  if (stored === null) return wrong(fault('no-such-game', { game: id }))
  const title = titleOf(stored.title)
  if (title === null) return wrong(fault('unknown-title', { title: stored.title, known: '' }))
  const begun = replay(title, recordOf(stored, []))
  if (!begun.ok) {
    const { fault: found } = begun
    const isRules = found.code === 'rules-version' || found.code === 'rules-dropped'
    return wrong(isRules ? rulesFaultOf(found) : damaged(id, 0), found)
  }
  const { history } = begun
  const messages = new Map<string, number>()
  const fingerprints = new Map<number, string>()
  let rested = performance.now()
  for (;;) {
    const portion = await storage.entries(id, history.version, PORTION)
    const kept = portion.flatMap(({ number, fingerprint }): [number, string][] =>
      fingerprint === undefined ? [] : [[number, fingerprint]],
    )
    for (const [number, fingerprint] of kept) fingerprints.set(number, fingerprint)
    const compared = landmarks(new Map(kept))
    for (const { number, entry, message } of portion) {
      const problem = number === history.version + 1 ? problemOf(history, entry) : 'a gap in the log'
      if (problem !== null || looksDifferent(history, compared)) {
        const at = firstDifference(title, recordOf(stored, history.log), fingerprints)
        if (at !== null) return wrong(fault('game-differs', { game: id, at }))
        return wrong(damaged(id, history.version + 1), problem)
      }
      if (message !== null) messages.set(messageKey(entry.seat, message), number)
      if (performance.now() - rested < SLICE) continue
      await new Promise((resolve) => setImmediate(resolve))
      rested = performance.now()
    }
    if (portion.length < PORTION) break
  }
  const orders = await storage.orders(id)
  // What has come in the meantime, e.g. somebody who sat down, is not in what was read first.
  return { ok: true, loaded: { stored: (await storage.game(id)) ?? stored, history, messages, orders } }
}

/** What a stored entry is wrong by; even an entry of a shape that no rule expects is only that. */
function problemOf(history: History, entry: LogEntry): unknown {
  try {
    const appended = history.append(entry)
    return appended.ok ? null : (appended.refusal ?? 'undo-target')
  } catch (error) {
    return error
  }
}

function damaged(game: string, at: number): Fault {
  return fault('game-damaged', { game, at })
}

function wrong(found: Fault, cause: unknown = null): Loaded {
  return { ok: false, fault: found, cause }
}

export function recordOf(stored: StoredGame, log: readonly LogEntry[]): GameRecord {
  const { title, rules, variant, options, seed, seats } = stored
  const players = seats.map((seat) => seat.name ?? '')
  return withBots(
    { format: 1, title, rules, variant, options, seed, players, log },
    seats.map(({ bot }) => bot),
  )
}

export function messageKey(seat: number, message: string): string {
  return `${seat} ${message}`
}
