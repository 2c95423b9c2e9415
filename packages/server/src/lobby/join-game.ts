import type { Seat } from '@roundhouse/kernel'
import { type Fault, type JoinGame, fault } from '@roundhouse/protocol'
import type { Storage, StoredGame } from '@roundhouse/storage'
import type { LiveGame } from '../live/live-game.ts'
import { seatOf } from '../seats/seat-owner.ts'
import { newSecret, secretFrom, sha256 } from '../seats/secrets.ts'
import { sameName } from './same-name.ts'

export type Joined =
  | { readonly ok: true; readonly seat: Seat; readonly secret: string }
  | { readonly ok: false; readonly fault: Fault }

/** Somebody sits down. `held` is the secret that this browser has for the game already. */
export function joinGame(
  game: LiveGame,
  wanted: JoinGame,
  held: string | null,
  isInvited: Storage['isInvited'],
): Promise<Joined> {
  return game.run(async () => {
    const { stored } = game
    const secret = wanted.key === null ? newSecret() : secretFrom(wanted.key, stored.id)
    const again = seatOf(stored, secret)
    if (again !== null) return { ok: true, seat: again, secret }
    if (stored.closed !== null) return refused(fault('table-closed', { by: stored.closed.by }))
    const own = seatOf(stored, held)
    if (own !== null) return refused(fault('already-seated', { seat: own }))
    if (!stored.listed && !(await isInvited(stored.id, sha256(wanted.invite ?? ''))))
      return refused(fault('wrong-invite', {}))
    const seat = wanted.seat ?? firstFree(stored)
    if (seat === null) return refused(fault('table-full', {}))
    if (stored.seats[seat]?.kind !== 'person') return refused(fault('no-such-seat', { seat }))
    if (stored.seats.some((other, index) => index !== seat && sameName(other.name, wanted.name))) {
      return refused(fault('name-taken', { name: wanted.name }))
    }
    const taken = await game.takeSeat(seat, wanted.name, sha256(secret))
    return taken ? { ok: true, seat, secret } : refused(fault('seat-taken', { seat }))
  })
}

/** A seat that is kept for nobody comes first. */
function firstFree(game: StoredGame): Seat | null {
  const free = Array.from(game.seats.keys()).filter((seat) => {
    const { kind, secretHash } = game.seats[seat] ?? {}
    return kind === 'person' && secretHash === null
  })
  return free.find((seat) => game.seats[seat]?.name === null) ?? free[0] ?? null
}

function refused(reason: Fault): Joined {
  return { ok: false, fault: reason }
}
