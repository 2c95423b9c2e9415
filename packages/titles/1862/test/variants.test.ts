import { tableFault } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { about1862 } from '../about.ts'
import { TRAIN_GAMES } from '../edition.ts'
import { bookOf } from '../rules/book.ts'
import { Given } from './given.ts'
import { setUp } from './random-play.ts'
import { pass, run, train } from './table.ts'

/** One thing that the players agree on: a smaller set of trains, or the value of an option. */
interface Agreed {
  readonly what: string
  readonly variant?: string
  readonly options?: Readonly<Record<string, string>>
}

/** Everything that chapters 2 and 11 and the notes of 13 let players choose, one by one. */
function everyChoice(players: number): Agreed[] {
  const options = about1862.options.flatMap(({ id, values }) =>
    // As many as there are with some set of trains.
    [...new Set([null, ...TRAIN_GAMES].flatMap((variant) => values(players, variant)))].map(
      (value): Agreed => ({ what: `${id} ${value}`, options: { [id]: value } }),
    ),
  )
  return [...TRAIN_GAMES.map((variant): Agreed => ({ what: variant, variant })), ...options]
}

/** The section that two choices break together, everything else being as usual; null: they go together. */
function brokenBy(players: number, ...both: readonly Agreed[]): string | null {
  const has = (what: string): boolean => both.some((each) => each.what === what)
  const variants = both.flatMap(({ variant }) => variant ?? [])
  const isSimple = has('express-simple') || has('freight-simple')
  const fixed = players <= 4 ? 'short' : 'standard'
  if (has('newcomers yes') && !isSimple) return '11.3'
  if (has('shorter yes') && has('trainList long')) return '11.2'
  if (has('shorter yes') && has('trainList short') && fixed !== 'short') return '11.2'
  if (has('compatibility 18xx.games') && variants.length > 0) return '11.1'
  if (!has('compatibility 18xx.games')) return null
  if (has('shorter yes')) return '11.2'
  if (has('extraCompanies no')) return '2.4.2'
  return has('forcedHome no') ? '13' : null
}

describe('11 what goes together', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('every two choices of %d players', (players) => {
    const all = everyChoice(players)
    let pairs = 0
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        const isSame = Object.keys(one.options ?? {}).some((id) => id in (other.options ?? {}))
        if (isSame || (one.variant !== undefined && other.variant !== undefined)) continue
        const variant = one.variant ?? other.variant ?? null
        const options = { ...one.options, ...other.options }
        const fault = tableFault(about1862, { players, variant, options })
        const section = fault?.code === 'table-clash' ? fault.params.section : (fault?.code ?? null)
        const pair = `${one.what}, ${other.what}: `
        expect(pair + section).toBe(pair + brokenBy(players, one, other))
        const setting = (): unknown => setUp({ players, variant, options, seed: 'pair' })
        if (fault === null) expect(setting()).toMatchObject({ step: 'parliament', variant })
        else expect(setting).toThrow('table-clash')
        pairs += 1
      }
    }
    expect(pairs).toBeGreaterThan(90)
  })
})

describe('11.1 fewer types of trains', () => {
  test('11.1, 8: without permits a company without director buys the only type', () => {
    const table = Given.stockRound(4, 500, {}, 'freight-simple')
      .has('L&H', { price: 82, shares: [2, 2], pool: 6, cash: 150, trains: ['1F'], stations: ['C4'] })
      .has('FDR', { price: 54, shares: [0, 5], trains: ['1F'], stations: ['G12'] })
      .turn('FDR', 'acquire', 0, ['L&H'])
    table.state.round.rounds = 1
    table.do(pass)
    expect([table.trains('L&H'), table.treasury('L&H')]).toEqual(['1F 1F*', 50])
  })

  test('11.1: in the advanced games two types, three of each, then two of each, then three in all', () => {
    const owning = (phase: 'D' | 'F' | 'H', ...trains: string[]): Given =>
      Given.stockRound(3, 500, {}, 'express-advanced')
        .phase(phase)
        .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains, stations: ['C4'] })
        .turn('L&H', 'trains')
    const early = owning('D', '3E', '3E', '3E', '3L')
    expect(early.refusals(train('4E'), train('5F'))).toEqual(['62-TRAIN-LIMIT', '62-VARIANT'])
    expect(early.do(train('4L')).trains('L&H')).toBe('3E 3E 3E 3L 4L*')
    const later = owning('F', '4E', '4/5E', '4L')
    expect(later.refusal(train('5E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(later.do(train('5L')).trains('L&H')).toBe('4E 4/5E 4L 5L')
    expect(owning('H', '5E', '5E', '4/5L').refusals(train('6E'), train('6L'))).toEqual([
      '62-TRAIN-LIMIT',
      '62-TRAIN-LIMIT',
    ])
  })
})

describe('11.2 the shorter game', () => {
  const shorter = (players: number): Given => Given.stockRound(players, 500, { shorter: 'yes' })

  test('11.2, table B55: the short list with two to four players, the standard one with more', () => {
    const lists = [2, 4, 5, 8].map((players) => bookOf(shorter(players).state).trainCounts.slice(0, 4))
    expect(lists).toEqual([
      [6, 5, 4, 3],
      [6, 5, 4, 3],
      [7, 6, 4, 3],
      [7, 6, 4, 3],
    ])
  })

  test('11.2, 7.8.1 (62-T92): two freight 5 with different ports run apart, which they do not elsewhere', () => {
    const cromer = (given: Given): Given =>
      given
        .phase('D')
        .lay('F3', '5', 2)
        .lay('E2', '57', 2)
        .has('ENR', { price: 82, shares: [5], trains: ['5F', '5F'], stations: ['F3'] })
        .turn('ENR', 'run')
    const both = run('5F F3 F1', '5F F3 E2 D1')
    expect(cromer(Given.stockRound()).refusal(both)).toBe('62-RUN-TWO-PORTS 7.4')
    // Cromer pays once; Wells lies between Cromer and its port.
    expect(cromer(shorter(4)).do(both).told('trainsRun')).toMatchObject([{ revenue: 20 + 90 + 90 + 30 }])
  })

  test('11.2, 7.9 (62-T92): the first G scraps no D train, the first F the C trains as usual', () => {
    const after = (given: Given, phase: 'F' | 'G', bought: string): string =>
      given
        .phase(phase, true)
        .has('L&H', { price: 82, shares: [5], cash: 900, trains: ['4E', '3L*', '5F'], stations: ['C4'] })
        .has('FDR', { price: 54, shares: [0, 5], trains: ['4L', '3E'], stations: ['G12'] })
        .turn('L&H', 'trains')
        .do(train(bought))
        .trains('FDR')
    expect(after(shorter(5), 'F', '5E')).toBe('4L')
    expect(after(shorter(5), 'G', '5/6L')).toBe('4L')
    expect(after(Given.stockRound(5), 'G', '5/6L')).toBe('')
  })

  test('11.2, 10.3 (62-T92): the first E in the first of three rounds: two more, the LNER, a stock round, three, the end', () => {
    const table = shorter(5)
      .phase('E', true)
      .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['4E'], stations: ['C4'] })
      .turn('L&H', 'trains')
      .do(train('4/5E'))
    for (let count = 0; count < 100 && table.state.ended === null; count++) table.do(pass)
    const course = table.events.flatMap((event) =>
      event.type === 'operatingRoundBegan' || event.type === 'lnerFormed' ? [event.type] : [],
    )
    const round = 'operatingRoundBegan'
    expect(course).toEqual([round, round, 'lnerFormed', round, round, round])
    expect(table.told('gameEnded')).toHaveLength(1)
  })
})

describe('11.3 the game for new players', () => {
  test('11.3, 7.11: money for a train comes by refinancing alone', () => {
    const table = Given.stockRound(3, 500, { newcomers: 'yes' }, 'express-simple')
      .phase('C')
      .has('L&H', { price: 82, par: 82, shares: [6, 4], stations: ['C4'], chartered: true })
      .turn('L&H', 'trains')
    expect(table.refusal(pass)).toBe('62-TRAIN-MUST 7.11')
    expect(table.do({ type: 'refinance' }).told('refinanced')).toMatchObject([{ capital: 820 }])
    expect(table.do(train('3E')).trains('L&H')).toBe('3E')
  })
})
