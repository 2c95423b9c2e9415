import { type Board, type BoardState, NO_TILE, tileOf } from '../state/board.ts'
import type { HexIndex, LaidTile, TileIndex } from '../state/ids.ts'
import type { PathEnd, Track } from './track.ts'

/** The track that counts on a hex or region now: that of the tile, or what is printed. */
export function trackAt(board: Board, place: HexIndex): Track {
  const { hexes, regionTracks } = board.map
  if (place >= hexes.length) return regionTracks[place - hexes.length] as Track
  const laid = board.state.laid[place] as LaidTile
  return (laid === NO_TILE ? hexes[place] : board.tiles.rotated[laid]) as Track
}

/** Where track leads from one end on a hex now. */
export function waysFrom({ map, tiles, state }: Board, hex: HexIndex, end: PathEnd): readonly PathEnd[] {
  const laid = state.laid[hex] as LaidTile
  return (laid === NO_TILE ? map.ways[hex] : tiles.ways[laid])?.[end] ?? NO_WAYS
}

/** A region has no track of its own; a station may wait where there is no stop yet. */
const NO_WAYS: readonly PathEnd[] = []

export function hasTile(board: Board, hex: HexIndex): boolean {
  return board.state.laid[hex] !== NO_TILE
}

/** The tile goes down; the one it replaces returns to the supply. */
export function layTile(state: BoardState, hex: HexIndex, tile: TileIndex, rotation: number): void {
  const before = state.laid[hex] as LaidTile
  if (before !== NO_TILE) {
    const replaced = tileOf(before)
    state.supply[replaced] = (state.supply[replaced] as number) + 1
  }
  state.laid[hex] = tile * 6 + rotation
  state.supply[tile] = (state.supply[tile] as number) - 1
  state.version += 1
}
