import { describe, expect, test } from 'vitest'
import { chicagoExpress } from '../index.ts'
import { given } from './given.ts'
import { bid, build, choose, decline, develop, newTable, offer, pass } from './table.ts'

/** Auction and development used up without doing anything: the next turn begins with a general dividend. */
const idleRound = [
  ...Array.from({ length: 3 }, () => [choose('auction'), decline]),
  ...Array.from({ length: 4 }, () => [choose('development'), decline]),
].flat()

describe('the rulebook’s own numbers', () => {
  test.each([
    [2, 60],
    [3, 40],
    [4, 30],
    [5, 24],
    [6, 20],
  ])('T1 · p34 Set-up: %i players begin with %i each, 120 in all', (players, each) => {
    const cash = newTable(players).cash()
    expect(cash).toEqual(Array.from({ length: players }, () => each))
    expect(cash.reduce((sum, one) => sum + one, 0)).toBe(120)
  })

  test('T2 · p35 Preparation: the first bids are PRR 7, B&O 6, C&O 5, NYC 8', () => {
    const table = newTable(2).do(bid(7), pass, bid(6), pass, bid(5), pass, bid(8), pass)
    const opened = table.told('auctionOpened').map(({ company, minimum }) => [company, minimum])
    expect(opened).toEqual([
      ['PRR', 7],
      ['B&O', 6],
      ['C&O', 5],
      ['NYC', 8],
    ])
  })

  test('T3 · p36 Auction: the third NYC share at income 22 starts at 8', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [1, 2], income: 22 })
      .table()
    table.do(choose('auction'), offer('NYC'))
    expect(table.told('auctionOpened')).toMatchObject([{ minimum: 8 }])
    expect(table.refusal(bid(7))).toMatchObject({ code: 'CE-BID-LOW', params: { least: 8 } })
    table.do(bid(8), pass, pass)
    expect(table.company('NYC').holders).toEqual([1, 2, 0])
    expect(table.treasury('NYC')).toBe(8)
  })

  test('T4 · p37 Costs: NYC pays 2 for the forest and 2 × 2 for Binghamton, where the PRR stands', () => {
    const table = given({ players: 3 })
      .company('PRR', { network: ['R4', 'Q4', 'Q3'] })
      .company('NYC', { holders: [0], treasury: 10 })
      .table()
    const bank = table.state.cash['bank'] as number
    table.do(choose('network'), build('NYC', 'R3', 'Q3'))
    expect(table.told('networkBuilt')[0]?.hexes.map(({ cost }) => cost)).toEqual([2, 4])
    expect(table.treasury('NYC')).toBe(4)
    expect(table.state.cash['bank']).toBe(bank + 6)
  })

  test('T5 · p38 Development: C&O at 12 in Charleston rises to 13', () => {
    const table = given({ players: 3 })
      .company('C&O', { reaches: ['I9'], income: 12 })
      .table()
    table.do(choose('development'), develop('I9'))
    expect(table.income('C&O')).toBe(13)
  })

  test('T6 · p38 Income: an undeveloped city of 2 brings 2, an undeveloped mountain of 1 brings 1', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 30, beside: 'I9', income: 10 })
      .table()
    table.do(choose('network'), build('NYC', 'I9', 'H9'))
    expect(table.told('networkBuilt')[0]?.hexes.map(({ income }) => income)).toEqual([2, 1])
    expect(table.income('NYC')).toBe(13)
  })

  test('T7 · p38 Income: developed, the city brings 3 and the mountain 3', () => {
    // Nobody can enter a developed mountain in play: its house came with somebody's locomotive.
    const table = given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 30, beside: 'I9', income: 10 })
      .developed('I9', 'H9')
      .table()
    table.do(choose('network'), build('NYC', 'I9', 'H9'))
    expect(table.told('networkBuilt')[0]?.hexes.map(({ income }) => income)).toEqual([3, 3])
    expect(table.income('NYC')).toBe(16)
  })

  test('T8 · p38 Income: NYC enters Wheeling on 3 and gains 3', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 3, beside: 'I6' })
      .table()
    const before = table.income('NYC')
    table.do(choose('network'), build('NYC', 'I6'))
    expect(table.income('NYC')).toBe(before + 3)
  })

  test('T9 · p39 Development: Wheeling from 3 to 4 lifts PRR 17 and B&O 14 to 18 and 15', () => {
    const table = given({ players: 3 })
      .company('PRR', { reaches: ['I6'], income: 17 })
      .company('B&O', { reaches: ['I6'], income: 14 })
      .company('NYC', {})
      .table()
    const houses = table.state.houses
    table.do(choose('development'), develop('I6'))
    expect([table.income('PRR'), table.income('B&O'), table.income('NYC')]).toEqual([18, 15, 8])
    expect([table.state.industries.wheeling, table.state.houses]).toEqual([4, houses])
  })

  test('T10 · p39 Dividends: NYC 16 pays 6 a share: Andy 12 for two, Ben 6', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0, 1, 0], income: 16 })
      .cash(0, 0, 0)
      .dials({ auction: 3, development: 3 })
      .table()
    table.do(choose('development'), decline)
    expect(table.told('generalDividendPaid')[0]?.payouts).toEqual([
      { company: 'NYC', income: 16, perShare: 6, bySeat: [12, 6, 0] },
    ])
    expect(table.cash()).toEqual([12, 6, 0])
  })

  test('T11 · p39 Dividends: NYC 17 pays 9 a share: Andy 18 for two', () => {
    const table = given({ players: 2 })
      .company('NYC', { holders: [0, 0], income: 17 })
      .cash(0, 0)
      .dials({ auction: 3, development: 3 })
      .table()
    table.do(choose('development'), decline)
    expect(table.cash()).toEqual([18, 0])
  })

  test.each([
    ['undeveloped', [], 1],
    ['developed', ['D3'], 3],
  ] as const)(
    'T12 · p40 Wabash: with Fort Wayne %s it opens at income and minimum bid %i',
    (_, houses, value) => {
      const table = given({ players: 3 })
        .company('B&O', { reaches: ['D3'] })
        .company('NYC', { holders: [0], treasury: 9, beside: 'A2' })
        .developed(...houses)
        .table()
      table.do(choose('network'), build('NYC', 'A2'))
      expect(table.told('wabashOpened')).toEqual([{ type: 'wabashOpened', income: value }])
      expect(table.told('auctionOpened')).toMatchObject([{ kind: 'wabash', company: 'WAB', minimum: value }])
      expect(table.income('WAB')).toBe(value)
      expect(table.refusal(bid(value - 1))).toMatchObject({ code: 'CE-BID-LOW', params: { least: value } })
    },
  )

  test('T13 · p39 Dividends: Detroit goes from 1 to 8 in seven general dividends; the eighth payment ends the game', () => {
    const table = given({ players: 3 })
      .company('PRR', { holders: [2] })
      .cash(0, 0, 0)
      .table()
    for (let dividend = 1; dividend <= 7; dividend++) {
      expect(table.state.industries.detroit).toBe(dividend)
      table.do(...idleRound)
      expect(table.state.ended).toBeNull()
    }
    expect(table.state.industries.detroit).toBe(8)
    table.do(...idleRound)
    expect(table.state.ended).toEqual({ reasons: ['detroit'] })
    expect(table.told('generalDividendPaid')).toHaveLength(8)
    expect(table.cash()).toEqual([0, 0, 8 * 7])
  })

  test('T14 · p38 Development: a house in the forest brings its company 2, income unchanged', () => {
    const table = given({ players: 3 })
      .company('NYC', { network: ['R3'], treasury: 5 })
      .table()
    table.do(choose('development'), develop('R3'))
    expect([table.treasury('NYC'), table.income('NYC')]).toEqual([7, 8])
    expect(table.told('hexDeveloped')).toMatchObject([{ grant: 2, raises: [] }])
  })
})

describe('derived from rules without an example', () => {
  test('T15 · p37 Costs: the third company on a plain of 1 pays 3', () => {
    const table = given({ players: 3 })
      .company('PRR', { network: ['R6'] })
      .company('B&O', { network: ['R6', 'Q6'] })
      .company('C&O', { holders: [0], treasury: 9, network: ['Q8', 'P7', 'P6', 'Q6'] })
      .table()
    table.do(choose('network'), build('C&O', 'R6'))
    expect(table.told('networkBuilt')).toMatchObject([{ cost: 3 }])
    expect(table.treasury('C&O')).toBe(6)
  })

  test('T16 · p36 Play: three declined auctions leave the dial red and no share offered', () => {
    const table = newTable(3).do(
      bid(7),
      pass,
      pass,
      bid(6),
      pass,
      pass,
      bid(5),
      pass,
      pass,
      bid(8),
      pass,
      pass,
    )
    table.do(choose('auction'), decline, choose('auction'), decline, choose('auction'), decline)
    expect(table.state.dials).toEqual({ auction: 3, network: 0, development: 0 })
    expect(table.told('dialMoved').map(({ red }) => red)).toEqual([false, false, true])
    expect(table.told('auctionOpened').filter(({ kind }) => kind === 'action')).toEqual([])
    expect(table.refusal(choose('auction'))).toMatchObject({ code: 'CE-DIAL-RED' })
  })

  test('T17 · p37 Auction: after two passes the third player wins at the minimum', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [1] })
      .table()
    table.do(choose('auction'), offer('NYC'), pass, pass, bid(4))
    expect(table.told('shareSold')).toMatchObject([{ seat: 2, company: 'NYC', price: 4 }])
    expect(table.company('NYC').holders).toEqual([1, 2])
    expect(table.treasury('NYC')).toBe(4)
  })

  test('T18 · p40 Chicago: first the Chicago dividend and the Wabash auction, then the general dividend', () => {
    const table = given({ players: 3 })
      .company('PRR', { holders: [1] })
      .company('NYC', { holders: [0, 2], treasury: 3, beside: 'A2', income: 13 })
      .cash(0, 9, 0)
      .dials({ auction: 3, network: 4 })
      .table()
    table.do(choose('network'), build('NYC', 'A2'))
    expect(table.told('chicagoReached')).toMatchObject([
      { payout: { income: 20, perShare: 10, bySeat: [10, 0, 10] } },
    ])
    expect(table.told('generalDividendPaid')).toEqual([])
    table.do(pass, bid(1), pass)
    const [dividend] = table.told('generalDividendPaid')
    expect(dividend?.payouts.map(({ company, bySeat }) => [company, bySeat])).toEqual([
      ['PRR', [0, 7, 0]],
      ['NYC', [10, 0, 10]],
      ['WAB', [0, 1, 0]],
    ])
    expect(table.cash()).toEqual([20, 16, 20])
    expect(table.state).toMatchObject({ turn: 1, step: 'chooseDial', round: 2 })
    expect(table.state.dials).toEqual({ auction: 0, network: 0, development: 0 })
  })

  test('T19 · p40 End: with 17 houses placed the next general dividend ends the game', () => {
    const table = given({ players: 3 })
      .company('C&O', { stock: 0 })
      .company('NYC', { stock: 0 })
      .company('PRR', { holders: [1] })
      .houses(16)
      .dials({ auction: 3, development: 2 })
      .table()
    table.do(choose('development'), develop('S0'))
    expect([table.state.houses, table.state.ended]).toEqual([3, null])
    table.do(choose('development'), decline)
    expect(table.state.ended).toEqual({ reasons: ['houses'] })
    expect(table.told('generalDividendPaid')).toHaveLength(1)
  })

  test('T20 · p39 Development: Pittsburgh goes from 4 to 6 and both companies there gain 2', () => {
    const table = given({ players: 3 })
      .company('PRR', { reaches: ['K4'] })
      .company('NYC', { reaches: ['K4'] })
      .table()
    const before = [table.income('PRR'), table.income('NYC')] as const
    table.do(choose('development'), develop('K4'))
    expect(table.state.industries.pittsburgh).toBe(6)
    expect([table.income('PRR'), table.income('NYC')]).toEqual([before[0] + 2, before[1] + 2])
  })

  test('T21 · p34 Set-up: income 48 rises by 7 to 55', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 3, beside: 'A2', income: 48 })
      .cash(0, 0, 0)
      .table()
    table.do(choose('network'), build('NYC', 'A2'))
    expect(table.income('NYC')).toBe(55)
    expect(table.cash()).toEqual([55, 0, 0])
  })

  test('T22 · p35 Preparation: nobody bids for B&O, so its opener gets it free and opens the C&O auction', () => {
    const table = newTable(3).do(pass, bid(7), pass, pass, pass, pass)
    expect(table.told('shareSold')[1]).toMatchObject({ seat: 1, company: 'B&O', price: 0 })
    expect(table.treasury('B&O')).toBe(0)
    expect(table.told('auctionOpened').at(-1)).toMatchObject({ kind: 'initial', company: 'C&O', seat: 1 })
    expect(table.asked).toBe(1)
  })

  test('T23 · p39 Dividends: an open Wabash without a sold share pays nothing', () => {
    const table = given({ players: 3 })
      .openWabash()
      .company('PRR', { holders: [0] })
      .dials({ auction: 3, development: 3 })
      .table()
    expect(table.income('WAB')).toBe(1)
    table.do(choose('development'), decline)
    expect(table.told('generalDividendPaid')[0]?.payouts.map(({ company }) => company)).toEqual(['PRR'])
    expect(chicagoExpress.violations(table.state)).toEqual([])
  })
})
