import type { Seat } from '@roundhouse/kernel'
import type { StoredGame } from '@roundhouse/storage'
import { sha256 } from './secrets.ts'

/** The seat that a secret opens at this table; null: none. */
export function seatOf(game: Pick<StoredGame, 'seats'>, secret: string | null): Seat | null {
  if (secret === null) return null
  const hash = sha256(secret)
  const seat = game.seats.findIndex((each) => each.secretHash === hash)
  return seat < 0 ? null : seat
}
