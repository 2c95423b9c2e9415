import { TILES, type Tile, isStop, rotate } from '@roundhouse/railways'

/** The smallest rotation in which the tile carries the same track: a symmetric tile has several equal ones. */
export function equalRotation(tile: string, rotation: number): number {
  const known = EQUAL.get(tile) ?? equalRotations(tile)
  EQUAL.set(tile, known)
  return known[rotation] ?? rotation
}

const EQUAL = new Map<string, readonly number[]>()

function equalRotations(id: string): readonly number[] {
  const tile = TILES.find((each) => each.id === id)
  if (tile === undefined) return []
  const drawings = Array.from({ length: 6 }, (_, rotation) => drawing(tile, rotation))
  return drawings.map((each) => drawings.indexOf(each))
}

/** Which sides are joined, and through what; stops of one kind are not told apart. */
function drawing(tile: Tile, rotation: number): string {
  const { paths } = rotate(tile, rotation)
  const plain = paths.flatMap(([a, b]) =>
    isStop(a) || isStop(b) ? [] : [`${Math.min(a, b)}-${Math.max(a, b)}`],
  )
  const stops = tile.stops.map(({ kind, slots }, index) => {
    const end = index + 6
    const sides = paths.flatMap(([a, b]) => (a === end ? [b] : b === end ? [a] : []))
    return `${kind}${slots}:${sides.toSorted((one, other) => one - other).join('-')}`
  })
  return [...plain.toSorted(), '|', ...stops.toSorted()].join(' ')
}
