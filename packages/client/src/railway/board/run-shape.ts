import { type PathEnd, isStop, opposite } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import type { Layout } from './layout.ts'
import { CENTRE, type Piece, fromSide, pieceData, reversed } from './piece.ts'
import { cityReach } from './slots.ts'
import { type TrackShape, trackShape } from './track-shape.ts'

/** A route drawn on the map. */
export interface RunShape {
  readonly d: string
  /** Where it begins and where it ends, in board units. */
  readonly start: Point
  readonly end: Point
  /** Radius of what stands at each end. */
  readonly reach: readonly [start: number, end: number]
}

/** Follows the track through each hex from where the route comes in to where it leaves, or to its stop. */
export function runShape(
  layout: Layout,
  hexes: ReadonlyMap<string, HexView>,
  route: readonly string[],
): RunShape | null {
  const known = route.filter((id) => hexes.has(id))
  const [first] = known
  if (first === undefined) return null
  let d = ''
  let start: Point | null = null
  let end: Point | null = null
  for (const [index, id] of known.entries()) {
    const at = layout.centreOf(id)
    const before = known[index - 1]
    const next = known[index + 1]
    const came = before === undefined ? -1 : layout.sideTowards(before, id)
    const left = next === undefined ? -1 : layout.sideTowards(id, next)
    const { track } = hexes.get(id) as HexView
    const shape = trackShape(layout.orientation, track)
    const pieces = piecesThrough(layout, shape, came < 0 ? -1 : opposite(came), left)
    for (const piece of pieces) {
      const joined =
        end !== null && Math.hypot(end.x - piece.from.x - at.x, end.y - piece.from.y - at.y) < 0.5
      d += pieceData(piece, at, joined)
      start ??= moved(piece.from, at)
      end = moved(piece.to, at)
    }
    if (pieces.length === 0) {
      const [stop] = shape.stops
      start ??= moved(stop?.at ?? CENTRE, at)
      end ??= start
    }
  }
  if (start === null || end === null) return null
  const last = known.at(-1) as string
  return { d, start, end, reach: [reachAt(layout, hexes, first, start), reachAt(layout, hexes, last, end)] }
}

/** How far the stop at that point of the board reaches. */
function reachAt(layout: Layout, hexes: ReadonlyMap<string, HexView>, id: string, at: Point): number {
  const { x, y } = layout.centreOf(id)
  const { stops } = trackShape(layout.orientation, (hexes.get(id) as HexView).track)
  const stop = stops.find((each) => Math.hypot(each.at.x + x - at.x, each.at.y + y - at.y) < 0.5)
  return stop === undefined ? 0 : cityReach(stop.slots.length, stop.radius)
}

/** The track from one side to another; -1: the route begins or ends at a stop here. */
function piecesThrough(layout: Layout, shape: TrackShape, entered: number, left: number): readonly Piece[] {
  const way = (from: PathEnd, to: PathEnd): Piece | null => {
    for (const { ends, piece } of shape.paths) {
      if (ends[0] === from && ends[1] === to) return piece
      if (ends[0] === to && ends[1] === from) return reversed(piece)
    }
    return null
  }
  const stopsOf = (side: number): PathEnd[] =>
    shape.paths.flatMap(({ ends: [a, b] }) =>
      a === side && isStop(b) ? [b] : b === side && isStop(a) ? [a] : [],
    )
  // Where no track is laid yet, a route drawn by hand still shows where it is meant to go.
  const guess = (side: number): Piece => fromSide(layout.orientation, side, shape.stops[0]?.at ?? CENTRE)
  if (entered < 0 && left < 0) return []
  if (entered < 0) {
    const [stop] = stopsOf(left)
    return [(stop === undefined ? null : way(stop, left)) ?? reversed(guess(left))]
  }
  if (left < 0) {
    const [stop] = stopsOf(entered)
    return [(stop === undefined ? null : way(entered, stop)) ?? guess(entered)]
  }
  const common = stopsOf(entered).find((stop) => stopsOf(left).includes(stop))
  if (common !== undefined) return [way(entered, common) as Piece, way(common, left) as Piece]
  const direct = way(entered, left)
  return direct === null ? [guess(entered), reversed(guess(left))] : [direct]
}

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y }
}
