import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { topLetter } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyData } from '../companies.ts'
import { isOn } from '../options.ts'
import { refusal } from '../sections.ts'
import { type CzState, type TurnState, companyAt, treasuryOf } from '../state.ts'
import { trainCode, trainData, trainId } from '../trains.ts'
import { facesOf, runsTrain, trainLimit } from './figures.ts'
import { askDiscards } from './phases.ts'

export type Purchase = Extract<CzAction, { type: 'buyTrain' }>

/** At the end of its turn a company owns a train it can run. — VIII.10 */
export function mustBuyTrain(state: DeepReadonly<CzState>, company: number): boolean {
  return !companyAt(state, company).trains.some((code) => runsTrain(state, company, code))
}

/** Whether the turn may end now. */
export function mayEndTurn(state: DeepReadonly<CzState>): boolean {
  const { company, stuck } = state.turn as TurnState
  return stuck || !mustBuyTrain(state, company)
}

/** No train of its colour in bank or pool is within the treasury's reach. — VIII.11 */
export function cannotPay(state: DeepReadonly<CzState>, company: number): boolean {
  const treasury = treasuryOf(state, company)
  return offered(state).every((action) => {
    const code = trainCode(action.train)
    return !runsTrain(state, company, code) || trainData(code).price > treasury
  })
}

export function canBuyTrain(state: DeepReadonly<CzState>, company: number): boolean {
  return mustBuyTrain(state, company) || companyAt(state, company).trains.length < trainLimit(state, company)
}

/** What bank and pool offer: every good face of the top card and of the cards in the pool. — VIII.10 */
export function offered(state: DeepReadonly<CzState>): Purchase[] {
  const found: Purchase[] = facesOf(state, topLetter(state.fleet)).map((code) => ({
    type: 'buyTrain',
    train: trainId(code),
    from: 'bank',
  }))
  const letters = new Set(state.fleet.pool.map((code) => trainData(code).letter))
  for (const letter of letters) {
    for (const code of facesOf(state, letter)) {
      found.push({ type: 'buyTrain', train: trainId(code), from: 'pool' })
    }
  }
  return found
}

/** Colour, limit, and the last place, wherever the train comes from. — VIII.10 */
export function refusePlace(state: DeepReadonly<CzState>, company: number, code: number): Refusal | null {
  const train = trainId(code)
  const suits = runsTrain(state, company, code)
  if (!suits && trainData(code).size > companyData(company).size) return refusal('CZ-TRAIN-KIND', { train })
  const limit = trainLimit(state, company)
  const owned = companyAt(state, company).trains.length
  const must = mustBuyTrain(state, company)
  if (owned >= limit) {
    const excepted = must && (suits || isOn(state, 'atLimitAnyKind'))
    return excepted ? null : refusal('CZ-TRAIN-LIMIT', { limit })
  }
  if (must && owned === limit - 1 && !suits) return refusal('CZ-TRAIN-LAST-PLACE', { train })
  return null
}

/** A train bought at the limit pushes another one out. — VIII.10 */
export function receiveTrain(state: CzState, company: number, code: number): void {
  const { trains: owned } = companyAt(state, company)
  const turn = state.turn as TurnState
  if (owned.length >= trainLimit(state, company) && !isOn(state, 'atLimitAnyKind')) turn.keep = code
  owned.push(code)
  turn.stuck = isOn(state, 'noFurtherPurchase') && !canBuyAnother(state, company)
  askDiscards(state)
}

/** Room for another train, and money for the cheapest: any price may be asked for one of another company. */
function canBuyAnother(state: CzState, company: number): boolean {
  if (companyAt(state, company).trains.length >= trainLimit(state, company)) return false
  const traded = state.companies.some(({ trains }, other) => other !== company && trains.length > 0)
  const prices = offered(state).map(({ train }) => trainData(trainCode(train)).price)
  return treasuryOf(state, company) >= (traded ? 1 : Math.min(...prices))
}
