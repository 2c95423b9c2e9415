import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type PriceMove,
  alongChain,
  alongRow,
  chain,
  enterMarket,
  movePrice,
  priceAt,
} from '@roundhouse/railways'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { PRICES } from '../market.ts'
import type { CzState } from '../state.ts'
import { sizeOf } from './figures.ts'

/** Two rows: a step inside the row is two positions, a diagonal step is one. — IX */
export const CHAIN = chain(PRICES, 2)

/** The price of a share now; 0 before the start. */
export function priceOf(state: DeepReadonly<CzState>, company: number): number {
  return priceAt(state.market, CHAIN, company)
}

/** A dividend moves right in the row: large companies two steps. — VIII.8 */
export function moveForDividend(state: CzState, company: number, emit: Emit<CzEvent>): void {
  const { climb } = sizeOf(state, company)
  move(state, company, (cell) => alongRow(CHAIN, cell, climb), emit)
}

/** No revenue, or kept: left in the row. — VIII.8 */
export function moveForNothing(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, (cell) => alongRow(CHAIN, cell, -1), emit)
}

/** However many shares were sold, one diagonal step down. — IX.3 */
export function moveForSale(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, (cell) => alongChain(CHAIN, cell, -1), emit)
}

/** Sold out at the end of a stock round: one diagonal step up. — IX.3 */
export function moveForSoldOut(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, (cell) => alongChain(CHAIN, cell, 1), emit)
}

export function placeMarker(state: CzState, company: number, price: number): void {
  enterMarket(state.market, CHAIN, company, price)
}

function move(state: CzState, company: number, by: PriceMove, emit: Emit<CzEvent>): void {
  const change = movePrice(state.market, CHAIN, company, by)
  if (change !== null) emit({ type: 'priceMoved', company: companyId(company), ...change })
}
