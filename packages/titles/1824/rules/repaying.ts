import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { Move } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, cashOf, debtOf } from '../state.ts'
import { seatPaysBank } from './bank.ts'
import { bookOf } from './book.ts'
import { isOnTurn, noteRepayment } from './stock-turn.ts'

/** Recorded games: a loan is paid back in a stock round, wholly or in part, as often as wanted. — table C16 */
export const repay: Move<AhState, AhAction, NumberedEvent, 'repay'> = {
  types: ['repay'],
  choices(state, seat) {
    const max = mostRepaid(state, seat)
    if (!isOnTurn(state, seat) || max === 0) return []
    return [{ kind: 'amount', action: { type: 'repay', amount: max }, field: 'amount', min: 1, max, step: 1 }]
  },
  refuse(state, seat, { amount }): Refusal | null {
    const isOpen = Number.isInteger(amount) && amount >= 1 && amount <= mostRepaid(state, seat)
    return isOpen ? null : refusal('AH-CHOICE', { what: String(amount) })
  },
  apply(state, seat, { amount }, emit) {
    seatPaysBank(state, seat, amount)
    const left = debtOf(state, seat) - amount
    state.debt[seat] = left
    noteRepayment(state, seat)
    emit({ type: 'loanRepaid', seat, amount, left })
  },
}

function mostRepaid(state: DeepReadonly<AhState>, seat: Seat): number {
  return bookOf(state).debtIsOverdraft ? 0 : Math.min(debtOf(state, seat), cashOf(state, seat))
}
