import { expect, test } from 'vitest'
import { markOf } from './log-marks.ts'

test('a look back tells the moment shown from what was before and what came later', () => {
  expect(markOf(7, 8, 8, true)).toBe('before')
  expect(markOf(8, 8, 8, true)).toBe('current')
  expect(markOf(9, 8, 8, true)).toBe('later')
})

test('at the present every line has happened', () => {
  expect(markOf(8, 8, 8, false)).toBe('before')
})

test('between two lines the one before the moment is current', () => {
  expect(markOf(6, 6, 7, true)).toBe('current')
  expect(markOf(8, 6, 7, true)).toBe('later')
})
