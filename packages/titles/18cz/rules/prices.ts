import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type PriceMove,
  alongChain,
  alongRow,
  chain,
  enterMarket,
  movePrice,
  priceAt,
} from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { PRICES } from '../market.ts'
import type { CzState } from '../state.ts'
import { sizeOf } from './figures.ts'

/** Two rows: a step inside the row is two positions, a diagonal step is one. — IX */
export const CHAIN = chain(PRICES, 2)

/** The price of a share now; 0 before the start. */
export function priceOf(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  return priceAt(state.market, CHAIN, company)
}

/** What moves a marker, and where to. */
const MOVES = {
  /** A dividend: right in the row, large companies two steps. — VIII.8 */
  dividend: (state, company) => (cell) => alongRow(CHAIN, cell, sizeOf(state, company).climb),
  /** No revenue, or kept: left in the row. — VIII.8 */
  nothing: () => (cell) => alongRow(CHAIN, cell, -1),
  /** However many shares were sold, one diagonal step down. — IX.3 */
  sale: () => (cell) => alongChain(CHAIN, cell, -1),
  /** Sold out at the end of a stock round: one diagonal step up. — IX.3 */
  soldOut: () => (cell) => alongChain(CHAIN, cell, 1),
} as const satisfies Record<string, (state: DeepReadonly<CzState>, company: CompanyIndex) => PriceMove>
export type PriceCause = keyof typeof MOVES

/** The cell to which this would move the marker of a company that has one. */
export function cellAfter(state: DeepReadonly<CzState>, company: CompanyIndex, why: PriceCause): number {
  return MOVES[why](state, company)(state.market.at[company] as number)
}

export function moveForDividend(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  move(state, company, 'dividend', emit)
}

export function moveForNothing(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  move(state, company, 'nothing', emit)
}

export function moveForSale(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  move(state, company, 'sale', emit)
}

export function moveForSoldOut(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  move(state, company, 'soldOut', emit)
}

export function placeMarker(state: CzState, company: CompanyIndex, price: number): void {
  enterMarket(state.market, CHAIN, company, price)
}

function move(state: CzState, company: CompanyIndex, why: PriceCause, emit: Emit<NumberedEvent>): void {
  const change = movePrice(state.market, CHAIN, company, MOVES[why](state, company))
  if (change !== null) emit({ type: 'priceMoved', company, ...change })
}
