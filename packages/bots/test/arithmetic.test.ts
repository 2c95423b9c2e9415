import { expect, test } from 'vitest'
import { expOf, power } from '../src/arithmetic.ts'

test('the exponential function is right to a dozen digits', () => {
  for (let x = 0; x > -700; x -= 0.37) expect(expOf(x) / Math.exp(x)).toBeCloseTo(1, 12)
  expect(expOf(0)).toBe(1)
  expect(expOf(-10_000)).toBe(0)
  expect(expOf(Number.NEGATIVE_INFINITY)).toBe(0)
})

test('powers are products', () => {
  expect(power(0.55, 0)).toBe(1)
  expect(power(0.55, 1)).toBe(0.55)
  expect(power(0.55, 3)).toBe(0.55 * 0.55 * 0.55)
})
