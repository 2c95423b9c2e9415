import type { Seat } from '@roundhouse/kernel'
import type { StoredGame } from '@roundhouse/storage'

/** Who opened the table: the first person, who keeps that seat as long as the table waits. */
export function openerOf(game: Pick<StoredGame, 'seats'>): Seat {
  return game.seats.findIndex((seat) => seat.kind === 'person')
}
