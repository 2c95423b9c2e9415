import { expect, test } from 'vitest'
import { scrollBy } from './show-hinted.ts'

const SEEN = { top: 300, bottom: 400 }

test('a row that is seen with its number stays where it is', () => {
  expect(scrollBy(SEEN, { top: 308, bottom: 400 })).toBe(0)
  // The number stands above the row.
  expect(scrollBy(SEEN, { top: 301, bottom: 341 })).toBeLessThan(0)
})

test('another row comes into the middle', () => {
  expect(scrollBy(SEEN, { top: 438, bottom: 470 })).toBe(100)
})

test('of a row that is higher than the room its number and its heading are seen', () => {
  const row = { top: 250, bottom: 420 }
  expect(row.top - scrollBy(SEEN, row)).toBe(SEEN.top + 8)
})
