import {
  History,
  type Order,
  type OrderStop,
  type PlacedOrder,
  type Title,
  followOrders,
  orderFault,
  ordersFor,
} from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { AhAction } from '../actions.ts'
import type { CompanyId } from '../companies.ts'
import type { AhState } from '../state.ts'
import { eighteen24 } from '../title.ts'
import { Game, buy, exchangeMountain, pass } from './game.ts'

const title = eighteen24 as unknown as Title

/** A game that begins with a situation made by hand, and the orders of its seats. */
class Ordered {
  readonly history: History
  orders: readonly PlacedOrder[] = []

  constructor({ state }: Game) {
    this.history = new History(title, state)
  }

  give(seat: number, order: Order): this {
    expect(orderFault(title, this.history.state, seat, order)).toBeNull()
    const fresh = { id: String(this.orders.length), seat, order, from: this.history.version, stopped: null }
    this.orders = followOrders(this.history, [...this.orders, fresh], () => {})
    return this
  }

  do(...actions: AhAction[]): this {
    for (const action of actions) {
      const [seat] = title.toAct(this.history.state)
      expect(this.history.append({ kind: 'action', seat: seat as number, action })).toMatchObject({
        ok: true,
      })
      this.orders = followOrders(this.history, this.orders, () => {})
    }
    return this
  }

  get state(): AhState {
    return this.history.state as AhState
  }

  get stop(): OrderStop | null {
    return this.orders[0]?.stopped?.why ?? null
  }

  get played(): string[] {
    return this.history.log.flatMap((entry) =>
      entry.kind === 'action' && entry.by === 'order' ? [(entry.action as AhAction).type] : [],
    )
  }
}

const passing = (watch: string): Order => ({ kind: 'pass', about: null, values: { watch } })
const buying = (company: CompanyId, limit: number, until: number, otherwise = 'stop'): Order => ({
  kind: 'buy',
  about: company,
  values: { limit, until, otherwise },
})

describe('orders in a stock round', () => {
  test('pass until somebody trades in what one holds', () => {
    const game = new Game(3).shares('SD', 1, 1).mountain('B1', 2).phase('3').stockRound(0)
    const table = new Ordered(game).give(1, passing('mine'))
    table.do(buy('UG'))
    expect([table.played, table.stop]).toEqual([['pass'], null])
    table.do(buy('SD'))
    expect(table.stop).toEqual({ kind: 'told', code: 'bought', params: { company: 'SD', seat: 2 } })
  })

  test('an exchange wakes who watches for any trade', () => {
    const game = new Game(3).mountain('B1', 0).phase('3').stockRound(0)
    const table = new Ordered(game).give(1, passing('any')).do(exchangeMountain('B1', 'BH'))
    expect(table.stop).toEqual({ kind: 'told', code: 'exchanged', params: { company: 'BH', seat: 0 } })
  })

  test('buy until one has so many, as long as the price allows', () => {
    const game = new Game(3).stockRound(0).cashIs(0, 2000)
    const table = new Ordered(game).give(0, buying('SD', 120, 2)).do(pass, pass)
    expect([table.played, table.stop]).toEqual([
      ['buyShare', 'buyShare'],
      { kind: 'told', code: 'held', params: { company: 'SD', shares: 2 } },
    ])
    const dear = new Ordered(new Game(3).stockRound(0)).give(0, buying('SD', 110, 2))
    expect(dear.stop).toMatchObject({ code: 'price' })
    const poor = new Ordered(new Game(3).stockRound(0).cashIs(0, 119))
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
  const skip = (upTo: string): Order => ({ kind: 'skip', about: 'SD1', values: { upTo } })
  const table = new Ordered(game).give(0, skip('run'))
  expect(table.played).toEqual(['pass'])
  expect(table.stop).toEqual({ kind: 'told', code: 'steps-over', params: { company: 'SD1' } })
  const whole = new Game(3).railway('SD1', 0).railway('SD2', 1).trains('SD1', '2').trains('SD2', '2')
  const turn = new Ordered(whole.stockRound(0).do(pass, pass, pass)).give(0, skip('turn'))
  expect(turn.state.turn?.company).toBe(5)
  expect(turn.stop).toEqual({ kind: 'told', code: 'turn-over', params: { company: 'SD1' } })
})
