import { type Fault, fault } from '@roundhouse/protocol'
import type { LiveGame } from './live-game.ts'

/** How far a page has seen a game, and the running hash of the log up to there. */
export interface SeenLog {
  readonly version: number
  readonly hash: string
}

/** From an address, as `<version>.<hash>`; whatever it cannot be counts as nothing seen. */
export function seenIn(text: unknown): SeenLog | null {
  const found = typeof text === 'string' ? /^(\d{1,15})\.([0-9a-f]{16})$/.exec(text) : null
  return found === null ? null : { version: Number(found[1]), hash: found[2] ?? '' }
}

/**
 * Null when the game goes on from what the page has seen. Otherwise the database is an older copy, or lost its journal:
 * players have seen moves that it does not have.
 */
export function pastFault(game: LiveGame, seen: SeenLog | null): Fault | null {
  if (seen === null) return null
  if (seen.version <= game.version && game.history.hashAt(seen.version) === seen.hash) return null
  return fault('past-differs', { seen: seen.version, version: game.version })
}
