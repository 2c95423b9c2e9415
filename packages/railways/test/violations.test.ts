import { BANK, type Ledger } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type BoardState,
  OFF_MARKET,
  type Shares,
  chain,
  directorViolations,
  grid,
  layTile,
  marketViolations,
  bankViolations,
  occupancy,
  sharesViolations,
  standsTwice,
  stationViolations,
  stopKey,
  tileViolations,
} from '../src/index.ts'
import { THROUGH, board, row } from './rows.ts'

const named = (company: number): string => ['BK', 'MS', 'CL'][company] ?? '?'

describe('money', () => {
  const bankMay = (account: string): boolean => account === BANK
  const moneyViolations = (cash: Ledger, mayOwe: (account: string) => boolean): string[] =>
    bankViolations({ cash, debt: [], penalty: [] }, mayOwe)

  test('only the bank may owe, nothing comes from nowhere, and it is whole', () => {
    expect(moneyViolations({ [BANK]: -100, 'seat:0': 60, BK: 40 }, bankMay)).toEqual([])
    expect(moneyViolations({ [BANK]: -100, 'seat:0': -10, BK: 110 }, bankMay)).toEqual(['seat:0 holds -10'])
    expect(moneyViolations({ [BANK]: 0, BK: 5 }, bankMay)).toEqual(['5 more than there were'])
    expect(moneyViolations({ [BANK]: -0.5, BK: 0.5 }, bankMay)).toHaveLength(2)
  })
})

describe('shares', () => {
  test('all of a company or none', () => {
    expect(
      sharesViolations({ holders: 2, units: [6, 4, 0, 0] }, (company) => (company === 0 ? 10 : 0), named),
    ).toEqual([])
    expect(
      sharesViolations({ holders: 2, units: [11, -1, 1, 0] }, (company) => (company === 0 ? 10 : 0), named),
    ).toEqual(['holder 1 has -1 shares of BK', 'MS has 1 shares'])
  })

  test('the director has his certificate and nobody has more', () => {
    const held = (...units: number[]): Shares => ({ holders: 2, units })
    expect(directorViolations(held(3, 3), 0, 0, 2, 3, 'ECR')).toEqual([])
    expect(directorViolations(held(2, 4), 0, 0, 2, 3, 'ECR')).toEqual([
      'the director of ECR holds 2 shares',
      'seat 1 outvotes ECR',
    ])
  })
})

describe('market', () => {
  const line = chain([40, 45, 50, 53], 2)
  const all = (): boolean => true

  test('a permutation of those that have a marker, by price', () => {
    expect(marketViolations({ at: [1, 3, 1], order: [1, 0, 2] }, line, all, named)).toEqual([])
    expect(marketViolations({ at: [1, 3, 1], order: [0, 1, 2] }, line, all, named)).toEqual([
      'the order is not by price',
    ])
    expect(marketViolations({ at: [1, 3, 1], order: [1, 0, 0] }, line, all, named)).toEqual([
      'a marker stands twice',
      'CL is not in the order',
    ])
    expect(marketViolations({ at: [OFF_MARKET, 9], order: [1] }, line, all, named)).toEqual([
      'marker of BK',
      'MS is off the chart',
    ])
  })

  test('1824 T24: at one price the marker further right is first', () => {
    const chart = grid([
      [100, 110, 120],
      [90, 100, 110],
    ])
    expect(marketViolations({ at: [1, 5], order: [1, 0] }, chart, all, named)).toEqual([])
    expect(marketViolations({ at: [1, 5], order: [0, 1] }, chart, all, named)).toHaveLength(1)
  })
})

describe('board', () => {
  const nowhere = (): boolean => false

  test('every tile lies on the map or in the supply and keeps its print', () => {
    const on = board(row(THROUGH, THROUGH))
    const state = on.state as BoardState
    const plain = on.tiles.tiles.findIndex(({ id }) => id === '57')
    layTile(state, 0, plain, 1)
    expect(tileViolations(on)).toEqual([])
    layTile(state, 1, plain, 2)
    expect(tileViolations(on)).toEqual(['the tile on b does not keep its print'])
    state.supply[plain] = 1
    expect(tileViolations(on)).toContain('3 tiles 57')
  })

  test('no more stations than circles, except one that waits for its place', () => {
    const on = board(row(THROUGH, THROUGH))
    const full = occupancy(2, [[stopKey(0, 0)], [stopKey(0, 0)]])
    expect(stationViolations(on, occupancy(2, [[stopKey(0, 0)]]), nowhere)).toEqual([])
    expect(stationViolations(on, full, nowhere)).toEqual(['2 stations in a, city 0'])
    const waiting = occupancy(2, [[stopKey(1, 7)]])
    expect(stationViolations(on, waiting, nowhere)).toHaveLength(1)
    expect(stationViolations(on, waiting, (key) => key === stopKey(1, 7))).toEqual([])
  })

  test('a company stands once in a hex', () => {
    expect([
      standsTwice([stopKey(3, 0), stopKey(3, 1)]),
      standsTwice([stopKey(3, 0), stopKey(4, 0)]),
    ]).toEqual([true, false])
  })
})
