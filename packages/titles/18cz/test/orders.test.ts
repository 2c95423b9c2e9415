import {
  History,
  type Order,
  type PlacedOrder,
  type Title,
  choices,
  createRng,
  draw,
  followOrders,
  forced,
  orderFault,
  ordersFor,
  play,
} from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { OrderedGame, buying, passing, skipping, told } from '../../../../test/ordered-game.ts'
import { type CompanyId, type CzAction, type CzState, eighteenCz } from '../index.ts'
import { Given } from './given.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'
import { pass, sell } from './table.ts'

const title = eighteenCz as unknown as Title
const ordered = (state: CzState): OrderedGame<CzState, CzAction> => new OrderedGame(title, state)

const draft: Order = { kind: 'draft', about: null, values: {} }
const buy = (company: CompanyId): CzAction => ({ type: 'buyShare', company })

/** Seat 0 directs BN, seat 1 holds two of it and directs NWB; seat 2 directs BTE. */
function trading(cash = 1000): Given {
  return Given.stockRound(2, 3, cash)
    .phase('b')
    .open('BN', { price: 90, shares: [2, 1, 0] })
    .open('NWB', { price: 80, shares: [0, 2, 1] })
    .open('BTE', { price: 70, shares: [0, 0, 2] })
}

describe('VII.2: pass until something happens', () => {
  test('passes in each turn and stops when the round is over', () => {
    const table = ordered(trading().state).give(0, passing('mine'))
    expect(table.played).toEqual([[0, 'pass']])
    table.do(buy('NWB'), pass)
    expect(table.played).toHaveLength(2)
    table.do(pass)
    expect(table.stop).toEqual(told('round-over'))
    expect(table.state.round.kind).toBe('operating')
  })

  test('stops when somebody buys or sells what its seat holds, and leaves the turn to it', () => {
    const bought = ordered(trading().state).give(0, passing('mine')).do(buy('BN'))
    expect(bought.stop).toEqual(told('bought', { company: 'BN', seat: 1 }))
    bought.do(pass)
    expect(bought.asked).toBe(0)
    const sold = ordered(trading().state).give(0, passing('mine')).do(sell('BN'))
    expect(sold.stop).toEqual(told('sold', { company: 'BN', seat: 1 }))
  })

  test('another director of such a company is told before the trade that made him', () => {
    const given = Given.stockRound(2, 3)
      .open('BN', { price: 90, shares: [2, 2, 0] })
      .phase('b')
    const table = ordered(given.state).give(0, passing('mine')).do(buy('BN'))
    expect(table.stop).toEqual(told('director', { company: 'BN', seat: 1 }))
  })

  test('trade in other companies wakes it only if it watches for any trade', () => {
    for (const [watch, code] of [
      ['mine', null],
      ['any', 'started'],
      ['nothing', null],
    ] as const) {
      const start: CzAction = { type: 'start', company: 'EKJ', price: 50 }
      const table = ordered(trading().state).give(0, passing(watch)).do(start)
      expect(table.stop).toEqual(code === null ? null : told(code, { company: 'EKJ', seat: 1 }))
    }
  })

  test('watching for nothing it passes to the end of the round, whatever others do', () => {
    const table = ordered(trading().state).give(0, passing('nothing')).do(buy('BN'), pass)
    expect(table.played).toHaveLength(2)
    expect(table.stop).toBeNull()
  })

  test('VII.4: above the certificate limit it stops with the refusal', () => {
    const given = Given.stockRound(3, 3, 1000).phase('d')
    const large = (['Sx', 'Pr'] as const).reduce(
      (each, id) => each.open(id, { price: 100, shares: [6, 0, 0] }),
      given,
    )
    large.open('By', { price: 100, shares: [5, 0, 0] }).open('BN', { price: 90, shares: [1, 2] })
    const table = ordered(large.state).give(0, passing('mine'))
    expect(table.stop).toMatchObject({ kind: 'refused', refusal: { code: 'CZ-MUST-SELL' } })
    expect(table.history.version).toBe(0)
  })

  test('a round that passes by itself does not carry it into the next stock round', () => {
    const given = Given.stockRound(1, 3)
    const table = ordered(given.state).give(0, passing('nothing')).do(pass, pass)
    expect(table.state.round.kind).toBe('stock')
    expect(table.stop).toEqual(told('round-over'))
  })
})

describe('VII.3: buy while the price is at most so much', () => {
  test('buys one share in each turn until its seat holds enough', () => {
    const table = ordered(trading().state).give(0, buying('NWB', 80, 2))
    expect(table.played).toEqual([[0, 'buyShare']])
    table.do(pass, pass)
    expect(table.played).toEqual([
      [0, 'buyShare'],
      [0, 'buyShare'],
    ])
    expect(table.stop).toEqual(told('held', { company: 'NWB', shares: 2 }))
  })

  test('above the price it passes or stops, as it was chosen', () => {
    const stops = ordered(trading().state).give(0, buying('NWB', 75, 2))
    expect(stops.stop).toEqual(told('price', { company: 'NWB', price: 80, limit: 75 }))
    const waits = ordered(trading().state).give(0, buying('NWB', 75, 2, 'pass'))
    expect(waits.played).toEqual([[0, 'pass']])
    // A sale brings the price down one step. — IX.3
    waits.do(pass, sell('NWB'), pass)
    expect(waits.played).toEqual([
      [0, 'pass'],
      [0, 'buyShare'],
    ])
  })

  test('stops when the money runs out', () => {
    const table = ordered(trading(100).state)
      .give(0, buying('NWB', 90, 3))
      .do(pass, pass)
    expect(table.stop).toEqual(told('money', { company: 'NWB', price: 80, cash: 20 }))
  })

  test('when the bank has none left it passes or stops', () => {
    const given = trading().open('NWB', { price: 80, shares: [0, 2, 2] })
    const stops = ordered(given.state)
      .give(0, buying('NWB', 90, 3))
      .do(pass, pass)
    expect(stops.played).toEqual([[0, 'buyShare']])
    expect(stops.stop).toEqual(told('none', { company: 'NWB' }))
  })

  test('stops when what others do gives a company of its seat another director', () => {
    const given = Given.stockRound(2, 3)
      .phase('b')
      .open('BN', { price: 90, shares: [2, 2, 0] })
    given.open('NWB', { price: 80, shares: [0, 0, 2] })
    const table = ordered(given.state)
      .give(0, buying('NWB', 90, 3))
      .do(buy('BN'))
    expect(table.stop).toEqual(told('director', { company: 'BN', seat: 1 }))
  })

  test('ends with the round', () => {
    const table = ordered(trading().state)
      .give(0, buying('NWB', 75, 2, 'pass'))
      .do(pass, pass)
    expect(table.stop).toEqual(told('round-over'))
  })

  test('is offered for companies that its seat could buy, up to what it may hold', () => {
    const { state } = trading()
    const offers = ordersFor(title, state, 0)
    expect(offers.map(({ kind, about }) => `${kind} ${about ?? ''}`.trim())).toEqual([
      'pass',
      'buy BN',
      'buy NWB',
      'buy BTE',
    ])
    expect(offers[1]?.fields.find(({ id }) => id === 'until')).toMatchObject({ min: 3, max: 3 })
    expect(ordersFor(title, trading(60).state, 0)).toHaveLength(1)
    expect(ordersFor(title, trading().owes(0, 50).state, 0)).toHaveLength(1)
  })

  test('takes the place of another order for the stock round, and the other way round', () => {
    const excludes = eighteenCz.orders?.excludes
    expect(excludes?.(passing('mine'), buying('BN', 90, 3))).toBe(true)
    expect(excludes?.(buying('NWB', 90, 3), buying('BN', 90, 3))).toBe(true)
    expect(excludes?.(skipping('BN', 'run'), skipping('NWB', 'run'))).toBe(false)
  })
})

describe('VI, XI.2: pass in what comes before the first stock round', () => {
  test('the pre-stock round', () => {
    const table = ordered(Given.preStock([300, 300, 300]).state).give(1, draft)
    table.do({ type: 'buyLocal', local: 'S1' })
    expect(table.played).toEqual([[1, 'pass']])
    table.do(pass, pass, pass)
    expect(table.stop).toEqual(told('round-over'))
  })

  test('the auctions of Moravia–Silesia', () => {
    const state = eighteenCz.setup(
      { rules: eighteenCz.rules, players: 3, variant: 'moravia-silesia', options: {}, seed: 'auction' },
      () => {},
    )
    const first = title.toAct(state)[0] as number
    const table = ordered(state).give((first + 1) % 3, draft)
    let bids = 0
    while (table.state.step === 'auction') {
      const open = choices(title, table.history.state, table.asked as number)
      const bid = open.find(({ action }) => action.type === 'bid')
      const chosen = open.find(({ action }) => action.type === 'putUp')
      const usual = bid !== undefined && bids++ % 2 === 0 ? (bid.action as CzAction) : pass
      table.do(chosen === undefined ? usual : (chosen.action as CzAction))
    }
    expect(table.stop).toEqual(told('round-over'))
    expect(table.played.length).toBeGreaterThan(1)
  })
})

describe('VIII.3: skip what is optional in the turn of a company', () => {
  const operating = (stage: 'track' | 'token' | 'run' | 'acquire' | 'trains'): Given =>
    Given.stockRound(2, 3)
      .phase('b')
      .open('EKJ', { price: 70, shares: [2, 1], cash: 300, trains: ['2a'], stations: ['D4'] })
      .lay('D4', '57', 0)
      .turn('EKJ', stage)

  test('up to its run: then its director decides', () => {
    const table = ordered(operating('track').state).give(0, skipping('EKJ', 'run'))
    expect(table.played.every((each) => JSON.stringify(each) === '[0,"pass"]')).toBe(true)
    expect([table.state.turn?.stage, table.asked]).toEqual(['trains', 0])
    expect(table.stop).toEqual(told('steps-over', { company: 'EKJ' }))
  })

  test('all of the turn: it ends with the turn', () => {
    const table = ordered(operating('acquire').state).give(0, skipping('EKJ', 'turn'))
    expect(table.state.turn).toBeNull()
    expect(table.stop).toEqual(told('turn-over', { company: 'EKJ' }))
  })

  test('VIII.10: where a train must be bought it stops with the refusal', () => {
    const given = operating('track').without('EKJ', '2a')
    const table = ordered(given.state).give(0, skipping('EKJ', 'turn'))
    expect(table.stop).toMatchObject({ kind: 'refused', refusal: { code: 'CZ-TRAIN-MUST' } })
    expect(table.asked).toBe(0)
  })

  test('is offered to the director alone, for companies still to act', () => {
    expect(ordersFor(title, operating('track').state, 0).map(({ about }) => about)).toEqual(['EKJ'])
    expect(ordersFor(title, operating('track').state, 1)).toEqual([])
    expect(ordersFor(title, operating('run').state, 0)[0]?.fields[0]).toMatchObject({ values: ['turn'] })
    expect(ordersFor(title, operating('trains').state, 0)).toEqual([])
  })
})

describe.each([
  { players: 3, variant: null, compatibility: 'rulebook', seed: 'orders 3' },
  { players: 4, variant: null, compatibility: 'rulebook', seed: 'orders 4' },
  { players: 2, variant: 'bohemia', compatibility: 'rulebook', seed: 'orders 2' },
  { players: 3, variant: 'moravia-silesia', compatibility: 'rulebook', seed: 'orders m' },
  { players: 5, variant: null, compatibility: '18xx.games', seed: 'orders 5' },
])('in a random game of $players, $variant, $compatibility', (game) => {
  test(
    'orders never play anything illegal, stop by themselves, and the game ends',
    { timeout: 60_000 },
    () => {
      const history = new History(title, startOf(game))
      const luck = luckOf(game)
      const whims = createRng(`orders of ${game.seed}`)
      const reasons = new Set<string>()
      let orders: readonly PlacedOrder[] = []
      let given = 0
      const settle = (): void => {
        for (let only = forced(title, history.state); only !== null; only = forced(title, history.state)) {
          expect(history.append({ kind: 'action', ...only, auto: true }).ok).toBe(true)
        }
      }
      for (let ply = 0; ply < 20_000 && history.state.ended === null; ply++) {
        const seat = draw(whims, game.players)
        const offers = ordersFor(title, history.state, seat)
        const offer = offers[draw(whims, 12)]
        if (offer !== undefined) {
          const values = Object.fromEntries(
            offer.fields.map((field) => [
              field.id,
              field.type === 'choice'
                ? (field.values[draw(whims, field.values.length)] as string)
                : field.min + draw(whims, field.max - field.min + 1),
            ]),
          )
          const order = { kind: offer.kind, about: offer.about, values }
          expect(orderFault(title, history.state, seat, order)).toBeNull()
          given += 1
          orders = [...orders, { id: String(given), seat, order, from: history.version, stopped: null }]
        }
        orders = followOrders(history, orders, settle)
        for (const { stopped } of orders) {
          if (stopped === null) continue
          // The only rules that an order may run into, because only its owner can decide what to do about them.
          if (stopped.why.kind === 'refused') expect(ALLOWED).toContain(stopped.why.refusal.code)
          reasons.add(stopped.why.kind === 'told' ? stopped.why.code : stopped.why.kind)
        }
        orders = orders.filter(({ stopped }) => stopped === null)
        const next = luckyAction(luck, history.state as CzState)
        if (next === null) break
        expect(history.append({ kind: 'action', ...next }).ok).toBe(true)
        settle()
      }
      expect(history.state.ended).not.toBeNull()
      orders = followOrders(history, orders, settle)
      expect(orders.every(({ stopped }) => stopped?.why.kind === 'ended')).toBe(true)
      expect(given).toBeGreaterThan(10)
      expect(reasons).toContain('round-over')
      expect(reasons).toContain('turn-over')
      expect(reasons).not.toContain('limit')
      // The log replays without anybody to give orders.
      const again = startOf(game)
      for (const entry of history.log) {
        if (entry.kind !== 'action') continue
        expect(play(eighteenCz, again, entry.seat, entry.action as CzAction, entry.lots).ok).toBe(true)
      }
      expect(again).toEqual(history.state)
    },
  )
})

const ALLOWED = ['CZ-MUST-SELL', 'CZ-TRAIN-MUST', 'CZ-CERT-LIMIT', 'CZ-SHARE-LIMIT', 'CZ-BUY-AFTER-SELL']
