import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import type { CzAction } from '../actions.ts'
import type { CzEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, cashOf, seatAccount } from '../state.ts'

/** At any moment of a stock round, any amount; the penalty stays until the end. — VIII.11 */
export function refuseRepay(state: DeepReadonly<CzState>, seat: Seat, amount: number): Refusal | null {
  const debt = state.debt[seat] as number
  if (debt === 0) return refusal('CZ-LOAN-NONE', {})
  const cash = cashOf(state, seat)
  if (!Number.isInteger(amount) || amount < 1 || amount > cash) {
    return refusal('CZ-LOAN-CASH', { amount, cash })
  }
  return amount > debt ? refusal('CZ-LOAN-PENALTY', { debt }) : null
}

export function repayChoices(state: DeepReadonly<CzState>, seat: Seat): Choice<CzAction>[] {
  const most = Math.min(state.debt[seat] as number, cashOf(state, seat))
  if (most === 0) return []
  const action = { type: 'repay', amount: most } as const
  return [{ kind: 'amount', action, field: 'amount', min: 1, max: most, step: 1 }]
}

export function repay(state: CzState, seat: Seat, amount: number, emit: Emit<CzEvent>): void {
  pay(state.cash, seatAccount(seat), BANK, amount)
  const left = (state.debt[seat] as number) - amount
  state.debt[seat] = left
  emit({ type: 'loanRepaid', seat, amount, left })
}

/** What the director cannot pay he borrows, with a penalty of the same amount. — VIII.11 */
export function borrow(state: CzState, seat: Seat, amount: number): void {
  state.debt[seat] = (state.debt[seat] as number) + amount
  state.penalty[seat] = (state.penalty[seat] as number) + amount
}
