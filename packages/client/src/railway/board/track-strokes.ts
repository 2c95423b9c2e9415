import { SIDE } from './measures.ts'
import { type Piece, crossingOf, partOf } from './piece.ts'
import type { PathShape, TrackShape } from './track-shape.ts'

/** A stroke of the pen: track, or the tile's colour round the place where the next stroke crosses. */
export interface Stroke {
  readonly pieces: readonly Piece[]
  readonly casing: boolean
}

const KEPT = new WeakMap<TrackShape, readonly Stroke[]>()

/**
 * In the order they are drawn: each path over those that it crosses, on a piece of casing. Paths that cross nothing
 * come last, so that no casing cuts a track that only runs beside.
 */
export function strokesOf(shape: TrackShape): readonly Stroke[] {
  const known = KEPT.get(shape)
  if (known !== undefined) return known
  const strokes: Stroke[] = []
  const apart: Piece[] = []
  for (const [index, path] of shape.paths.entries()) {
    if (shape.paths.every((other) => crossing(path, other) === null)) {
      apart.push(path.piece)
      continue
    }
    const below = shape.paths.slice(0, index).map((before) => crossing(path, before))
    strokes.push({ pieces: below.filter((piece) => piece !== null), casing: true })
    strokes.push({ pieces: [path.piece], casing: false })
  }
  strokes.push({ pieces: apart, casing: false })
  const drawn = strokes.filter(({ pieces }) => pieces.length > 0)
  KEPT.set(shape, drawn)
  return drawn
}

/** Half the length of the casing. */
const NEAR = SIDE * 0.24

/** The casing of a path round the place where it crosses another; paths that share an end join there instead. */
function crossing(path: PathShape, other: PathShape): Piece | null {
  if (path.ends.some((end) => other.ends.includes(end))) return null
  const at = crossingOf(path.piece, other.piece)
  if (at === null) return null
  const { from, to } = path.piece
  const part = NEAR / Math.hypot(to.x - from.x, to.y - from.y)
  return partOf(path.piece, Math.max(0, at - part), Math.min(1, at + part))
}
