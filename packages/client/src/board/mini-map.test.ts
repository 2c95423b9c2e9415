import { expect, test } from 'vitest'
import { freeCorner } from './mini-map.tsx'

const VIEW = { width: 390, height: 255 }

test('the small map keeps off what can be chosen, and stays away where every corner has some', () => {
  expect(freeCorner(VIEW, [])).toBe('right top')
  expect(freeCorner(VIEW, [{ x: 195, y: 120 }])).toBe('right top')
  expect(freeCorner(VIEW, [{ x: 350, y: 40 }])).toBe('right bottom')
  const right = [
    { x: 350, y: 40 },
    { x: 350, y: 230 },
  ]
  expect(freeCorner(VIEW, right)).toBe('left bottom')
  expect(freeCorner(VIEW, [...right, { x: 40, y: 230 }])).toBe('none')
})
