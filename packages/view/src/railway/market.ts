import { type Grid, OFF_MARKET, placeOf } from '@roundhouse/railways'
import type { MarketCause, MarketCell, MarketMoves, MarketView } from './market-view.ts'

/** The markers of a market: companies in the order of turns, and the cell of each. */
export interface MarkersNow {
  readonly order: readonly string[]
  cellOf(company: string): number
}

/** Two rows of a chain of prices, the row of its second price half a cell to the right; `first`: where it begins. */
export function zigzagMarket(
  prices: readonly number[],
  markers: MarkersNow,
  startsFor: (price: number) => readonly string[],
  first: 'upper' | 'lower' = 'lower',
): MarketView {
  const stacks = stacksOf(prices.length, markers)
  const cells = prices.map((price, index): MarketCell => ({
    index,
    price,
    column: index / 2,
    row: (index % 2 === 0) === (first === 'upper') ? 0 : 1,
    startsFor: startsFor(price),
    stack: stacks[index] as readonly string[],
  }))
  return { width: prices.length / 2 + 0.5, height: 2, cells }
}

/** Rows of different lengths that all begin in the first column; where one ends, a marker turns. */
export function gridMarket(
  grid: Grid,
  markers: MarkersNow,
  startsFor: (cell: number) => readonly string[],
): MarketView {
  const stacks = stacksOf(grid.prices.length, markers)
  const cells = grid.prices.map((price, index): MarketCell => {
    const ledges = ledgesOf(grid, index)
    return {
      index,
      price,
      ...placeOf(grid, index),
      startsFor: startsFor(index),
      stack: stacks[index] as readonly string[],
      ...(ledges.length > 0 ? { ledges } : {}),
    }
  })
  return { width: Math.max(...cells.map(({ column }) => column + 1)), height: grid.starts.length, cells }
}

/** The end of a row, from which a marker rises, and where the row below is shorter: one stepped line. */
function ledgesOf(grid: Grid, index: number): NonNullable<MarketCell['ledges']> {
  const { column, row } = placeOf(grid, index)
  const endOf = (at: number): number => (grid.starts[at + 1] ?? grid.prices.length) - (grid.starts[at] ?? 0)
  const below = grid.starts[row + 1]
  return [
    ...(row > 0 && column === endOf(row) - 1 ? (['right'] as const) : []),
    ...(below !== undefined && column >= endOf(row + 1) ? (['bottom'] as const) : []),
  ]
}

/** Who stands on each cell, the first to act on top. */
export function stacksOf(cells: number, { order, cellOf }: MarkersNow): readonly (readonly string[])[] {
  const stacks = Array.from({ length: cells }, (): string[] => [])
  for (const company of order) stacks[cellOf(company)]?.push(company)
  return stacks
}

/** Where a company's marker would go, by what; null while it has none. */
export function movesFrom<Cause extends MarketCause>(
  company: string,
  from: number,
  causes: readonly Cause[],
  cellAfter: (why: Cause) => number,
): MarketMoves | null {
  if (from === OFF_MARKET) return null
  return { company, from, moves: causes.map((why) => ({ why, to: cellAfter(why) })) }
}
