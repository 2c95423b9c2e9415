import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { clockwiseFrom } from '@roundhouse/railways'
import {
  POOL,
  type ParliamentState,
  type RmAmalgamation,
  type RmOffer,
  type RmState,
  type RmTurn,
  type StockState,
} from '../state.ts'
import { deciderOf } from './directors.ts'

/** Who is asked now: one seat, or none at the end. */
export function asked(state: DeepReadonly<RmState>): readonly Seat[] {
  switch (state.step) {
    case 'over':
      return []
    case 'parliament':
      return [(state.parliament as DeepReadonly<ParliamentState>).at]
    case 'auction':
      return [state.parliament?.auction?.at as Seat]
    case 'charter':
      return [state.parliament?.charter?.seat as Seat]
    case 'stock':
      return [(state.stock as DeepReadonly<StockState>).at]
    case 'tokens':
      return [deciderOf(state, state.floating[0] as number)]
    case 'fine':
      return [debtor(state)]
    case 'answer':
      return [(state.offer as RmOffer).seat]
    case 'option': {
      const { waiting, active } = state.amalgamation as DeepReadonly<RmAmalgamation>
      const [holder] = waiting
      return [holder === undefined || holder > POOL ? active : holder]
    }
    case 'tokensTooMany':
      return [deciderOf(state, (state.amalgamation as DeepReadonly<RmAmalgamation>).survivor)]
    default:
      return [deciderOf(state, (state.turn as DeepReadonly<RmTurn>).company)]
  }
}

/** The first in the order of the stock round just ended who still owes a fine. — 4.3, table B28 */
export function debtor(state: DeepReadonly<RmState>): Seat {
  const order = clockwiseFrom(state.priority, state.players)
  return order.find((seat) => (state.debt[seat] as number) > 0) as Seat
}
