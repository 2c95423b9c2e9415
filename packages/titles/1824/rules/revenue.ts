import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { type TurnStep, halves, partOf } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { SHARES, isSmall } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, POOL, type TurnState, companyAt, sharesOf } from '../state.ts'
import { bankPaysCompany, bankPaysSeat } from './bank.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { moveForNothing } from './prices.ts'
import { isConstruction, seatsOf } from './shares.ts'

/** A stock company pays all or keeps all. — VII.10 */
export const revenue: TurnStep<AhState, AhAction, NumberedEvent> = {
  name: 'revenue',
  section: 'VII.10',
  endedBy: ['payOut', 'withhold'],
  settle: settleIncome,
  choices: () => [
    { kind: 'one', action: { type: 'payOut' } },
    { kind: 'one', action: { type: 'withhold' } },
  ],
  refuse(state, _seat, action) {
    if (action.type === 'withhold') return null
    if (action.type !== 'payOut') return wrongStep(state, action)
    const { revenue: all } = state.turn as TurnState
    return (action.amount ?? all) === all ? null : refusal('AH-DIV-CHOICE', { revenue: all })
  },
  apply(state, _seat, action, emit) {
    const { company } = state.turn as TurnState
    countAsOperated(state, company, emit)
    if (action.type === 'payOut') payOut(state, company, emit)
    else if (action.type === 'withhold') withhold(state, company, emit)
  },
}

/** What needs no decision: the halves of small railways, and no income at all. True when nothing is left to decide. — VII.10 */
function settleIncome(state: AhState, emit: Emit<NumberedEvent>): boolean {
  const { company, revenue: amount } = state.turn as TurnState
  if (isConstruction(state, company)) {
    countAsOperated(state, company, emit)
    return true
  }
  if (isSmall(company)) {
    countAsOperated(state, company, emit)
    if (amount > 0) halve(state, company, amount, emit)
    return true
  }
  if (amount > 0) return false
  countAsOperated(state, company, emit)
  moveForNothing(state, company, emit)
  return true
}

/** Mines pay the treasury and are no part of what is shared out; from now on the shares may be sold. — VII.10, VI.8 */
function countAsOperated(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  companyAt(state, company).operated = true
  bankPaysCompany(state, company, (state.turn as TurnState).mines, emit)
}

/** Half to the owner, half to the treasury. — IV.2, IV.3 */
function halve(state: AhState, company: number, amount: number, emit: Emit<NumberedEvent>): void {
  const { director: seat } = companyAt(state, company)
  const { owner, treasury } = halves(amount)
  emit({ type: 'incomeHalved', company, revenue: amount, seat, owner, treasury })
  bankPaysSeat(state, seat, owner, emit)
  bankPaysCompany(state, company, treasury, emit)
}

/** What so many tenths get of an income. — VII.10 */
export function dividendOn(amount: number, shares: number): number {
  return partOf(amount, shares, SHARES, 'down')
}

/** Shares in the bank are paid to the bank. — VII.10 */
function payOut(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  const { revenue: amount } = state.turn as TurnState
  const bySeat = seatsOf(state).map((seat) => dividendOn(amount, sharesOf(state, company, seat)))
  emit({ type: 'dividendPaid', company, revenue: amount, bySeat })
  bySeat.forEach((part, seat) => bankPaysSeat(state, seat, part, emit))
  bankPaysCompany(state, company, toTreasury(state, company, amount), emit)
}

/** Some tables pay the treasury for shares in the pool. — table C38 */
function toTreasury(state: DeepReadonly<AhState>, company: number, amount: number): number {
  return bookOf(state).poolPaysTreasury ? dividendOn(amount, sharesOf(state, company, POOL)) : 0
}

function withhold(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  const { revenue: amount } = state.turn as TurnState
  emit({ type: 'revenueWithheld', company, revenue: amount })
  bankPaysCompany(state, company, amount, emit)
}
