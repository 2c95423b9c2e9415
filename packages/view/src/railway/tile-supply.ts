import type { Tile, TileSet } from '@roundhouse/railways'
import type { TileSupply } from './bank-view.ts'

/** The tiles of the box and how many of each are left. */
export function tileSupply({ tiles, counts }: TileSet, left: readonly number[]): readonly TileSupply[] {
  return tiles.map((tile, index) => ({
    id: tile.id,
    colour: tile.colour,
    edge: edgeOf(tile),
    left: left[index] as number,
    of: counts[index] as number,
  }))
}

/** The colour of a printed edge: such a tile is laid by a power alone. */
export function edgeOf({ purple }: Tile): string | null {
  return purple ? 'purple' : null
}
