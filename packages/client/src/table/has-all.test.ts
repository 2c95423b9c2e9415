import { expect, test } from 'vitest'
import { hasAll } from './has-all.ts'

test('every word counts, in any order, by its beginning, without case and accents', () => {
  const text = 'VIII.4, Laying track: Václav pays the terrain'
  expect(hasAll(text, '')).toBe(true)
  expect(hasAll(text, 'TERR track')).toBe(true)
  expect(hasAll(text, 'vaclav')).toBe(true)
  expect(hasAll(text, 'Václav  token')).toBe(false)
})
