import { BANK, type DeepReadonly, type Emit, type Seat, pay } from '@roundhouse/kernel'
import { leftInBank } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type AhState, cashOf, debtOf, seatAccount, treasuryAccount } from '../state.ts'
import { bookOf } from './book.ts'
import { figuresOf } from './figures.ts'

/** The bank pays a company. — IX.1: it goes on paying when it has no money left */
export function bankPaysCompany(
  state: AhState,
  company: number,
  amount: number,
  emit: Emit<NumberedEvent>,
): void {
  payFromBank(state, treasuryAccount(company), amount, emit)
}

/** The bank pays a player; what he owes it stays there. — VII.12, tables B30 and B48 */
export function bankPaysSeat(state: AhState, seat: Seat, amount: number, emit: Emit<NumberedEvent>): void {
  const repaid = bookOf(state).debtIsOverdraft ? Math.min(debtOf(state, seat), amount) : 0
  state.debt[seat] = debtOf(state, seat) - repaid
  payFromBank(state, seatAccount(seat), amount - repaid, emit)
}

export function seatPaysBank(state: AhState, seat: Seat, amount: number): void {
  pay(state.cash, seatAccount(seat), BANK, amount)
}

/** What the bank has left of the money of the game. — III.4, IX.1 */
export function bankBalance(state: DeepReadonly<AhState>): number {
  return leftInBank(state, figuresOf(state).bank)
}

/** Cash, negative when overdrawn. — VII.12 */
export function balanceOf(state: DeepReadonly<AhState>, seat: Seat): number {
  return cashOf(state, seat) - debtOf(state, seat)
}

/** Once it has no money left the end is near, even if money flows back. — IX.1 */
function payFromBank(state: AhState, account: string, amount: number, emit: Emit<NumberedEvent>): void {
  if (amount === 0) return
  pay(state.cash, BANK, account, amount)
  if (state.broken || !bookOf(state).isBroken(bankBalance(state))) return
  state.broken = true
  emit({ type: 'bankBroken' })
}
