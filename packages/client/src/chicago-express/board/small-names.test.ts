import { HEXES, type HexId } from '@roundhouse/titles/chicago-express'
import { expect, test } from 'vitest'
import { type SmallName, coveredBy, smallNames, smallTypeAt } from './small-names.ts'

const USUAL = smallTypeAt(0.6)
const CITIES = HEXES.filter(({ name }) => name !== null).length

test('every city is named on a small map, no name over another', () => {
  const names = smallNames(new Map(), USUAL)
  expect(names).toHaveLength(CITIES)
  expectApart(names)
})

test('a name gives way to tokens, and is left out where there is no room for it', () => {
  const everywhere = new Map(HEXES.map(({ id }): [HexId, number] => [id, 1]))
  const names = smallNames(everywhere, USUAL)
  expect(names.length).toBeLessThan(CITIES)
  expectApart(names)
  const alone = smallNames(new Map([['A2', 2]]), USUAL).find(({ hex }) => hex === 'A2')
  const before = smallNames(new Map(), USUAL).find(({ hex }) => hex === 'A2')
  expect(alone?.y).not.toBe(before?.y)
})

test('a map with less room has larger letters for its size, and leaves out what finds no place', () => {
  const letters = [0.6, 0.5, 0.42, 0.36].map((scale) => smallTypeAt(scale) * scale)
  for (const height of letters) expect(height).toBeGreaterThan(8.3)
  const tight = smallNames(new Map(), smallTypeAt(0.36))
  expectApart(tight)
  expect(tight.filter(({ major }) => major)).toHaveLength(
    smallNames(new Map(), USUAL).filter(({ major }) => major).length,
  )
})

test('figures under a name are left out, others stay', () => {
  expect(coveredBy([])).toEqual(new Set())
  const covered = coveredBy(smallNames(new Map([['A2', 2]]), USUAL))
  expect(covered.size).toBeLessThan(HEXES.length / 5)
  for (const { hex } of smallNames(new Map(), USUAL))
    expect(coveredBy(smallNames(new Map(), USUAL)).has(hex), hex).toBe(false)
})

function expectApart(names: readonly SmallName[]): void {
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const across = (widthOf(one) + widthOf(other)) / 2
      const beside = Math.abs(one.x - other.x) >= across - 0.01
      const below =
        one.y >= other.y + other.lines.length * other.type || other.y >= one.y + one.lines.length * one.type
      expect(beside || below, `${one.lines.join(' ')} and ${other.lines.join(' ')}`).toBe(true)
    }
  }
}

function widthOf({ lines, type }: SmallName): number {
  return Math.max(...lines.map((line) => line.length)) * 0.56 * type
}
