import { type Order, type Title, ordersFor } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { OrderedGame, buying, passing, skipping, told } from '../../../../test/ordered-game.ts'
import type { RmAction } from '../actions.ts'
import type { CompanyId } from '../companies.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'
import { Given } from './given.ts'
import { pass } from './table.ts'

const title = railwayMania as unknown as Title
const ordered = ({ state }: Given): OrderedGame<RmState, RmAction> => new OrderedGame(title, state)

const declining: Order = { kind: 'decline', about: null, values: {} }
const buy = (company: CompanyId, from: 'pool' | 'treasury' = 'treasury'): RmAction => ({
  type: 'buyShare',
  company,
  from,
})

const market = (): Given =>
  Given.stockRound(3)
    .has('L&H', { price: 82, shares: [4, 2], pool: 1, trains: ['2E'], stations: ['C4'] })
    .has('EUR', { price: 100, shares: [0, 0, 4], trains: ['2E'], stations: ['E12'] })

describe('orders in a stock round', () => {
  test('6.1: pass until somebody trades in what one holds', () => {
    const table = ordered(market()).give(1, passing('mine')).do(buy('EUR'))
    expect([table.kindsPlayed, table.stop]).toEqual([['pass'], null])
    table.do(buy('L&H'))
    expect(table.stop).toEqual(told('bought', { company: 'L&H', seat: 2 }))
  })

  test('6.5.3: who watches for any trade is woken by a start, who watches for nothing is not', () => {
    const start: RmAction = { type: 'start', company: 'WNR', price: 54 }
    expect(ordered(market()).give(1, passing('any')).do(start).stop).toMatchObject({ code: 'started' })
    expect(ordered(market()).give(1, passing('nothing')).do(start).stop).toBeNull()
  })

  test('6.5.1: buy where it is cheapest until one has so many, as long as the price allows', () => {
    const table = ordered(market())
      .give(0, buying('L&H', 82, 6))
      .do(pass, pass)
    expect([table.kindsPlayed, table.stop]).toEqual([
      ['buyShare', 'buyShare'],
      told('held', { company: 'L&H', shares: 6 }),
    ])
    expect(ordered(market()).give(0, buying('L&H', 78, 6)).stop).toMatchObject({ code: 'price' })
    const patient = ordered(market()).give(0, buying('L&H', 78, 6, 'pass'))
    expect([patient.kindsPlayed, patient.stop]).toEqual([['pass'], null])
    const poor = ordered(market().cashIs(0, 81))
    expect(ordersFor(title, poor.state, 0).some(({ about }) => about === 'L&H')).toBe(false)
    const sold = Given.stockRound(3).has('L&H', { price: 82, shares: [4, 3, 3], trains: ['2E'] })
    expect(ordersFor(title, ordered(sold).state, 0).some(({ kind }) => kind === 'buy')).toBe(false)
  })

  test('6.3: a new director of what one holds ends the purchases', () => {
    const given = Given.stockRound(3).has('L&H', { price: 82, shares: [3, 3, 2], pool: 2, trains: ['2E'] })
    const table = ordered(given)
      .give(2, buying('L&H', 100, 5))
      .do(pass, buy('L&H', 'pool'))
    expect(table.stop).toMatchObject({ code: 'director', params: { company: 'L&H', seat: 1 } })
  })

  test('one order for the stock round at a time', () => {
    expect(railwayMania.orders?.excludes(passing('any'), buying('L&H', 82, 6))).toBe(true)
    expect(railwayMania.orders?.excludes(passing('any'), declining)).toBe(false)
  })
})

test('4.1: decline in Parliament, auctions of others included, until the round is over', () => {
  const table = ordered(Given.parliament(3)).give(1, declining)
  table.do({ type: 'openAuction', company: 'L&H', bid: 0 })
  expect(table.kindsPlayed).toEqual(['pass'])
  table.do(pass, { type: 'takeCharter', par: 54 }, pass)
  expect([table.kindsPlayed, table.state.parliament?.at]).toEqual([['pass', 'pass'], 2])
  table.do(pass)
  expect([table.stop, ordersFor(title, table.state, 1).length]).toEqual([told('round-over'), 1])
})

test('7.1: skip what is optional in the turn of a company, up to its run or to the end', () => {
  const given = (): Given =>
    Given.stockRound(3)
      .lay('C4', '621', 0)
      .lay('C6', '57', 0)
      .has('L&H', { price: 82, shares: [5], trains: ['2E'], stations: ['C4'], tokens: 2, cash: 500 })
      .turn('L&H', 'track')
  const table = ordered(given()).give(0, skipping('L&H', 'run'))
  expect([table.kindsPlayed, table.state.step]).toEqual([['pass', 'pass'], 'run'])
  expect(table.stop).toEqual(told('steps-over', { company: 'L&H' }))
  const turn = ordered(given()).give(0, skipping('L&H', 'turn'))
  turn.do({ type: 'run', routes: [{ train: '2E', hexes: ['C4', 'C6'] }] }, { type: 'payOut' })
  expect(turn.stop).toEqual(told('turn-over', { company: 'L&H' }))
})
