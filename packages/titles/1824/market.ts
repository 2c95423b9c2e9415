import { type Grid, cellAt, grid } from '@roundhouse/railways'

/** The share price board; all rows begin in the first column. — VIII, table B3 */
// prettier-ignore
const ROWS: readonly (readonly number[])[] = [
  [100, 110, 120, 130, 140, 155, 170, 190, 210, 235, 260, 290, 320, 350],
  [90, 100, 110, 120, 130, 145, 160, 180, 200, 225, 250, 280, 310, 340],
  [80, 90, 100, 110, 120, 135, 150, 170, 190, 215, 240, 270, 300, 330],
  [70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220],
  [60, 70, 80, 90, 100, 115, 130, 150, 170],
  [50, 60, 70, 80, 90, 105, 120],
  [40, 50, 60, 70, 80],
]

export const GRID: Grid = grid(ROWS)

/** What a regional railway may be issued at: third cell of its row. — VI.4 */
export const ISSUE_PRICES = [60, 70, 80, 90, 100] as const
const ISSUE_COLUMN = 2

/** The cell of an issue price. — VI.4 */
export function issueCell(price: number): number {
  const row = ROWS.findIndex((each, at) => at >= 2 && each[ISSUE_COLUMN] === price)
  return cellAt(GRID, row, ISSUE_COLUMN) as number
}

/** Where state railways stand from the start, at 120. — IV.4.4 */
export const STATE_CELL = cellAt(GRID, 0, ISSUE_COLUMN) as number
/** Where the bond railway begins, at 50. — X.4 */
export const BOND_CELL = cellAt(GRID, ROWS.length - 1, 1) as number
