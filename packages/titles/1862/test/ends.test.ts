import { asReadonly, tableFault } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { about1862, editionOf } from '../about.ts'
import { bookOf } from '../rules/book.ts'
import { wealthOf } from '../rules/ends.ts'
import { certificateLimit } from '../rules/figures.ts'
import { OFFER, POOL } from '../state.ts'
import { Given } from './given.ts'
import { setUp } from './random-play.ts'
import { pass, sell, start, train } from './table.ts'

/** L&H of seat 0 decides on trains in the last turn of an operating round. */
function last(phase: 'A' | 'C' | 'D' | 'G' | 'H', rounds: number, within: number, options = {}): Given {
  const table = Given.stockRound(3, 500, options)
    .phase(phase, true)
    .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['2E'], stations: ['C4'] })
  if (phase !== 'A') table.company('L&H').warranties[0] = 1
  table.turn('L&H', 'trains')
  table.state.round = { kind: 'operating', set: 1, within, rounds }
  return table
}

/** Everything is passed until a round of another kind begins. */
function passAll(table: Given, most = 60): Given {
  const { kind } = table.state.round
  for (
    let count = 0;
    count < most && table.state.round.kind === kind && table.state.ended === null;
    count++
  ) {
    table.do(pass)
  }
  return table
}

describe('7.9 the number of operating rounds', () => {
  test('7.9, 3 (62-T88): the first B in the only round: two in the next set', () => {
    const table = Given.stockRound(3, 500)
      .phase('B', true)
      .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['2E'], stations: ['C4'] })
      .turn('L&H', 'trains')
    table.state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
    table.do(train('2/3E'), pass)
    expect(table.state.round.kind).toBe('parliament')
    passAll(table)
    passAll(table)
    expect(table.state.round).toMatchObject({ kind: 'operating', rounds: 2 })
  })

  test('7.9, 3 (62-T88): the first D in the second of two: this set still has two', () => {
    const table = last('D', 2, 1).do(train('4E'), pass)
    expect(table.state.round.kind).toBe('parliament')
  })
})

describe('10 the ends', () => {
  test('10.1: a marker at 1000 ends the game with the round', () => {
    const table = Given.stockRound(3)
      .has('L&H', { price: 950, shares: [6, 4], trains: ['2E'], stations: ['C4'] })
      .turn('L&H', 'revenue', 950)
      .do({ type: 'payOut' })
    expect(table.state.ending).toBe('summit')
    passAll(table)
    expect(table.told('gameEnded')).toHaveLength(1)
    expect(table.refusal(pass, 0)).toBe('62-GAME-OVER 10.4')
  })

  test('10.2: without money the bank plays the set to its end', () => {
    const table = last('A', 2, 0)
    table.cashIs(2, 20_000)
    table.do(pass)
    expect(table.told('bankBroken')).toHaveLength(1)
    expect(table.state.round.within).toBe(1)
    passAll(table)
    expect(table.told('gameEnded')).toHaveLength(1)
  })

  test('10.2, 10.3 (62-T90): the first H and a broken bank in one set: no LNER', () => {
    const table = last('H', 1, 0).do(train('6E'))
    expect(table.state.lner).toBe('due')
    table.cashIs(2, 20_000).do(pass)
    expect([table.told('lnerFormed').length, table.told('gameEnded').length]).toEqual([0, 1])
  })

  test('10.3, 6.5.2 (62-T48): the LNER: unstarted companies leave, new limit, one stock round, three rounds, the end', () => {
    const table = last('H', 1, 0)
      .has('SVR', { price: 74, shares: [2, 2, 0], offer: 3, pool: 3, trains: ['2E'], stations: ['D11'] })
      .turn('L&H', 'trains')
    table.state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
    table.do(train('6E'), pass)
    expect(table.told('lnerFormed')).toMatchObject([{ certificateLimit: 8 }])
    expect([table.shares('SVR', OFFER), table.shares('SVR', POOL), table.company('ECR').status]).toEqual([
      0,
      6,
      'out',
    ])
    expect([certificateLimit(asReadonly(table.state)), table.state.round.kind]).toEqual([8, 'stock'])
    expect(table.refusal(start('ECR', 54))).toBe('62-LNER-NO-START 10.3')
    // Sales move no price any more.
    table.do(sell('L&H', 1))
    expect(table.told('priceMoved').filter(({ company }) => company === 'L&H')).toHaveLength(0)
    table.do(pass)
    passAll(table)
    expect(table.state.round).toMatchObject({ kind: 'operating', rounds: 3 })
    passAll(table)
    expect(table.told('gameEnded')).toHaveLength(1)
  })

  test('6.5.2 (62-T48): players hold 21, 18 and 25 shares: the limit is 25, though nobody has so many certificates', () => {
    const table = Given.stockRound(3, 500)
      .phase('H', true)
      .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['2E*'], stations: ['C4'] })
    const ids = ['SVR', 'ESR', 'FDR', 'NGC', 'E&H', 'EUR'] as const
    const held = [
      [5, 2, 3],
      [5, 0, 5],
      [2, 4, 4],
      [1, 4, 5],
      [1, 3, 5],
      [1, 1, 3],
    ]
    const homes = ['D11', 'F11', 'G12', 'C10', 'C8', 'E12']
    ids.forEach((id, at) => {
      const shares = held[at] as number[]
      const pool = 10 - shares.reduce((sum, each) => sum + each)
      table.has(id, {
        price: 74,
        shares,
        pool,
        trains: ['6F'].slice(at > 1 ? 1 : 0),
        stations: [homes[at] as string],
      })
    })
    table.turn('L&H', 'trains')
    table.state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
    table.do(train('6E'), pass)
    expect(table.told('lnerFormed')).toMatchObject([{ certificateLimit: 25 }])
    expect(table.refusals(start('ECR', 54))).toEqual(['62-LNER-NO-START'])
  })

  test('10.4 (62-T62): shares of a company without a train count half, down', () => {
    const table = Given.stockRound(3, 500).has('L&H', { price: 65, shares: [3, 2], pool: 5 })
    expect([wealthOf(asReadonly(table.state), 0), wealthOf(asReadonly(table.state), 1)]).toEqual([596, 564])
    const recorded = Given.stockRound(3, 500, { compatibility: '18xx.games' })
    recorded.has('L&H', { price: 65, shares: [3, 2], pool: 5 })
    // Table C17: the certificate as a whole.
    expect(wealthOf(asReadonly(recorded.state), 0)).toBe(597)
  })
})

describe('11 variants', () => {
  test('11.1 (62-T91): simple games have one type and limits in all', () => {
    const owning = (phase: 'D' | 'E' | 'G', ...trains: string[]): Given =>
      Given.stockRound(3, 500, {}, 'express-simple')
        .phase(phase)
        .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains, stations: ['C4'] })
        .turn('L&H', 'trains')
    expect(owning('D', '3E', '3E', '4E', '3E').refusal(train('4E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(owning('E', '3E', '4E', '4/5E').refusal(train('4/5E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(owning('G', '4/5E', '5E').refusal(train('6E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(owning('D', '3E').refusal(train('5F'))).toBe('62-VARIANT 11.1')
    expect(owning('D', '3E').state.permits.held.some((bits) => bits === 0)).toBe(true)
  })

  test('11.1, table B44: advanced games have two types and eight or nine permits of each', () => {
    const { edition } = setUp({ players: 4, variant: 'freight-advanced', seed: 'a' })
    expect(bookOf({ variant: 'freight-advanced', edition })).toMatchObject({
      types: ['freight', 'local'],
      permits: { freight: 8, local: 8, express: 0 },
    })
    const eight = setUp({ players: 8, variant: 'express-advanced', seed: 'a' })
    expect(bookOf(eight).permits).toEqual({ express: 9, local: 9, freight: 0 })
  })

  test('11.2 (62-T92): the shorter game', () => {
    const table = last('H', 1, 0, { shorter: 'yes' })
    expect(bookOf(table.state).trainCounts.slice(0, 4)).toEqual([6, 5, 4, 3])
    expect([bookOf(table.state).scrappedBy(3), bookOf(table.state).isPermanent(3)]).toEqual([null, true])
    const e = Given.stockRound(5, 500, { shorter: 'yes' })
      .phase('E', true)
      .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['4E'], stations: ['C4'] })
      .turn('L&H', 'trains')
    e.state.round = { kind: 'operating', set: 1, within: 0, rounds: 3 }
    e.do(train('4/5E'))
    expect([e.state.lner, bookOf(e.state).trainCounts[0]]).toEqual(['due', 7])
    for (let count = 0; count < 40 && e.state.round.kind === 'operating'; count++) e.do(pass)
    expect(e.told('operatingRoundBegan')).toHaveLength(2)
    expect(e.told('lnerFormed')).toHaveLength(1)
  })

  test('11.3 (62-T93): newcomers start in Parliament only, redeem nothing, buy no warranties, know no Hudson', () => {
    const options = { newcomers: 'yes' }
    const table = Given.stockRound(3, 500, options, 'express-simple').has('L&H', {
      price: 82,
      shares: [6, 2],
      pool: 2,
      cash: 500,
      trains: ['2E'],
      stations: ['C4'],
    })
    expect(table.refusal(start('ECR', 54))).toBe('62-VARIANT 11.3')
    expect(table.turn('L&H', 'redeem').refusal({ type: 'redeem' })).toBe('62-VARIANT 11.3')
    expect(table.turn('L&H', 'trains').refusal({ type: 'redeem' })).toBe('62-VARIANT 11.3')
    expect(table.turn('L&H', 'trains').refusal(train('2E', 1))).toBe('62-VARIANT 11.3')
    expect(table.turn('L&H', 'trains').refusal({ type: 'sellTreasury', shares: 1 })).toBe('62-VARIANT 11.3')
    expect(table.turn('L&H', 'revenue', 60).refusal({ type: 'hudson' })).toBe('62-VARIANT 11.3')
  })

  test('11.4: eight tokens, bought and after a merger', () => {
    const table = setUp({ players: 4, options: { eightTokens: 'yes' }, seed: 'a' })
    expect(bookOf(table)).toMatchObject({ mostTokens: 8, mostTokensBought: 8 })
    const recorded = setUp({
      players: 4,
      options: { eightTokens: 'yes', compatibility: '18xx.games' },
      seed: 'a',
    })
    expect(bookOf(recorded)).toMatchObject({ mostTokens: 8, mostTokensBought: 7 })
  })

  test('11.2, 11.3: what does not go together is refused with its section', () => {
    const clash = (variant: string | null, options: Record<string, string>, players = 4): string => {
      const fault = tableFault(about1862, { players, variant, options })
      return fault?.code === 'table-clash' ? fault.params.section : (fault?.code ?? 'fine')
    }
    expect(clash(null, { newcomers: 'yes' })).toBe('11.3')
    expect(clash('freight-advanced', { newcomers: 'yes' })).toBe('11.3')
    expect(clash('freight-simple', { newcomers: 'yes', shorter: 'yes' })).toBe('fine')
    expect(clash(null, { shorter: 'yes', trainList: 'long' })).toBe('11.2')
    expect(clash(null, { shorter: 'yes', trainList: 'short' })).toBe('fine')
    expect(clash(null, { shorter: 'yes', trainList: 'short' }, 6)).toBe('11.2')
    expect(clash('express-simple', { compatibility: '18xx.games' })).toBe('11.1')
    expect(() => setUp({ players: 4, options: { newcomers: 'yes' }, seed: 'a' })).toThrow('table-clash')
  })

  test('2.4.2, table B45: extra companies with seven and eight players, unless they are left out', () => {
    const inGame = (players: number, options: Record<string, string> = {}): number =>
      setUp({ players, options, seed: 'a' }).companies.filter(({ status }) => status === 'shelf').length
    expect([6, 7, 8].map((players) => inGame(players))).toEqual([16, 17, 18])
    expect(inGame(8, { extraCompanies: 'no' })).toBe(16)
    expect(about1862.options.find(({ id }) => id === 'extraCompanies')?.values(4, null)).toEqual(['yes'])
    const newcomers = about1862.options.find(({ id }) => id === 'newcomers')
    expect([newcomers?.values(4, null), newcomers?.values(4, 'freight-simple')]).toEqual([
      ['no'],
      ['no', 'yes'],
    ])
    expect(editionOf({ rules: 1, players: 6, variant: null, options: {} }).extraCompanies).toBe(false)
  })

  test('2.4: charters and permits are drawn by the seed', () => {
    const one = setUp({ players: 4, seed: 'a' })
    expect(JSON.stringify(one)).toBe(JSON.stringify(setUp({ players: 4, seed: 'a' })))
    expect(JSON.stringify(one)).not.toBe(JSON.stringify(setUp({ players: 4, seed: 'b' })))
    const groups = [0, 1, 2].map((group) => one.companies.filter((company) => company.group === group).length)
    expect(groups).toEqual([8, 4, 4])
    const bits = [1, 2, 4].map((bit) => one.permits.original.filter((each) => each === bit).length)
    expect(bits).toEqual([5, 6, 5])
  })
})

test('8, table B16, B34: a home token waits for a director, and nothing runs without it', () => {
  const table = Given.stockRound(3, 500)
    .lay('C4', '621', 0)
    .lay('C6', '57', 0)
    .has('L&H', { price: 82, shares: [2, 2], pool: 6, cash: 300, tokens: 3, trains: ['2E'] })
    .has('FDR', { price: 54, shares: [5], trains: ['2E'], stations: ['G12'] })
    .turn('FDR', 'acquire', 0, ['L&H'])
    .do(pass)
  expect([table.stations('L&H'), table.told('trainsRun').length]).toEqual(['', 0])
})

describe('docs/decisions/0019: when nothing can happen any more', () => {
  const poor = (cash: readonly number[]): Given => {
    const table = Given.stockRound(3, 0)
    cash.forEach((each, seat) => table.cashIs(seat, each))
    return table
  }
  /** The round in hand is passed by everybody; what is next? */
  const next = (table: Given): string => {
    const { round } = table.state
    while (table.state.round === round && table.state.ended === null) table.do(pass)
    return table.told('standstill').length > 0 ? 'over' : table.state.step
  }

  test('10.4: no company, and nobody who could start one: wealth is counted', () => {
    const table = poor([161, 20, 0])
    expect(next(table)).toBe('over')
    expect(table.state.ended).toEqual({ winners: [0] })
    expect(table.told('gameEnded')[0]?.wealth).toEqual([161, 20, 0])
  })

  test('4.1, 6.5.3: who has 162 may still begin something', () => {
    expect(next(poor([162, 20, 0]))).toBe('parliament')
  })

  test('6.4: nor is it over while somebody has a share to sell', () => {
    const table = poor([10, 20, 0]).has('L&H', { price: 54, status: 'started', shares: [3] })
    expect(next(table)).toBe('stock')
    const left = poor([10, 20, 0]).has('L&H', { price: 54, status: 'started', pool: 3 })
    expect(next(left)).toBe('over')
  })
})
