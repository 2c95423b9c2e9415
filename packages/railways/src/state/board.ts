import type { GameMap } from '../board/game-map.ts'
import type { TileSet } from '../board/tile-set.ts'
import type { HexIndex, LaidTile, TileIndex } from './ids.ts'

/** What lies on the map. */
export interface BoardState {
  /** For each hex the tile as it lies, or NO_TILE. */
  laid: LaidTile[]
  /** How many of each tile are left. */
  supply: number[]
  /** Raised with every change of tiles, stations or markers, so that what is derived from them can be kept outside. */
  version: number
}

export const NO_TILE = -1

/** A board is a state seen through its map and its box of tiles. */
export interface Board {
  readonly map: GameMap
  readonly tiles: TileSet
  readonly state: { readonly laid: readonly LaidTile[]; readonly supply: readonly number[] }
}

export function emptyBoard(map: GameMap, tiles: TileSet): BoardState {
  return { laid: map.hexes.map(() => NO_TILE), supply: [...tiles.counts], version: 0 }
}

export function cloneBoard(board: {
  readonly laid: readonly LaidTile[]
  readonly supply: readonly number[]
  readonly version: number
}): BoardState {
  return { laid: board.laid.slice(), supply: board.supply.slice(), version: board.version }
}

export function tileOf(laid: LaidTile): TileIndex {
  return Math.floor(laid / 6)
}

export function rotationOf(laid: LaidTile): number {
  return laid % 6
}

/** What lies where, by the names that players know; hexes in the order of the map. */
export function laidTiles({
  map,
  tiles,
  state,
}: Board): { readonly hex: string; readonly tile: string; readonly rotation: number }[] {
  return map.hexes.flatMap(({ id: hex }, index: HexIndex) => {
    const laid = state.laid[index] as LaidTile
    if (laid === NO_TILE) return []
    return [{ hex, tile: tiles.tiles[tileOf(laid)]?.id ?? '', rotation: rotationOf(laid) }]
  })
}

/** The tiles of which some have been taken, and how many are left. */
export function supplyLeft({ tiles, state }: Board): { readonly tile: string; readonly left: number }[] {
  return tiles.tiles.flatMap(({ id: tile }, index: TileIndex) => {
    const left = state.supply[index] as number
    return left === tiles.counts[index] ? [] : [{ tile, left }]
  })
}
