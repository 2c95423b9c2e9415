import {
  type Ground as RailwayGround,
  type MapHex,
  SIDE_OFFSETS,
  type TileSet,
  compileGround,
  compileTiles,
  groundsByName,
  sidesOfStop,
} from '@roundhouse/railways'
import { CISLEITHANIAN_AREAS, HEXES_FOR_THREE, HEXES_FOR_TWO } from './cisleithania.ts'
import { withMarkers } from './goods-time.ts'
import { AREAS, HEXES } from './map.ts'
import { TILE_COUNTS } from './tile-counts.ts'

/** A map with the box of tiles for it. */
export interface Ground extends RailwayGround {
  readonly tiles: TileSet
  /** The hex at this side, barriers or not; -1 off the map. */
  neighbour(hex: number, side: number): number
  /** Where a company is at home, as printed; null if that is not on this map. */
  homeOf(company: string): PrintedHome | null
  /** For each hex the one by which its location goes: another one only in a red area of several hexes. — VII.2 */
  readonly locations: readonly number[]
  /** The hexes of the location that goes by this hex; none where it goes by another. */
  readonly hexesOf: readonly (readonly number[])[]
}

/** A home and a side by which its printed track leaves, which tells its city on any tile; -1 without printed track. */
export interface PrintedHome {
  readonly hex: number
  readonly stop: number
  readonly side: number
}

/** What decides on which map a table plays. */
export interface TableMap {
  readonly variant: string | null
  readonly players: number
  /** Goods Time: the hexes with town markers, one of them twice where two lie there. — XII.2 */
  readonly towns: readonly number[]
}

const BOXES = {
  standard: compileTiles(TILE_COUNTS.standard),
  goodsTime: compileTiles(TILE_COUNTS.goodsTime),
  cisleithania: compileTiles(TILE_COUNTS.cisleithania),
}

/** The tiles of all boxes, which differ in numbers only. */
export const TILE_SET: TileSet = BOXES.standard

const STANDARD = ground(HEXES, AREAS, BOXES.standard)
const FOR_TWO = ground(HEXES_FOR_TWO, CISLEITHANIAN_AREAS, BOXES.cisleithania)
const FOR_THREE = ground(HEXES_FOR_THREE, CISLEITHANIAN_AREAS, BOXES.cisleithania)

export function groundFor({ variant, players, towns }: TableMap): Ground {
  if (variant === 'cisleithania') return players === 2 ? FOR_TWO : FOR_THREE
  return variant === 'goods-time' ? marked(towns) : STANDARD
}

/** One ground for each set of markers, however many tables play on it. — XII.2 */
function marked(towns: readonly number[]): Ground {
  const ids = towns.map((hex) => (HEXES[hex] as MapHex).id)
  return markedBy(ids.toSorted().join(' '))
}

const markedBy = groundsByName((name) => ground(withMarkers(name.split(' ')), AREAS, BOXES.goodsTime))

/** The hexes of all maps, each once. */
export const HEX_IDS: readonly string[] = [
  ...new Set([...HEXES, ...HEXES_FOR_TWO, ...HEXES_FOR_THREE].map(({ id }) => id)),
]

/** -1 for a tile that is in no box. */
export function tileIndex(id: string): number {
  return TILE_INDEX.get(id) ?? -1
}

const TILE_INDEX = new Map(TILE_SET.tiles.map((tile, index) => [tile.id, index]))

function ground(hexes: readonly MapHex[], areas: readonly (readonly string[])[], tiles: TileSet): Ground {
  const base = compileGround({ orientation: 'pointy', hexes, regions: [] }, tiles)
  const locations = hexes.map(({ id }, hex) => {
    const first = areas.find((area) => area.includes(id))?.[0]
    return first === undefined ? hex : base.index(first)
  })
  const hexesOf = hexes.map((_, hex) =>
    locations.flatMap((location, each) => (location === hex ? [each] : [])),
  )
  const places = new Map(hexes.map(({ x, y }, hex) => [`${x},${y}`, hex]))
  const neighbour = (hex: number, side: number): number => {
    const { x, y } = hexes[hex] as MapHex
    const [dx, dy] = SIDE_OFFSETS.pointy[side] as readonly [number, number]
    return places.get(`${x + dx},${y + dy}`) ?? -1
  }
  const homes = new Map(
    hexes.flatMap((printed, hex) =>
      printed.homes.map(({ company, stop }) => [company, home(printed, hex, stop ?? 0)] as const),
    ),
  )
  const homeOf = (company: string): PrintedHome | null => homes.get(company) ?? null
  return { ...base, tiles, neighbour, homeOf, locations, hexesOf }
}

function home(printed: MapHex, hex: number, stop: number): PrintedHome {
  return { hex, stop, side: sidesOfStop(printed, stop)[0] ?? -1 }
}
