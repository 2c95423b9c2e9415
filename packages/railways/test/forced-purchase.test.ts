import { describe, expect, test } from 'vitest'
import {
  type LoanTerms,
  type Loans,
  addInterest,
  borrow,
  canPayNone,
  lowerDebt,
  mostRepayable,
  payment,
  repayFault,
} from '../src/index.ts'

const half = (amount: number): number => Math.ceil(amount / 2)
/** 18CZ VIII.11: a penalty of the same amount, counted at the end. */
const CZ_TERMS: LoanTerms = { surcharge: () => 0, penalty: (amount) => amount }
/** 1824 VII.12: the debt is at once half as much again. */
const AUSTRIAN_TERMS: LoanTerms = { surcharge: half, penalty: () => 0 }

const noLoans = (): Loans => ({ debt: [0, 0], penalty: [0, 0] })

describe('forced purchase', () => {
  test('a treasury that covers the price pays alone', () => {
    expect(payment(180, 200, { cash: 50 })).toEqual({ treasury: 180, cash: 0, loan: 0 })
    expect(payment(180, 180, null)).toEqual({ treasury: 180, cash: 0, loan: 0 })
  })

  test('18CZ VIII.11, T19: treasury, then the director, then a loan', () => {
    expect(payment(700, 120, { cash: 400 })).toEqual({ treasury: 120, cash: 400, loan: 180 })
    expect(payment(500, 120, { cash: 400 })).toEqual({ treasury: 120, cash: 380, loan: 0 })
  })

  test('1824 VII.12: a director whose account is overdrawn borrows all of it', () => {
    expect(payment(280, 100, { cash: -40 })).toEqual({ treasury: 100, cash: 0, loan: 180 })
  })

  test('1862 7.11: nobody helps', () => {
    expect(payment(500, 310, null)).toBeNull()
  })

  test('help is due when no suitable train is within reach', () => {
    expect([canPayNone([250, 180], 179), canPayNone([250, 180], 180), canPayNone([], 0)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('loans', () => {
  test('18CZ VIII.11, T19 and T20: the debt is repaid, the penalty stays', () => {
    const loans = noLoans()
    borrow(loans, CZ_TERMS, 1, 180)
    expect(loans).toEqual({ debt: [0, 180], penalty: [0, 180] })
    expect(lowerDebt(loans, 1, 100)).toBe(80)
    expect(lowerDebt(loans, 1, 80)).toBe(0)
    expect(loans).toEqual({ debt: [0, 0], penalty: [0, 180] })
  })

  test('1824 VII.12, T18: half as much again at once and after each stock round, rounded up', () => {
    const loans = noLoans()
    borrow(loans, AUSTRIAN_TERMS, 0, 100)
    const grown = [loans.debt[0]]
    for (let round = 0; round < 3; round++) {
      addInterest(loans, half)
      grown.push(loans.debt[0])
    }
    expect(grown).toEqual([150, 225, 338, 507])
    expect(loans.debt[1]).toBe(0)
  })

  test('1824 VII.12: an older debt is not raised by a new one', () => {
    const loans = noLoans()
    borrow(loans, AUSTRIAN_TERMS, 0, 40)
    borrow(loans, AUSTRIAN_TERMS, 0, 40)
    expect(loans.debt[0]).toBe(120)
  })

  test('no more is repaid than is owed and than there is', () => {
    expect([mostRepayable(100, 60), mostRepayable(40, 60), mostRepayable(40, -5)]).toEqual([60, 40, 0])
    expect(repayFault(0, 60, 10)).toBe('no-debt')
    expect([0, -1, 1.5, 61].map((amount) => repayFault(100, 60, amount))).toEqual([
      'cash',
      'cash',
      'cash',
      'cash',
    ])
    expect(repayFault(40, 60, 41)).toBe('more-than-debt')
    expect(repayFault(40, 60, 40)).toBeNull()
  })
})
