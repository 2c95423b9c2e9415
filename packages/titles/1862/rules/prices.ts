import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  OFF_MARKET,
  type PriceMove,
  alongChain,
  alongRowToEnd,
  enterMarket,
  movePrice,
  priceAt,
  sinkMarker,
} from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { CHAIN, RUIN } from '../market.ts'
import { type RmState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'

/** What a share costs where the market counts: a chartered company that has not floated has its par. — 6.4.1, 6.5.1 */
export function priceOf(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  return hasMarker(state, company) ? priceAt(state.market, CHAIN, company) : companyAt(state, company).start
}

export function hasMarker(state: DeepReadonly<RmState>, company: CompanyIndex): boolean {
  return state.market.at[company] !== OFF_MARKET
}

/** What one is worth to the bank: half, down, while the company owns no train. — 4.3, 7.12, table B3 */
export function worthOf(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  const price = priceOf(state, company)
  return companyAt(state, company).trains.length > 0 ? price : Math.floor(price / 2)
}

/** What a seller gets for one. — 6.4.1 */
export function salePrice(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  const price = priceOf(state, company)
  const hasTrain = companyAt(state, company).trains.length > 0
  return hasTrain ? price : bookOf(state).priceWithoutTrain(price)
}

export function placeMarker(state: RmState, company: CompanyIndex, price: number): void {
  enterMarket(state.market, CHAIN, company, price)
}

/** One zigzag step for each share. — 6.4.2 */
export function moveDown(
  state: RmState,
  company: CompanyIndex,
  steps: number,
  emit: Emit<NumberedEvent>,
): void {
  move(state, company, (cell) => alongChain(CHAIN, cell, -steps), emit)
}

/** So many spaces right, or one left if below nothing; a marker that stays goes to the bottom. — 7.1, 7.8.5 */
export function moveForRevenue(
  state: RmState,
  company: CompanyIndex,
  spaces: number,
  emit: Emit<NumberedEvent>,
): void {
  const moved = move(state, company, (cell) => alongRowToEnd(CHAIN, cell, spaces), emit)
  if (!moved && bookOf(state).sinksWhenStill) sinkMarker(state.market, company)
}

function move(state: RmState, company: CompanyIndex, by: PriceMove, emit: Emit<NumberedEvent>): boolean {
  const change = movePrice(state.market, CHAIN, company, by)
  if (change === null) {
    // Where a merger to nothing is no bankruptcy, this is. — table B51
    const price = priceOf(state, company)
    if (price === RUIN) emit({ type: 'priceMoved', company, from: price, to: price })
    return false
  }
  emit({ type: 'priceMoved', company, ...change })
  return true
}
