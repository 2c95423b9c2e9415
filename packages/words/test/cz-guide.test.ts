import { asReadonly, choices, replay } from '@roundhouse/kernel'
import { type CzAction, type CzState, SECTIONS, eighteenCz } from '@roundhouse/titles/18cz'
import {
  type Guide,
  type GuideChoiceCode,
  type GuideChoices,
  type GuideNotes,
  type GuideSteps,
  guideOf,
} from '@roundhouse/view/18cz'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CzGuideWords, TERMS, czGuideWords, guideText, piecesOf } from '../src/18cz/guide.ts'
import { LANGUAGES, type Naming } from '../src/index.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía', 'Ed', 'Flo'][seat] ?? `Seat ${seat}` }

/** What a choice comes to in the guide; a new kind of action without a line does not compile. */
const OPTION_OF: Readonly<Record<CzAction['type'], readonly GuideChoiceCode[]>> = {
  buyLocal: ['buyLocal'],
  pass: ['pass'],
  start: ['start'],
  buyShare: ['buyShare'],
  sell: ['sell'],
  repay: ['repay'],
  layTile: ['lay', 'power', 'layHome', 'layMw'],
  chooseCity: ['chooseCity'],
  placeToken: ['placeToken'],
  run: ['run'],
  payOut: ['payOut'],
  withhold: ['withhold'],
  acquire: ['acquire'],
  removeToken: ['removeToken'],
  turnTrain: ['turnTrain'],
  scrapTrain: ['scrapTrain'],
  buyTrain: ['buyTrain'],
  tradeTrain: ['tradeTrain'],
  tradeLocal: ['tradeLocal'],
  sellLocal: ['sellLocal'],
  discard: ['discard'],
  answer: ['accept', 'decline'],
  putUp: ['putUp'],
  bid: ['bid'],
  tradeMw: ['tradeMw'],
}

interface Moment {
  readonly where: string
  readonly state: CzState
  readonly guide: Guide
  readonly open: readonly CzAction['type'][]
}

/** Each new step and every fifth moment of the golden games, which are games by lot on all maps. */
const MOMENTS: readonly Moment[] = (() => {
  const folder = new URL('../../titles/18cz/test/golden/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      const replayed = replay(eighteenCz, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      const states = Array.from({ length: history.version + 1 }, (_, version) => history.stateAt(version))
      return states.flatMap((state, version): Moment[] => {
        if (version % 5 > 0 && states[version - 1]?.step === state.step) return []
        const seat = eighteenCz.toAct(asReadonly(state))[0] ?? null
        const open = seat === null ? [] : choices(eighteenCz, state, seat)
        const guide = guideOf(asReadonly(state), seat, open)
        return [{ where: `${file} ${version}`, state, guide, open: open.map(({ action }) => action.type) }]
      })
    })
})()

const STEPS: GuideSteps = {
  preStock: { cash: 380, left: 1, cheapest: 25, dearest: 80 },
  auction: { item: 'MW', bid: 45, leader: 1 },
  stock: { set: 1, cash: 120, certificates: 4, limit: 14, first: true },
  mwTrack: { value: 30 },
  home: { company: 'Sx' },
  track: { company: 'BN', treasury: 300, first: false, colours: ['yellow', 'green'] },
  token: { company: 'BN', treasury: 300, cost: 40, left: 1 },
  run: { company: 'BN', trains: ['2+2b', '3+3d'] },
  revenue: { company: 'BN', revenue: 110 },
  acquire: { company: 'BN', treasury: 300 },
  acquiredTokens: { company: 'BN' },
  acquiredTrains: { company: 'BN', owned: 3, limit: 2 },
  trains: { company: 'BN', treasury: 300, trains: [], limit: 3 },
  chooseCity: { company: 'ATE' },
  discard: { company: 'BN', owned: 3, limit: 2 },
  answer: { kind: 'company', company: 'BN', item: 'EKJ', price: 60 },
  over: { winners: [0, 1], worth: [900, 900] },
}

const NOTES: GuideNotes = {
  goal: { players: 3 },
  next: { round: 'stock', set: 2, within: 0, exports: true },
  vaclav: { company: 'BCB' },
  mustSell: { certificates: 13, limit: 12 },
  debt: { debt: 180, penalty: 180 },
  mustTrain: { company: 'BN', cheapest: 180, treasury: 60, cash: 40, loan: 80 },
  atRisk: { company: 'EKJ', trains: ['2', '3'], by: '5' },
  anytime: { company: 'BN' },
}

const CHOICES: GuideChoices = {
  buyLocal: { count: 1, local: 'S1', price: 25, income: 5, left: 300 },
  putUp: { items: [{ item: '3E', minimum: 60 }] },
  bid: { items: [{ item: '3E', least: 60 }], cash: 450 },
  sell: {
    sales: [
      { company: 'EKJ', most: 1, price: 60, after: 58 },
      { company: 'BN', most: 2, price: 90, after: 85 },
    ],
  },
  start: {
    companies: [{ company: 'BN', size: 'medium' }],
    company: 'BN',
    price: 60,
    cost: 120,
    capital: 300,
    toOpen: 1,
  },
  buyShare: { shares: [{ company: 'BN', price: 90, percent: 20, opens: true }] },
  repay: { most: 50, debt: 80 },
  lay: { hexes: ['D4', 'E3'], colours: ['yellow', 'green'], dearest: 40, treasury: 100 },
  power: { locals: ['S1'], hexes: 2 },
  layHome: { hexes: ['A7', 'B4'], bonus: true },
  layMw: {},
  placeToken: { hexes: ['E11'], cost: 40, left: 60 },
  chooseCity: { cities: 2 },
  run: { revenue: 110, perShare: 22, best: true },
  payOut: { revenue: 110, perShare: 22, mine: 44, from: 90, to: 100 },
  withhold: { revenue: 110, treasury: 200, from: 90, to: 80 },
  acquire: { targets: [{ company: 'EKJ', least: 30, most: 90, cost: 90 }] },
  removeToken: { hex: 'E11' },
  turnTrain: { turns: [{ train: '2b', to: '2+2b', cost: 10 }] },
  scrapTrain: { trains: ['2b', '2b'] },
  buyTrain: { trains: [{ train: '3+3d', from: 'pool', price: 180 }], treasury: 60, help: 120, loan: 80 },
  tradeTrain: { trains: [{ train: '2a', from: 'EKJ' }], most: 60 },
  tradeLocal: { locals: ['S1', 'M2'], most: 40 },
  sellLocal: { locals: ['S1'], value: 45 },
  tradeMw: { most: 50 },
  discard: { trains: ['3c', '3d'] },
  accept: { kind: 'train', company: 'BN', item: '2a', price: 30, amount: 30 },
  decline: { kind: 'train', company: 'BN', item: '2a', price: 30 },
  pass: { step: 'track', acted: false },
}

function plain(sentence: string): string {
  return piecesOf(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}

function expectSound(sentence: string, ends: RegExp): void {
  const text = plain(sentence)
  expect(text).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object|[\uE000-\uE004]/)
  expect(text).not.toMatch(/ {2}|\.\.|,,|,\.|: \.|;\.|!/)
  expect(text).toMatch(ends)
  for (const piece of piecesOf(sentence)) {
    if (typeof piece === 'string') continue
    expect(Object.keys(TERMS)).toContain(piece.term)
    expect(piece.text.length).toBeGreaterThan(1)
  }
}

type Say = (params: unknown, at: Naming) => string

/** Every sentence of one part of the guide, said of its samples. */
function said(part: object, samples: object, how?: 'can' | 'means'): [string, string][] {
  const words = new Map<string, unknown>(Object.entries(part))
  return Object.entries(samples).map(([code, params]) => {
    const word = words.get(code)
    const say = how === undefined ? word : (word as Readonly<Record<string, unknown>>)[how]
    return [how === undefined ? code : `${code} ${how}`, (say as Say)(params, at)]
  })
}

function everySample(words: CzGuideWords): [string, string][] {
  const steps = said(words.steps, STEPS)
  const notes = said(words.notes, NOTES)
  const means = said(words.choices, CHOICES, 'means')
  return [...steps, ...notes, ...means]
}

describe('the guide', () => {
  test('tells an option for every choice there is, and none besides', () => {
    for (const { where, guide, open } of MOMENTS) {
      const told = guide.options.map(({ code }) => code)
      for (const type of new Set(open)) {
        expect(
          OPTION_OF[type].some((code) => told.includes(code)),
          `${where} ${type}`,
        ).toBe(true)
      }
      for (const code of told) {
        expect(
          open.some((type) => OPTION_OF[type].includes(code)),
          `${where} ${code}`,
        ).toBe(true)
      }
      expect(new Set(told).size).toBe(told.length)
    }
  })

  test('follows every step that games by lot reach', () => {
    const seen = new Set(MOMENTS.map(({ guide }) => guide.happening.code))
    expect([...seen].toSorted()).toEqual(
      Object.keys(STEPS)
        .filter((step) => step !== 'acquiredTokens')
        .toSorted(),
    )
    for (const { guide, state } of MOMENTS) {
      expect(guide.happening.code).toBe(state.step)
      expect(SECTIONS).toContain(guide.section)
      for (const { section } of guide.options) expect(SECTIONS).toContain(section)
    }
  })

  test('gives a reader who is not asked the story without options', () => {
    for (const { state } of MOMENTS.slice(0, 40)) {
      const watching = guideOf(asReadonly(state), null, [])
      expect(watching.options).toEqual([])
      expect(watching.happening.code).toBe(state.step)
    }
  })

  test('has the figures of the decision on revenue', () => {
    const paying = MOMENTS.filter(({ guide }) => guide.happening.code === 'revenue')
    expect(paying.length).toBeGreaterThan(20)
    for (const { state, guide } of paying) {
      const pay = guide.options.find(({ code }) => code === 'payOut')
      if (pay?.code !== 'payOut') throw new Error('a dividend can always be paid')
      expect(pay.params.revenue).toBe(state.turn?.revenue)
      expect(pay.params.to).toBeGreaterThanOrEqual(pay.params.from)
    }
  })
})

describe.each(LANGUAGES)('the guide in %s', (language) => {
  const words = czGuideWords(language)

  test('speaks soundly at every moment', () => {
    for (const { guide } of MOMENTS) {
      const { happening, notes, options } = guideText(words, guide, at)
      for (const text of [happening, ...notes, ...options.map(({ means }) => means)]) expectSound(text, /\.$/)
      for (const { can } of options) {
        expectSound(can, /[^.\s]$/)
        // It is pressed itself, so nothing in it can be tapped.
        expect(piecesOf(can)).toEqual([can])
      }
    }
  })

  test('has words for every code', () => {
    for (const [, text] of everySample(words)) expectSound(text, /\.$/)
    for (const [, text] of said(words.choices, CHOICES, 'can')) expectSound(text, /[^.\s]$/)
  })

  test('explains every term it uses, and uses every term it explains', () => {
    const said = MOMENTS.flatMap(({ guide }) => {
      const { happening, notes, options } = guideText(words, guide, at)
      return [happening, ...notes, ...options.flatMap(({ can, means }) => [can, means])]
    })
    const used = new Set(
      [...said, ...everySample(words).map(([, text]) => text)].flatMap((text) =>
        piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
      ),
    )
    for (const [id, { name, text }] of Object.entries(words.terms)) {
      expect(name.length, id).toBeGreaterThan(3)
      expect(text, id).toMatch(/^\P{Ll}.*\.$/su)
    }
    expect([...used].toSorted()).toEqual(Object.keys(TERMS).toSorted())
  })
})

test('Spanish and Italian are translated', () => {
  const [english, ...others] = LANGUAGES.map((language) => everySample(czGuideWords(language)))
  for (const other of others) {
    for (const [at, [code, text]] of other.entries()) expect(text, code).not.toBe(english?.[at]?.[1])
  }
})
