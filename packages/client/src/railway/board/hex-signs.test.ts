import { asReadonly } from '@roundhouse/kernel'
import { type Orientation, TILES, type Tile } from '@roundhouse/railways'
import { HEXES, eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import type { HexView } from '@roundhouse/view/railway'
import { describe, expect, test } from 'vitest'
import { STAGE_CELL } from './figure-places.ts'
import { discsOf, hexSigns } from './hex-signs.ts'
import {
  BADGE_RADIUS,
  COST_SIZE,
  FOREIGN_RADIUS,
  FOREIGN_TOKEN,
  LABEL_SIZE,
  NUMBER_SIZE,
  SIDE,
} from './measures.ts'
import { nameExtent } from './name-places.ts'
import { type Extent, discOverlap, overlap } from './sign-places.ts'
import { textWidth } from './text-width.ts'
import { trackShape } from './track-shape.ts'
import { withTile } from './trial.ts'

type Box = { readonly what: string; readonly x: number; readonly y: number; readonly extent: Extent }

/** Everything written in the hex, with the room it takes. */
function boxesOf(orientation: Orientation, hex: HexView): Box[] {
  const { names, revenues, stages, label, cost, number } = hexSigns(orientation, hex)
  const round = (radius: number): Extent => ({ width: radius, height: radius })
  const text = (words: string, size: number): Extent => ({
    width: textWidth(words, size) / 2,
    height: size * 0.36,
  })
  return [
    ...names.map((name) => ({ what: name.lines.join(' '), x: name.x, y: name.y, extent: nameExtent(name) })),
    ...revenues.map((at) => ({ ...at, what: 'revenue', extent: round(BADGE_RADIUS) })),
    ...(stages === null
      ? []
      : [
          {
            ...stages,
            what: 'stages',
            extent: { width: (STAGE_CELL.width * stages.values.length) / 2, height: STAGE_CELL.height / 2 },
          },
        ]),
    ...(label === null ? [] : [{ ...label, what: 'label', extent: text(label.text, LABEL_SIZE) }]),
    ...(cost === null ? [] : [{ ...cost, what: 'cost', extent: text(String(cost.amount), COST_SIZE) }]),
    { ...number, what: 'number', extent: text(number.text, NUMBER_SIZE) },
  ]
}

function clashes(orientation: Orientation, hex: HexView): string[] {
  const boxes = boxesOf(orientation, hex)
  const discs = trackShape(orientation, hex.track).stops.flatMap(discsOf)
  if (hex.reservedFor !== null) discs.push({ at: FOREIGN_TOKEN, radius: FOREIGN_RADIUS })
  const where = `${hex.id} ${hex.tile?.id ?? 'bare'} ${hex.tile?.rotation ?? ''}`
  return boxes.flatMap((box, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other) > SLACK)
      .map((other) => `${where}: ${box.what} over ${other.what}`),
    ...discs
      .filter(({ at, radius }) => discOverlap(box, at, radius) > SLACK)
      .map(() => `${where}: ${box.what} over a circle`),
  ])
}

/** The room left round circles and badges covers this much. */
const SLACK = SIDE * 0.03

/** Tiles that could come to lie there: as many cities and towns as printed, and the same letters. */
function tilesFor(hex: HexView): readonly Tile[] {
  const kinds = (stops: readonly { readonly kind: string }[]): string =>
    stops.map(({ kind }) => kind).join(' ')
  const { label } = hex.track
  return TILES.filter((tile) => {
    if (hex.foreign) return tile.colour === 'red'
    if (tile.colour === 'red' || tile.stops.length === 0) return false
    if (label !== null) return tile.label === label
    return tile.label === null && kinds(tile.stops) === kinds(hex.stops)
  })
}

const START = eighteenCz.setup(
  { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: 'signs' },
  () => {},
)
const BOARD = boardView(asReadonly(START))

describe.each(['pointy', 'flat'] as const)('words on %s hexes', (orientation) => {
  test('nothing is written over anything else before the first tile', () => {
    expect(BOARD.hexes).toHaveLength(HEXES.length)
    expect(BOARD.hexes.flatMap((hex) => clashes(orientation, hex))).toEqual([])
  })

  test('nor on any tile that can lie on a named hex', { timeout: 60_000 }, () => {
    const found: string[] = []
    let tried = 0
    for (const hex of BOARD.hexes.filter(({ names }) => names.length > 0)) {
      for (const { id } of tilesFor(hex)) {
        for (let rotation = 0; rotation < 6; rotation++) {
          tried += 1
          found.push(...clashes(orientation, withTile(hex, id, rotation, 'brown')))
        }
      }
    }
    expect(tried).toBeGreaterThan(1000)
    expect(found).toEqual([])
  })
})
