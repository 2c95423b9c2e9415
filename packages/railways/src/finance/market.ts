import type { CompanyIndex, MarketCell } from '../state/ids.ts'
import { type Chart, type MarketState, OFF_MARKET } from '../state/market.ts'

/** A marker enters a cell, or moves to it: under all that lie there. One that does not move keeps its place. */
export function moveMarker(
  market: MarketState,
  chart: Chart,
  company: CompanyIndex,
  cell: MarketCell,
): boolean {
  const { at, order } = market
  if (at[company] === cell) return false
  if (at[company] !== OFF_MARKET) order.splice(order.indexOf(company), 1)
  at[company] = cell
  let place = 0
  while (place < order.length && !chart.before(cell, at[order[place] as number] as number)) place++
  order.splice(place, 0, company)
  return true
}

export function removeMarker(market: MarketState, company: CompanyIndex): void {
  if (market.at[company] === OFF_MARKET) return
  market.order.splice(market.order.indexOf(company), 1)
  market.at[company] = OFF_MARKET
}

/** The marker goes under the others of its cell although it stays there. — 1862 7.1: whenever its company operates */
export function sinkMarker({ at, order }: MarketState, company: CompanyIndex): void {
  const last = order.findLastIndex((other) => at[other] === at[company])
  order.splice(order.indexOf(company), 1)
  order.splice(last, 0, company)
}

/** The dearest of these cells that costs no more than this; null when all do. — 1862 7.5.3, 7.5.4: merged price, par */
export function cellAtMost(
  { prices }: Pick<Chart, 'prices'>,
  price: number,
  cells: readonly MarketCell[] = prices.map((_, cell) => cell),
): MarketCell | null {
  let best: MarketCell | null = null
  for (const cell of cells) {
    const here = prices[cell] as number
    if (here <= price && (best === null || here > (prices[best] as number))) best = cell
  }
  return best
}

/** A chain printed in several rows: a step along the chain is one cell, a step inside the row is `rows` cells. */
export interface Chain extends Chart {
  readonly rows: number
}

export function chain(prices: readonly number[], rows: number): Chain {
  return { prices, rows, before: (cell, other) => cell > other }
}

/** Along the chain; the ends hold. */
export function alongChain({ prices }: Chain, cell: MarketCell, steps: number): MarketCell {
  return Math.max(0, Math.min(prices.length - 1, cell + steps))
}

/** Inside the row; a step that would leave it is not made. — 18CZ IX */
export function alongRow({ prices, rows }: Chain, cell: MarketCell, steps: number): MarketCell {
  let to: MarketCell = cell
  for (let left = Math.abs(steps); left > 0; left--) {
    const next = to + Math.sign(steps) * rows
    if (next < 0 || next >= prices.length) break
    to = next
  }
  return to
}

/** Inside the row; past its end the marker stops on the very end of the chain. — 1862 7.8.5 */
export function alongRowToEnd(line: Chain, cell: MarketCell, steps: number): MarketCell {
  return alongChain(line, cell, steps * line.rows)
}
