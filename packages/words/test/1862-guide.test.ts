import { asReadonly } from '@roundhouse/kernel'
import { type RmAction, SECTIONS, TREASURY, sharesOf } from '@roundhouse/titles/1862'
import {
  type RmGuideChoiceCode,
  type RmGuideChoices,
  type RmGuideNotes,
  type RmGuideSteps,
  guideOf,
} from '@roundhouse/view/1862'
import { describe, expect, test } from 'vitest'
import { type RmGuideWords, TERMS, guideText, piecesOf, rmGuideWords } from '../src/1862/guide.ts'
import { LANGUAGES, type Naming } from '../src/index.ts'
import { type Moment, goldenGames, momentsOf } from './1862-games.ts'

const at: Naming = { player: (seat) => ['Ana', 'Tom', 'Lucía'][seat] ?? `Seat ${seat}` }

/** What a choice comes to in the guide; a new kind of action without a line does not compile. */
const OPTION_OF: Readonly<Record<RmAction['type'], readonly RmGuideChoiceCode[]>> = {
  pass: ['pass'],
  openAuction: ['openAuction'],
  bid: ['bid'],
  takeCharter: ['takeCharter'],
  buyShare: ['buyShare', 'furtherShare'],
  sell: ['sell'],
  start: ['start'],
  buyTokens: ['buyTokens'],
  merge: ['merge'],
  acquire: ['acquire'],
  answer: ['accept', 'decline'],
  settleOption: ['keepOption', 'giveBackOption'],
  removeToken: ['removeToken'],
  layTile: ['lay'],
  placeSmall: ['placeSmall'],
  linkLondon: ['linkLondon'],
  placeToken: ['placeToken'],
  run: ['run'],
  payOut: ['payOut'],
  withhold: ['withhold'],
  hudson: ['hudson'],
  buyTrain: ['buyTrain'],
  tradeTrain: ['tradeTrain'],
  sellTreasury: ['sellTreasury'],
  refinance: ['refinance'],
  redeem: ['redeem'],
}

const MOMENTS: readonly Moment[] = goldenGames().flatMap(momentsOf)

/** One set of figures for every code, or several where the sentence has several forms. */
type Samples<Table> = { readonly [Code in keyof Table]: Table[Code] | readonly Table[Code][] }

const STEPS: Samples<RmGuideSteps> = {
  parliament: [
    { cash: 600, open: 8, most: 435 },
    { cash: 100, open: 1, most: -65 },
  ],
  auction: { company: 'ESR', bid: 25, leader: 1 },
  charter: [
    { company: 'ESR', par: null, missing: 5 },
    { company: 'ESR', par: 74, missing: 2 },
    { company: 'ESR', par: 74, missing: 1 },
  ],
  stock: { set: 1, cash: 120, certificates: 4, limit: 13, first: false },
  tokens: { company: 'ESR', treasury: 270 },
  fine: { owed: 34 },
  merge: { company: 'ESR', partners: ['EUR', 'FDR'] },
  track: [
    { company: 'ESR', home: 'F11', colours: ['yellow'] },
    { company: 'ESR', home: null, colours: ['yellow', 'green'] },
  ],
  token: { company: 'ESR', treasury: 300, cost: 0, left: 2 },
  run: { company: 'ESR', trains: ['3F', '2/3L', '4E'], types: ['freight', 'local', 'express'] },
  revenue: { company: 'ESR', revenue: 190 },
  trains: { company: 'ESR', treasury: 300, trains: [], limit: 3, ofEach: true },
  redeem: { company: 'ESR', price: 134, treasury: 300 },
  acquire: { company: 'ESR', partners: ['EUR'] },
  answer: [
    { kind: 'merge', company: 'ESR', partner: 'EUR', item: 'EUR' },
    { kind: 'acquire', company: 'ESR', partner: 'EUR', item: 'ESR' },
    { kind: 'train', company: 'ESR', partner: 'EUR', item: '2E' },
  ],
  option: [
    { company: 'ESR', units: 1, keep: 58, giveBack: 58, own: false },
    { company: 'ESR', units: 3, keep: 43, giveBack: 215, own: true },
  ],
  tokensTooMany: [
    { company: 'ESR', over: 1 },
    { company: 'ESR', over: 2 },
  ],
  over: { winners: [0, 1], worth: [900, 900] },
}

const NOTES: Samples<RmGuideNotes> = {
  goal: { players: 3 },
  next: [
    { round: 'stock', set: 2, within: 0, exports: false, parliament: true },
    { round: 'operating', set: 2, within: 1, exports: false, parliament: false },
    { round: 'end', set: 0, within: 0, exports: false, parliament: false },
  ],
  mustSell: { certificates: 14, limit: 13 },
  atRisk: { company: 'ESR', trains: ['1F', '2E'], by: 'C' },
  obligation: { company: 'ESR', missing: 1, fine: 370, thisRound: true },
  mustTrain: [
    { company: 'ESR', cheapest: 280, treasury: 300, enough: true },
    { company: 'ESR', cheapest: 280, treasury: 60, enough: false },
  ],
  subsidy: { company: 'ESR', amount: 40 },
  simple: [{ newcomers: true }, { newcomers: false }],
  lner: [{ formed: true }, { formed: false }],
}

const CHOICES: Samples<RmGuideChoices> = {
  openAuction: { companies: ['ESR', 'EUR'], most: 235 },
  bid: { company: 'ESR', least: 30, most: 135 },
  takeCharter: [
    { company: 'ESR', low: 54, high: 90, opens: 74 },
    { company: 'ESR', low: 54, high: 58, opens: null },
  ],
  furtherShare: [
    { company: 'ESR', price: 74, missing: 1 },
    { company: 'ESR', price: 74, missing: 2 },
    { company: 'ESR', price: 74, missing: 3 },
  ],
  sell: { sales: [{ company: 'EUR', most: 2, price: 90, after: 86 }] },
  start: { companies: ['N&E'], low: 54, high: 95 },
  buyShare: { shares: [{ company: 'ESR', price: 74, percent: 10, opens: true }] },
  buyTokens: { company: 'N&E', least: 2, most: 6, price: 40 },
  merge: { partners: [{ company: 'EUR', price: 116 }] },
  acquire: { partners: [{ company: 'EUR', price: 116 }] },
  lay: { hexes: ['F11'], colours: ['yellow'], dearest: 0, treasury: 300 },
  placeSmall: [{ hexes: 1 }, { hexes: 4 }],
  linkLondon: [{ left: 1 }, { left: 3 }],
  placeToken: { hexes: ['F11'], cost: 0, left: 300 },
  run: [
    { revenue: 0, perShare: 0, best: true },
    { revenue: 190, perShare: 19, best: true },
  ],
  payOut: [
    { revenue: 190, perShare: 19, mine: 95, from: 82, to: 100, own: 0 },
    { revenue: 190, perShare: 19, mine: 95, from: 82, to: 100, own: 38 },
  ],
  withhold: { revenue: 190, treasury: 490, from: 82, to: 74 },
  hudson: { added: 30, perShare: 9, from: 82, to: 90 },
  buyTrain: { trains: [{ train: '3E', from: 'bank', price: 280 }], treasury: 300, help: 0, loan: 0 },
  tradeTrain: { trains: [{ train: '2F', from: 'EUR', price: 100 }] },
  sellTreasury: { shares: 1, amount: 100, to: 95 },
  refinance: { capital: 620 },
  redeem: { company: 'ESR', price: 134, left: 166 },
  accept: [
    { kind: 'merge', company: 'ESR', partner: 'EUR', item: 'EUR' },
    { kind: 'train', company: 'ESR', partner: 'EUR', item: '2E' },
  ],
  decline: { kind: 'merge', company: 'ESR', partner: 'EUR', item: 'EUR' },
  keepOption: { company: 'ESR', amount: 58 },
  giveBackOption: { company: 'ESR', amount: 58 },
  removeToken: { hexes: ['F11', 'london'] },
  pass: [
    { step: 'parliament', acted: false },
    { step: 'stock', acted: false },
    { step: 'stock', acted: true },
    { step: 'track', acted: false },
    { step: 'acquire', acted: false },
  ],
}

function plain(sentence: string): string {
  return piecesOf(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}

function expectSound(code: string, sentence: string, ends: RegExp): void {
  const text = plain(sentence)
  expect(text, code).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object|[\uE000-\uE004]/)
  expect(text, code).not.toMatch(/ {2}|\.\.|,,|,\.|: \.|;\.|!|(^|[.] )\p{Ll}/u)
  expect(text, code).toMatch(ends)
  expect(text.length, `${code}: ${text}`).toBeLessThan(420)
}

type Say = (params: unknown, at: Naming) => string

/** Every sentence of one part of the guide, said of its samples. */
function said(part: object, samples: object, how?: 'can' | 'means'): [string, string][] {
  const words = new Map<string, unknown>(Object.entries(part))
  return Object.entries(samples).flatMap(([code, given]) => {
    const word = words.get(code)
    const say = (how === undefined ? word : (word as Readonly<Record<string, unknown>>)[how]) as Say
    return [given].flat().map((params): [string, string] => [code, say(params, at)])
  })
}

function everySample(words: RmGuideWords): [string, string][] {
  const steps = said(words.steps, STEPS)
  const notes = said(words.notes, NOTES)
  const means = said(words.choices, CHOICES, 'means')
  return [...steps, ...notes, ...means]
}

describe('the guide of 1862', () => {
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

  test('follows the steps of games by lot, with sections of the rulebook', () => {
    const seen = new Set(MOMENTS.map(({ guide }) => guide.happening.code))
    for (const step of [
      'parliament',
      'auction',
      'charter',
      'stock',
      'tokens',
      'merge',
      'track',
      'token',
      'run',
    ]) {
      expect([...seen], step).toContain(step)
    }
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

  test('has the figures of a dividend', () => {
    const paying = MOMENTS.filter(({ guide }) => guide.happening.code === 'revenue')
    expect(paying.length).toBeGreaterThan(5)
    for (const { state, guide } of paying) {
      const pay = guide.options.find(({ code }) => code === 'payOut')
      if (pay?.code !== 'payOut') throw new Error('a dividend can always be paid')
      expect(pay.params.perShare * 10).toBe(state.turn?.revenue)
      expect(pay.params.to).toBeGreaterThanOrEqual(pay.params.from)
      expect(pay.params.own).toBe(pay.params.perShare * sharesOf(state, state.turn?.company ?? -1, TREASURY))
    }
  })
})

describe.each(LANGUAGES)('the guide of 1862 in %s', (language) => {
  const words = rmGuideWords(language)

  test('speaks soundly of every code, in each of its forms', () => {
    for (const [code, text] of everySample(words)) expectSound(code, text, /\.$/)
    for (const [code, text] of said(words.choices, CHOICES, 'can')) {
      expectSound(code, text, /[^.\s]$/)
      // It is pressed itself, so nothing in it can be tapped.
      expect(piecesOf(text)).toEqual([text])
    }
  })

  test('speaks soundly at every moment', () => {
    for (const { guide, where } of MOMENTS) {
      const { happening, notes, options } = guideText(words, guide, at)
      for (const text of [happening, ...notes, ...options.map(({ means }) => means)]) {
        expectSound(where, text, /\.$/)
      }
      for (const { can } of options) expectSound(where, can, /[^.\s]$/)
    }
  })

  test('explains every term it uses, and uses every term it explains', () => {
    const used = new Set(
      everySample(words).flatMap(([, text]) =>
        piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
      ),
    )
    expect([...used].toSorted()).toEqual(Object.keys(TERMS).toSorted())
    expect(Object.keys(words.terms).toSorted()).toEqual(Object.keys(TERMS).toSorted())
    for (const [id, { name, text }] of Object.entries(words.terms)) {
      expect(name.length, id).toBeGreaterThan(2)
      expect(text, id).toMatch(/^\P{Ll}.*\.$/su)
      expect(text.length, id).toBeLessThan(240)
    }
  })
})

test('Spanish and Italian are translated', () => {
  const [english, ...others] = LANGUAGES.map((language) => everySample(rmGuideWords(language)))
  for (const other of others) {
    other.forEach(([code, text], index) => {
      expect(text, code).not.toBe(english?.[index]?.[1])
      expect(plain(text), code).not.toMatch(/\b(the|company|train|share|station|of|with)\b/i)
    })
  }
})
