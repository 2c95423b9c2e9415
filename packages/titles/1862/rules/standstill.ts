import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import type { NumberedEvent } from '../events.ts'
import type { RmState, StockState } from '../state.ts'
import { finish } from './ends.ts'
import { canTrade } from './idle-turn.ts'

/**
 * A stock round begins in which no company operates, none is bound to float, and nobody can buy, start or sell: then
 * Parliament had nothing to offer either, and every later round would be like this one. — docs/decisions/0019
 */
export function isStandstill(state: DeepReadonly<RmState>): boolean {
  const { round, stock, companies, obligations, lner, players } = state
  if (round.kind !== 'stock' || stock === null || lner === 'formed' || obligations.length > 0) return false
  if (companies.some(({ status }) => status === 'open') || !isFresh(stock)) return false
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return !seats.some((seat) => canTrade(state, seat))
}

/** Nobody has decided yet. */
function isFresh({ passes, sold, bought }: DeepReadonly<StockState>): boolean {
  return passes === 0 && sold.every((each) => each === 0) && bought.every((each) => each === 0)
}

/** Wealth is counted as it is. — 10.4 */
export function endStandstill(state: RmState, emit: Emit<NumberedEvent>): void {
  emit({ type: 'standstill' })
  finish(state, emit)
}
