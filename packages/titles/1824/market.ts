import { type Grid, cellAt, grid } from '@roundhouse/railways'

/** The share price board, the top row first; all rows begin in the first column. — IV.4.4, VI.4, X.4 */
// prettier-ignore
export const ROWS: readonly (readonly number[])[] = [
  [100, 110, 120, 130, 140, 155, 170, 190, 210, 235, 260, 290, 320, 350],
  [90, 100, 110, 120, 130, 145, 160, 180, 200, 225, 250, 280, 310, 340],
  [80, 90, 100, 110, 120, 135, 150, 170, 190, 215, 240, 270, 300, 330],
  [70, 80, 90, 100, 110, 125, 140, 160, 180, 200, 220],
  [60, 70, 80, 90, 100, 115, 130, 150, 170],
  [50, 60, 70, 80, 90, 105, 120],
  [40, 50, 60, 70, 80],
]

export const GRID: Grid = grid(ROWS)

/** Issue prices of regional railways stand in the third column, 60 in the bottom row. — VI.4 */
export const ISSUE_PRICES: readonly number[] = [60, 70, 80, 90, 100]
const ISSUE_COLUMN = 2

export function issueCell(price: number): number {
  return cellAt(GRID, ROWS.length - 1 - ISSUE_PRICES.indexOf(price), ISSUE_COLUMN) as number
}

/** State railways begin at 120 in the top row. — IV.4.4 */
export const STATE_PRICE = 120
export const STATE_CELL = cellAt(GRID, 0, ISSUE_COLUMN) as number

/** The bond railway of the game for two begins at 50 in the bottom row. — X.4 */
export const BOND_PRICE = 50
export const BOND_CELL = cellAt(GRID, ROWS.length - 1, 1) as number
