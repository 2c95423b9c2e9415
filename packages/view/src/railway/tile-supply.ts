import type { TileSet } from '@roundhouse/railways'
import type { TileSupply } from './bank-view.ts'

/** The tiles of the box and how many of each are left. */
export function tileSupply({ tiles, counts }: TileSet, left: readonly number[]): readonly TileSupply[] {
  return tiles.map((tile, index) => ({
    id: tile.id,
    colour: tile.colour,
    edge: tile.edge,
    left: left[index] as number,
    of: counts[index] as number,
  }))
}
