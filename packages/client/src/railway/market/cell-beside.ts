import type { MarketCell } from '@roundhouse/view/railway'

type Direction = 'left' | 'right' | 'up' | 'down'

const STEPS: Readonly<Record<Direction, readonly [column: number, row: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** "ArrowLeft" leads to the left. */
export function directionOf(arrow: string): Direction {
  return arrow.slice(5).toLowerCase() as Direction
}

/** The nearest cell in a direction, one in line before one aside; itself where there is none. */
export function cellBeside(cells: readonly MarketCell[], index: number, direction: Direction): number {
  const here = cells.find((cell) => cell.index === index)
  if (here === undefined) return cells[0]?.index ?? 0
  const [columns, rows] = STEPS[direction]
  let best = index
  let least = Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const right = cell.column - here.column
    const down = cell.row - here.row
    const along = right * columns + down * rows
    const aside = Math.abs(right * rows) + Math.abs(down * columns)
    // Aside by half a cell is the neighbour in a shifted row; two rows away is not in line any more.
    if (along <= 0 || aside > along * (rows === 0 ? 0 : 0.5)) continue
    // Of two neighbours in a shifted row the left one is taken.
    const cost = along + aside * 2 + (right > 0 ? 0.001 : 0)
    if (cost < least) {
      least = cost
      best = cell.index
    }
  }
  return best
}
