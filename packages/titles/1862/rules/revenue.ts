import { BANK, type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import { type CompanyIndex, type TurnStep, partOf, timesCovered, turnUnderWay } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal, refusalIn } from '../sections.ts'
import {
  NOBODY,
  type RmState,
  type RmTurn,
  TREASURY,
  companyAt,
  seatAccount,
  sharesOf,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { closeRunAfter, subsidyToCome } from './after-run.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { moveForRevenue, priceOf } from './prices.ts'

/** The price goes so many spaces right at most. — 7.8.5 */
export const MOST_SPACES = 4

/** Pay, withhold, or Hudson's manoeuvre. — 7.8.5, 7.8.6 */
export const revenue: TurnStep<RmState, RmAction, NumberedEvent> = {
  name: 'revenue',
  section: '7.8.5',
  endedBy: ['payOut', 'withhold', 'hudson'],
  settle(state, emit) {
    const turn = turnUnderWay<RmTurn>(state)
    const isLed = companyAt(state, turn.company).director !== NOBODY
    if (turn.revenue > 0 && isLed) return false
    withhold(state, emit)
    return true
  },
  choices(state) {
    const choices: Choice<RmAction>[] = [
      { kind: 'one', action: { type: 'payOut' } },
      { kind: 'one', action: { type: 'withhold' } },
    ]
    if (refuseHudson(state) === null) choices.push({ kind: 'one', action: { type: 'hudson' } })
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'payOut' || action.type === 'withhold') return null
    return action.type === 'hudson' ? refuseHudson(state) : wrongStep(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'payOut') payOut(state, 0, emit)
    if (action.type === 'hudson') payOut(state, missing(state), emit)
    if (action.type === 'withhold') withhold(state, emit)
  },
}

function refuseHudson(state: DeepReadonly<RmState>): Refusal | null {
  const turn = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const { hudsonFrom } = bookOf(state)
  if (hudsonFrom === null) return refusalIn('11.3', '62-VARIANT', { what: 'hudson' })
  const price = priceOf(state, turn.company)
  if (turn.revenue < hudsonFrom || turn.revenue >= price) {
    return refusal('62-HUDSON-RANGE', { revenue: turn.revenue, price })
  }
  const treasury = treasuryOf(state, turn.company) + subsidyToCome(state)
  return missing(state) > treasury ? refusal('62-HUDSON-CASH', { missing: missing(state), treasury }) : null
}

/** The smallest multiple of ten that brings the revenue to the price. — 7.8.6 */
function missing(state: DeepReadonly<RmState>): number {
  const turn = turnUnderWay<DeepReadonly<RmTurn>>(state)
  return Math.ceil((priceOf(state, turn.company) - turn.revenue) / 10) * 10
}

/** A tenth for each share, to those in the treasury as well; pool and offer get nothing. — 7.8.5 */
function payOut(state: RmState, added: number, emit: Emit<NumberedEvent>): void {
  closeRunAfter(state, 'revenue', emit)
  const { company, revenue: earned } = turnUnderWay<RmTurn>(state)
  pay(state.cash, treasuryAccount(company), BANK, added)
  const paid = earned + added
  const bySeat = Array.from({ length: state.players }, (_, seat) => part(state, company, seat, paid))
  bySeat.forEach((each, seat) => pay(state.cash, BANK, seatAccount(seat), each))
  const treasury = part(state, company, TREASURY, paid)
  pay(state.cash, BANK, treasuryAccount(company), treasury)
  emit({ type: 'dividendPaid', company, revenue: paid, bySeat, added, treasury })
  conclude(state, company, timesCovered(paid, priceOf(state, company), MOST_SPACES), emit)
}

function part(state: DeepReadonly<RmState>, company: CompanyIndex, holder: number, paid: number): number {
  return partOf(paid, sharesOf(state, company, holder), SHARES, 'down')
}

/** All to the treasury, and one space left. — 7.8.5 */
function withhold(state: RmState, emit: Emit<NumberedEvent>): void {
  closeRunAfter(state, 'revenue', emit)
  const { company, revenue: earned } = turnUnderWay<RmTurn>(state)
  pay(state.cash, BANK, treasuryAccount(company), earned)
  if (earned > 0) emit({ type: 'revenueWithheld', company, revenue: earned })
  conclude(state, company, -1, emit)
}

function conclude(state: RmState, company: CompanyIndex, spaces: number, emit: Emit<NumberedEvent>): void {
  companyAt(state, company).operated = true
  moveForRevenue(state, company, spaces, emit)
}
