import {
  type GameMap,
  type Ground,
  type HexIndex,
  type MapHex,
  type TileIndex,
  type TileSet,
  compileGround,
  compileTiles,
} from '@roundhouse/railways'
import { EASTERN_HEXES, HEXES } from './map.ts'
import { MORAVIAN_HEXES } from './moravia.ts'
import type { CzState, VariantId } from './state.ts'
import { TILE_COUNTS } from './tile-counts.ts'

export const TILE_SET: TileSet = compileTiles(TILE_COUNTS)

const BASE = ground(HEXES)
const BOHEMIA = ground(HEXES.filter((hex) => !EASTERN_HEXES.includes(hex.id)))

const MORAVIA = ground(MORAVIAN_HEXES)

export function groundFor(variant: VariantId | null): Ground {
  if (variant === 'moravia-silesia') return MORAVIA
  return variant === 'bohemia' ? BOHEMIA : BASE
}

export function groundOf(state: Pick<CzState, 'variant'>): Ground {
  return groundFor(state.variant)
}

/** The map this state is played on. */
export function mapOf(state: Pick<CzState, 'variant'>): GameMap {
  return groundOf(state).map
}

export function hexId(state: Pick<CzState, 'variant'>, hex: HexIndex): string {
  return (mapOf(state).hexes[hex] as MapHex).id
}

/** -1 for a tile that is not in the box. */
export function tileIndex(id: string): TileIndex {
  return TILE_INDEX.get(id) ?? -1
}

const TILE_INDEX = new Map(TILE_SET.tiles.map((tile, index) => [tile.id, index]))

function ground(hexes: readonly MapHex[]): Ground {
  return compileGround({ orientation: 'pointy', hexes, regions: [] }, TILE_SET)
}
