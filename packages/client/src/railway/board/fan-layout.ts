import type { Point } from '../../board/hex-geometry.ts'
import { polar } from './piece.ts'

/** Where the tiles of a fan lie round the middle of the picked hex, in pixels. */
export interface FanLayout {
  readonly places: readonly Point[]
  /** The sector under them. */
  readonly sector: string
}

/** Where a fan opens, and how wide at most. */
export interface Opening {
  readonly direction: number
  readonly widest: number
}

/** Room for a tile with its number: higher than wide as a rule, so that a fan to the side stacks them. */
const TILE = { width: 52, height: 64 }

/** How wide a tile with a long number is. */
export function widthOf(number: string): number {
  return Math.max(TILE.width, 32 + number.length * 7)
}

/** From tile to tile in a row, and from row to row. */
function stepsOf(direction: number, width: number): { readonly pitch: number; readonly row: number } {
  const sideways = Math.abs(Math.cos(direction))
  const more = TILE.height - width
  return { pitch: width + more * sideways, row: TILE.height - more * sideways }
}

const RIM = 34

/** Rows from the inside out, as few as the widest fan allows, the inner ones filled first. */
export function fanLayout(count: number, inner: number, opening: Opening, width = TILE.width): FanLayout {
  const { places, outer, spread } = fanPlaces(count, inner, opening, width)
  return { places, sector: sectorPath(inner, outer, opening.direction, spread) }
}

function fanPlaces(
  count: number,
  inner: number,
  { direction, widest }: Opening,
  width: number,
): Pick<FanLayout, 'places'> & { readonly outer: number; readonly spread: number } {
  const { pitch, row } = stepsOf(direction, width)
  const rows = rowsFor(count, inner, widest, { pitch, row })
  const spread = Math.max(...rows.map(({ tiles, radius }) => ((tiles - 1) * pitch) / radius))
  const places = rows.flatMap(({ tiles, radius }) => {
    const step = tiles > 1 ? Math.min(spread / (tiles - 1), (pitch * 1.15) / radius) : 0
    return Array.from({ length: tiles }, (_, index) =>
      polar(radius, direction + (index - (tiles - 1) / 2) * step),
    )
  })
  return { places, outer: rows.at(-1)?.radius ?? inner, spread }
}

interface Row {
  readonly tiles: number
  readonly radius: number
}

function rowsFor(
  count: number,
  inner: number,
  widest: number,
  { pitch, row }: ReturnType<typeof stepsOf>,
): Row[] {
  const rows: { tiles: number; radius: number }[] = []
  for (let left = count, radius = inner; left > 0; radius += row) {
    const tiles = Math.min(left, Math.max(1, Math.floor((widest * radius) / pitch) + 1))
    rows.push({ tiles, radius })
    left -= tiles
  }
  return rows.length === 0 ? [{ tiles: 0, radius: inner }] : balanced(rows)
}

/** A last row of one or two looks lost: the rows share by their length. */
function balanced(rows: readonly { tiles: number; radius: number }[]): Row[] {
  const count = rows.reduce((sum, { tiles }) => sum + tiles, 0)
  const length = rows.reduce((sum, { radius }) => sum + radius, 0)
  let left = count
  return rows.map(({ tiles, radius }, index) => {
    const share = index === rows.length - 1 ? left : Math.min(tiles, Math.round((count * radius) / length))
    left -= share
    return { tiles: share, radius }
  })
}

function sectorPath(inner: number, outer: number, direction: number, spread: number): string {
  const [near, far] = [inner - RIM, outer + RIM]
  const wide = (radius: number): number => spread / 2 + RIM / radius
  const arc = (radius: number, sweep: number, to: number): string => {
    const { x, y } = polar(radius, to)
    return `A${radius} ${radius} 0 0 ${sweep} ${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const half = wide((inner + outer) / 2)
  return [
    `M${at(polar(near, direction - half))}`,
    `L${at(polar(far, direction - half))}`,
    arc(far, 1, direction + half),
    `L${at(polar(near, direction + half))}`,
    arc(near, 0, direction - half),
    'z',
  ].join('')
}

/** What the fan had better not lie over. */
export interface Surroundings {
  readonly width: number
  readonly height: number
  /** The middle of the picked hex in the view. */
  readonly at: Point
  /** Lit hexes and runs, in the view, with how bad it is to cover them. */
  readonly avoid: readonly (Point & { readonly weight: number })[]
}

const DIRECTIONS = 24
const HALF = 32
/** A quarter of the circle fits into a corner of the view; elsewhere a wide fan needs fewer rows. */
const WIDTHS = [150, 88].map((degrees) => (degrees * Math.PI) / 180)

/** The opening with free room: inside the view first, then over as little of interest as can be. */
export function fanOpening(count: number, inner: number, around: Surroundings, width = TILE.width): Opening {
  let best: Opening = { direction: 0, widest: WIDTHS[0] as number }
  let least = Number.POSITIVE_INFINITY
  for (const [narrow, widest] of WIDTHS.entries()) {
    for (let step = 0; step < DIRECTIONS; step++) {
      const opening = { direction: (step * 2 * Math.PI) / DIRECTIONS, widest }
      const cost = costOf(fanPlaces(count, inner, opening, width).places, around, narrow * 4, least)
      if (cost >= least - 1e-6) continue
      least = cost
      best = opening
    }
  }
  return best
}

/** Added to what it costs already; no more is counted once it is as much as `least`. */
function costOf(
  places: readonly Point[],
  { width, height, at, avoid }: Surroundings,
  already: number,
  least: number,
): number {
  let cost = already
  for (const place of places) {
    if (cost >= least) break
    const [x, y] = [place.x + at.x, place.y + at.y]
    cost += Math.max(0, HALF - x, x + HALF - width) * 5 + Math.max(0, HALF - y, y + HALF - height) * 5
    // The buttons for the zoom lie in the lower right corner.
    if (x > width - 150 && y > height - 80) cost += 20
    for (const point of avoid) {
      cost += Math.max(0, 1 - Math.hypot(point.x - x, point.y - y) / (HALF * 2)) * point.weight
    }
  }
  return cost
}
