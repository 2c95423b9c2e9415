import type { LaidTile } from '../state/ids.ts'
import { type Tile, TILES } from './tiles.ts'
import { type Track, type Ways, exitsOf, rotate, waysOf } from './track.ts'

/** The tiles of one box: geometry in all six rotations, and how many there are. */
export interface TileSet {
  readonly tiles: readonly Tile[]
  readonly counts: readonly number[]
  /** At tile × 6 + rotation. */
  readonly rotated: readonly Track[]
  /** At tile × 6 + rotation, bit n: track leaves by side n. */
  readonly exits: readonly number[]
  /** At tile × 6 + rotation. */
  readonly ways: readonly Ways[]
  indexOf(id: string): number
}

/** `counts` by tile number; an unlimited tile has a count of Infinity. */
export function compileTiles(counts: Readonly<Record<string, number>>): TileSet {
  const tiles = Object.keys(counts).map((id) => {
    const tile = TILES.find((each) => each.id === id)
    if (tile === undefined) throw new Error(`no tile ${id}`)
    return tile
  })
  const rotated = tiles.flatMap((tile) => Array.from({ length: 6 }, (_, rotation) => rotate(tile, rotation)))
  const byId = new Map(tiles.map((tile, index) => [tile.id, index]))
  return {
    tiles,
    counts: tiles.map((tile) => counts[tile.id] as number),
    rotated,
    exits: rotated.map((track) => exitsOf(track).reduce((mask, side) => mask | (1 << side), 0)),
    ways: rotated.map(waysOf),
    indexOf(id) {
      const index = byId.get(id)
      if (index === undefined) throw new Error(`tile ${id} is not in this box`)
      return index
    },
  }
}

/** Some track of the tile, old or new, leads to where the company's track arrives. — 18CZ VIII.4, 1824 VII.6, VII.7 */
export function anyTrackMeets(tiles: TileSet, code: LaidTile, reached: number): boolean {
  return ((tiles.exits[code] as number) & reached) !== 0
}
