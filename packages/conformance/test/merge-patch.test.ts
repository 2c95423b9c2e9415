import { expect, test } from 'vitest'
import { mergePatch, without } from '../src/merge-patch.ts'

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched with %j is %j', (target, patch, result) => {
  const before = JSON.stringify(target)
  expect(mergePatch(target, patch)).toEqual(result)
  expect(JSON.stringify(target)).toBe(before)
})

test('without leaves the named keys out and the object alone', () => {
  const state = { r: 1, legal: {}, best: {} }
  expect(without(state, ['legal', 'best'])).toEqual({ r: 1 })
  expect(Object.keys(state)).toEqual(['r', 'legal', 'best'])
})
