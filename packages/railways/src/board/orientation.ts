/**
 * Hexes stand in doubled coordinates, so a neighbour is found by adding the offset of the side.
 * Sides are numbered 0–5 clockwise; the opposite of side s is (s + 3) mod 6.
 */
export type Orientation = 'pointy' | 'flat'

export const SIDES = [0, 1, 2, 3, 4, 5] as const

/** What to add to (x, y) to cross each side. */
export const SIDE_OFFSETS: Readonly<Record<Orientation, readonly (readonly [number, number])[]>> = {
  // south-west, west, north-west, north-east, east, south-east
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
  // south, south-west, north-west, north, north-east, south-east
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
}

export function opposite(side: number): number {
  return (side + 3) % 6
}
