/** Hexes of either kind: with a flat side on top, or with a corner on top. */
export type Orientation = 'flat' | 'pointy'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Half the height of a flat-topped hex of side 1. */
const HALF = Math.sqrt(3) / 2

/**
 * Centre of a hex given in doubled coordinates: one step along the columns (flat) or rows (pointy) is 1,
 * a step straight across a side is 2.
 */
export function hexCentre(orientation: Orientation, side: number, x: number, y: number): Point {
  return orientation === 'flat'
    ? { x: x * side * 1.5, y: y * side * HALF }
    : { x: x * side * HALF, y: y * side * 1.5 }
}

/** The six corners, clockwise on the screen, from the one at the east (flat) or south-east (pointy). */
export function hexCorners(orientation: Orientation, side: number, centre: Point): Point[] {
  const turn = orientation === 'flat' ? 0 : Math.PI / 6
  return Array.from({ length: 6 }, (_, corner) => ({
    x: centre.x + side * Math.cos(turn + (corner * Math.PI) / 3),
    y: centre.y + side * Math.sin(turn + (corner * Math.PI) / 3),
  }))
}

/** The outlines of all these hexes as one path: one element draws them all. */
export function hexesPath(orientation: Orientation, side: number, centres: readonly Point[]): string {
  return centres.map((centre) => loopPath(hexCorners(orientation, side, centre))).join('')
}

export function loopPath(points: readonly Point[]): string {
  return points.length === 0
    ? ''
    : `M${points.map((point) => `${short(point.x)} ${short(point.y)}`).join('L')}z`
}

/** Hundredths are finer than any screen, and keep the paths short. */
export function short(value: number): number {
  return Math.round(value * 100) / 100
}
