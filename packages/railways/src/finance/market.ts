/** Where the markers stand. A company that has none is at OFF_MARKET. */
export interface MarketState {
  /** The cell of each company. */
  at: number[]
  /** Companies on the market, dearest first, in one cell the upper marker first: the order of operation. */
  order: number[]
}

export const OFF_MARKET = -1

/** A chart of prices; cells are numbers, however they are printed. */
export interface Chart {
  readonly prices: readonly number[]
  /** Whether a marker on one cell acts before one on another, by place alone. */
  before(cell: number, other: number): boolean
}

/** A marker enters a cell, or moves to it: under all that lie there. One that does not move keeps its place. */
export function moveMarker(market: MarketState, chart: Chart, company: number, cell: number): boolean {
  const { at, order } = market
  if (at[company] === cell) return false
  if (at[company] !== OFF_MARKET) order.splice(order.indexOf(company), 1)
  at[company] = cell
  let place = 0
  while (place < order.length && !chart.before(cell, at[order[place] as number] as number)) place++
  order.splice(place, 0, company)
  return true
}

export function removeMarker(market: MarketState, company: number): void {
  if (market.at[company] === OFF_MARKET) return
  market.order.splice(market.order.indexOf(company), 1)
  market.at[company] = OFF_MARKET
}

/** The marker goes under the others of its cell although it stays there. — 1862 7.1: whenever its company operates */
export function sinkMarker({ at, order }: MarketState, company: number): void {
  const last = order.findLastIndex((other) => at[other] === at[company])
  order.splice(order.indexOf(company), 1)
  order.splice(last, 0, company)
}

/** The dearest of these cells that costs no more than this; null when all do. — 1862 7.5.3, 7.5.4: merged price, par */
export function cellAtMost(
  { prices }: Pick<Chart, 'prices'>,
  price: number,
  cells: readonly number[] = prices.map((_, cell) => cell),
): number | null {
  let best: number | null = null
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
export function alongChain({ prices }: Chain, cell: number, steps: number): number {
  return Math.max(0, Math.min(prices.length - 1, cell + steps))
}

/** Inside the row; a step that would leave it is not made. — 18CZ IX */
export function alongRow({ prices, rows }: Chain, cell: number, steps: number): number {
  let to = cell
  for (let left = Math.abs(steps); left > 0; left--) {
    const next = to + Math.sign(steps) * rows
    if (next < 0 || next >= prices.length) break
    to = next
  }
  return to
}

/** Inside the row; past its end the marker stops on the very end of the chain. — 1862 7.8.5 */
export function alongRowToEnd(line: Chain, cell: number, steps: number): number {
  return alongChain(line, cell, steps * line.rows)
}
