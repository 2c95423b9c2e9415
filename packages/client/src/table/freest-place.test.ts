import { expect, test } from 'vitest'
import { freestPlace } from './freest-place.ts'

const PAGE = { width: 1440, height: 900 }
const BOX = { width: 262, height: 140 }
const HEX = { left: 600, top: 400, width: 64, height: 72 }

test('to the right, at the height of what it speaks of', () => {
  expect(freestPlace(HEX, BOX, [], PAGE)).toMatchObject({ left: 674, top: 366 })
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

test('over what is below a small map rather than over what can be chosen on it', () => {
  const hex = { left: 140, top: 95, width: 62, height: 54 }
  const lit = [
    { left: 190, top: 235, width: 60, height: 52 },
    { left: 236, top: 208, width: 60, height: 52 },
    { left: 190, top: 288, width: 60, height: 52 },
  ]
  const { top } = freestPlace(hex, { width: 262, height: 190 }, lit, { width: 390, height: 844 })
  expect(top).toBeGreaterThanOrEqual(340)
})
