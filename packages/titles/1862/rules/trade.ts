import { type Emit, pay } from '@roundhouse/kernel'
import { type CompanyIndex, type TrainCode, addTrain, takeTrainAt, turnUnderWay } from '@roundhouse/railways'
import { companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type RmOffer, type RmState, type RmTurn, companyAt, treasuryAccount } from '../state.ts'
import { trainCode } from '../trains.ts'
import { propose } from './offers.ts'
import { FIRST_ABANDONED, type Trade, itemOf, placeOfTrain, tradePrice } from './train-market.ts'

/** The selling company's director is asked, unless he directs the buyer too. — 7.9, table B7 */
export function offerTrade(state: RmState, action: Trade, emit: Emit<NumberedEvent>): void {
  const { company } = turnUnderWay<RmTurn>(state)
  const owner = companyIndex(action.from)
  const item = itemOf(owner, placeOfTrain(state, action))
  propose(state, 'train', company, owner, item, tradePrice(state, trainCode(action.train)), emit)
}

/** The price is fixed; warranties stay with the train. — 7.9, 7.10 */
export function carryOutTrade(
  state: RmState,
  { buyer, owner, item, price }: RmOffer,
  emit: Emit<NumberedEvent>,
): void {
  const place = item % 100
  const { train: code, warranties } = taken(state, owner, place)
  addTrain(companyAt(state, buyer), code, warranties)
  pay(state.cash, treasuryAccount(buyer), treasuryAccount(owner), price)
  emit({
    type: 'trainBought',
    company: buyer,
    train: code,
    from: companyId(owner),
    price,
    help: 0,
    loan: 0,
    warranties,
  })
}

/** From its owner, or from what a bankrupt company left behind. */
function taken(
  state: RmState,
  owner: CompanyIndex,
  place: number,
): { readonly train: TrainCode; readonly warranties: number } {
  if (place >= FIRST_ABANDONED) {
    const [left] = state.abandoned.splice(place - FIRST_ABANDONED, 1)
    if (left === undefined) throw new Error('no train was left there')
    return left
  }
  const entry = companyAt(state, owner)
  const train = entry.trains[place] as TrainCode
  return { train, warranties: takeTrainAt(entry, place) }
}
