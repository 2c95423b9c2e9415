import { type Action, type GameEvent, type GameState, type Title, asReadonly } from '@roundhouse/kernel'
import { SIDES, TILES, type Tile } from '@roundhouse/railways'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { boardView as czBoard } from '@roundhouse/view/18cz'
import { boardView as ahBoard } from '@roundhouse/view/1824'
import { boardView as rmBoard } from '@roundhouse/view/1862'
import type { BoardView, HexView } from '@roundhouse/view/railway'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../board/hex-geometry.ts'
import { discsOf, hexSigns } from './hex-signs.ts'
import { layoutOf } from './layout.ts'
import { ledNames } from './led-names.ts'
import { APOTHEM, FOREIGN_RADIUS, FOREIGN_TOKEN, SIDE, TRACK_WIDTH } from './measures.ts'
import { nameExtent } from './name-places.ts'
import { CENTRE, fromSide, polar, samplesOf, sideAngle, through } from './piece.ts'
import { signBoxes } from './sign-boxes.ts'
import { discOverlap, overlap } from './sign-places.ts'
import { trackShape } from './track-shape.ts'
import { withTile } from './trial.ts'
import { TYPE, type Zoom, zoomAt } from './type-sizes.ts'

const ZOOMS = ['near', 'far', 'close', 'farthest'] as const satisfies readonly Zoom[]
/** The room left round circles and badges covers this much. */
const SLACK = SIDE * 0.03

function startOf<S extends GameState, A extends Action, E extends GameEvent>(title: Title<S, A, E>): S {
  const { rules } = title
  return title.setup({ rules, players: 4, variant: null, options: {}, seed: 'signs' }, () => {})
}

const BOARDS: readonly (readonly [string, BoardView])[] = [
  ['18CZ', czBoard(asReadonly(startOf(eighteenCz)))],
  ['1824', ahBoard(asReadonly(startOf(eighteen24)))],
  ['1862', rmBoard(asReadonly(startOf(railwayMania)))],
]

/** What lies under a sign that shall lie under none. */
function clashes({ orientation }: BoardView, hex: HexView, zoom: Zoom): string[] {
  const signs = hexSigns(orientation, hex, zoom)
  const boxes = signBoxes(signs, TYPE[zoom])
  const shape = trackShape(orientation, hex.track)
  const discs = shape.stops.flatMap(discsOf)
  if (hex.reservedFor !== null) discs.push({ at: FOREIGN_TOKEN, radius: FOREIGN_RADIUS })
  const track =
    hex.regions === undefined ? shape.paths.flatMap(({ piece }) => samplesOf(piece, SIDE * 0.06)) : []
  const where = `${hex.id} ${hex.tile?.id ?? 'bare'} ${hex.tile?.rotation ?? ''} ${zoom}`
  const named = boxes.slice(0, signs.names.length)
  return [
    ...boxes.flatMap((box, index) => [
      ...boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other) > SLACK)
        .map((other) => `${where}: ${box.what} over ${other.what}`),
      ...discs
        .filter(({ at, radius }) => discOverlap(box, at, radius) > SLACK)
        .map(() => `${where}: ${box.what} over a circle`),
    ]),
    ...named
      .filter((box) => track.some((point) => discOverlap(box, point, TRACK_WIDTH / 2) > 0))
      .map(({ what }) => `${where}: ${what} on track`),
    ...named
      .filter((box) => AROUND[orientation].some((point) => discOverlap(box, point, TRACK_WIDTH / 2) > 0))
      .map(({ what }) => `${where}: ${what} on what a neighbour could have`),
  ]
}

/** All track that any tile could have on the six hexes around; its ends are cut off at the edge. */
const AROUND = { flat: aroundOf('flat'), pointy: aroundOf('pointy') }

function aroundOf(orientation: BoardView['orientation']): Point[] {
  const pieces = SIDES.flatMap((one) => [
    fromSide(orientation, one, CENTRE),
    ...SIDES.filter((other) => other > one).map((other) => through(orientation, one, other)),
  ])
  const points = pieces.flatMap((piece) => samplesOf(piece, SIDE * 0.1))
  return SIDES.flatMap((side) => {
    const by = polar(APOTHEM * 2, sideAngle(orientation, side))
    return points
      .map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
      .filter(({ x, y }) => Math.hypot(x, y) < SIDE * 1.15 && outOf(orientation, { x, y }) >= TRACK_WIDTH / 2)
  })
}

/** How far a point lies beyond the edge of the hex. */
function outOf(orientation: BoardView['orientation'], { x, y }: Point): number {
  return Math.max(
    ...SIDES.map((side) => {
      const outward = polar(1, sideAngle(orientation, side))
      return x * outward.x + y * outward.y - APOTHEM
    }),
  )
}

/** Tiles that could come to lie there: as many cities and towns as printed, or one city for all, and the same letters. */
function tilesFor(hex: HexView): readonly Tile[] {
  const kinds = (stops: readonly { readonly kind: string }[]): string =>
    stops.map(({ kind }) => kind).join(' ')
  const { label } = hex.track
  if (hex.permanent) return []
  const drawn = new Set<string>()
  return TILES.filter((tile) => {
    // Tiles that are drawn alike leave the same room.
    const alike = JSON.stringify([tile.paths, tile.stops.map(({ slots }) => slots), tile.edge])
    if (drawn.has(alike) || !isFor(tile)) return false
    drawn.add(alike)
    return true
  })

  function isFor(tile: Tile): boolean {
    if (hex.foreign) return tile.colour === 'red'
    if (tile.colour === 'red' || tile.stops.length === 0 || tile.label !== label) return false
    const joined = hex.stops.length > 1 && tile.stops.length === 1 && tile.stops[0]?.kind === 'city'
    return joined || kinds(tile.stops) === kinds(hex.stops)
  }
}

describe.each(BOARDS)('words on the map of %s', (_, board) => {
  test('nothing is written over anything else, no name on track, before the first tile', () => {
    const found = ZOOMS.flatMap((zoom) => board.hexes.flatMap((hex) => clashes(board, hex, zoom)))
    expect(found).toEqual([])
  })

  test('nor on any tile that can lie on a named hex, however it lies', { timeout: 60_000 }, () => {
    const found: string[] = []
    let tried = 0
    for (const hex of board.hexes.filter(({ names }) => names.length > 0)) {
      for (const { id } of tilesFor(hex)) {
        for (const rotation of SIDES) {
          tried += 1
          // As it lies in turn near, far, close and farthest: what finds no room in one size is looked for in the next.
          const zoom = ZOOMS[tried % ZOOMS.length] as Zoom
          found.push(...clashes(board, withTile(hex, id, rotation, 'brown'), zoom))
        }
      }
    }
    expect(tried).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  test('a name without room stands beside its hex, off track', () => {
    // The busiest tile for each hex leaves least room.
    const hexes = board.hexes.map((hex) => {
      const busiest = tilesFor(hex).toSorted((one, other) => other.paths.length - one.paths.length)[0]
      return busiest === undefined || hex.names.length === 0 ? hex : withTile(hex, busiest.id, 0, 'brown')
    })
    const layout = layoutOf(board)
    const led = ledNames(layout, hexes, 'near')
    expect(led.length).toBeGreaterThan(0)
    const onTrack = led.filter((name) =>
      hexes.some(({ id, track, regions }) => {
        if (regions !== undefined) return false
        const by = layout.centreOf(id)
        return trackShape(board.orientation, track).paths.some(({ piece }) =>
          samplesOf(piece).some((at) =>
            discOverlap(
              { ...name, extent: nameExtent(name) },
              { x: at.x + by.x, y: at.y + by.y },
              TRACK_WIDTH / 2,
            ),
          ),
        )
      }),
    )
    expect(onTrack).toEqual([])
  })
})

test('nothing is printed below seven pixels: larger against the hex, or not at all', () => {
  for (let side = 10; side < 120; side += 0.5) {
    const zoom = zoomAt(side)
    if (zoom === null) continue
    const { least, several, name, number, label, cost, revenue, stage } = TYPE[zoom]
    const smallest = Math.min(least, several, name, number ?? name, label, cost, revenue, stage.size)
    expect((smallest * side) / SIDE).toBeGreaterThanOrEqual(7)
  }
  expect(zoomAt(19)).toBeNull()
})
