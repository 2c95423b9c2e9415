import { BANK, type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TurnStep,
  addTrain,
  hasPermit,
  moveUnits,
  takeCard,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal, refusalIn } from '../sections.ts'
import {
  NOBODY,
  POOL,
  type RmState,
  type RmTurn,
  TREASURY,
  companyAt,
  sharesOf,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { TYPES, WARRANTY_PRICE, trainCode, trainData, trainOf } from '../trains.ts'
import { goBankrupt } from './bankruptcy.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { moveDown, priceOf } from './prices.ts'
import { refinance, refuseRefinancing } from './refinancing.ts'
import { offerTrade } from './trade.ts'
import {
  bankOffers,
  bankPrice,
  freeWarranties,
  hasPlace,
  refusePurchase,
  refuseTrade,
  topBand,
  tradeOffers,
} from './train-market.ts'

/** Trains of the bank and of other companies; one is a must. — 7.9, 7.11 */
export const trains: TurnStep<RmState, RmAction, NumberedEvent> = {
  name: 'trains',
  section: '7.9',
  endedBy: ['pass'],
  settle(state, emit) {
    const { company } = turnUnderWay<RmTurn>(state)
    if (companyAt(state, company).director === NOBODY) {
      buyInReceivership(state, company, emit)
      return settle(state, company, emit)
    }
    return possible(state).next().done === true && settle(state, company, emit)
  },
  choices: (state) =>
    refusePass(state) === null ? [{ kind: 'one', action: { type: 'pass' } }, ...deeds(state)] : deeds(state),
  refuse(state, _seat, action) {
    switch (action.type) {
      case 'pass':
        return refusePass(state)
      case 'buyTrain':
        return refusePurchase(state, action)
      case 'tradeTrain':
        return refuseTrade(state, action)
      case 'sellTreasury':
        return refuseTreasurySale(state, action.shares)
      case 'refinance':
        return refuseForced(state) ?? refuseRefinancing(state)
      default:
        return wrongStep(state, action)
    }
  },
  apply(state, _seat, action, emit) {
    const turn = turnUnderWay<RmTurn>(state)
    const { company } = turn
    if (action.type === 'buyTrain') {
      buy(state, company, trainCode(action.train), action.warranties ?? 0, emit)
    }
    if (action.type === 'tradeTrain') offerTrade(state, action, emit)
    if (action.type === 'sellTreasury') sellTreasury(state, company, action.shares, emit)
    if (action.type === 'refinance') refinance(state, emit)
    if (action.type === 'pass') settle(state, company, emit)
  },
}

function deeds(state: DeepReadonly<RmState>): Choice<RmAction>[] {
  return [...possible(state)].map((action) => ({ kind: 'one', action }))
}

/** All that may be done for a train; whoever wants to know only whether there is something takes the first. */
function* possible(state: DeepReadonly<RmState>): Generator<RmAction> {
  for (const action of bankOffers(state)) if (refusePurchase(state, action) === null) yield action
  for (const action of tradeOffers(state)) if (refuseTrade(state, action) === null) yield action
  const shares = leastShares(state)
  if (refuseTreasurySale(state, shares) === null) yield { type: 'sellTreasury', shares }
  if ((refuseForced(state) ?? refuseRefinancing(state)) === null) yield { type: 'refinance' }
}

/** How a company without a train raises the money for one: own shares, else refinancing; null: it cannot. — 7.11 */
export function forcedDeed(state: DeepReadonly<RmState>): RmAction | null {
  const shares = leastShares(state)
  if (refuseTreasurySale(state, shares) === null) return { type: 'sellTreasury', shares }
  return (refuseForced(state) ?? refuseRefinancing(state)) === null ? { type: 'refinance' } : null
}

/** Without a train nobody goes on while one can be paid for, or money raised. — 7.11 */
function refusePass(state: DeepReadonly<RmState>): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (companyAt(state, company).trains.length > 0) return null
  const canPay = treasuryOf(state, company) >= bankPrice(state)
  const canRaise =
    refuseTreasurySale(state, leastShares(state)) === null ||
    (refuseForced(state) ?? refuseRefinancing(state)) === null
  return canPay || canRaise ? refusal('62-TRAIN-MUST', {}) : null
}

/** The step is over; a company that owns no train by then is bankrupt. — 7.11, 7.12 */
function settle(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): boolean {
  if (companyAt(state, company).trains.length === 0) goBankrupt(state, company, emit)
  return true
}

function buy(
  state: RmState,
  company: CompanyIndex,
  code: number,
  bought: number,
  emit: Emit<NumberedEvent>,
): void {
  const { price, band } = trainData(code)
  pay(state.cash, treasuryAccount(company), BANK, price + bought * WARRANTY_PRICE)
  takeCard(state.fleet, band)
  const warranties = bought + freeWarranties(code)
  addTrain(companyAt(state, company), code, warranties)
  emit({
    type: 'trainBought',
    company,
    train: code,
    from: 'bank',
    price: price + bought * WARRANTY_PRICE,
    help: 0,
    loan: 0,
    warranties,
  })
}

/** One train of the bank if it can, of the first type that permit and limit allow. — 7.3, table B42 */
function buyInReceivership(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  if (treasuryOf(state, company) < bankPrice(state)) return
  const { permits, types } = bookOf(state)
  const type = types.find(
    (each) =>
      (permits === null || hasPermit(state.permits, company, TYPES.indexOf(each))) &&
      hasPlace(state, company, trainOf(topBand(state), each).code),
  )
  if (type !== undefined) buy(state, company, trainOf(topBand(state), type).code, 0, emit)
}

/** Only a company that has no train and cannot pay the bank's raises money, and only once. — 7.11 */
function refuseForced(state: DeepReadonly<RmState>): Refusal | null {
  const { company, raised } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const hasTrain = companyAt(state, company).trains.length > 0
  const canPay = treasuryOf(state, company) >= bankPrice(state)
  return hasTrain || canPay || (raised && bookOf(state).raisesOnce)
    ? refusal('62-FORCED-NOT-NEEDED', {})
    : null
}

/** The least number of own shares that pays for the bank's train. — 7.11.1 */
function leastShares(state: DeepReadonly<RmState>): number {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const lacking = bankPrice(state) - treasuryOf(state, company)
  return Math.max(1, Math.ceil(lacking / Math.max(1, priceOf(state, company))))
}

function refuseTreasurySale(state: DeepReadonly<RmState>, shares: number): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (!bookOf(state).mayRedeem) return refusalIn('11.3', '62-VARIANT', { what: 'sellTreasury' })
  const refused = refuseForced(state)
  if (refused !== null) return refused
  const most = Math.min(leastShares(state), sharesOf(state, company, TREASURY))
  if (!Number.isInteger(shares) || shares > most) return refusal('62-FORCED-TOO-MANY', { most })
  const missing = bankPrice(state) - treasuryOf(state, company) - shares * priceOf(state, company)
  return shares < 1 || missing > 0 ? refusal('62-FORCED-NOT-ENOUGH', { missing }) : null
}

/** All at the full price, then a step for each, none ignored; after the LNER no step. — 7.11.1, table B20 */
function sellTreasury(
  state: RmState,
  company: CompanyIndex,
  shares: number,
  emit: Emit<NumberedEvent>,
): void {
  const amount = shares * priceOf(state, company)
  pay(state.cash, BANK, treasuryAccount(company), amount)
  moveUnits(state.shares, company, shares, { from: TREASURY, to: POOL })
  turnUnderWay<RmTurn>(state).raised = true
  emit({ type: 'treasurySold', company, shares, amount })
  if (bookOf(state).forcedSaleDrops(state.lner === 'formed')) moveDown(state, company, shares, emit)
}
