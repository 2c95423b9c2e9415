import { HEX_IDS, REFUSALS, SECTIONS, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { viewOf } from '@roundhouse/view/chicago-express'
import { describe, expect, test } from 'vitest'
import { chicagoPageWords, chicagoWords } from '../src/chicago-express/index.ts'
import {
  LANGUAGES,
  type Language,
  type Naming,
  faultSentence,
  lineSentence,
  refusalSentence,
  sectionLabel,
} from '../src/index.ts'
import { FAULT_SAMPLES, LINE_SAMPLES, REFUSAL_SAMPLES } from './samples.ts'
import { NEVER } from './sound.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

type Call = (params: unknown, at: Naming) => string

function said(language: Language, area: 'refusals' | 'lines' | 'faults'): [string, string][] {
  const words = chicagoPageWords(language)
  const [sentences, samples] = {
    refusals: [words.chicago.refusals, REFUSAL_SAMPLES],
    lines: [words.chicago.lines, LINE_SAMPLES],
    faults: [words.faults, FAULT_SAMPLES],
  }[area] as unknown as [Record<string, Call>, Record<string, unknown>]
  return Object.entries(samples).map(([code, params]) => [code, (sentences[code] as Call)(params, at)])
}

function expectSound(language: Language, code: string, text: string): void {
  expect(text.trim(), code).toBe(text)
  expect(text.length, code).toBeGreaterThan(5)
  expect(text, code).not.toMatch(NEVER[language])
  expect(text, code).not.toMatch(/ {2}|\.\.|,,|\( | \)/)
}

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = chicagoPageWords(language)

  test.each(['refusals', 'lines', 'faults'] as const)('every one of the %s is a sound sentence', (area) => {
    for (const [code, text] of said(language, area)) expectSound(language, code, text)
  })

  test('refusals and faults end with a full stop, lines of the log do not', () => {
    for (const area of ['refusals', 'faults'] as const) {
      for (const [code, text] of said(language, area)) expect(text, code).toMatch(/^\P{Ll}.*\.$/su)
    }
    for (const [code, text] of said(language, 'lines')) expect(text, code).not.toMatch(/\.$/)
  })

  test('every refusal is found by its code and cites its section', () => {
    for (const [code, params] of Object.entries(REFUSAL_SAMPLES)) {
      const section = REFUSALS[code as keyof typeof REFUSALS]
      expect(refusalSentence(words.chicago, { code, section, params: { ...params } }, at)).not.toBe(code)
    }
    const unknown = { code: 'XX-NOT-KNOWN', section: 'IV.2', params: {} }
    expect(refusalSentence(words.chicago, unknown, at)).toBe('XX-NOT-KNOWN')
    expect(refusalSentence(words.chicago, { ...unknown, code: 'CE-toString' }, at)).toBe('CE-toString')
  })

  test('every section has a label with its page and a summary', async () => {
    const summaries = await words.chicago.summaries()
    for (const section of SECTIONS) {
      const page = section.slice(1, 3)
      expect(sectionLabel(words.chicago, section)).toMatch(new RegExp(`^p(ág)?\\. ${page}, \\S`))
      expectSound(language, section, summaries[section])
    }
    expect(sectionLabel(words.chicago, 'VIII.5')).toBe('VIII.5')
  })

  test('every hex has a name, a short name and a description', () => {
    const { hexes } = viewOf(
      chicagoExpress.setup(
        { rules: chicagoExpress.rules, players: 2, variant: null, options: {}, seed: 'hexes' },
        () => {},
      ),
    )
    const names = HEX_IDS.map((id) => words.chicago.hex(id))
    expect(new Set(names).size).toBe(HEX_IDS.length)
    for (const view of hexes) {
      expectSound(language, view.id, words.chicago.describeHex(view, { can: 'build', planned: 2 }))
      expect(words.chicago.inHex(view.id)).toContain(words.chicago.hexShort(view.id))
    }
  })

  test('faults are found by their code', () => {
    expect(faultSentence(words, { code: 'seat-taken', params: { seat: 1 } })).toContain('2')
  })
})

test('Spanish and Italian are translated', async () => {
  const english = chicagoWords('en')
  for (const language of ['es', 'it'] as const) {
    for (const area of ['refusals', 'lines', 'faults'] as const) {
      const originals = new Map(said('en', area))
      for (const [code, text] of said(language, area)) expect(text, code).not.toBe(originals.get(code))
    }
    const [summaries, originals] = await Promise.all([
      chicagoWords(language).summaries(),
      english.summaries(),
    ])
    for (const section of SECTIONS) expect(summaries[section]).not.toBe(originals[section])
  }
})

test('the sentences of the design reference', () => {
  const { refusals, lines, describeHex } = chicagoWords('en')
  expect(refusals['CE-BUILD-OCCUPIED']({ hex: 'J2', company: 'NYC' }, at)).toBe(
    'The forest at J2 is taken. A forest or mountain holds one locomotive, and NYC is there. Choose a lit hex.',
  )
  expect(lines.offered({ seat: 1, company: 'B&O', minimum: 6 }, at)).toBe(
    'Tom offered a share of B&O, minimum $6',
  )
  expect(lines.built(LINE_SAMPLES.built, at)).toBe('Ana built NYC: G2, Toledo for $3, income +1')
  const passed = { entry: 7, code: 'passed', params: { seat: 1, auto: true } } as const
  expect(lineSentence(chicagoWords('en').lines, passed, at)).toBe('Tom passed (cannot bid)')
  const start = chicagoExpress.setup(
    { rules: chicagoExpress.rules, players: 2, variant: null, options: {}, seed: 'a' },
    () => {},
  )
  const cleveland = viewOf(start).hexes.find((hex) => hex.name === 'Cleveland')
  if (cleveland === undefined) throw new Error('no Cleveland')
  const busy = { ...cleveland, nextCost: 2, income: 4, developed: false, locomotives: ['NYC'] as const }
  expect(describeHex(busy, { can: 'build' })).toBe(
    'Cleveland, city, cost 1 times 2, income 4, NYC here, can be built',
  )
})
