import { expect, test } from 'vitest'
import { awayFor } from './away-for.ts'

test('time away is told in the largest unit that fills, and not below a minute', () => {
  const minute = 60_000
  expect(awayFor('en', 0, minute - 1)).toBeNull()
  expect(awayFor('en', 0, 5.9 * minute)).toBe('5 min')
  expect(awayFor('it', 0, 60 * minute)).toBe('1 h')
  expect(awayFor('es', 0, 49 * 60 * minute)).toBe('2 d')
  // The clock of the server may be ahead of this one.
  expect(awayFor('en', minute, 0)).toBeNull()
})
