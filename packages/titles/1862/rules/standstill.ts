import type { DeepReadonly, Emit, Seat } from '@roundhouse/kernel'
import type { RmEvent } from '../events.ts'
import type { RmState, StockState } from '../state.ts'
import { buyOrStart } from './buying.ts'
import { finish } from './ends.ts'
import { sellShares } from './selling.ts'

/**
 * A stock round begins in which no company operates, none is bound to float, and nobody can buy, start or sell: then
 * Parliament had nothing to offer either, and every later round would be like this one. — docs/decisions/0019
 */
export function isStandstill(state: DeepReadonly<RmState>): boolean {
  const { round, stock, companies, obligations, lner, players } = state
  if (round.kind !== 'stock' || stock === null || lner === 'formed' || obligations.length > 0) return false
  if (companies.some(({ status }) => status === 'open') || !isFresh(stock)) return false
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return seats.every((seat) => hasNothingToDo(state, seat))
}

/** Nobody has decided yet. */
function isFresh({ passes, sold, bought }: DeepReadonly<StockState>): boolean {
  return passes === 0 && sold.every((each) => each === 0) && bought.every((each) => each === 0)
}

function hasNothingToDo(state: DeepReadonly<RmState>, seat: Seat): boolean {
  return buyOrStart.choices(state, seat).length === 0 && sellShares.choices(state, seat).length === 0
}

/** Wealth is counted as it is. — 10.4 */
export function endStandstill(state: RmState, emit: Emit<RmEvent>): void {
  emit({ type: 'standstill' })
  finish(state, emit)
}
