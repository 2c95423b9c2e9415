import {
  type GameMap,
  type HexIndex,
  LayTable,
  type MapHex,
  NOWHERE,
  SIDE_OFFSETS,
  type StopKey,
  type TileIndex,
  type TileSet,
  compileMap,
  compileTiles,
  stopKey,
} from '@roundhouse/railways'
import { HEXES, REGIONS } from './map.ts'
import { TILE_COUNTS } from './tile-counts.ts'

export const TILE_SET: TileSet = compileTiles(TILE_COUNTS)
export const MAP: GameMap = compileMap({ orientation: 'flat', hexes: HEXES, regions: REGIONS })
export const LAYS = new LayTable(MAP, TILE_SET)

const INDEXES = new Map(HEXES.map(({ id }, index) => [id, index]))
const TILE_INDEXES = new Map(TILE_SET.tiles.map(({ id }, index) => [id, index]))

/** -1 for a coordinate on which no tile can lie. */
export function hexIndex(id: string): HexIndex {
  return INDEXES.get(id) ?? -1
}

/** The name of a hex, or of a red area or port. */
export function placeId(place: HexIndex): string {
  return HEXES[place]?.id ?? REGIONS[place - HEXES.length]?.id ?? ''
}

/** -1 for a tile that is not in the box. */
export function tileIndex(id: string): TileIndex {
  return TILE_INDEXES.get(id) ?? -1
}

/** Red areas and ports come behind the hexes. */
export const LONDON: HexIndex = MAP.indexOf('london')
export const LONDON_KEY: StopKey = stopKey(LONDON, 0)

/** The hex beyond a side by its coordinate, be it land, red or sea. */
export function coordinateBeyond(hex: HexIndex, side: number): string {
  const { x, y } = HEXES[hex] as MapHex
  const [dx, dy] = SIDE_OFFSETS.flat[side] as readonly [number, number]
  return coordinate(x + dx, y + dy)
}

/** Whether a side leads to a red area or a port, and not to another hex or nowhere. */
export function leadsOffBoard(hex: HexIndex, side: number): boolean {
  const beyond = MAP.beyond[hex * 6 + side] as number
  return beyond !== NOWHERE && beyond >= HEXES.length
}

/** Where a coordinate lies, in doubled coordinates. */
export function positionOf(id: string): readonly [x: number, y: number] {
  return [id.charCodeAt(0) - 'A'.charCodeAt(0), Number(id.slice(1))]
}

function coordinate(x: number, y: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + x)}${y}`
}
