import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSALS, SECTIONS } from '../sections.ts'

/** What all other tests of the title say. */
const TESTS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'refusals.test.ts')
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
  .join('\n')

test('20: every code is reached by some test', () => {
  expect(Object.keys(REFUSALS).filter((code) => !TESTS.includes(`'${code}'`))).toEqual([])
})

test('20: every code cites a section of the rulebook', () => {
  expect(Object.values(REFUSALS).filter((section) => !SECTIONS.includes(section))).toEqual([])
})

test('21: every case of the rulings has a test that names it', () => {
  const cases = Array.from({ length: 65 }, (_, at) => `T${at + 1}`)
  expect(cases.filter((name) => !new RegExp(`\\b${name}\\b`).test(TESTS))).toEqual([])
})
