import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, hashOf } from '../src/index.ts'

test('canonical JSON sorts the keys at every depth and keeps the order of lists', () => {
  expect(canonical({ b: [{ z: 1, a: 'é"' }, null], a: true })).toBe(
    '{"a":true,"b":[{"a":"é\\"","z":1},null]}',
  )
})

test('canonical JSON is JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the order of keys does not matter, the order of a list does', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }))
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (record) => {
      expect(hashOf(Object.fromEntries(Object.entries(record).toReversed()))).toBe(hashOf(record))
    }),
  )
})

test('small differences show', () => {
  const seen = new Set<string>()
  for (let a = 0; a < 60; a++) for (let b = 0; b < 60; b++) seen.add(hashOf({ a, b: [b] }))
  expect(seen.size).toBe(3600)
  expect(hashOf({ a: null })).not.toBe(hashOf({}))
})

test('a hash is sixteen digits that never change', () => {
  expect(hashOf({})).toBe('f6bbc27f5a56d1e7')
  expect(hashOf({ step: 'bid', cash: [1, 2, 3] })).toBe('4428780e1859fd2c')
})
