import { describe, expect, test } from 'vitest'
import { trackShape } from './track-shape.ts'
import { strokesOf } from './track-strokes.ts'
import { turnedTile } from './trial.ts'

function casings(tile: string): number {
  return strokesOf(trackShape('pointy', turnedTile(tile, 0))).filter(({ casing }) => casing).length
}

describe('where tracks cross, the later one lies on a casing', () => {
  test.each([
    ['9', 0],
    ['20', 1],
    ['16', 1],
    ['55', 1],
    ['798', 2],
  ])('tile %s has %i', (tile, count) => {
    expect(casings(tile)).toBe(count)
  })

  test('tracks that meet at a side or at a stop join instead', () => {
    for (const tile of ['23', '25', '28', '40', '15', '611']) expect(casings(tile)).toBe(0)
  })
})
