import { HEXES } from './map.ts'

/** North, south and the four slanted sides, in doubled coordinates. */
const SIDES = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as const

/** For each hex the hexes that adjoin it. */
export const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map((hex) =>
  SIDES.flatMap(([dx, dy]) => {
    const index = HEXES.findIndex((other) => other.x === hex.x + dx && other.y === hex.y + dy)
    return index < 0 ? [] : [index]
  }),
)
