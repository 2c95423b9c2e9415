import { type Orientation, type Path, type StopKind, type Track, isStop, stopEnd } from '@roundhouse/railways'
import type { Point } from '../../board/hex-geometry.ts'
import { type Piece, through } from './piece.ts'
import { slotsAround } from './slots.ts'
import { type StopPlace, placeStops } from './stop-places.ts'

/** How track is drawn in a hex, round the centre of the hex. */
export interface TrackShape {
  readonly paths: readonly PathShape[]
  readonly stops: readonly StopShape[]
}

/** One path of the track, drawn from its first end to its second. */
export interface PathShape {
  readonly ends: Path
  readonly piece: Piece
}

export interface StopShape {
  readonly kind: StopKind
  readonly at: Point
  /** Direction of the track at a town between two sides; null where it is a dot. */
  readonly along: number | null
  /** Centres of the circles for stations. */
  readonly slots: readonly Point[]
  /** Radius of a circle, or of the town. */
  readonly radius: number
  /** Whether any track leads to it. */
  readonly bare: boolean
}

const SHAPES: Readonly<Record<Orientation, WeakMap<Track, TrackShape>>> = {
  flat: new WeakMap(),
  pointy: new WeakMap(),
}

/** Tracks are compiled once and shared, so the shape of each is kept with it. */
export function trackShape(orientation: Orientation, track: Track): TrackShape {
  const known = SHAPES[orientation].get(track)
  if (known !== undefined) return known
  const shape = shapeOf(orientation, track)
  SHAPES[orientation].set(track, shape)
  return shape
}

function shapeOf(orientation: Orientation, track: Track): TrackShape {
  const places = placeStops(orientation, track)
  const paths = track.paths.map((ends): PathShape => {
    const [a, b] = ends
    const stop = isStop(a) ? a : b
    if (!isStop(stop)) return { ends, piece: through(orientation, a, b) }
    const side = isStop(a) ? b : a
    const place = places[stop - stopEnd(0)] as StopPlace
    const inward = place.pieces.get(side) as Piece
    return isStop(a)
      ? { ends, piece: { from: inward.to, to: inward.from, radius: -inward.radius || 0 } }
      : { ends, piece: inward }
  })
  const stops = track.stops.map(({ kind, slots }, index): StopShape => {
    const { at, along, radius, pieces } = places[index] as StopPlace
    return { kind, at, along, slots: slotsAround(at, slots, radius), radius, bare: pieces.size === 0 }
  })
  return { paths, stops }
}
