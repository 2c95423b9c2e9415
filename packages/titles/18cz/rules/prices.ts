import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { OFF_MARKET, alongChain, alongRow, chain, moveMarker } from '@roundhouse/railways'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { PRICES } from '../market.ts'
import type { CzState } from '../state.ts'
import { sizeOf } from './figures.ts'

/** Two rows: a step inside the row is two positions, a diagonal step is one. — IX */
export const CHAIN = chain(PRICES, 2)

/** The price of a share now; 0 before the start. */
export function priceOf(state: DeepReadonly<CzState>, company: number): number {
  const cell = state.market.at[company] as number
  return cell === OFF_MARKET ? 0 : (PRICES[cell] as number)
}

/** A dividend moves right in the row: large companies two steps. — VIII.8 */
export function moveForDividend(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, alongRow(CHAIN, cellOf(state, company), sizeOf(state, company).climb), emit)
}

/** No revenue, or kept: left in the row. — VIII.8 */
export function moveForNothing(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, alongRow(CHAIN, cellOf(state, company), -1), emit)
}

/** However many shares were sold, one diagonal step down. — IX.3 */
export function moveForSale(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, alongChain(CHAIN, cellOf(state, company), -1), emit)
}

/** Sold out at the end of a stock round: one diagonal step up. — IX.3 */
export function moveForSoldOut(state: CzState, company: number, emit: Emit<CzEvent>): void {
  move(state, company, alongChain(CHAIN, cellOf(state, company), 1), emit)
}

export function placeMarker(state: CzState, company: number, price: number): void {
  moveMarker(state.market, CHAIN, company, PRICES.indexOf(price))
}

function cellOf(state: CzState, company: number): number {
  return state.market.at[company] as number
}

function move(state: CzState, company: number, cell: number, emit: Emit<CzEvent>): void {
  const from = priceOf(state, company)
  if (!moveMarker(state.market, CHAIN, company, cell)) return
  emit({ type: 'priceMoved', company: companyId(company), from, to: priceOf(state, company) })
}
