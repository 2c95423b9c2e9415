import type { Choice, DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import { type TurnStep, removeTrain, scrap, takeCard } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type AhState, NOBODY, type TurnState, companyAt } from '../state.ts'
import { FLEET, trainCode, trainData, trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { emergencySales, payForTrain, refuseEmergencySale, refusePayment, sellForTrain } from './emergency.ts'
import { wrongStep } from './gates.ts'
import { isConstruction } from './shares.ts'
import { applyTrade, refuseTrade, tradeChoices } from './trade.ts'
import {
  handInValue,
  mustBuyTrain,
  refuseKind,
  refuseOffer,
  refuseRoom,
  trainsAtBank,
} from './trains-on-sale.ts'

type State = DeepReadonly<AhState>
type Purchase = Extract<AhAction, { type: 'buyTrain' }>

/** Buy trains of the bank or of other companies, one after the other; one is a must. — VII.11, VII.12, VII.13 */
export const trains: TurnStep<AhState, AhAction, NumberedEvent> = {
  name: 'trains',
  section: 'VII.11',
  endedBy: ['pass'],
  settle(state) {
    const { company } = state.turn as TurnState
    return isConstruction(state, company) || companyAt(state, company).director === NOBODY
  },
  choices(state) {
    const { company } = state.turn as TurnState
    const pass: Choice<AhAction>[] = mustBuyTrain(state, company)
      ? []
      : [{ kind: 'one', action: { type: 'pass' } }]
    return [...pass, ...purchases(state), ...emergencySales(state)]
  },
  refuse(state, seat, action) {
    const { company } = state.turn as TurnState
    switch (action.type) {
      case 'pass':
        return mustBuyTrain(state, company) ? refusal('AH-TRAIN-MUST-OWN', {}) : null
      case 'buyTrain':
        return refusePurchase(state, action)
      case 'tradeTrain':
        return refuseTrade(state, action)
      case 'sell':
        return refuseEmergencySale(state, seat, action)
      default:
        return wrongStep(state, action)
    }
  },
  apply(state, seat, action, emit) {
    if (action.type === 'buyTrain') buy(state, action, emit)
    else if (action.type === 'tradeTrain') applyTrade(state, action, emit)
    else if (action.type === 'sell') sellForTrain(state, seat, action, emit)
  },
}

function purchases(state: State): Choice<AhAction>[] {
  const { company, tradedIn } = state.turn as TurnState
  const owned = tradedIn ? [] : [...new Set(companyAt(state, company).trains)]
  const { mayHandIn } = bookOf(state)
  const choices: Choice<AhAction>[] = []
  const offer = (action: Purchase): void => {
    if (refusePurchase(state, action) === null) choices.push({ kind: 'one', action })
  }
  for (const code of trainsAtBank(state)) {
    const plain = { type: 'buyTrain', train: trainId(code), from: 'bank' } as const
    offer(plain)
    for (const given of owned) if (mayHandIn(given, code)) offer({ ...plain, tradeIn: trainId(given) })
  }
  return [...choices, ...tradeChoices(state)]
}

function refusePurchase(state: State, action: Purchase): Refusal | null {
  const { company } = state.turn as TurnState
  const code = trainCode(action.train)
  if (code < 0) return refusal('AH-CHOICE', { what: action.train })
  const place =
    refuseKind(company, code) ??
    refuseOffer(state, code) ??
    (action.tradeIn === undefined
      ? refuseRoom(state, company)
      : refuseTradeIn(state, company, code, action.tradeIn))
  if (place !== null) return place
  const price = costOf(action)
  return refusePayment(state, company, { price, most: price, helpsOwn: false, help: action.help })
}

/** A less powerful train of the same kind, once for each company and operating round. — VII.13 */
function refuseTradeIn(state: State, company: number, code: number, tradeIn: string): Refusal | null {
  if ((state.turn as TurnState).tradedIn) return refusal('AH-TRAIN-TRADE-ONCE', {})
  const given = trainCode(tradeIn)
  const isOwned = companyAt(state, company).trains.includes(given)
  return isOwned && bookOf(state).mayHandIn(given, code)
    ? null
    : refusal('AH-TRAIN-TRADE-TYPE', { train: tradeIn })
}

function costOf({ train, tradeIn }: Purchase): number {
  const { price } = trainData(trainCode(train))
  return tradeIn === undefined ? price : price - handInValue(trainCode(tradeIn))
}

/** What is handed in leaves the game before the new train comes. — VII.13 */
function buy(state: AhState, action: Purchase, emit: Emit<NumberedEvent>): void {
  const turn = state.turn as TurnState
  const { company } = turn
  const entry = companyAt(state, company)
  const { train, tradeIn } = action
  const code = trainCode(train)
  const price = costOf(action)
  if (tradeIn !== undefined) {
    turn.tradedIn = true
    removeTrain(entry.trains, trainCode(tradeIn))
    scrap(state.fleet, FLEET, trainCode(tradeIn))
  }
  const { cash, loan } = payForTrain(state, company, price, null, emit)
  takeCard(state.fleet, code)
  entry.trains.push(code)
  emit({
    type: 'trainBought',
    company,
    train: code,
    from: 'bank',
    price,
    help: cash + loan,
    loan,
    tradedIn: tradeIn ?? null,
  })
}
