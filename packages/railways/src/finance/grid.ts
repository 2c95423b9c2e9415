import type { MarketCell } from '../state/ids.ts'
import type { Chart } from '../state/market.ts'

/** A chart printed as rows of different lengths that all begin in the first column; row 0 is the top. */
export interface Grid extends Chart {
  /** The first cell of each row; cells are numbered row by row. */
  readonly starts: readonly number[]
}

export function grid(rows: readonly (readonly number[])[]): Grid {
  const starts: number[] = []
  let cells = 0
  for (const row of rows) {
    starts.push(cells)
    cells += row.length
  }
  const prices = rows.flat()
  const columnOf = (cell: MarketCell): number => cell - (starts[rowOf(starts, cell)] as number)
  return {
    prices,
    starts,
    // Dearer first; at one price the marker further right. — as 1824 VII.4
    before(cell, other) {
      const dearer = (prices[cell] as number) - (prices[other] as number)
      return dearer !== 0 ? dearer > 0 : columnOf(cell) > columnOf(other)
    },
  }
}

/** The cell at this row and column; null off the chart. */
export function cellAt({ starts, prices }: Grid, row: number, column: number): MarketCell | null {
  const start = starts[row]
  if (start === undefined || column < 0) return null
  const end = starts[row + 1] ?? prices.length
  return start + column < end ? start + column : null
}

export function placeOf(
  { starts }: Grid,
  cell: MarketCell,
): { readonly row: number; readonly column: number } {
  const row = rowOf(starts, cell)
  return { row, column: cell - (starts[row] as number) }
}

/** One space right; at the end of the row one up; at the end of the top row none. */
export function rightOf(chart: Grid, cell: MarketCell): MarketCell {
  const { row, column } = placeOf(chart, cell)
  return cellAt(chart, row, column + 1) ?? cellAt(chart, row - 1, column) ?? cell
}

/** One space left; in the first column one down; at its bottom none. */
export function leftOf(chart: Grid, cell: MarketCell): MarketCell {
  const { row, column } = placeOf(chart, cell)
  return cellAt(chart, row, column - 1) ?? cellAt(chart, row + 1, column) ?? cell
}

/** One row up or down; where there is no cell the marker stays. */
export function aboveOf(chart: Grid, cell: MarketCell): MarketCell {
  const { row, column } = placeOf(chart, cell)
  return cellAt(chart, row - 1, column) ?? cell
}

export function belowOf(chart: Grid, cell: MarketCell): MarketCell {
  const { row, column } = placeOf(chart, cell)
  return cellAt(chart, row + 1, column) ?? cell
}

function rowOf(starts: readonly number[], cell: MarketCell): number {
  return starts.findLastIndex((start) => start <= cell)
}
