import type { Order } from '@roundhouse/kernel'
import { type CzStops, ORDER_KINDS, OTHERWISE, UP_TO, WATCHES } from '@roundhouse/titles/18cz'
import { describe, expect, test } from 'vitest'
import { czWords } from '../src/18cz/index.ts'
import { LANGUAGES, type Naming } from '../src/index.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom'][seat] ?? '' }

const ORDERS: readonly Order[] = [
  ...WATCHES.map((watch) => ({ kind: 'pass', about: null, values: { watch } })),
  ...OTHERWISE.map((otherwise) => ({ kind: 'buy', about: 'BN', values: { limit: 90, until: 3, otherwise } })),
  { kind: 'draft', about: null, values: {} },
  ...UP_TO.map((upTo) => ({ kind: 'skip', about: 'KFN', values: { upTo } })),
]

const STOPS: CzStops = {
  'round-over': {},
  director: { company: 'BN', seat: 1 },
  sold: { company: 'BN', seat: 1 },
  bought: { company: 'BN', seat: 1 },
  started: { company: 'BN', seat: 1 },
  held: { company: 'BN', shares: 3 },
  price: { company: 'BN', price: 95, limit: 90 },
  none: { company: 'BN' },
  money: { company: 'BN', price: 95, cash: 20 },
  'steps-over': { company: 'KFN' },
  'turn-over': { company: 'KFN' },
}

const UNFILLED = /\b(undefined|null|NaN)\b|\[object| {2}/

describe.each(LANGUAGES)('the orders of 18CZ in %s', async (language) => {
  const words = await czWords(language).orders()

  test('every order says what it does and by what it ends, with what was chosen', () => {
    for (const order of ORDERS) {
      const does = words.does(order)
      expect(does).toMatch(/^\P{Ll}.*\.$/su)
      expect(does).not.toMatch(UNFILLED)
      if (order.about !== null) expect(does).toContain(order.about)
      const brief = words.brief(order)
      expect(brief).not.toMatch(UNFILLED)
      expect(brief.length).toBeLessThan(70)
      if (order.about !== null) expect(brief).toContain(order.about)
      const ends = words.ends(order)
      expect(ends.length).toBeGreaterThan(0)
      expect(new Set(ends).size).toBe(ends.length)
      for (const end of ends) {
        expect(end).not.toMatch(UNFILLED)
        expect(end).not.toMatch(/\.$/)
      }
    }
    const buy = ORDERS.find(({ kind }) => kind === 'buy') as Order
    expect(words.does(buy)).toContain('90\u00A0K')
    expect(words.ends(buy).join()).toContain('3')
  })

  test('kinds, fields and values have names, each its own', () => {
    const names = [
      ...ORDER_KINDS.map((kind) => words.name(kind)),
      ...['watch', 'limit', 'until', 'otherwise', 'upTo'].map((id) => words.field(id)),
      ...WATCHES.map((value) => words.value('watch', value)),
      ...OTHERWISE.map((value) => words.value('otherwise', value)),
      ...UP_TO.map((value) => words.value('upTo', value)),
    ]
    for (const name of names) expect(name).not.toMatch(UNFILLED)
    expect(new Set(names).size).toBe(names.length)
  })

  test('every reason is a sentence with its figures', () => {
    for (const [code, params] of Object.entries(STOPS)) {
      const text = words.stopped(code, params, at)
      expect(text, code).toMatch(/^\P{Ll}.*\.$/su)
      expect(text, code).not.toMatch(UNFILLED)
      for (const [name, value] of Object.entries(params)) {
        expect(text, `${code} ${name}`).toContain(name === 'seat' ? 'Tom' : String(value))
      }
    }
  })
})
