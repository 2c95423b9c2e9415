import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TrainCode,
  hasRoom,
  isDeclined,
  topLetter,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { companyId, companyIndex } from '../companies.ts'
import { refusal, refusalIn } from '../sections.ts'
import { NOBODY, type RmState, type RmTurn, companyAt, treasuryOf } from '../state.ts'
import { BANDS, MOST_WARRANTIES, WARRANTY_PRICE, trainCode, trainData, trainId, trainOf } from '../trains.ts'
import { bookOf } from './book.ts'
import { trainLimit } from './figures.ts'

type Purchase = Extract<RmAction, { type: 'buyTrain' }>
export type Trade = Extract<RmAction, { type: 'tradeTrain' }>

/** The band that the bank sells. — 7.9 */
export function topBand(state: DeepReadonly<RmState>): number {
  return topLetter(state.fleet)
}

export function bankPrice(state: DeepReadonly<RmState>): number {
  return BANDS[topBand(state)]?.price ?? 0
}

/** Full while no later band has been sold, half afterwards. — 7.9 */
export function tradePrice(state: DeepReadonly<RmState>, code: TrainCode): number {
  const { band, price } = trainData(code)
  return band < state.fleet.phase ? price / 2 : price
}

/** Whether the company may own one train more of this type. — 7.9 */
export function hasPlace(state: DeepReadonly<RmState>, company: CompanyIndex, code: TrainCode): boolean {
  const isLed = companyAt(state, company).director !== NOBODY
  const limit = trainLimit(state)
  const { most, of } = isLed ? limit : bookOf(state).limitInReceivership(limit)
  const { type } = trainData(code)
  return hasRoom(
    companyAt(state, company).trains,
    most,
    (owned) => of === 'all' || trainData(owned).type === type,
  )
}

/** — 7.9, 7.10 */
export function refusePurchase(state: DeepReadonly<RmState>, action: Purchase): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const code = trainCode(action.train)
  const { train, warranties = 0 } = action
  if (code < 0 || trainData(code).band !== topBand(state)) return refusal('62-TRAIN-NOT-TOP', { train })
  if (!isOfGame(state, code)) return refusalIn('11.1', '62-VARIANT', { what: train })
  if (warranties !== 0 && !bookOf(state).mayBuyWarranties) {
    return refusalIn('11.3', '62-VARIANT', { what: 'warranty' })
  }
  const free = freeWarranties(code)
  if (!Number.isInteger(warranties) || warranties < 0 || free + warranties > MOST_WARRANTIES) {
    return refusal('62-WARRANTY-MAX', { most: MOST_WARRANTIES - free })
  }
  if (!hasPlace(state, company, code)) return refusal('62-TRAIN-LIMIT', { limit: trainLimit(state).most })
  const { price } = trainData(code)
  const treasury = treasuryOf(state, company)
  if (price > treasury) return refusal('62-TRAIN-CASH', { price, treasury })
  const all = price + warranties * WARRANTY_PRICE
  return all > treasury ? refusal('62-WARRANTY-CASH', { price: all, treasury }) : null
}

export function freeWarranties(code: TrainCode): number {
  return BANDS[trainData(code).band]?.freeWarranties ?? 0
}

function isOfGame(state: DeepReadonly<RmState>, code: TrainCode): boolean {
  return bookOf(state).types.includes(trainData(code).type)
}

/** Everything the bank sells, with every number of warranties; cost and limits aside. */
export function bankOffers(state: DeepReadonly<RmState>): Purchase[] {
  const band = topBand(state)
  return bookOf(state).types.flatMap((type) =>
    [0, 1, 2, 3].map((warranties) => {
      const train = trainOf(band, type).id
      return warranties === 0 ? { type: 'buyTrain', train } : { type: 'buyTrain', train, warranties }
    }),
  )
}

/** Trains left behind come after all that a company owns. */
export const FIRST_ABANDONED = 50

/** Where the train that is meant stands among those of its company; -1 if there is none. */
export function placeOfTrain(state: DeepReadonly<RmState>, action: Trade): number {
  const owned = placeOfOwned(state, action)
  if (owned >= 0) return owned
  const { train, from, warranties } = action
  const left = state.abandoned.findIndex(
    (each) =>
      each.company === companyIndex(from) &&
      each.train === trainCode(train) &&
      (warranties === undefined || each.warranties === warranties),
  )
  return left < 0 ? -1 : FIRST_ABANDONED + left
}

function placeOfOwned(state: DeepReadonly<RmState>, { train, from, warranties }: Trade): number {
  const owned = state.companies[companyIndex(from)]
  const code = trainCode(train)
  return (
    owned?.trains.findIndex(
      (each, place) => each === code && (warranties === undefined || owned.warranties[place] === warranties),
    ) ?? -1
  )
}

/** A train of another company as an offer numbers it. */
export function itemOf(owner: CompanyIndex, place: number): number {
  return owner * 100 + place
}

/** The same train is not asked for again in this turn. — table B46 */
export function declinedItem(state: DeepReadonly<RmState>, owner: CompanyIndex, place: number): number {
  const { trains, warranties } = companyAt(state, owner)
  return bookOf(state).declinedTrain({
    owner,
    place,
    train: trains[place] as TrainCode,
    warranties: warranties[place] as number,
  })
}

/** — 7.9, 8, 10.3 */
export function refuseTrade(state: DeepReadonly<RmState>, action: Trade): Refusal | null {
  const { company, raised, declined } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const owner = companyIndex(action.from)
  const { train, from } = action
  if (state.lner === 'formed') return refusal('62-TRAIN-LNER', {})
  const place = placeOfTrain(state, action)
  // Warranties are sold by the bank alone. — 7.10
  if (place < 0 && placeOfTrain(state, { type: 'tradeTrain', train, from }) >= 0) {
    return refusal('62-WARRANTY-BANK', {})
  }
  if (owner === company || place < 0) return refusal('62-TRAIN-NOT-TOP', { train })
  if (raised && companyAt(state, company).trains.length === 0) return refusal('62-FORCED-BANK-ONLY', {})
  if (place < FIRST_ABANDONED && companyAt(state, owner).director === NOBODY)
    return refusal('62-TRAIN-RECEIVERSHIP', { company: from })
  if (place < FIRST_ABANDONED && isDeclined(declined, 'train', declinedItem(state, owner, place), 0)) {
    return refusal('62-TRAIN-DECLINED', { train, company: from })
  }
  const code = trainCode(train)
  if (!hasPlace(state, company, code)) return refusal('62-TRAIN-LIMIT', { limit: trainLimit(state).most })
  const price = tradePrice(state, code)
  const treasury = treasuryOf(state, company)
  return price > treasury ? refusal('62-TRAIN-CASH', { price, treasury }) : null
}

/** Every different train of other companies that the treasury can pay for; whether it may be bought is another question. */
export function tradeOffers(state: DeepReadonly<RmState>): Trade[] {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const treasury = treasuryOf(state, company)
  const seen = new Set<string>()
  const offers: Trade[] = []
  const offer = (owner: CompanyIndex, train: TrainCode, warranties: number): void => {
    if (tradePrice(state, train) > treasury) return
    const key = `${owner} ${train} ${warranties}`
    if (seen.has(key)) return
    seen.add(key)
    offers.push({ type: 'tradeTrain', train: trainId(train), from: companyId(owner), warranties })
  }
  for (const [owner, { trains, warranties }] of state.companies.entries())
    if (owner !== company)
      for (const [place, train] of trains.entries()) offer(owner, train, warranties[place] as number)
  for (const { company: owner, train, warranties } of state.abandoned)
    if (owner !== company) offer(owner, train, warranties)
  return offers
}
