import type { TreeBranch } from '@roundhouse/kernel'
import type { HexIndex, LaidTile } from '../state/ids.ts'
import type { TileSet } from './tile-set.ts'
import type { Tile } from './tiles.ts'

interface Branch {
  readonly value: string
  readonly next: { readonly value: string; readonly next: number[] }[]
}

/** Collects lays, which come hex by hex and tile by tile, into the tree of a choice: hex, tile, rotation. */
export class LayTree {
  readonly #tiles: TileSet
  readonly #nameOf: (hex: HexIndex) => string
  readonly #branches: Branch[] = []
  #hex = -1
  #tile = -1

  constructor(tiles: TileSet, nameOf: (hex: HexIndex) => string) {
    this.#tiles = tiles
    this.#nameOf = nameOf
  }

  get branches(): readonly TreeBranch[] {
    return this.#branches
  }

  add(hex: HexIndex, code: LaidTile): void {
    const tile = Math.floor(code / 6)
    if (hex !== this.#hex) {
      this.#branches.push({ value: this.#nameOf(hex), next: [] })
      this.#tile = -1
    }
    const tiles = (this.#branches.at(-1) as Branch).next
    if (tile !== this.#tile) tiles.push({ value: (this.#tiles.tiles[tile] as Tile).id, next: [] })
    ;(tiles.at(-1) as { next: number[] }).next.push(code % 6)
    this.#hex = hex
    this.#tile = tile
  }
}
