import { describe, expect, test } from 'vitest'
import {
  type SalesRecord,
  alongChain,
  alongRowToEnd,
  belowOf,
  cellAt,
  cellAtMost,
  chain,
  enterMarket,
  grid,
  largestSale,
  mayPartWith,
  movePrice,
  noteSale,
  priceAt,
  roomInBank,
  sellableCounts,
  sinkMarker,
  soldInRound,
  soldInTurn,
  stepsPerShare,
} from '../src/index.ts'
import { type MarketState, OFF_MARKET } from '../src/state/market.ts'

describe('how many may be sold', () => {
  const nobody = (): boolean => false
  const somebody = (): boolean => true
  const director = (held: number, directorUnits: number, takenOver: () => boolean, pool: number | null) =>
    sellableCounts(held, (units) => {
      const change = pool === null ? null : held - directorUnits + pool
      return mayPartWith(held - units, directorUnits, takenOver, change)
    })

  test('18CZ VII.5: the certificate never goes to the bank, another takes it over or it stays', () => {
    expect(director(3, 2, nobody, null)).toEqual([1])
    expect(director(3, 2, somebody, null)).toEqual([1, 2, 3])
    expect(largestSale(3, (units) => mayPartWith(3 - units, 2, nobody, null))).toBe(1)
    expect(largestSale(2, (units) => mayPartWith(2 - units, 2, nobody, null))).toBe(0)
  })

  test('1862 T14, T15, T63: it goes to the pool, if what stays is there as ordinary shares', () => {
    expect(director(4, 3, nobody, 0)).toEqual([1, 3, 4])
    expect(director(5, 3, nobody, 0)).toEqual([1, 2, 3, 4, 5])
    expect(director(4, 3, nobody, 1)).toEqual([1, 2, 3, 4])
  })

  test('1824 T8: not more than half in the bank', () => {
    expect([roomInBank(10, 50, 4), roomInBank(10, 50, 5), roomInBank(10, 50, 7)]).toEqual([1, 0, 0])
    const room = roomInBank(10, 50, 3)
    expect(largestSale(4, (units) => units <= room)).toBe(2)
  })

  test('1862 T16: what was bought in this round stays, and one may still sell another', () => {
    const bought = 1
    expect(sellableCounts(4, (units) => 4 - units >= bought)).toEqual([1, 2, 3])
  })
})

describe('what a sale does to the price', () => {
  // The middle of the chain of 1862, two rows.
  const line = chain([62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100], 2)
  const free = (price: number, byDirector: boolean): number => {
    if (byDirector) return 0
    if (price >= 400) return 2
    return price > 200 || price < 40 ? 1 : 0
  }
  const steps = (units: number, price: number, byDirector: boolean): number =>
    stepsPerShare(units, free(price, byDirector))

  test('1862 T17: one step for each share', () => {
    const market: MarketState = { at: [OFF_MARKET], order: [] }
    enterMarket(market, line, 0, 74)
    const sell = (units: number): void => {
      movePrice(market, line, 0, (cell) => alongChain(line, cell, -steps(units, 74, false)))
    }
    sell(1)
    expect(priceAt(market, line, 0)).toBe(71)
    sell(2)
    expect(priceAt(market, line, 0)).toBe(65)
  })

  test('1862 T18: above 200 the first is free, from 400 the first two, for the director none', () => {
    expect([steps(3, 210, false), steps(3, 210, true), steps(3, 430, false), steps(1, 430, false)]).toEqual([
      2, 3, 1, 0,
    ])
  })

  test('1824 T22 and T23: a row down for a block, nowhere where there is no cell', () => {
    const chart = grid([
      [100, 110, 120],
      [90, 100],
      [80, 90],
    ])
    const market: MarketState = {
      at: [cellAt(chart, 0, 0) as number, cellAt(chart, 0, 2) as number],
      order: [],
    }
    market.order = [1, 0]
    const down = (company: number) => movePrice(market, chart, company, (cell) => belowOf(chart, cell))
    expect(down(0)).toEqual({ from: 100, to: 90 })
    expect(down(0)).toEqual({ from: 90, to: 80 })
    expect(down(0)).toBeNull()
    expect(down(1)).toBeNull()
  })
})

describe('the market of 1862', () => {
  const line = chain([0, 7, 14, 20, 26, 31], 2)

  test('B12, B13: past the end of a row the marker stops on the end of the chain', () => {
    expect([alongRowToEnd(line, 1, -1), alongRowToEnd(line, 3, -1), alongRowToEnd(line, 2, 3)]).toEqual([
      0, 1, 5,
    ])
  })

  test('7.1: a marker goes under the others of its space when its company operates', () => {
    const market: MarketState = { at: [2, 2, 2, 4, 1], order: [3, 0, 1, 2, 4] }
    sinkMarker(market, 0)
    expect(market.order).toEqual([3, 1, 2, 0, 4])
    sinkMarker(market, 0)
    sinkMarker(market, 4)
    expect(market.order).toEqual([3, 1, 2, 0, 4])
  })

  test('T8, T21: a merged price is the next market value below; the par likewise out of a list', () => {
    const values = chain([54, 58, 62, 68, 74, 78, 82, 86, 90, 95, 100, 105, 110, 116, 122], 2)
    const price = (sum: number): number => values.prices[cellAtMost(values, sum) as number] as number
    expect([price(118), price(85), price(87), price(116)]).toEqual([116, 82, 86, 116])
    const pars = [54, 58, 62, 68, 74, 82, 90, 100].map((value) => values.prices.indexOf(value))
    expect(values.prices[cellAtMost(values, 86, pars) as number]).toBe(82)
    expect(cellAtMost(values, 53)).toBeNull()
  })

  test('a company without a marker has no price', () => {
    expect(priceAt({ at: [OFF_MARKET] }, line, 0)).toBe(0)
  })
})

test('what was sold in the turn and in the round is remembered for each seat', () => {
  const record: SalesRecord = { sold: [0, 0], soldNow: 0 }
  noteSale(record, 1, 19)
  noteSale(record, 1, 3)
  expect([soldInRound(record, 1, 19), soldInRound(record, 0, 19), soldInRound(record, 1, 4)]).toEqual([
    true,
    false,
    false,
  ])
  expect([soldInTurn(record, 3), soldInTurn(record, 4)]).toEqual([true, false])
  record.soldNow = 0
  expect([soldInTurn(record, 3), soldInRound(record, 1, 3)]).toEqual([false, true])
})
