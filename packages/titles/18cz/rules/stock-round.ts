import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type Happening, byCash, rowIsOver } from '@roundhouse/railways'
import { sizeData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, NOBODY, cashOf, companyAt } from '../state.ts'
import { firstSet } from './figures.ts'
import { moveForSoldOut } from './prices.ts'
import { sharesSold } from './shares.ts'

/** The first one, or the one after a set of operating rounds. — V, VII.1 */
export function beginStockRound(state: CzState, emit: Emit<NumberedEvent>): void {
  const set = state.round.kind === 'pre' ? firstSet(state) : state.round.set + 1
  state.round = { kind: 'stock', set, within: 0, turns: 0, passed: 0 }
  state.step = 'stock'
  const sold = Array.from({ length: state.players }, () => 0)
  state.stock = { at: 0, passes: 0, sold, soldNow: 0, bought: NOBODY }
  emit({ type: 'stockRoundBegan', number: set + 1 })
}

/** — VII.2 */
export function stockRoundIsOver({ stock, players }: DeepReadonly<CzState>): boolean {
  return stock !== null && rowIsOver(stock, players)
}

export function endStockRound(state: CzState): void {
  state.stock = null
}

/** Companies that have no share left in the bank rise, in operating order. — IX.3 */
export function raiseSoldOut(state: CzState, emit: Emit<NumberedEvent>): void {
  for (const company of state.market.order.slice()) {
    const soldOut = sharesSold(state, company) === sizeData(company).shares
    if (companyAt(state, company).status === 'open' && soldOut) moveForSoldOut(state, company, emit)
  }
}

/** New priority cards by cash, equals in the order they had. — VI, VII.2 */
export function dealPriority(first: 'most' | 'least'): Happening<CzState, NumberedEvent> {
  return (state, emit) => {
    state.priority = byCash(state.priority, (seat) => cashOf(state, seat), first)
    emit({ type: 'priorityDealt', seats: state.priority.slice() })
  }
}
