import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Step,
  pay,
} from '@roundhouse/kernel'
import { isObsolete, takeTop, topLetter } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import {
  type CzState,
  type TurnState,
  cashOf,
  companyAt,
  seatAccount,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { FLEET, trainCode, trainData } from '../trains.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { facesOf, runsTrain } from './figures.ts'
import { borrow } from './loans.ts'
import { sellFaces } from './phases.ts'
import { leaveStage } from './stage.ts'
import { applyTrade, refuseTrade, tradeChoices } from './trade.ts'
import {
  type Purchase,
  cannotPay,
  mayEndTurn,
  mustBuyTrain,
  offered,
  receiveTrain,
  refusePlace,
} from './train-places.ts'

/** Buy trains of the bank, the pool or other companies; one of the own colour is a must. — VIII.10 */
export const trains: Step<CzState, CzAction, CzEvent> = {
  name: 'trains',
  section: 'VIII.10',
  choices(state) {
    const choices: Choice<CzAction>[] = []
    if (mayEndTurn(state)) choices.push({ kind: 'one', action: { type: 'pass' } })
    for (const action of offered(state)) {
      if (refusePurchase(state, action) === null) choices.push({ kind: 'one', action })
    }
    choices.push(...tradeChoices(state), ...anytimeChoices(state))
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return mayEndTurn(state) ? null : refusal('CZ-TRAIN-MUST', {})
    if (action.type === 'buyTrain') return refusePurchase(state, action)
    if (action.type === 'tradeTrain') return refuseTrade(state, action)
    return refuseAnytime(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'pass') leaveStage(state)
    else if (action.type === 'buyTrain') buy(state, action, emit)
    else if (action.type === 'tradeTrain') applyTrade(state, action, emit)
    else applyAnytime(state, action, emit)
  },
}

function refusePurchase(state: DeepReadonly<CzState>, action: Purchase): Refusal | null {
  const { company, helped } = state.turn as TurnState
  const { train, from } = action
  const code = trainCode(train)
  if (code < 0) return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  const { letter, price } = trainData(code)
  const there =
    from === 'pool'
      ? state.fleet.pool.some((each) => trainData(each).letter === letter)
      : from === 'bank' && letter === topLetter(state.fleet)
  if (!there) return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  if (action.card !== undefined && !namesCard(state, action.card, letter)) {
    return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  }
  if (isObsolete(state.fleet, FLEET, code)) return refusal('CZ-TRAIN-OBSOLETE', { train })
  if (!facesOf(state, letter).includes(code)) return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  const place = refusePlace(state, company, code)
  if (place !== null) return place
  const treasury = treasuryOf(state, company)
  if (price <= treasury) {
    return action.loan === undefined || action.loan === 0
      ? null
      : refusal('CZ-LOAN-AMOUNT', { loan: action.loan, needed: 0 })
  }
  if (helped && !mustBuyTrain(state, company)) return refusal('CZ-EMERG-EXTRA', {})
  const isHelped =
    mustBuyTrain(state, company) &&
    runsTrain(state, company, code) &&
    (isOn(state, 'emergencyWhenAffordable') || cannotPay(state, company))
  if (!isHelped) return refusal('CZ-TRAIN-CASH', { price, treasury })
  const needed = Math.max(0, price - treasury - cashOf(state, companyAt(state, company).director))
  if (action.loan !== undefined && action.loan !== needed) {
    return refusal('CZ-LOAN-AMOUNT', { loan: action.loan, needed })
  }
  return null
}

function buy(state: CzState, { train, from, card }: Purchase, emit: Emit<CzEvent>): void {
  const turn = state.turn as TurnState
  const { company } = turn
  const code = trainCode(train)
  const { price } = trainData(code)
  const { help, loan } = payForTrain(state, company, price)
  if (help > 0) turn.helped = true
  if (from === 'bank') takeTop(state.fleet)
  else {
    state.fleet.pool.splice(cardInPool(state, code, card), 1)
  }
  emit({ type: 'trainBought', company: companyId(company), train, from, price, help, loan })
  receiveTrain(state, company, code)
  sellFaces(state, [code], emit)
}

/** The sides of cards in the pool matter in recorded games only. — table C17 */
function namesCard(state: DeepReadonly<CzState>, card: string, letter: number): boolean {
  const side = trainCode(card)
  if (side < 0 || trainData(side).letter !== letter || !isOn(state, 'poolSideRusts')) return false
  return state.fleet.pool.includes(side)
}

/** The card that was named, else one lying on the face wanted, else any of its letter. */
function cardInPool({ fleet: { pool } }: CzState, code: number, card: string | undefined): number {
  const named = card === undefined ? -1 : pool.indexOf(trainCode(card))
  const same = named < 0 ? pool.indexOf(code) : named
  return same < 0 ? pool.findIndex((each) => trainData(each).letter === trainData(code).letter) : same
}

/** The treasury first, then the director's cash, then a loan. — VIII.11 */
function payForTrain(state: CzState, company: number, price: number): { help: number; loan: number } {
  const own = Math.min(price, treasuryOf(state, company))
  pay(state.cash, treasuryAccount(company), BANK, own)
  const help = price - own
  if (help === 0) return { help: 0, loan: 0 }
  const seat = companyAt(state, company).director
  const cash = Math.min(help, cashOf(state, seat))
  pay(state.cash, seatAccount(seat), BANK, cash)
  const loan = help - cash
  if (loan > 0) borrow(state, seat, loan)
  return { help, loan }
}
