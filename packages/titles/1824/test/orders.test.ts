import { type Title, ordersFor } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { OrderedGame, buying, passing, skipping, told } from '../../../../test/ordered-game.ts'
import type { AhAction } from '../actions.ts'
import type { AhState } from '../state.ts'
import { eighteen24 } from '../title.ts'
import { Game, buy, exchangeMountain, pass, railway } from './game.ts'

const title = eighteen24 as unknown as Title
const ordered = ({ state }: Game): OrderedGame<AhState, AhAction> => new OrderedGame(title, state)

describe('orders in a stock round', () => {
  test('pass until somebody trades in what one holds', () => {
    const game = new Game(3).shares('SD', 1, 1).mountain('B1', 2).phase('3').stockRound(0)
    const table = ordered(game).give(1, passing('mine'))
    table.do(buy('UG'))
    expect([table.kindsPlayed, table.stop]).toEqual([['pass'], null])
    table.do(buy('SD'))
    expect(table.stop).toEqual(told('bought', { company: 'SD', seat: 2 }))
  })

  test('an exchange wakes who watches for any trade', () => {
    const game = new Game(3).mountain('B1', 0).phase('3').stockRound(0)
    const table = ordered(game).give(1, passing('any')).do(exchangeMountain('B1', 'BH'))
    expect(table.stop).toEqual(told('exchanged', { company: 'BH', seat: 0 }))
    const first = ordered(new Game(3)).give(1, passing('any')).do(railway('SD1'))
    expect(first.stop, 'VI.3: so does the purchase of a small railway').toEqual(
      told('started', { company: 'SD1', seat: 2 }),
    )
  })

  test('buy until one has so many, as long as the price allows', () => {
    const game = new Game(3).stockRound(0).cashIs(0, 2000)
    const table = ordered(game)
      .give(0, buying('SD', 120, 2))
      .do(pass, pass)
    expect([table.kindsPlayed, table.stop]).toEqual([
      ['buyShare', 'buyShare'],
      told('held', { company: 'SD', shares: 2 }),
    ])
    const dear = ordered(new Game(3).stockRound(0)).give(0, buying('SD', 110, 2))
    expect(dear.stop).toMatchObject({ code: 'price' })
    const poor = ordered(new Game(3).stockRound(0).cashIs(0, 119))
    expect(ordersFor(title, poor.state, 0).some(({ kind }) => kind === 'buy')).toBe(false)
  })

  test('one order for the stock round at a time, and none before it', () => {
    const [first, second] = [passing('any'), buying('SD', 120, 2)]
    expect(eighteen24.orders?.excludes(first, second)).toBe(true)
    const towns = new Game(4, 'goods-time', { towns: '8' })
    expect(ordersFor(title, towns.state, 0)).toEqual([])
    expect(ordersFor(title, new Game(2, 'cisleithania').state, 0)).toEqual([])
  })
})

test('skip what is optional in the turn of a company, up to its run or to the end', () => {
  const game = new Game(3).railway('SD1', 0).railway('SD2', 1).trains('SD1', '2').trains('SD2', '2')
  game.stockRound(0).do(pass, pass, pass)
  const table = ordered(game).give(0, skipping('SD1', 'run'))
  expect(table.kindsPlayed).toEqual(['pass'])
  expect(table.stop).toEqual(told('steps-over', { company: 'SD1' }))
  const whole = new Game(3).railway('SD1', 0).railway('SD2', 1).trains('SD1', '2').trains('SD2', '2')
  const turn = ordered(whole.stockRound(0).do(pass, pass, pass)).give(0, skipping('SD1', 'turn'))
  expect(turn.state.turn?.company).toBe(5)
  expect(turn.stop).toEqual(told('turn-over', { company: 'SD1' }))
})
