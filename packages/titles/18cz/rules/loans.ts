import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import { type Move, type LoanTerms, borrow, lowerDebt, mostRepayable, repayFault } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, cashOf, seatAccount } from '../state.ts'

/** A penalty of the same amount, booked until the end. — VIII.11 */
const TERMS: LoanTerms = { surcharge: () => 0, penalty: (amount) => amount }

/** At any moment of a stock round, in turn or not, any amount. — VIII.11 */
export const repayLoan: Move<CzState, CzAction, NumberedEvent, 'repay'> = {
  types: ['repay'],
  choices: repayChoices,
  refuse: (state, seat, { amount }) => refuseRepay(state, seat, amount),
  apply: (state, seat, { amount }, emit) => repay(state, seat, amount, emit),
}

/** The penalty stays until the end. — VIII.11 */
function refuseRepay(state: DeepReadonly<CzState>, seat: Seat, amount: number): Refusal | null {
  const debt = state.bank.debt[seat] as number
  const cash = cashOf(state, seat)
  switch (repayFault(debt, cash, amount)) {
    case 'no-debt':
      return refusal('CZ-LOAN-NONE', {})
    case 'cash':
      return refusal('CZ-LOAN-CASH', { amount, cash })
    case 'more-than-debt':
      return refusal('CZ-LOAN-PENALTY', { debt })
    case null:
      return null
  }
}

function repayChoices(state: DeepReadonly<CzState>, seat: Seat): Choice<CzAction>[] {
  const most = mostRepayable(state.bank.debt[seat] as number, cashOf(state, seat))
  if (most === 0) return []
  const action = { type: 'repay', amount: most } as const
  return [{ kind: 'amount', action, field: 'amount', min: 1, max: most, step: 1 }]
}

function repay(state: CzState, seat: Seat, amount: number, emit: Emit<NumberedEvent>): void {
  pay(state.bank.cash, seatAccount(seat), BANK, amount)
  emit({ type: 'loanRepaid', seat, amount, left: lowerDebt(state.bank, seat, amount) })
}

/** What the director cannot pay he borrows. — VIII.11 */
export function borrowForTrain(state: CzState, seat: Seat, amount: number): void {
  if (amount > 0) borrow(state.bank, TERMS, seat, amount)
}
