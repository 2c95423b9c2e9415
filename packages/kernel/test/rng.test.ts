import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRng, draw, seedFrom, shuffle } from '../src/index.ts'

const ZEROS = `sfc32:${'0'.repeat(32)}`

test('a text always gives the same seed', () => {
  expect(seedFrom('')).toBe('sfc32:5db399edf1de232e29868f2171eb5980')
  expect(seedFrom('roundhouse')).toBe('sfc32:1be68b9c3466170e99df077333c608e2')
  expect(seedFrom('Río Ñandú')).toBe('sfc32:356c3841851bf2f621021494a20f6a61')
})

test('a seed in the stable form stays as it is', () => {
  expect(seedFrom(ZEROS)).toBe(ZEROS)
  fc.assert(
    fc.property(fc.string(), (text) => {
      const seed = seedFrom(text)
      expect(seed).toMatch(/^sfc32:[0-9a-f]{32}$/)
      expect(seedFrom(seed)).toBe(seed)
    }),
  )
})

test('what only looks like a seed is text', () => {
  expect(seedFrom('sfc32:12')).not.toBe('sfc32:12')
  expect(seedFrom(`SFC32:${'0'.repeat(32)}`)).not.toBe(ZEROS)
})

const words = (seed: string) => {
  const rng = createRng(seed)
  return Array.from({ length: 4 }, () => draw(rng, 0x100000000))
}

test('the sequence of a seed never changes', () => {
  expect(words(ZEROS)).toEqual([4035892905, 1363572419, 145230303, 808754475])
  expect(words('roundhouse')).toEqual([3585629304, 3469122977, 566776806, 2109531764])
})

test('the generator is its four words: a copy goes on alike', () => {
  const rng = createRng('copy')
  draw(rng, 10)
  const copy: typeof rng = [...rng]
  const drawn = (from: typeof rng) => Array.from({ length: 20 }, () => draw(from, 1000))
  expect(drawn(copy)).toEqual(drawn(rng))
})

test('draws stay below the limit and are whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 0x100000000 }), (seed, below) => {
      const value = draw(createRng(seed), below)
      expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true)
    }),
  )
})

test('nothing can be drawn below what is no positive whole number of 32 bits', () => {
  const rng = createRng('x')
  for (const below of [0, -1, 1.5, Number.NaN, 0x100000001]) {
    expect(() => draw(rng, below)).toThrow(RangeError)
  }
})

test('six faces come equally often', () => {
  const rng = createRng('dice')
  const faces = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    const face = draw(rng, 6)
    faces[face] = (faces[face] as number) + 1
  }
  // Chi-square with five degrees of freedom passes 20.5 once in a thousand seeds.
  const chiSquare = faces.reduce((sum, times) => sum + (times - 10_000) ** 2 / 10_000, 0)
  expect(chiSquare).toBeLessThan(20.5)
})

test('a limit just above half of the range favours no value', () => {
  const below = 0xc0000000
  const rng = createRng('bias')
  let low = 0
  for (let i = 0; i < 30_000; i++) if (draw(rng, below) < below / 3) low++
  // Plain remainders would put half of the values into the first third.
  expect(low / 30_000).toBeGreaterThan(0.32)
  expect(low / 30_000).toBeLessThan(0.347)
})

test('shuffling permutes in place', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      const shuffled = [...list]
      expect(shuffle(createRng(seed), shuffled)).toBe(shuffled)
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
    }),
  )
})

test('all orders of three come equally often', () => {
  const rng = createRng('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 12_000; i++) {
    const order = shuffle(rng, ['a', 'b', 'c']).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  for (const times of orders.values()) expect(Math.abs(times - 2000)).toBeLessThan(200)
})
