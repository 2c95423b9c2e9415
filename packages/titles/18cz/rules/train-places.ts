import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TrainCode,
  type TrainOnSale,
  canPayNone,
  hasRoom,
  topLetter,
  trainsOnSale,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyData } from '../companies.ts'
import { refusal } from '../sections.ts'
import { type CzState, companyAt, treasuryOf } from '../state.ts'
import { FLEET, trainData, trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { facesOf, runsTrain, trainLimit } from './figures.ts'

export type Purchase = Extract<CzAction, { type: 'buyTrain' }>

/** At the end of its turn a company owns a train it can run. — VIII.10 */
export function mustBuyTrain(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return !companyAt(state, company).trains.some((code) => runsTrain(state, company, code))
}

/** Whether the turn may end now. */
export function mayEndTurn(state: DeepReadonly<CzState>): boolean {
  const { company } = underWay(state, 'turn')
  return !mustBuyTrain(state, company) || bookOf(state).mayEndWithoutTrain(state)
}

/** No train of its colour in bank or pool is within the treasury's reach. — VIII.11 */
export function cannotPay(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const suitable = onSale(state).filter(({ train }) => runsTrain(state, company, train))
  const prices = suitable.map(({ train }) => trainData(train).price)
  return canPayNone(prices, treasuryOf(state, company))
}

export function canBuyTrain(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return mustBuyTrain(state, company) || hasPlace(state, company)
}

/** — XII.9 */
function hasPlace(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return hasRoom(companyAt(state, company).trains, trainLimit(state, company))
}

/** The one letter that the bank sells. — VIII.10 */
export function lettersOnSale(state: DeepReadonly<CzState>): readonly number[] {
  return [topLetter(state.fleet)]
}

/** What bank and pool offer: every good face of the top card and of the cards in the pool. — VIII.10 */
function onSale(state: DeepReadonly<CzState>): readonly TrainOnSale[] {
  return trainsOnSale(state.fleet, FLEET, lettersOnSale(state), (letter) => facesOf(state, letter))
}

export function offered(state: DeepReadonly<CzState>): Purchase[] {
  return onSale(state).map(({ train, from }) => ({ type: 'buyTrain', train: trainId(train), from }))
}

/** Colour, limit, and the last place, wherever the train comes from. — VIII.10 */
export function refusePlace(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  code: TrainCode,
): Refusal | null {
  const train = trainId(code)
  const suits = runsTrain(state, company, code)
  if (!suits && trainData(code).size > companyData(company).size) return refusal('CZ-TRAIN-KIND', { train })
  const limit = trainLimit(state, company)
  const must = mustBuyTrain(state, company)
  if (!hasPlace(state, company)) {
    const excepted = must && bookOf(state).mayBuyAtLimit(suits)
    return excepted ? null : refusal('CZ-TRAIN-LIMIT', { limit })
  }
  const isLastPlace = companyAt(state, company).trains.length === limit - 1
  if (must && isLastPlace && !suits) return refusal('CZ-TRAIN-LAST-PLACE', { train })
  return null
}

/** A train bought at the limit, or with private money, stays: another one goes. — VIII.10, VIII.11 */
export function receiveTrain(state: CzState, company: CompanyIndex, code: TrainCode, help: number): void {
  const { trains: owned } = companyAt(state, company)
  const turn = underWay(state, 'turn')
  const book = bookOf(state)
  if (book.mustKeep({ atLimit: !hasPlace(state, company), help })) turn.keep = code
  owned.push(code)
  book.notesPurchase(state, () => canBuyAnother(state, company))
}

/** Room for another train, and money for the cheapest: any price may be asked for one of another company. */
function canBuyAnother(state: CzState, company: CompanyIndex): boolean {
  if (!hasPlace(state, company)) return false
  const traded = state.companies.some(({ trains }, other) => other !== company && trains.length > 0)
  const prices = onSale(state).map(({ train }) => trainData(train).price)
  return treasuryOf(state, company) >= (traded ? 1 : Math.min(...prices))
}
