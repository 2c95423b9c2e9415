import { describe, expect, test } from 'vitest'
import {
  type FleetState,
  OFF_MARKET,
  UNLIMITED,
  alongChain,
  alongRow,
  byCash,
  certificates,
  chain,
  moveMarker,
  partOf,
  removeMarker,
  removeTrain,
  scrap,
  serpentine,
  successor,
  takeTop,
  topLetter,
  usableFaces,
} from '../src/index.ts'

describe('market', () => {
  const chart = chain([40, 45, 50, 53, 55], 2)

  test('a marker that enters a cell goes under the others', () => {
    const market = { at: [OFF_MARKET, OFF_MARKET, OFF_MARKET], order: [] as number[] }
    moveMarker(market, chart, 0, 2)
    moveMarker(market, chart, 1, 2)
    moveMarker(market, chart, 2, 4)
    expect(market.order).toEqual([2, 0, 1])
    moveMarker(market, chart, 2, 2)
    expect(market.order).toEqual([0, 1, 2])
    expect(moveMarker(market, chart, 0, 2)).toBe(false)
    expect(market.order).toEqual([0, 1, 2])
    removeMarker(market, 1)
    expect([market.order, market.at[1]]).toEqual([[0, 2], OFF_MARKET])
  })

  test('steps along the chain and inside the row stop at the ends', () => {
    expect([alongChain(chart, 0, -1), alongChain(chart, 4, 1), alongChain(chart, 2, -1)]).toEqual([0, 4, 1])
    expect([
      alongRow(chart, 1, 2),
      alongRow(chart, 0, 1),
      alongRow(chart, 1, -1),
      alongRow(chart, 4, -2),
    ]).toEqual([3, 2, 1, 0])
  })
})

describe('shares', () => {
  test('the director’s certificate is one piece of paper', () => {
    expect([certificates(4, true, 2), certificates(4, false, 2)]).toEqual([3, 4])
  })

  test('strictly more takes over, the first after the director in a tie', () => {
    const after = (units: number[], director: number): number | null =>
      successor((seat) => units[seat] as number, director, [0, 1, 2], 2)
    expect(after([2, 2, 0], 0)).toBeNull()
    expect(after([2, 3, 0], 0)).toBe(1)
    expect(after([3, 2, 3], 1)).toBe(2)
    expect(after([0, 1, 1], 0)).toBeNull()
  })

  test('a part of the revenue is rounded once', () => {
    expect([partOf(110, 1, 4, 'up'), partOf(110, 1, 4, 'down'), partOf(110, 2, 4, 'up')]).toEqual([
      28, 27, 55,
    ])
  })
})

describe('fleet', () => {
  const table = {
    faces: 2,
    trains: [
      { letter: 0, kind: 0, price: 80 },
      null,
      { letter: 1, kind: 0, price: 80 },
      { letter: 1, kind: 1, price: 180 },
    ],
  }
  const fleet = (): FleetState => ({
    phase: 0,
    depot: [1, UNLIMITED],
    pool: [],
    scrapped: [0, 0],
    obsolete: 0,
  })

  test('the top card is the first that is left; the last may be without end', () => {
    const bank = fleet()
    expect([takeTop(bank), takeTop(bank), takeTop(bank), topLetter(bank)]).toEqual([0, 1, 1, 1])
  })

  test('an obsolete kind is no longer a face of its cards', () => {
    const bank = fleet()
    expect(usableFaces(bank, table, 1)).toEqual([2, 3])
    bank.obsolete = 1
    expect([usableFaces(bank, table, 0), usableFaces(bank, table, 1)]).toEqual([[], [3]])
    scrap(bank, table, 2)
    expect(bank.scrapped).toEqual([0, 1])
  })

  test('one train of several equal ones is taken', () => {
    const trains = [2, 2, 3]
    removeTrain(trains, 2)
    expect(trains).toEqual([2, 3])
    expect(() => removeTrain(trains, 0)).toThrow()
  })
})

describe('rounds', () => {
  test('by cash, ties in the order they had', () => {
    const cash = [120, 200, 120]
    expect(byCash([0, 1, 2], (seat) => cash[seat] as number, 'most')).toEqual([1, 0, 2])
    expect(byCash([2, 1, 0], (seat) => cash[seat] as number, 'least')).toEqual([2, 0, 1])
  })

  test('forth and back', () => {
    expect(Array.from({ length: 8 }, (_, turn) => serpentine(turn, 3))).toEqual([0, 1, 2, 2, 1, 0, 0, 1])
  })
})
