import { expect, test } from 'vitest'
import { fanLayout, fanOpening } from './fan-layout.ts'

const VIEW = { width: 976, height: 640 }

test.each([1, 2, 5, 9, 14])('%i tiles lie apart from each other and from the hex', (count) => {
  for (const direction of [0, 0.7, Math.PI / 2, 4]) expectApart(count, direction)
})

function expectApart(count: number, direction: number): void {
  const { places } = fanLayout(count, 96, { direction, widest: 2.6 })
  expect(places).toHaveLength(count)
  for (const [index, one] of places.entries()) {
    expect(Math.hypot(one.x, one.y)).toBeGreaterThan(95)
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44)
    }
  }
}

test.each([
  ['the middle', 488, 320],
  ['the upper left corner', 40, 40],
  ['the lower edge', 500, 600],
  ['the right edge', 940, 300],
])('a fan at %s stays inside the view', (_, x, y) => {
  const opening = fanOpening(9, 96, { ...VIEW, at: { x, y }, avoid: [] })
  for (const place of fanLayout(9, 96, opening).places) {
    expect(place.x + x).toBeGreaterThan(20)
    expect(place.x + x).toBeLessThan(VIEW.width - 20)
    expect(place.y + y).toBeGreaterThan(20)
    expect(place.y + y).toBeLessThan(VIEW.height - 20)
  }
})

test('it opens away from what can be chosen', () => {
  const at = { x: 488, y: 320 }
  const avoid = [60, 120, 180].map((away) => ({ x: at.x, y: at.y + away, weight: 6 }))
  const { direction } = fanOpening(5, 96, { ...VIEW, at, avoid })
  expect(Math.sin(direction)).toBeLessThan(0.1)
})
