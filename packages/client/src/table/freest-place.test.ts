import { expect, test } from 'vitest'
import { freestPlace } from './freest-place.ts'

const PAGE = { width: 1440, height: 900 }
const BOX = { width: 262, height: 140 }
const HEX = { left: 600, top: 400, width: 64, height: 72 }

test('to the right, at the height of what it speaks of', () => {
  expect(freestPlace(HEX, BOX, [], PAGE)).toEqual({ left: 674, top: 366 })
})

test('off what can be chosen, and never over what it speaks of', () => {
  const lit = [
    { left: 680, top: 380, width: 64, height: 72 },
    { left: 712, top: 440, width: 64, height: 72 },
  ]
  const { left, top } = freestPlace(HEX, BOX, lit, PAGE)
  for (const each of [HEX, ...lit]) {
    const apart =
      left >= each.left + each.width ||
      left + BOX.width <= each.left ||
      top >= each.top + each.height ||
      top + BOX.height <= each.top
    expect(apart).toBe(true)
  }
})

test('inside a small page', () => {
  const { left, top } = freestPlace({ left: 300, top: 20, width: 60, height: 60 }, BOX, [], {
    width: 390,
    height: 844,
  })
  expect(left).toBeGreaterThanOrEqual(8)
  expect(left + BOX.width).toBeLessThanOrEqual(382)
  expect(left + BOX.width <= 290 || top >= 90).toBe(true)
})
