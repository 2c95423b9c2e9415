import { HEXES, type HexId } from '@roundhouse/titles/chicago-express'
import { expect, test } from 'vitest'
import { SMALL_TYPE, type SmallName, coveredBy, smallNames } from './small-names.ts'

const CITIES = HEXES.filter(({ name }) => name !== null).length

test('every city is named on a small map, no name over another', () => {
  const names = smallNames(new Map())
  expect(names).toHaveLength(CITIES)
  expectApart(names)
})

test('a name gives way to tokens, and is left out where there is no room for it', () => {
  const everywhere = new Map(HEXES.map(({ id }): [HexId, number] => [id, 1]))
  const names = smallNames(everywhere)
  expect(names.length).toBeLessThan(CITIES)
  expectApart(names)
  const alone = smallNames(new Map([['A2', 2]])).find(({ hex }) => hex === 'A2')
  const before = smallNames(new Map()).find(({ hex }) => hex === 'A2')
  expect(alone?.y).not.toBe(before?.y)
})

test('figures under a name are left out, others stay', () => {
  expect(coveredBy([])).toEqual(new Set())
  const covered = coveredBy(smallNames(new Map([['A2', 2]])))
  expect(covered.size).toBeLessThan(HEXES.length / 5)
  for (const { hex } of smallNames(new Map()))
    expect(coveredBy(smallNames(new Map())).has(hex), hex).toBe(false)
})

function expectApart(names: readonly SmallName[]): void {
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const across = (widthOf(one) + widthOf(other)) / 2
      const beside = Math.abs(one.x - other.x) >= across - 0.01
      const below =
        one.y >= other.y + other.lines.length * SMALL_TYPE || other.y >= one.y + one.lines.length * SMALL_TYPE
      expect(beside || below, `${one.lines.join(' ')} and ${other.lines.join(' ')}`).toBe(true)
    }
  }
}

function widthOf({ lines }: SmallName): number {
  return Math.max(...lines.map((line) => line.length)) * 0.56 * SMALL_TYPE
}
