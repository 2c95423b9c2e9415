import type { DeepReadonly, Seat, Standing } from '@roundhouse/kernel'
import { type ChicagoState, cashOf } from '../state.ts'

/** Most cash wins; shares and treasuries count nothing; a tie is a shared victory. — p40 End */
export function standing(state: DeepReadonly<ChicagoState>): Standing[] {
  const seats = Array.from({ length: state.players }, (_, seat) => ({ seat, score: cashOf(state, seat) }))
  return seats
    .map(({ seat, score }) => ({
      seat,
      score,
      rank: 1 + seats.filter((other) => other.score > score).length,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
}

export function leaders(state: DeepReadonly<ChicagoState>): Seat[] {
  return standing(state)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat)
}
