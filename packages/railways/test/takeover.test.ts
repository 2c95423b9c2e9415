import { BANK, type Ledger } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  mergeStations,
  payHolders,
  ranking,
  stopKey,
  takeMoney,
  takeTrains,
  twoForOne,
  worthOfShares,
} from '../src/index.ts'

const account = (seat: number): string => `seat:${seat}`
const purses = (more: Ledger): Ledger => ({ [BANK]: 0, 'seat:0': 0, 'seat:1': 0, ...more })

describe('holders are paid', () => {
  test('18CZ T16: at 97 a share two and one of them get 194 and 97 from the acquirer', () => {
    const cash = purses({ Sx: 291 })
    const bySeat = payHolders(cash, 'Sx', 2, (seat) => (seat === 0 ? 2 : 1), 97, account)
    expect(bySeat).toEqual([194, 97])
    expect(cash).toEqual(purses({ Sx: 0, 'seat:0': 194, 'seat:1': 97 }))
  })

  test('1862 T46: bankrupt without a train at 47, 40 % get 92 from the bank', () => {
    expect(
      payHolders(purses({}), BANK, 2, (seat) => (seat === 0 ? 4 : 0), Math.floor(47 / 2), account),
    ).toEqual([92, 0])
  })
})

describe('what goes along', () => {
  test('money and trains, the acquired ones behind the own', () => {
    const cash = purses({ KK1: 150, KK: 840 })
    expect([takeMoney(cash, 'KK1', 'KK'), cash['KK'], cash['KK1']]).toEqual([150, 990, 0])
    const [own, others] = [[3], [2, 2]]
    expect([takeTrains(own, others), own, others]).toEqual([[2, 2], [3, 2, 2], []])
  })

  test('18CZ VIII.9: of two in one city one goes, of two in one hex the director chooses', () => {
    const [praha, brno, plzen] = [10, 11, 12]
    const own = [stopKey(praha, 0), stopKey(brno, 0)]
    expect(mergeStations(own, [stopKey(praha, 1), stopKey(brno, 0), stopKey(plzen, 0)])).toEqual({
      placed: [...own, stopKey(praha, 1), stopKey(plzen, 0)],
      doubled: 1,
      toChoose: [praha],
    })
    expect(own).toHaveLength(2)
  })

  test('1824 T33: KK1 and KK2 both stand in Vienna', () => {
    const vienna = 30
    expect(mergeStations([stopKey(vienna, 1)], [stopKey(vienna, 2)]).toChoose).toEqual([vienna])
  })

  test('1862 T57: four and three on the map, one city in common: six stay', () => {
    const { placed, doubled } = mergeStations([8, 16, 24, 32], [32, 40, 48])
    expect([placed.length, doubled]).toEqual([6, 1])
  })

  test('1862 T53: seven shares give back three and keep four, the last of them half paid; two give back one', () => {
    expect(twoForOne(7)).toEqual({ kept: 4, returned: 3, option: true })
    expect(twoForOne(2)).toEqual({ kept: 1, returned: 1, option: false })
    expect(twoForOne(0)).toEqual({ kept: 0, returned: 0, option: false })
  })
})

describe('at the end', () => {
  const shares = { holders: 2, units: [3, 1, 0, 4] }

  test('shares count their price; 1862 T62: half of it, rounded down for each, without a train', () => {
    const prices = [65, 100]
    expect(worthOfShares(shares, 0, (company) => prices[company] as number)).toBe(195)
    expect(worthOfShares(shares, 1, (company) => prices[company] as number)).toBe(465)
    expect(worthOfShares(shares, 0, (company) => Math.floor((prices[company] as number) / 2))).toBe(96)
  })

  test('the richest wins, equal is shared', () => {
    expect(ranking([500, 820, 500, 820])).toEqual([
      { seat: 1, score: 820, rank: 1 },
      { seat: 3, score: 820, rank: 1 },
      { seat: 0, score: 500, rank: 3 },
      { seat: 2, score: 500, rank: 3 },
    ])
  })

  test('18CZ XI.2: a named winner is first whatever the wealth', () => {
    expect(ranking([450, 450, 450], (seat) => seat === 1).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ])
  })
})
