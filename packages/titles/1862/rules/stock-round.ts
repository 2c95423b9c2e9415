import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type Line, rowIsOver } from '@roundhouse/railways'
import { COMPANIES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { NOBODY, type RmState, type StockState } from '../state.ts'
import { bookOf } from './book.ts'
import { canTrade } from './idle-turn.ts'
import { passTurn } from './stock-turn.ts'

/** From the holder of the priority deal on. — 6.1 */
export function beginStockRound(state: RmState, emit: Emit<NumberedEvent>): void {
  const { players } = state
  const set = state.round.set + 1
  state.round = { kind: 'stock', set, within: 0, rounds: 1 }
  state.parliament = null
  state.step = 'stock'
  state.stock = {
    at: state.priority,
    passes: 0,
    sold: Array.from({ length: players }, () => 0),
    soldNow: 0,
    bought: Array.from({ length: players * COMPANIES.length }, () => 0),
    lastBuyer: NOBODY,
    beganAbove: false,
  }
  emit({ type: 'stockRoundBegan', number: set + 1 })
}

/** All have passed in a row. — 6.6 */
export function stockRoundIsOver({ round, stock, players }: DeepReadonly<RmState>): boolean {
  return round.kind === 'stock' && stock !== null && rowIsOver(stock, players)
}

/** Whoever's turn it is goes on once everything else is settled; who can do nothing passes unasked. — 6.1, 6.2 */
export const nextInStockRound: Line<RmState, NumberedEvent> = (state, emit) => {
  const { round, stock } = state
  if (round.kind !== 'stock' || stock === null) return 'nothing'
  if (!bookOf(state).asksInVain('stock') && !canTrade(state, stock.at)) {
    passTurn.apply(state, stock.at, { type: 'pass' }, emit)
    return 'happened'
  }
  state.step = 'stock'
  return 'asks'
}

/** The deal goes to the player after the last to act; if nobody acted it stays. — 6.6 */
export function passPriority(state: RmState, emit: Emit<NumberedEvent>): void {
  const { at } = state.stock as StockState
  state.stock = null
  if (at === state.priority) return
  state.priority = at
  emit({ type: 'priorityPassed', seat: at })
}
