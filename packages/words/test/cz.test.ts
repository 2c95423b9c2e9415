import { KINDS, type PrivateId, REFUSALS, type RefusalCode, SECTIONS, STAGES } from '@roundhouse/titles/18cz'
import { describe, expect, test } from 'vitest'
import { czWords } from '../src/18cz/index.ts'
import { LANGUAGES, type Language, type Naming, refusalSentence, sectionLabel } from '../src/index.ts'
import { titleWords } from '../src/titles.ts'
import { CZ_REFUSAL_SAMPLES } from './cz-samples.ts'
import { expectRefusal, expectSound } from './sound.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

type Call = (params: unknown, at: Naming) => string

function said(language: Language): [RefusalCode, string][] {
  const refusals = czWords(language).refusals as unknown as Readonly<Record<string, Call>>
  return Object.entries(CZ_REFUSAL_SAMPLES).map(([code, params]) => [
    code as RefusalCode,
    (refusals[code] as Call)(params, at),
  ])
}

describe.each(LANGUAGES)('18CZ in %s', (language) => {
  const words = titleWords('18cz', language)
  const { refusals, sections, summaries } = czWords(language)

  test('every refusal says what is the case and what to do, in two sentences or more', () => {
    for (const [code, text] of said(language)) expectRefusal(language, code, text)
  })

  test('every figure a refusal carries is told', () => {
    for (const [code, text] of said(language)) {
      for (const [name, value] of Object.entries(CZ_REFUSAL_SAMPLES[code])) {
        expect(text, `${code} ${name}`).toContain(shown(name, value))
      }
    }
  })

  test('money is in K, joined to its figure', () => {
    expect(refusals['CZ-BUY-CASH']({ price: 140, cash: 105 }, at)).toMatch(
      /140\u00A0K.*105\u00A0K.*35\u00A0K/s,
    )
    for (const [code, text] of said(language)) expect(text, code).not.toMatch(/\$|€/)
  })

  test('every refusal is found by its code', () => {
    for (const [code, text] of said(language)) {
      const params = { ...CZ_REFUSAL_SAMPLES[code] } as Record<string, string | number>
      expect(refusalSentence(words, { code, section: REFUSALS[code], params }, at)).toBe(text)
    }
    const unknown = { code: 'CZ-toString', section: 'VI', params: {} }
    expect(refusalSentence(words, unknown, at)).toBe('CZ-toString')
  })

  test('every section has its number, a heading and a summary', async () => {
    const told = await summaries()
    for (const section of SECTIONS) {
      const label = sectionLabel(words, section)
      expect(label).toBe(sections[section])
      expect(label.startsWith(`${section}, `)).toBe(true)
      expect(label.length).toBeGreaterThan(section.length + 4)
      expectSound(language, section, told[section])
    }
  })

  test('the length of a route is told for every kind of train', () => {
    for (const { kind, size, reach } of KINDS) {
      const train = `${kind}d` as '3d'
      const text = refusals['CZ-ROUTE-LENGTH']({ train, stops: 19 }, at)
      expectSound(language, kind, text)
      expect(text).toContain(` ${size === 1 ? 2 * reach : reach}`)
    }
  })

  test('a loan that is not needed and an empty purse have their own words', () => {
    const none = refusals['CZ-LOAN-AMOUNT']({ loan: 50, needed: 0 }, at)
    const empty = refusals['CZ-LOAN-CASH']({ amount: 50, cash: 0 }, at)
    for (const text of [none, empty]) {
      expectSound(language, 'CZ-LOAN', text)
      expect(text).not.toMatch(/\b0\u00A0K/)
    }
  })

  test('what a player types is repeated even if there is no such thing', () => {
    expect(refusals['CZ-PRE-UNAVAILABLE']({ local: 'Z9' as 'S1' }, at)).toContain('Z9')
    expect(refusals['CZ-ROUTE-NOT-JOINED']({ train: '2a', hex: 'Z99' }, at)).toContain('Z99')
    expectSound(language, 'no tile', refusals['CZ-MS-MW']({ tile: '' }, at))
    expect(refusals['CZ-MS-BID-ITEM']({ item: 'X' as 'S' }, at)).toContain('X')
  })

  test('privates under the hammer and start prices are named', () => {
    const item = (id: PrivateId): string => refusals['CZ-MS-BID-ITEM']({ item: id }, at)
    expect(item('S')).toContain('Plan – Tachau')
    expect(item('3E')).toContain('3E')
    for (const id of ['S', 'M', 'L', '3E', 'MW'] as const) expectSound(language, id, item(id))
    expectSound(language, 'MW', refusals['CZ-LOCAL-DECLINED']({ local: 'MW', price: 30 }, at))
    const par = refusals['CZ-PAR-NOT-ALLOWED']({ company: 'Sx', price: 50, prices: '90 100 110 120' }, at)
    for (const price of [90, 100, 110, 120]) expect(par).toContain(`${price}\u00A0K`)
  })

  test('a limit of one train and every step have their own words', () => {
    expectSound(language, 'limit 1', refusals['CZ-TRAIN-LIMIT']({ limit: 1 }, at))
    const steps = STAGES.map((doing) => refusals['CZ-STEP-ORDER']({ doing }, at))
    for (const text of steps) expectSound(language, 'CZ-STEP-ORDER', text)
    expect(new Set(steps).size).toBe(STAGES.length)
  })
})

test('Spanish and Italian are translated', async () => {
  const english = new Map(said('en'))
  for (const language of ['es', 'it'] as const) {
    for (const [code, text] of said(language)) expect(text, code).not.toBe(english.get(code))
    const [summaries, originals] = await Promise.all([
      czWords(language).summaries(),
      czWords('en').summaries(),
    ])
    for (const section of SECTIONS) expect(summaries[section]).not.toBe(originals[section])
  }
})

test('without its words a title speaks in codes', () => {
  for (const words of [titleWords('no-such-title', 'en'), titleWords('chicago-express', 'en')]) {
    expect(sectionLabel(words, 'VIII.4')).toBe('VIII.4')
    expect(refusalSentence(words, { code: 'CZ-BUY-ONE', section: 'VII.1', params: {} }, at)).toBe(
      'CZ-BUY-ONE',
    )
  }
})

test('the English of some refusals', () => {
  const { refusals } = czWords('en')
  expect(refusals['CZ-TRAIN-KIND']({ train: '8Ej' }, at)).toBe(
    'This company cannot own an 8E train. It is green, for large companies. Choose another train.',
  )
  expect(refusals['CZ-LOCAL-TERRAIN']({ local: 'M1', hex: 'C5' }, at)).toBe(
    'The medium local Raudnitz – Kmetnowes saves nothing on C5. It waives the cost of a first tile on rivers and hills. Choose another hex, or lay the tile without it.',
  )
  expect(refusals['CZ-STATION-ATE']({ hex: 'B8' }, at)).toMatch(
    /^B8 \(Teplice \/ Ústí nad Labem\) is reserved for ATE\./,
  )
})

/** How a parameter appears: seats by name, trains by kind, locals by name, cities counted from 1. */
function shown(name: string, value: string | number): string {
  switch (name) {
    case 'seat':
      return at.player(Number(value))
    case 'city':
      return String(Number(value) + 1)
    case 'train':
    case 'to':
      return String(value).slice(0, -1)
    case 'doing':
      return ''
    case 'local':
      return '–'
    case 'prices':
      return String(value).split(' ')[0] as string
    default:
      return String(value)
  }
}
