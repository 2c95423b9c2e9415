import { type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import { type CompanyIndex, type TrainCode, removeTrain, underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, VACLAV, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { trainCode, trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { leastPrice, makeOffer, trainItem, wasDeclined } from './offers.ts'
import { mustBuyTrain, receiveTrain, refusePlace } from './train-places.ts'

type Trade = Extract<CzAction, { type: 'tradeTrain' }>

/** A train of another company, both directors agreeing. — VIII.10 */
export function refuseTrade(state: DeepReadonly<CzState>, action: Trade): Refusal | null {
  const { company } = underWay(state, 'turn')
  const { train, price } = action
  const owner = companyIndex(action.from)
  const code = trainCode(train)
  const entry = state.companies[owner]
  if (state.fleet.phase < bookOf(state).trainsChangeHandsFrom) {
    return refusal('CZ-TRAIN-TRADE-PHASE', {})
  }
  if (entry === undefined || owner === company || !entry.trains.includes(code)) {
    return refusal('CZ-TRAIN-NOT-AVAILABLE', { train })
  }
  if (entry.director === VACLAV) return refusal('CZ-TRAIN-VACLAV', { company: action.from })
  if (!Number.isInteger(price) || price < 1) return refusal('CZ-TRAIN-PRICE', { price })
  const place = refusePlace(state, company, code)
  if (place !== null) return place
  const treasury = treasuryOf(state, company)
  if (price > treasury) {
    return mustBuyTrain(state, company)
      ? refusal('CZ-EMERG-SOURCE', {})
      : refusal('CZ-TRAIN-CASH', { price, treasury })
  }
  const declined = wasDeclined(state, 'train', trainItem(owner, code), price)
  return declined ? refusal('CZ-TRAIN-DECLINED', { train, price }) : null
}

export function tradeChoices(state: DeepReadonly<CzState>): Choice<CzAction>[] {
  const { company } = underWay(state, 'turn')
  const choices: Choice<CzAction>[] = []
  if (state.fleet.phase < bookOf(state).trainsChangeHandsFrom) return choices
  const max = treasuryOf(state, company)
  for (let owner = 0; owner < COMPANIES.length; owner++) {
    const { trains, director } = companyAt(state, owner)
    if (owner === company || director === VACLAV) continue
    for (const code of new Set(trains)) {
      const min = leastPrice(state, 'train', trainItem(owner, code), 1)
      if (min > max || refusePlace(state, company, code) !== null) continue
      const action = { type: 'tradeTrain', train: trainId(code), from: companyId(owner), price: min } as const
      choices.push({ kind: 'amount', action, field: 'price', min, max, step: 1 })
    }
  }
  return choices
}

export function applyTrade(state: CzState, action: Trade, emit: Emit<NumberedEvent>): void {
  const { company } = underWay(state, 'turn')
  const owner = companyIndex(action.from)
  const item = trainCode(action.train)
  const seat = companyAt(state, owner).director
  makeOffer(state, { kind: 'train', buyer: company, seat, item, owner, price: action.price }, emit)
}

/** Both agree: the train keeps its kind and nothing becomes obsolete. — VIII.10 */
export function takeTrain(
  state: CzState,
  company: CompanyIndex,
  owner: number,
  code: TrainCode,
  price: number,
  emit: Emit<NumberedEvent>,
): void {
  pay(state.bank.cash, treasuryAccount(company), treasuryAccount(owner), price)
  removeTrain(companyAt(state, owner).trains, code)
  const from = companyId(owner)
  emit({ type: 'trainBought', company, train: code, from, price, help: 0, loan: 0 })
  receiveTrain(state, company, code, 0)
}
