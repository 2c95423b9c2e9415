import {
  ORDER_KINDS,
  REGIONS,
  type RefusalCode,
  SECTIONS,
  type StepName,
  TRAINS,
  UP_TO,
  about1862,
} from '@roundhouse/titles/1862'
import { LINE_KINDS } from '@roundhouse/view/1862'
import { describe, expect, test } from 'vitest'
import { rmWords } from '../src/1862/index.ts'
import { boxes as en } from '../src/boxes/en.ts'
import { boxes as es } from '../src/boxes/es.ts'
import { boxes as it } from '../src/boxes/it.ts'
import { LANGUAGES, type Language, type Naming, formatsFor } from '../src/index.ts'
import { RM_LINE_SAMPLES, RM_REFUSAL_SAMPLES } from './1862-samples.ts'
import { NEVER, expectRefusal, expectSound } from './sound.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }
const BOXES = { en, es, it }

type Call = (params: unknown, at: Naming) => string

function said(language: Language): [RefusalCode, string][] {
  const refusals = rmWords(language).refusals as unknown as Readonly<Record<string, Call>>
  return Object.entries(RM_REFUSAL_SAMPLES).map(([code, params]) => [
    code as RefusalCode,
    (refusals[code] as Call)(params, at),
  ])
}

function told(language: Language): [string, string][] {
  const lines = rmWords(language).lines as unknown as Readonly<Record<string, Call>>
  return Object.entries(RM_LINE_SAMPLES).map(([code, params]) => [code, (lines[code] as Call)(params, at)])
}

describe.each(LANGUAGES)('1862 in %s', (language) => {
  const { refusals, sections, summaries, rounds, lines, texts } = rmWords(language)
  const money = (amount: number): string => formatsFor(language).money(amount, '£')

  test('every refusal says what is the case and what to do, in two sentences or more', () => {
    for (const [code, text] of said(language)) expectRefusal(language, code, text)
  })

  test('every figure a refusal carries is told', () => {
    for (const [code, text] of said(language)) {
      for (const [name, value] of Object.entries(RM_REFUSAL_SAMPLES[code])) {
        expect(text, `${code} ${name}`).toContain(shown(name, value))
      }
    }
  })

  test('every section has its number, a heading and a summary', async () => {
    const told = await summaries()
    for (const section of SECTIONS) {
      const label = sections[section]
      expect(label.startsWith(`${section}, `), label).toBe(true)
      expect(label.length).toBeGreaterThan(section.length + 3)
      expect(told[section].length, section).toBeLessThan(240)
      expectSound(language, section, told[section])
    }
  })

  test('the lines of the log are sound, and each tells its figures', () => {
    for (const [code, text] of told(language)) {
      expect(text, code).not.toMatch(NEVER[language])
      expect(text, code).not.toMatch(/ {2}|\.\.|,,|: ;|:;|[:,;.]$|^\p{Ll}/u)
    }
    expect(lines.ran(RM_LINE_SAMPLES.ran, at)).toContain(money(40))
    expect(lines.merged(RM_LINE_SAMPLES.merged, at)).toContain(money(116))
    expect(lines.obligationFailed(RM_LINE_SAMPLES.obligationFailed, at)).toContain(money(34))
    for (const code of Object.keys(LINE_KINDS)) expect(lines, code).toHaveProperty(code)
  })

  test('proposals and their answers name what is proposed', () => {
    const offer = { company: 'L&E', partner: 'E&H', seat: 1 } as const
    const all = [
      lines.offered({ ...offer, kind: 'merge', item: 'E&H' }, at),
      lines.offered({ ...offer, kind: 'acquire', item: 'E&H' }, at),
      lines.offered({ ...offer, kind: 'train', item: '2/3L' }, at),
    ]
    expect(new Set(all).size).toBe(3)
    for (const text of all) expect(text).toContain('Tom')
    expect(lines.declined({ kind: 'train', seat: 1, item: '2/3L' }, at)).toContain('2/3')
  })

  test('what a variant has taken out is told one by one', () => {
    const all = [
      'newcomers',
      'trainList',
      'compatibility',
      'redeem',
      'sellTreasury',
      'start',
      'warranty',
      'hudson',
      '3F',
    ].map((what) => refusals['62-VARIANT']({ what }, at))
    for (const text of all) expectRefusal(language, '62-VARIANT', text)
    expect(new Set(all).size).toBe(all.length)
  })

  test('where a sentence depends on its figures each of its forms is sound', () => {
    const forms: readonly string[] = [
      refusals['62-BID-CASH']({ bid: 0, most: -20 }, at),
      refusals['62-OPT-CASH']({ price: 50, cash: 100 }, at),
      refusals['62-SELL-BOUGHT']({ company: 'I&B', bought: 1 }, at),
      refusals['62-CO-NOT-OUT']({ company: '' }, at),
      refusals['62-BUY-NOT-STARTED']({ company: '' }, at),
      refusals['62-MERGE-NOT-CONNECTED']({ company: '' }, at),
      refusals['62-WARRANTY-MAX']({ most: 1 }, at),
      refusals['62-FORCED-TOO-MANY']({ most: 0 }, at),
      ...TRAINS.map(({ id }) => refusals['62-RUN-LENGTH']({ train: id }, at)),
    ]
    for (const text of forms) expectRefusal(language, text, text)
    expect(refusals['62-TILE-PHASE']({ tile: '544', colour: 'brown' }, at)).toContain(' D')
  })

  test('every step has its own words', () => {
    const asked = Object.keys(rounds.steps).map((doing) =>
      refusals['62-STEP-ORDER']({ doing: doing as StepName }, at),
    )
    for (const text of asked) expectSound(language, '62-STEP-ORDER', text)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('red areas and ports are known by name, alone or at the end of a run', () => {
    for (const { id } of REGIONS) expect(texts.regions[id], id).toBeTruthy()
    expect(lines.stationRemoved({ company: 'ESR', hex: 'london' }, at)).toContain(texts.regions['london'])
    const denmark = texts.regions['port-felixstowe'] ?? ''
    expect(lines.ran(RM_LINE_SAMPLES.ran, at)).toContain(denmark)
  })

  test('standing orders say what they leave out, mergers and redemptions too', async () => {
    const orders = await rmWords(language).orders()
    expect(new Set(ORDER_KINDS.map((kind) => orders.name(kind))).size).toBe(ORDER_KINDS.length)
    const decline = { kind: 'decline', about: null, values: {} }
    expectSound(language, 'decline', orders.does(decline))
    expect(orders.ends(decline)).toHaveLength(1)
    const skips = UP_TO.map((upTo) => ({ kind: 'skip', about: 'N&E', values: { upTo } }))
    for (const skip of skips) {
      expectSound(language, 'skip', orders.does(skip))
      expect(orders.does(skip)).toContain({ en: 'merge', es: 'fusiona', it: 'fonde' }[language])
      expect(orders.ends(skip).join()).toContain('N&E')
    }
  })

  test('every variant and option stands on the box, with its section', () => {
    const box = BOXES[language]['1862']
    expect(Object.keys(box?.variants ?? {}).toSorted()).toEqual(
      ['whole', ...about1862.variants.map(({ id }) => id)].toSorted(),
    )
    expect(Object.keys(box?.options ?? {})).toEqual(about1862.options.map(({ id }) => id))
    for (const { id, section } of about1862.options) {
      expect(box?.options[id]?.hint, id).toContain(section)
      expect(box?.options[id]?.hint.length, id).toBeLessThan(140)
    }
  })
})

test('Spanish and Italian are translated', async () => {
  const english = new Map([...said('en'), ...told('en')])
  for (const language of ['es', 'it'] as const) {
    for (const [code, text] of [...said(language), ...told(language)]) {
      expect(text, code).not.toBe(english.get(code))
      expect(text, code).not.toMatch(/\b(the|company|train|share|station|of|with)\b/i)
    }
    const { sections } = rmWords(language)
    const [summaries, originals] = await Promise.all([
      rmWords(language).summaries(),
      rmWords('en').summaries(),
    ])
    for (const section of SECTIONS) {
      expect(summaries[section]).not.toBe(originals[section])
      expect(`${sections[section]} ${summaries[section]}`).not.toMatch(
        /\b(the|company|train|share|station|of|with)\b/i,
      )
    }
  }
})

test('trains by their letters and by their names', () => {
  const called = LANGUAGES.map((language) => {
    const { trainChip, rounds } = rmWords(language)
    const { train } = rounds
    return [train('3F'), train('2/3E'), trainChip('3F'), trainChip('freight'), train('9Z')]
  })
  expect(called).toEqual([
    ['freight 3', 'express 2/3', '3F', 'F', '9Z train'],
    ['tren de mercancías 3', 'tren exprés 2/3', '3M', 'M', 'tren 9Z'],
    ['treno merci 3', 'treno espresso 2/3', '3M', 'M', 'treno 9Z'],
  ])
})

test('the English of some refusals', () => {
  const { refusals } = rmWords('en')
  expect(refusals['62-BID-CASH']({ bid: 140, most: 135 }, at)).toMatch(/£162.*£135 at most/)
  expect(refusals['62-RUN-LENGTH']({ train: '1F' }, at)).toContain('A freight 1 goes 1 hex beyond its start')
  expect(refusals['62-RUN-LENGTH']({ train: '4/5L' }, at)).toContain(
    'A local 4/5 visits 5 cities at most, and 4 of them pay',
  )
})

/** How a parameter appears: seats by name, colours as the train that brings them, trains by their length. */
function shown(name: string, value: string | number): string {
  switch (name) {
    case 'seat':
      return at.player(Number(value))
    case 'doing':
      return ''
    case 'colour':
      return ' B'
    case 'train':
    case 'what':
      return String(value).slice(0, -1)
    default:
      return String(value)
  }
}
