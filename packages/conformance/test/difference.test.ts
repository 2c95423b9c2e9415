import { describe, expect, test } from 'vitest'
import { differenceLine, firstDifference } from '../src/difference.ts'
import { EXEMPTIONS, exemptionsFor, isExempt } from '../src/exemptions.ts'

const NONE: never[] = []

describe('two digests', () => {
  test('that say the same do not differ, whatever the order of keys', () => {
    expect(firstDifference({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, NONE)).toBeNull()
  })

  test.each([
    [{ a: { b: 1 } }, { a: { b: 2 } }, 'a.b: recorded 1, ours 2'],
    [{ a: [1, 2] }, { a: [2, 1] }, 'a: recorded [1,2], ours [2,1]'],
    [{ a: { b: 1 } }, { a: {} }, 'a.b: recorded 1, ours nothing'],
    [{}, { fin: true }, 'fin: recorded nothing, ours true'],
    [{ a: { b: 1 } }, { a: 'x' }, 'a: recorded {"b":1}, ours "x"'],
  ])('%j and %j', (recorded, ours, line) => {
    const found = firstDifference(recorded, ours, NONE)
    expect(found === null ? null : differenceLine(found)).toBe(line)
  })

  test('tell the first difference in one line of bounded length', () => {
    const found = firstDifference({ a: 'x'.repeat(1000), b: 1 }, { a: '', b: 2 }, NONE)
    const line = found === null ? '' : differenceLine(found)
    expect(line).toMatch(/^a: recorded "x+…, ours ""$/)
    expect(line.length).toBeLessThan(200)
  })
})

describe('exemptions', () => {
  test('each has a reason, and holds for a title or for all', () => {
    for (const { path, reason } of EXEMPTIONS) expect([path, reason.length > 10]).toEqual([path, true])
    expect(exemptionsFor('a title of its own').every((each) => each.title === null)).toBe(true)
    expect(exemptionsFor('18CZ').some((each) => each.title === '18CZ')).toBe(true)
  })

  test('a star stands for one key', () => {
    const exemptions = exemptionsFor('18CZ')
    expect(isExempt(exemptions, ['pl', 'Anna', 'v'])).toBe(true)
    expect(isExempt(exemptions, ['pl', 'v'])).toBe(false)
    expect(isExempt(exemptions, ['pl', 'Anna', 'c'])).toBe(false)
    expect(isExempt(exemptions, ['act', 's'])).toBe(true)
    expect(isExempt(exemptions, ['act', 'e'])).toBe(false)
  })

  test('one that holds for a part only covers no key', () => {
    expect(isExempt(exemptionsFor('18CZ'), ['pv', 'S1'])).toBe(false)
  })

  test('are not compared', () => {
    const recorded = { act: { e: 'A', s: 'Track' }, po: ['A'] }
    expect(firstDifference(recorded, { act: { e: 'A' } }, exemptionsFor('18CZ'))).toBeNull()
  })
})
