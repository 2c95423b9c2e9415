import type { CompanyIndex, MarketCell } from '../state/ids.ts'
import { type Chart, type MarketState, OFF_MARKET } from '../state/market.ts'
import { moveMarker } from './market.ts'

/** Where a marker goes from a cell; the steps of `chain` and `grid` are such moves. */
export type PriceMove = (cell: MarketCell) => MarketCell

export interface PriceChange {
  readonly from: number
  readonly to: number
}

/** The price of a share now; 0 for a company without a marker. */
export function priceAt(
  market: { readonly at: readonly MarketCell[] },
  chart: Chart,
  company: CompanyIndex,
): number {
  const cell = market.at[company] as MarketCell
  return cell === OFF_MARKET ? 0 : (chart.prices[cell] as number)
}

/** Moves the marker and tells the prices; null when it stays where it is. */
export function movePrice(
  market: MarketState,
  chart: Chart,
  company: CompanyIndex,
  move: PriceMove,
): PriceChange | null {
  const from = priceAt(market, chart, company)
  if (!moveMarker(market, chart, company, move(market.at[company] as MarketCell))) return null
  return { from, to: priceAt(market, chart, company) }
}

/** A marker comes on a chart that has each price once; on a grid the title names the cell. — 18CZ VII.5, 1862 6.5.4 */
export function enterMarket(market: MarketState, chart: Chart, company: CompanyIndex, price: number): void {
  moveMarker(market, chart, company, chart.prices.indexOf(price))
}
