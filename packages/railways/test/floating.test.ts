import { BANK, type Ledger, total } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Capitalisation,
  capitalise,
  halves,
  isFloated,
  partOf,
  payForShares,
  timesCovered,
} from '../src/index.ts'

const ledger = (treasury = 0): Ledger => ({ [BANK]: -1000 - treasury, seat: 1000, company: treasury })

describe('floating', () => {
  test('half in players’ hands: two of four, three of five, five of ten', () => {
    expect([isFloated(2, 4, 50), isFloated(2, 5, 50), isFloated(3, 5, 50), isFloated(4, 10, 50)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('1824 IV.4: a state railway operates however few are sold', () => {
    expect(isFloated(0, 10, 0)).toBe(true)
  })
})

describe('capital', () => {
  const full: Capitalisation = { payee: 'bank', times: 10 }
  const linked: Capitalisation = { payee: 'bank', times: 8 }
  const incremental: Capitalisation = { payee: 'company', times: 0 }

  test('1862 T4, chartered: three times par to the bank, ten times par when it floats', () => {
    const cash = ledger()
    payForShares(cash, full, 'seat', 'company', 3 * 74)
    expect([cash['seat'], cash['company']]).toEqual([778, 0])
    expect(capitalise(cash, full, 'company', 74)).toBe(740)
    expect([cash['company'], total(cash)]).toEqual([740, 0])
  })

  test('1824 T2 and T3: eight times with a coal railway and its treasury, ten times without', () => {
    expect([60, 70, 80, 90, 100].map((price) => capitalise(ledger(40), linked, 'company', price))).toEqual([
      480, 560, 640, 720, 800,
    ])
    const cash = ledger(40)
    capitalise(cash, linked, 'company', 60)
    expect(cash['company']).toBe(520)
    expect(capitalise(ledger(), full, 'company', 60)).toBe(600)
  })

  test('1824 T4 and T5: a state railway for the shares that were never earmarked and for missing predecessors', () => {
    const state = (times: number): number => capitalise(ledger(), { times }, 'company', 120)
    expect([state(6), state(7), state(6 + 1), state(6 + 2), state(7 + 2)]).toEqual([720, 840, 840, 960, 1080])
  })

  test('1862 6.5.3, not chartered: the company is paid for its shares and gets nothing more', () => {
    const cash = ledger()
    payForShares(cash, incremental, 'seat', 'company', 3 * 200)
    payForShares(cash, incremental, 'seat', 'company', 200)
    expect([cash['seat'], cash['company']]).toEqual([200, 800])
    expect(capitalise(cash, incremental, 'company', 200)).toBe(0)
    expect([cash['company'], total(cash)]).toEqual([800, 0])
  })
})

describe('dividends', () => {
  test('1824 T25 and T28: a tenth for each 10 %; the bond railway rounds up for each player', () => {
    expect([4, 3, 2, 1].map((units) => partOf(270, units, 10, 'down'))).toEqual([108, 81, 54, 27])
    expect([partOf(105, 4, 10, 'up'), partOf(105, 3, 10, 'up'), partOf(105, 3, 10, 'down')]).toEqual([
      42, 32, 31,
    ])
  })

  test('1824 T26: half to the owner and half to the treasury of a small railway', () => {
    expect(halves(110)).toEqual({ owner: 55, treasury: 55 })
    expect(halves(55)).toEqual({ owner: 27, treasury: 28 })
  })

  test('1862 T36: at 82 a share of 8 stays, 9 to 16 goes one step, from 33 on four', () => {
    const steps = (perShare: number): number => timesCovered(perShare * 10, 82, 4)
    expect([8, 9, 16, 17, 24, 25, 32, 33, 90].map(steps)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
  })
})
