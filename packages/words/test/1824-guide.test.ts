import { asReadonly, choices, replay } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  SECTIONS,
  companyIndex,
  eighteen24,
  isEarmarked,
  kindOf,
} from '@roundhouse/titles/1824'
import {
  type AhGuide,
  type AhGuideChoiceCode,
  type AhGuideChoices,
  type AhGuideNotes,
  type AhGuideSteps,
  guideOf,
} from '@roundhouse/view/1824'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AhGuideWords, TERMS, ahGuideWords, guideText, piecesOf } from '../src/1824/guide.ts'
import { LANGUAGES, type Naming } from '../src/index.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía', 'Ed'][seat] ?? `Seat ${seat}` }

/** What a choice comes to in the guide; a new kind of action without a line does not compile. */
const OPTION_OF: Readonly<Record<AhAction['type'], readonly AhGuideChoiceCode[]>> = {
  placeTown: ['placeTown'],
  draft: ['draft'],
  namePrice: ['namePrice'],
  pass: ['pass'],
  buyRailway: ['buyCoal', 'buyPreState'],
  buyMountain: ['buyMountain'],
  start: ['start'],
  buyShare: ['buyShare'],
  sell: ['sell', 'sellForTrain'],
  exchangeMountain: ['exchangeMountain'],
  exchangeCoal: ['exchangeCoal'],
  layTile: ['lay'],
  placeToken: ['placeToken'],
  removeToken: ['removeToken'],
  run: ['run'],
  payOut: ['payOut'],
  withhold: ['withhold'],
  buyTrain: ['buyTrain', 'tradeIn'],
  tradeTrain: ['tradeTrain'],
  answer: ['accept', 'decline'],
  discard: ['discard'],
  repay: ['repay'],
}

interface Moment {
  readonly where: string
  readonly state: AhState
  readonly guide: AhGuide
  readonly open: readonly AhAction['type'][]
}

/** Each new step and every fifth moment of the golden games, which are games by lot on all maps. */
const MOMENTS: readonly Moment[] = (() => {
  const folder = new URL('../../titles/1824/test/golden/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      const replayed = replay(eighteen24, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      const states = Array.from({ length: history.version + 1 }, (_, version) => history.stateAt(version))
      return states.flatMap((state, version): Moment[] => {
        if (version % 5 > 0 && states[version - 1]?.step === state.step) return []
        const seat = eighteen24.toAct(asReadonly(state))[0] ?? null
        const open = seat === null ? [] : choices(eighteen24, state, seat)
        const guide = guideOf(asReadonly(state), seat, open)
        return [{ where: `${file} ${version}`, state, guide, open: open.map(({ action }) => action.type) }]
      })
    })
})()

const ASKED = { company: 'BK', item: '2g', owner: 'SB', price: 180 }

const STEPS: AhGuideSteps = {
  towns: { left: 1 },
  draft: { cash: 830 },
  price: { company: 'EPP', becomes: 'BK' },
  mountain: { cash: 300 },
  firstStock: { cash: 680, certificates: 0, limit: 16, backwards: true, drafted: false },
  stock: { set: 3, cash: 120, certificates: 4, limit: 16, first: false },
  track: { company: 'SD2', treasury: 120, home: 'G10', mine: false, colours: ['yellow', 'green'] },
  token: { company: 'BK', treasury: 300, cost: 40, left: 1 },
  run: { company: 'BK', trains: ['3', '2g'] },
  revenue: { company: 'BK', revenue: 110 },
  trains: { company: 'BK', treasury: 300, trains: ['3', '2g'], limit: 3 },
  answer: ASKED,
  exchange: { mountain: 'B1' },
  discard: { company: 'BK', owned: 4, limit: 3 },
  surplus: { company: 'KK' },
  bondStation: { company: 'CL', optional: true },
  over: { winners: [0, 1], worth: [900, 900] },
}

const NOTES: AhGuideNotes = {
  goal: { players: 3 },
  next: { round: 'stock', set: 2, within: 0, exports: true },
  half: { company: 'EPP', becomes: 'BK' },
  builds: { company: 'EPP' },
  forms: { companies: ['SD', 'UG'] },
  mines: { company: 'BK', amount: 20 },
  mustSell: { certificates: 13, limit: 12 },
  debt: { debt: 180, penalty: 0 },
  mustTrain: { company: 'BK', cheapest: 280, treasury: 60, cash: 40, loan: 180 },
  atRisk: { company: 'SD1', trains: ['2'], by: '4' },
}

const CHOICES: AhGuideChoices = {
  placeTown: { hexes: 43 },
  draft: { railways: ['SD2', 'EOD'] },
  namePrice: { company: 'EPP', becomes: 'BK', least: 120, most: 200 },
  buyCoal: { railways: ['EPP', 'EOD'], least: 120, most: 200, becomes: 'BK' },
  buyPreState: { railways: [{ railway: 'SD1', price: 240 }], becomes: 'SD' },
  buyMountain: { count: 1, price: 120, income: 25, left: 300 },
  exchangeMountain: { mountain: 'B1', companies: ['BK', 'BH'] },
  exchangeCoal: { railways: [{ railway: 'EPP', becomes: 'BK' }] },
  sell: { sales: [{ company: 'BK', most: 2, price: 90, after: 80 }] },
  start: {
    companies: [{ company: 'BH', size: 'regional' }],
    company: 'BH',
    price: 60,
    cost: 120,
    capital: 600,
    toOpen: 3,
  },
  buyShare: { shares: [{ company: 'BK', price: 90, percent: 10, opens: true }] },
  repay: { most: 50, debt: 80 },
  lay: { hexes: ['B5', 'D9'], colours: ['yellow'], dearest: 40, treasury: 100 },
  placeToken: { hexes: ['E8'], cost: 40, left: 60 },
  removeToken: { hex: 'E12' },
  run: { revenue: 60, perShare: 30, half: true, mines: 10 },
  payOut: { revenue: 110, perShare: 11, mine: 44, from: 90, to: 100 },
  withhold: { revenue: 110, treasury: 200, from: 90, to: 80 },
  buyTrain: { trains: [{ train: '4', from: 'bank', price: 280 }], treasury: 60, help: 220, loan: 80 },
  tradeIn: { trains: [{ train: '4', given: '3', price: 190 }] },
  tradeTrain: { trains: [{ train: '2g', from: 'SB', price: 140 }], most: 180 },
  sellForTrain: { companies: ['BK', 'SD'] },
  accept: ASKED,
  decline: ASKED,
  discard: { trains: ['3', '2g'] },
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

function everySample(words: AhGuideWords): [string, string][] {
  const means = said(words.choices, CHOICES, 'means')
  return [...said(words.steps, STEPS), ...said(words.notes, NOTES), ...means]
}

describe('the guide of 1824', () => {
  test('IV.2, IV.4.4: no share opens a state railway, nor a regional one whose coal railway is still there', () => {
    const opened = MOMENTS.flatMap(({ state, guide }) =>
      guide.options.flatMap((option) =>
        option.code === 'buyShare'
          ? option.params.shares.filter(({ opens }) => opens).map(({ company }) => ({ state, company }))
          : [],
      ),
    )
    expect(opened.length).toBeGreaterThan(0)
    for (const { state, company } of opened) {
      const index = companyIndex(company)
      expect([kindOf(index), isEarmarked(asReadonly(state), index)]).toEqual(['regional', false])
    }
  })

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

  test('follows every step that games by lot reach, by sections of the rulebook', () => {
    const seen = new Set(MOMENTS.map(({ guide }) => guide.happening.code))
    const never = Object.keys(STEPS).filter((step) => !seen.has(step as keyof AhGuideSteps))
    expect(never).toEqual(['exchange'])
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

  test('VII.10: tells of mines and halves as the rules pay them', () => {
    const runs = MOMENTS.flatMap(({ guide: { options } }) => options.filter(({ code }) => code === 'run'))
    const halves = runs.filter((each) => each.code === 'run' && each.params.half)
    expect(halves.length).toBeGreaterThan(5)
    for (const each of halves) {
      if (each.code === 'run') expect(each.params.perShare).toBe(each.params.revenue / 2)
    }
    expect(runs.some((each) => each.code === 'run' && each.params.mines > 0)).toBe(true)
  })
})

describe.each(LANGUAGES)('the guide of 1824 in %s', (language) => {
  const words = ahGuideWords(language)

  test('speaks soundly at every moment and of every code', () => {
    for (const { guide } of MOMENTS) {
      const { happening, notes, options } = guideText(words, guide, at)
      for (const text of [happening, ...notes, ...options.map(({ means }) => means)]) expectSound(text, /\.$/)
      for (const { can } of options) {
        expectSound(can, /[^.\s]$/)
        // It is pressed itself, so nothing in it can be tapped.
        expect(piecesOf(can)).toEqual([can])
      }
    }
    for (const [, text] of everySample(words)) expectSound(text, /\.$/)
    for (const [, text] of said(words.choices, CHOICES, 'can')) expectSound(text, /[^.\s]$/)
  })

  test('explains every term it uses, and uses every term it explains', () => {
    const all = MOMENTS.flatMap(({ guide }) => {
      const { happening, notes, options } = guideText(words, guide, at)
      return [happening, ...notes, ...options.map(({ means }) => means)]
    })
    const used = new Set(
      [...all, ...everySample(words).map(([, text]) => text)].flatMap((text) =>
        piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
      ),
    )
    expect([...used].toSorted()).toEqual(Object.keys(TERMS).toSorted())
    expect(Object.keys(words.terms).toSorted()).toEqual(Object.keys(TERMS).toSorted())
    for (const [id, { name, text }] of Object.entries(words.terms)) {
      expect(name.length, id).toBeGreaterThan(3)
      expect(text, id).toMatch(/^\P{Ll}.*\.$/su)
    }
  })
})

test('Spanish and Italian are translated', () => {
  const [english, ...others] = LANGUAGES.map((language) => everySample(ahGuideWords(language)))
  for (const other of others) {
    for (const [index, [code, text]] of other.entries()) expect(text, code).not.toBe(english?.[index]?.[1])
  }
})
