import {
  COMPANY_IDS,
  type CompanyId,
  HEXES,
  type HexId,
  NEIGHBOURS,
} from '@roundhouse/titles/chicago-express'
import type { Box } from '../../board/camera.ts'
import { type Point, hexCentre, hexesPath } from '../../board/hex-geometry.ts'
import { unionOutline } from '../../board/outline.ts'

/** Side of a hex in board units; every measure below is drawn for this size. */
export const SIDE = 33

export const PLACES: readonly { readonly id: HexId; readonly at: Point }[] = HEXES.map((hex) => ({
  id: hex.id,
  at: hexCentre('flat', SIDE, hex.x, hex.y),
}))

const CENTRES: ReadonlyMap<HexId, Point> = new Map(PLACES.map(({ id, at }) => [id, at]))

export function centreOf(id: HexId): Point {
  return CENTRES.get(id) as Point
}

/** The board with the paper round it. */
export const BOARD: Box = boxRound(
  PLACES.map((place) => place.at),
  20,
)

function boxRound(centres: readonly Point[], margin: number): Box {
  const xs = centres.map((centre) => centre.x)
  const ys = centres.map((centre) => centre.y)
  const across = SIDE + margin
  const down = (SIDE * Math.sqrt(3)) / 2 + margin
  const x = Math.min(...xs) - across
  const y = Math.min(...ys) - down
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down - y }
}

/** The coast: where the hexes end. */
export const COAST = unionOutline(
  'flat',
  SIDE,
  PLACES.map((place) => place.at),
)

/** These hexes as one path, at a part of their size. */
export function pathOf(ids: Iterable<HexId>, part = 1): string {
  return hexesPath('flat', SIDE * part, Array.from(ids, centreOf))
}

const NAMED: ReadonlySet<HexId> = new Set(HEXES.filter((hex) => hex.name !== null).map((hex) => hex.id))

/** Pitch and size of the tokens of a hex: four and five shrink, so that a row never reaches its neighbours. */
const ROWS: readonly { readonly pitch: number; readonly size: number }[] = [
  { pitch: 0, size: 1 },
  { pitch: 0, size: 1 },
  { pitch: 24, size: 1 },
  { pitch: 21, size: 0.96 },
  { pitch: 16, size: 0.78 },
  { pitch: 13.4, size: 0.7 },
]

/** Whose name stands out: the great cities. */
export function isMajor({ kind, name }: Pick<(typeof HEXES)[number], 'kind' | 'name'>): boolean {
  return kind !== 'city' || name === 'Chicago'
}

/** Of so many tokens in one hex. */
export function rowOf(tokens: number): (typeof ROWS)[number] {
  return ROWS[tokens] as (typeof ROWS)[number]
}

export interface TokenSpot extends Point {
  readonly company: CompanyId
  readonly size: number
}

/** Tokens stand in a row through the centre, a little lower where a name stands above them. */
export function tokenSpots(id: HexId, companies: readonly CompanyId[]): TokenSpot[] {
  const { x, y } = centreOf(id)
  const { pitch, size } = rowOf(companies.length)
  const level = y + (NAMED.has(id) ? 1.5 : -2)
  const first = x - (pitch * (companies.length - 1)) / 2
  return companies.map((company, order) => ({ company, x: first + pitch * order, y: level, size }))
}

/** In the order of the company list, as the tokens will stand once they are built. */
export function withToken(companies: readonly CompanyId[], more: CompanyId): readonly CompanyId[] {
  if (companies.includes(more)) return companies
  return COMPANY_IDS.filter((company) => company === more || companies.includes(company))
}

const NEAR: ReadonlyMap<HexId, readonly HexId[]> = new Map(
  HEXES.map((hex, index) => [
    hex.id,
    (NEIGHBOURS[index] as readonly number[]).map((near) => (HEXES[near] as { id: HexId }).id),
  ]),
)

export function near(id: HexId): readonly HexId[] {
  return NEAR.get(id) as readonly HexId[]
}
