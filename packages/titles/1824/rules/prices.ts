import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  OFF_MARKET,
  type PriceMove,
  aboveOf,
  belowOf,
  leftOf,
  moveMarker,
  movePrice,
  priceAt,
  rightOf,
} from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { GRID } from '../market.ts'
import type { AhState } from '../state.ts'

/** The price of a tenth now; 0 for a company without a marker. */
export function priceOf(state: DeepReadonly<AhState>, company: number): number {
  return priceAt(state.market, GRID, company)
}

export function hasPrice({ market }: DeepReadonly<AhState>, company: number): boolean {
  return market.at[company] !== OFF_MARKET
}

/** What moves a marker, and where to. — VIII.2, VIII.3 */
const MOVES = {
  /** A dividend: right, at the end of the row up. */
  dividend: (cell) => rightOf(GRID, cell),
  /** Nothing paid: left, in the first column down. */
  nothing: (cell) => leftOf(GRID, cell),
  /** However many shares were sold, one row down. */
  sale: (cell) => belowOf(GRID, cell),
  /** All shares with players at the end of a stock round: one row up. */
  soldOut: (cell) => aboveOf(GRID, cell),
} as const satisfies Record<string, PriceMove>
export type PriceCause = keyof typeof MOVES

/** The cell to which this would move the marker of a company that has one. */
export function cellAfter(state: DeepReadonly<AhState>, company: number, why: PriceCause): number {
  return MOVES[why](state.market.at[company] as number)
}

export function moveForDividend(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  move(state, company, 'dividend', emit)
}

export function moveForNothing(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  move(state, company, 'nothing', emit)
}

export function moveForSale(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  move(state, company, 'sale', emit)
}

export function moveForSoldOut(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  move(state, company, 'soldOut', emit)
}

/** A marker comes on the board, under those that lie there. — VIII.1 */
export function placeMarker(state: AhState, company: number, cell: number): void {
  moveMarker(state.market, GRID, company, cell)
}

function move(state: AhState, company: number, why: PriceCause, emit: Emit<NumberedEvent>): void {
  const change = movePrice(state.market, GRID, company, MOVES[why])
  if (change !== null) emit({ type: 'priceMoved', company, ...change })
}
