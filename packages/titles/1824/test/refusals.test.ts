import { canonical, choices, play, refuse, walk } from '@roundhouse/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REFUSALS, SECTIONS } from '../sections.ts'
import { eighteen24 } from '../title.ts'
import { OPERATING_CASES } from './refusal-cases-operating.ts'
import { STOCK_CASES } from './refusal-cases-stock.ts'

const CASES = [...STOCK_CASES, ...OPERATING_CASES]

describe('20: each refusal tells its code, its section and what its words need, and changes nothing', () => {
  for (const { code, why, at, action, params, seat, section = REFUSALS[code] } of CASES) {
    test(`${section} · ${code}: ${why}`, () => {
      const { state, asked } = at()
      const before = canonical(state)
      const outcome = play(eighteen24, state, seat ?? asked, action)
      expect(outcome).toEqual({ ok: false, refusal: { code, section, params } })
      expect(canonical(state)).toBe(before)
    })
  }
})

/** At every one of these moments whatever was tried at another one. */
describe('2.6: what is said at the wrong moment is refused and changes nothing, or is on offer there', () => {
  const tried = CASES.map(({ action }) => action).filter(
    (action) => action.type !== 'run' && !('help' in action),
  )

  for (const { code, why, at } of CASES) {
    test(`${code}: ${why}`, () => {
      const { state, asked } = at()
      const before = canonical(state)
      const offered = new Set([...walk(choices(eighteen24, state, asked))].map((action) => canonical(action)))
      for (const action of tried) {
        if (refuse(eighteen24, state, asked, action) === null) expect(offered).toContain(canonical(action))
      }
      expect(canonical(state)).toBe(before)
    })
  }
})

test('20: every code is reached', () => {
  const reached = new Set<string>(CASES.map(({ code }) => code))
  expect(Object.keys(REFUSALS).filter((code) => !reached.has(code))).toEqual([])
})

test('20: every code cites a section of the rulebook', () => {
  expect(Object.values(REFUSALS).filter((section) => !SECTIONS.includes(section))).toEqual([])
})

test('21: every case of the rulings has a test whose name tells it', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && name !== 'refusals.test.ts')
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n')
  // The name is the first text after `test(`, `describe(` or the table of `.each`.
  const names = [...tests.matchAll(/(?:\b(?:test|describe)|\))\(\s*'([^'\n]*)'/g)].map(([, name]) => name)
  const cases = Array.from({ length: 65 }, (_, at) => `T${at + 1}`)
  expect(cases.filter((each) => !names.some((name) => new RegExp(`\\b${each}\\b`).test(name ?? '')))).toEqual(
    [],
  )
})
