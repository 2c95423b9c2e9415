import { BANK, type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Payment,
  type TrainCode,
  type TurnStep,
  isObsolete,
  isOnSale,
  payment,
  takeOnSale,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import {
  type CzState,
  VACLAV,
  cashOf,
  companyAt,
  seatAccount,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { FLEET, trainCode, trainData } from '../trains.ts'
import { couldBuyMw } from './any-moment.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { facesOf, runsTrain } from './figures.ts'
import { borrowForTrain } from './loans.ts'
import { canTradeLocals } from './locals.ts'
import { applyTrade, refuseTrade, tradeChoices } from './trade.ts'
import {
  type Purchase,
  canBuyTrain,
  cannotPay,
  lettersOnSale,
  mayEndTurn,
  mustBuyTrain,
  offered,
  receiveTrain,
  refusePlace,
} from './train-places.ts'

/** Buy trains of the bank, the pool or other companies; one of the own colour is a must. — VIII.10 */
export const trains: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'trains',
  section: 'VIII.10',
  endedBy: ['pass'],
  settle(state) {
    const { company } = underWay(state, 'turn')
    if (companyAt(state, company).director === VACLAV) return true
    return bookOf(state).isLeftUnasked(
      () => !canBuyTrain(state, company) && !canTradeLocals(state) && !couldBuyMw(state),
    )
  },
  choices(state, _seat, only) {
    const choices: Choice<CzAction>[] = []
    if (mayEndTurn(state)) choices.push({ kind: 'one', action: { type: 'pass' } })
    for (const action of offered(state)) {
      if (refusePurchase(state, action) === null) choices.push({ kind: 'one', action })
    }
    choices.push(...tradeChoices(state), ...anytimeChoices(state, only))
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return mayEndTurn(state) ? null : refusal('CZ-TRAIN-MUST', {})
    if (action.type === 'buyTrain') return refusePurchase(state, action)
    if (action.type === 'tradeTrain') return refuseTrade(state, action)
    return refuseAnytime(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'pass') return
    if (action.type === 'buyTrain') buy(state, action, emit)
    else if (action.type === 'tradeTrain') applyTrade(state, action, emit)
    else applyAnytime(state, action, emit)
  },
}

function refusePurchase(state: DeepReadonly<CzState>, action: Purchase): Refusal | null {
  const { company, helped } = underWay(state, 'turn')
  const { train, from } = action
  const code = trainCode(train)
  if (code < 0) return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  const { letter, price } = trainData(code)
  const there = from === 'bank' || from === 'pool'
  if (!there || !isOnSale(state.fleet, FLEET, lettersOnSale(state), from, letter)) {
    return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  }
  if (action.card !== undefined && !namesCard(state, action.card, letter)) {
    return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  }
  if (isObsolete(state.fleet, FLEET, code)) return refusal('CZ-TRAIN-OBSOLETE', { train })
  if (!facesOf(state, letter).includes(code)) return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  const place = refusePlace(state, company, code)
  if (place !== null) return place
  const treasury = treasuryOf(state, company)
  if (price > treasury && helped && !mustBuyTrain(state, company)) return refusal('CZ-EMERG-EXTRA', {})
  const paid = paymentFor(state, company, code)
  if (paid === null) return refusal('CZ-TRAIN-CASH', { price, treasury })
  const { loan = paid.loan } = action
  return loan === paid.loan ? null : refusal('CZ-LOAN-AMOUNT', { loan, needed: paid.loan })
}

/** The treasury first, then the director's cash, then a loan; null when he may not help. — VIII.11 */
function paymentFor(state: DeepReadonly<CzState>, company: CompanyIndex, code: TrainCode): Payment | null {
  const { price } = trainData(code)
  const treasury = treasuryOf(state, company)
  const helps =
    price > treasury &&
    mustBuyTrain(state, company) &&
    runsTrain(state, company, code) &&
    bookOf(state).directorHelps(() => cannotPay(state, company))
  return payment(price, treasury, helps ? { cash: cashOf(state, companyAt(state, company).director) } : null)
}

function buy(state: CzState, { train, from, card }: Purchase, emit: Emit<NumberedEvent>): void {
  const turn = underWay(state, 'turn')
  const { company } = turn
  const code = trainCode(train)
  const { price } = trainData(code)
  const { treasury, cash, loan } = paymentFor(state, company, code) as Payment
  const { director } = companyAt(state, company)
  pay(state.bank.cash, treasuryAccount(company), BANK, treasury)
  pay(state.bank.cash, seatAccount(director), BANK, cash)
  borrowForTrain(state, director, loan)
  const help = cash + loan
  if (help > 0) turn.helped = true
  takeOnSale(state.fleet, FLEET, { train: code, from }, card === undefined ? code : trainCode(card))
  receiveTrain(state, company, code, help)
  emit({ type: 'trainBought', company, train: code, from, price, help, loan })
}

/** Where cards keep the side they were used as, one of the pool may be named by it. */
function namesCard(state: DeepReadonly<CzState>, card: string, letter: number): boolean {
  const side = trainCode(card)
  if (side < 0 || trainData(side).letter !== letter || !bookOf(state).poolCardsHaveSides) return false
  return state.fleet.pool.includes(side)
}
