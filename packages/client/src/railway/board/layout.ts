import { type Orientation, SIDES, SIDE_OFFSETS } from '@roundhouse/railways'
import type { BoardView } from '@roundhouse/view/railway'
import type { Box } from '../../board/camera.ts'
import { type Point, hexCentre, hexesPath } from '../../board/hex-geometry.ts'
import { unionOutline } from '../../board/outline.ts'
import { SIDE } from './measures.ts'

/** Where the hexes of a map are; it is the same for all positions of a game. */
export interface Layout {
  readonly orientation: Orientation
  readonly places: readonly { readonly id: string; readonly at: Point }[]
  /** The board with the paper round it. */
  readonly box: Box
  /** Where the hexes end. */
  readonly outline: string
  has(id: string): boolean
  centreOf(id: string): Point
  /** These hexes as one path, at a part of their size. */
  pathOf(ids: Iterable<string>, part?: number): string
  /** The side of `from` behind which `to` lies, or -1. */
  sideTowards(from: string, to: string): number
}

/** Room for the frontier and for the names of the lands. */
const MARGIN = 22

export function layoutOf({ orientation, hexes }: BoardView): Layout {
  const places = hexes.map(({ id, x, y }) => ({ id, at: hexCentre(orientation, SIDE, x, y) }))
  const centres = new Map(places.map(({ id, at }) => [id, at]))
  const grid = new Map(hexes.map(({ id, x, y }) => [id, { x, y }]))
  const centreOf = (id: string): Point => centres.get(id) ?? { x: 0, y: 0 }
  return {
    orientation,
    places,
    box: boxRound(
      orientation,
      places.map(({ at }) => at),
    ),
    outline: unionOutline(
      orientation,
      SIDE,
      places.map(({ at }) => at),
    ),
    has: (id) => centres.has(id),
    centreOf,
    pathOf: (ids, part = 1) => hexesPath(orientation, SIDE * part, Array.from(ids, centreOf)),
    sideTowards(from, to) {
      const [start, end] = [grid.get(from), grid.get(to)]
      if (start === undefined || end === undefined) return -1
      return SIDES.findIndex((side) => {
        const [dx, dy] = SIDE_OFFSETS[orientation][side] as readonly [number, number]
        return start.x + dx === end.x && start.y + dy === end.y
      })
    },
  }
}

function boxRound(orientation: Orientation, centres: readonly Point[]): Box {
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  const half = (SIDE * Math.sqrt(3)) / 2
  const across = (orientation === 'flat' ? SIDE : half) + MARGIN
  const down = (orientation === 'flat' ? half : SIDE) + MARGIN
  const x = Math.min(...xs) - across
  const y = Math.min(...ys) - down
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down - y }
}
