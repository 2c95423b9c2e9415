import { BANK, type Emit, pay } from '@roundhouse/kernel'
import { type CompanyIndex, type Holder, type TurnStep, partOf, underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { sizeData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type CzState, VACLAV, companyAt, seatAccount, sharesOf, treasuryAccount } from '../state.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { moveForNothing } from './prices.ts'

/** All to the holders or all to the treasury. — VIII.8 */
export const revenue: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'revenue',
  section: 'VIII.8',
  endedBy: ['payOut', 'withhold'],
  settle: settleRevenue,
  choices: (state) => [
    { kind: 'one', action: { type: 'payOut' } },
    { kind: 'one', action: { type: 'withhold' } },
    ...anytimeChoices(state),
  ],
  refuse(state, _seat, action) {
    if (action.type === 'payOut' || action.type === 'withhold') return null
    return refuseAnytime(state, action)
  },
  apply(state, _seat, action, emit) {
    const { company } = underWay(state, 'turn')
    if (action.type === 'payOut') payOut(state, company, emit)
    else if (action.type === 'withhold') withhold(state, company, emit)
    else applyAnytime(state, action, emit)
  },
}

/** Without revenue the price falls; Václav's companies always pay. True when nothing is left to decide. — XI.1 */
function settleRevenue(state: CzState, emit: Emit<NumberedEvent>): boolean {
  const turn = underWay(state, 'turn')
  if (turn.revenue === 0) {
    companyAt(state, turn.company).operated = true
    moveForNothing(state, turn.company, emit)
    return true
  }
  if (companyAt(state, turn.company).director !== VACLAV) return false
  payOut(state, turn.company, emit)
  return true
}

/** What so many shares get of a revenue: their percentage, all certificates added up first, rounded up. — VIII.8 */
export function dividendOn(company: CompanyIndex, revenue: number, shares: number): number {
  return partOf(revenue, shares, sizeData(company).shares, 'up')
}

function payOut(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const amount = underWay(state, 'turn').revenue
  const part = (holder: Holder): number => dividendOn(company, amount, sharesOf(state, company, holder))
  const bySeat = Array.from({ length: state.players }, (_, seat) => part(seat))
  bySeat.forEach((each, seat) => pay(state.bank.cash, BANK, seatAccount(seat), each))
  bookOf(state).paysVaclav(state.bank.cash, part(VACLAV))
  companyAt(state, company).operated = true
  emit({ type: 'dividendPaid', company, revenue: amount, bySeat })
}

function withhold(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const amount = underWay(state, 'turn').revenue
  pay(state.bank.cash, BANK, treasuryAccount(company), amount)
  companyAt(state, company).operated = true
  emit({ type: 'revenueWithheld', company, revenue: amount })
}
