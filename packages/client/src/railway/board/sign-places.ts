import { type Orientation, SIDES } from '@roundhouse/railways'
import type { Point } from '../../board/hex-geometry.ts'
import { APOTHEM, SIDE, TRACK_WIDTH } from './measures.ts'
import { polar, samplesOf, sideAngle } from './piece.ts'
import type { TrackShape } from './track-shape.ts'

/** Half the width and half the height of what is written somewhere. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** One way of writing a sign, e.g. a name in one line or in two, at one place. */
export interface Candidate extends Point {
  readonly extent: Extent
  /** Which of its ways. */
  readonly way: number
  /** What speaks against it beforehand; 0 for the place one expects it at. */
  readonly cost: number
  /** A word may reach over the edge a little, where a figure may not. */
  readonly soft: boolean
}

/** What stands in a hex already. */
export interface Ground {
  readonly orientation: Orientation
  /** How far from the sides a frame reaches. */
  readonly frame: number
  /** Nothing may be written over these: circles of cities, towns. */
  readonly discs: readonly { readonly at: Point; readonly radius: number }[]
  /** Points along the track: better not. */
  readonly track: readonly Point[]
}

/** A sign over a circle, a badge or another sign costs more than anything else. */
const FORBIDDEN = 1000
export interface Placed {
  /** One for each sign, in their order. */
  readonly places: readonly Candidate[]
  readonly cost: number
}

/** Few places of each sign are worth a try with all the others. */
const TRIED = 48

/**
 * The places of all signs of a hex together: none over another, none over a circle, as little track under them as can
 * be, and inside the hex.
 */
export function placeSigns(ground: Ground, signs: readonly (readonly Candidate[])[]): Placed {
  const open = signs.map((candidates) => {
    const scored = candidates.map((candidate) => ({ candidate, cost: costOf(ground, candidate) }))
    return scored.toSorted((one, other) => one.cost - other.cost).slice(0, TRIED)
  })
  // What the signs still to be placed cost at least: a way that cannot become the best is left early.
  const ahead = open.map((_, index) =>
    open.slice(index + 1).reduce((sum, [first]) => sum + (first?.cost ?? 0), 0),
  )
  let found: readonly Candidate[] = []
  let least = Number.POSITIVE_INFINITY
  const taken: Candidate[] = []
  const search = (cost: number): void => {
    const index = taken.length
    if (index === open.length) {
      least = cost
      found = [...taken]
      return
    }
    for (const { candidate, cost: own } of open[index] as (typeof open)[number]) {
      const floor = cost + own + (ahead[index] as number)
      if (floor >= least) return
      let clash = 0
      for (const other of taken) clash += overlap(candidate, other) * FORBIDDEN
      if (floor + clash >= least) continue
      taken.push(candidate)
      search(cost + own + clash)
      taken.pop()
    }
  }
  search(0)
  return { places: found, cost: least }
}

function costOf({ orientation, frame, discs, track }: Ground, candidate: Candidate): number {
  let cost = candidate.cost
  for (const { at, radius } of discs) cost += discOverlap(candidate, at, radius) * FORBIDDEN
  // It is lost already; how much track lies there does not matter any more.
  if (cost > FORBIDDEN) return cost
  for (const point of track) cost += discOverlap(candidate, point, TRACK_WIDTH / 2) * 1.4
  return cost + outside(orientation, candidate, RIM - frame) * (candidate.soft ? 6 : 40)
}

/** How far a name may reach over the edge of its hex, and how far round a corner no track ever lies. */
const OVER_EDGE = SIDE * 0.1
const ROUND_CORNER = SIDE * 0.42
/** Paper between a name and track. */
const AIR = SIDE * 0.015

/** Whether a name here touches no track, no circle, and over the edge of the hex only what no track can reach. */
export function isFree(
  { orientation, frame, discs, track }: Ground,
  box: Omit<Candidate, 'cost' | 'way' | 'soft'>,
): boolean {
  // Thousands of places are asked about before a map is first drawn: plain loops, and first what rules out most.
  for (const { at, radius } of discs) if (discOverlap(box, at, radius) > 0) return false
  for (const point of track) if (discOverlap(box, point, TRACK_WIDTH / 2 + AIR) > 0) return false
  for (const end of ENDS[orientation]) if (discOverlap(box, end, TRACK_WIDTH / 2 + AIR) > 0) return false
  const { x, y, extent } = box
  const rim = APOTHEM - frame
  for (let corner = 0; corner < 4; corner++) {
    const cornerX = corner < 2 ? x - extent.width : x + extent.width
    const cornerY = corner % 2 === 0 ? y - extent.height : y + extent.height
    const out = beyond(orientation, cornerX, cornerY, rim)
    if (out > OVER_EDGE || (out > 0 && fromCorner(orientation, cornerX, cornerY) > ROUND_CORNER)) return false
  }
  return true
}

/** To the nearest corner of the hex. */
function fromCorner(orientation: Orientation, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const corner of CORNERS[orientation]) least = Math.min(least, Math.hypot(corner.x - x, corner.y - y))
  return least
}

/** How deep a box reaches into a disc, in board units; 0 where it does not. */
export function discOverlap(
  { x, y, extent }: Point & { readonly extent: Extent },
  at: Point,
  radius: number,
): number {
  const dx = Math.max(Math.abs(at.x - x) - extent.width, 0)
  const dy = Math.max(Math.abs(at.y - y) - extent.height, 0)
  // Most discs are far away: no root is drawn for them.
  if (dx >= radius || dy >= radius) return 0
  return Math.max(0, radius - Math.sqrt(dx * dx + dy * dy))
}

/** How deep two boxes reach into each other; 0 where they do not. */
export function overlap(
  one: Point & { readonly extent: Extent },
  other: Point & { readonly extent: Extent },
): number {
  const across = one.extent.width + other.extent.width - Math.abs(one.x - other.x)
  const down = one.extent.height + other.extent.height - Math.abs(one.y - other.y)
  return across > 0 && down > 0 ? Math.min(across, down) : 0
}

/** How far its corners stick out of the hex, all together. */
function outside(orientation: Orientation, { x, y, extent }: Candidate, rim: number): number {
  const [left, right, above, below] = [
    x - extent.width,
    x + extent.width,
    y - extent.height,
    y + extent.height,
  ]
  return (
    beyond(orientation, left, above, rim) +
    beyond(orientation, left, below, rim) +
    beyond(orientation, right, above, rim) +
    beyond(orientation, right, below, rim)
  )
}

const RIM = APOTHEM - SIDE * 0.03

/** Directions of the sides, as steps along both axes. */
const OUTWARD: Readonly<Record<Orientation, readonly Point[]>> = {
  flat: SIDES.map((side) => polar(1, sideAngle('flat', side))),
  pointy: SIDES.map((side) => polar(1, sideAngle('pointy', side))),
}

const CORNERS: Readonly<Record<Orientation, readonly Point[]>> = {
  flat: SIDES.map((side) => polar(SIDE, sideAngle('flat', side) + Math.PI / 6)),
  pointy: SIDES.map((side) => polar(SIDE, sideAngle('pointy', side) + Math.PI / 6)),
}

/** Where the track of a neighbour could begin, just beyond the edge. */
const ENDS: Readonly<Record<Orientation, readonly Point[]>> = {
  flat: SIDES.map((side) => polar(APOTHEM + TRACK_WIDTH / 2 + AIR, sideAngle('flat', side))),
  pointy: SIDES.map((side) => polar(APOTHEM + TRACK_WIDTH / 2 + AIR, sideAngle('pointy', side))),
}

function beyond(orientation: Orientation, x: number, y: number, rim: number): number {
  let most = 0
  for (const outward of OUTWARD[orientation]) most = Math.max(most, x * outward.x + y * outward.y - rim)
  return most
}

const RIM_PLACES = new Map<string, readonly Candidate[]>()

/** Corners first, since no track leads there, then the sides, each at two distances. */
export function rimPlaces(orientation: Orientation, extent: Extent): readonly Candidate[] {
  const key = `${orientation} ${extent.width} ${extent.height}`
  const places = RIM_PLACES.get(key) ?? placesAround(orientation, extent)
  RIM_PLACES.set(key, places)
  return places
}

function placesAround(orientation: Orientation, extent: Extent): readonly Candidate[] {
  const radius = Math.max(extent.width, extent.height)
  const far = Math.min(SIDE * 0.78, SIDE - radius / Math.sin(Math.PI / 3) - SIDE * 0.02)
  const places: Candidate[] = []
  for (let side = 0; side < 6; side++) {
    const corner = sideAngle(orientation, side) + Math.PI / 6
    const distances = [far * 0.9, far * 0.82, far]
    for (const [index, distance] of distances.entries()) {
      // Right before left, upper before lower: the eye finds the figure at the same place where it can.
      const liking = (1 - Math.cos(corner)) * 0.12 + (1 + Math.sin(corner)) * 0.1
      places.push({ ...polar(distance, corner), extent, way: 0, cost: liking + index * 0.25, soft: false })
    }
    const middle = polar(APOTHEM - radius - SIDE * 0.05, sideAngle(orientation, side))
    places.push({ ...middle, extent, way: 0, cost: 1, soft: false })
  }
  return places
}

export function trackPoints({ paths }: TrackShape): Point[] {
  return paths.flatMap(({ piece }) => samplesOf(piece, SIDE * 0.09))
}
