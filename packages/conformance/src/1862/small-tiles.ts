import { TILES, isStop, rotate } from '@roundhouse/railways'
import { equalRotation } from '../railway/tiles.ts'

/**
 * The recording engine has a tile of its own for every way to put small stations on one; here with the pieces of its
 * track, in the order of the tile, that have a station. — 7.6.4
 */
const VARIANTS: Readonly<Record<string, readonly number[]>> = {
  '16_1a': [0],
  '16_1b': [1],
  '16_2': [0, 1],
  '17_1': [1],
  '17_2': [0, 1],
  '18_1a': [0],
  '18_1b': [1],
  '18_2': [0, 1],
  '19_1a': [0],
  '19_1b': [1],
  '19_2': [0, 1],
  '20_1': [0],
  '20_1b': [1],
  '20_2': [0, 1],
  '21_1a': [0],
  '21_1b': [1],
  '21_2': [0, 1],
  '22_1a': [0],
  '22_1b': [1],
  '22_2': [0, 1],
  '778_1a': [0],
  '778_1b': [2],
  '778_2a': [0, 2],
  '778_2b': [0, 1],
  '778_3': [0, 1, 2],
  '779_1a': [0],
  '779_1b': [1],
  '779_1c': [2],
  '779_2a': [0, 1],
  '779_2b': [0, 2],
  '779_2c': [1, 2],
  '779_3': [0, 1, 2],
  '780_1a': [0],
  '780_1b': [1],
  '780_2a': [0, 1],
  '780_2b': [1, 2],
  '780_3': [0, 1, 2],
  '798_1': [0],
  '798_2': [0, 1],
  '798_3': [0, 1, 2],
}

export type Sides = readonly [number, number]

/** A tile of the recording: ours, and the pieces of track with a small station by the sides that they join. */
export interface MarkedTile {
  readonly tile: string
  readonly small: readonly Sides[]
}

export function markedTile(name: string, rotation: number): MarkedTile {
  const marked = VARIANTS[name]
  if (marked === undefined) return { tile: name, small: [] }
  const tile = name.slice(0, name.indexOf('_'))
  const known = TILES.find(({ id }) => id === tile)
  const paths = known === undefined ? [] : rotate(known, rotation).paths
  const open = paths.filter(([a, b]) => !isStop(a) && !isStop(b))
  return { tile, small: marked.map((at) => inOrder(open[at] as Sides)) }
}

function inOrder([a, b]: Sides): Sides {
  return a < b ? [a, b] : [b, a]
}

export function isVariant(name: string): boolean {
  return Object.hasOwn(VARIANTS, name)
}

/** What lies on a hex, written so that equal track with equal stations reads the same. */
export function laidForm(tile: string, rotation: number, small: readonly Sides[]): [string, string] {
  const stations = small.map(([a, b]) => `${a}-${b}`).toSorted()
  return [tile, [equalRotation(tile, rotation), ...stations].join(' ')]
}
