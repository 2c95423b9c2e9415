import type { GameMap } from './game-map.ts'
import type { TileSet } from './tile-set.ts'
import type { Track } from './track.ts'

/** What lies on the map. */
export interface BoardState {
  /** For each hex tile × 6 + rotation, or NO_TILE. */
  laid: number[]
  /** How many of each tile are left. */
  supply: number[]
  /** Raised with every change of tiles or stations, so that what is derived from them can be kept outside. */
  version: number
}

export const NO_TILE = -1

/** A board is a state seen through its map and its box of tiles. */
export interface Board {
  readonly map: GameMap
  readonly tiles: TileSet
  readonly state: { readonly laid: readonly number[]; readonly supply: readonly number[] }
}

export function emptyBoard(map: GameMap, tiles: TileSet): BoardState {
  return { laid: map.hexes.map(() => NO_TILE), supply: [...tiles.counts], version: 0 }
}

export function cloneBoard(board: {
  readonly laid: readonly number[]
  readonly supply: readonly number[]
  readonly version: number
}): BoardState {
  return { laid: board.laid.slice(), supply: board.supply.slice(), version: board.version }
}

/** The track that counts on a hex or region now: that of the tile, or what is printed. */
export function trackAt(board: Board, place: number): Track {
  const { hexes, regionTracks } = board.map
  if (place >= hexes.length) return regionTracks[place - hexes.length] as Track
  const laid = board.state.laid[place] as number
  return (laid === NO_TILE ? hexes[place] : board.tiles.rotated[laid]) as Track
}

export function hasTile(board: Board, hex: number): boolean {
  return board.state.laid[hex] !== NO_TILE
}

/** The tile goes down; the one it replaces returns to the supply. */
export function layTile(state: BoardState, hex: number, tile: number, rotation: number): void {
  const before = state.laid[hex] as number
  if (before !== NO_TILE) {
    const replaced = Math.floor(before / 6)
    state.supply[replaced] = (state.supply[replaced] as number) + 1
  }
  state.laid[hex] = tile * 6 + rotation
  state.supply[tile] = (state.supply[tile] as number) - 1
  state.version += 1
}
