import { BANK, pay } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  accountsOf,
  addTrain,
  clonePermits,
  hasPermit,
  joinPermits,
  newBank,
  newCompany,
  newPermits,
  optionTerms,
  settlingOrder,
  stopKey,
  takeAssets,
  takeTrainAt,
  twoForOne,
  useWarranties,
} from '../src/index.ts'

test('1824 IV.4.4: a state railway takes over money, trains and stations of its pre-state railways', () => {
  const accounts = accountsOf(['KK', 'KK1', 'KK2'], 2)
  const { cash } = newBank(accounts, 2, 820, [0, 1, 2].map(accounts.treasury))
  const companies = [0, 40, 100].map(() => newCompany('open', [40, 100]))
  const board = { laid: [], supply: [], version: 3 }
  const [, first, second] = companies
  first?.stations.push(stopKey(12, 1))
  second?.stations.push(stopKey(12, 2))
  first?.trains.push(2, 3)
  pay(cash, BANK, accounts.treasury(1), 75)
  expect(takeAssets(cash, accounts, board, companies, { into: 0, from: 1 })).toEqual({
    treasury: 75,
    trains: [2, 3],
    doubled: 0,
    toChoose: [],
  })
  // Both began in Vienna: its director takes one of the two back. — VII.8
  expect(takeAssets(cash, accounts, board, companies, { into: 0, from: 2 }).toChoose).toEqual([12])
  expect(companies[0]).toMatchObject({ trains: [2, 3], stations: [stopKey(12, 1), stopKey(12, 2)] })
  expect([first?.trains, first?.stations, cash['company:KK'], board.version]).toEqual([[], [], 75, 5])
})

describe('1862 5.2.4: two shares become one', () => {
  test('the active director first, then clockwise, the company last; who holds none is left out', () => {
    const units = [3, 0, 2, 1, 4]
    expect(settlingOrder(2, 4, 4, (holder) => units[holder] ?? 0)).toEqual([2, 3, 0, 4])
  })

  test('an option share is kept or given back for half the price, rounded down', () => {
    expect(twoForOne(5).option).toBe(true)
    expect(optionTerms(86, { units: 1, halves: 1 })).toEqual({ keep: 43, giveBack: 43 })
    expect(optionTerms(375, { units: 1, halves: 1 })).toEqual({ keep: 187, giveBack: 187 })
  })

  test('T10: the director’s certificate by what its holder had: half of 5, 4 or 3 shares', () => {
    const terms = (halves: number) => optionTerms(100, { units: 3, halves })
    expect([5, 4, 3].map(terms)).toEqual([
      { keep: 50, giveBack: 250 },
      { keep: 100, giveBack: 200 },
      { keep: 150, giveBack: 150 },
    ])
  })
})

test('1862 7.5.6: the survivor of a merger runs what either could, the other keeps its original permit', () => {
  const [FREIGHT, LOCAL, EXPRESS] = [0, 1, 2]
  const permits = newPermits([FREIGHT, EXPRESS])
  const before = clonePermits(permits)
  joinPermits(permits, { into: 0, from: 1 })
  const all = [FREIGHT, LOCAL, EXPRESS]
  expect(all.map((type) => hasPermit(permits, 0, type))).toEqual([true, false, true])
  expect(all.map((type) => hasPermit(permits, 1, type))).toEqual([false, false, true])
  expect(hasPermit(before, 0, EXPRESS)).toBe(false)
})

test('1862 7.10: equal trains differ by their warranties, and one goes when its last has run out', () => {
  const owned = { trains: [], warranties: [] }
  addTrain(owned, 4, 1)
  addTrain(owned, 4, 2)
  addTrain(owned, 9, 0)
  const isObsolete = (train: number): boolean => train === 4
  expect(useWarranties(owned, isObsolete)).toEqual([4])
  expect(owned).toEqual({ trains: [4, 9], warranties: [1, 0] })
  expect(takeTrainAt(owned, 0)).toBe(1)
  expect(owned).toEqual({ trains: [9], warranties: [0] })
  expect(() => takeTrainAt(owned, 5)).toThrow('no train')
})
