import { describe, expect, test } from 'vitest'
import { CERTIFICATE, KEPT, STACK } from '../state.ts'
import { eighteen24 } from '../title.ts'
import { Game, buy, exchangeCoal, mountain, pass, railway, sell, start } from './game.ts'

test.each([
  [120, 60, 0],
  [140, 70, 20],
  [160, 80, 40],
  [180, 90, 60],
  [200, 100, 80],
])(
  'T1 IV.2: a coal railway for %i gives an issue price of %i and leaves %i after its 1g',
  (price, issue, left) => {
    const game = new Game().do(railway('EPP', price))
    expect([game.price('BK'), game.treasury('EPP'), game.at('EPP').trains.length]).toEqual([issue, left, 1])
  },
)

test('T7 VI.3: the first lap runs from the last seat down, then all laps from the first seat up', () => {
  const game = new Game(5)
  const asked = [5, 4, 3, 2, 1].map(() => {
    const seat = game.asked
    game.do(mountain(`B${seat + 1}` as 'B1'))
    return seat + 1
  })
  for (let turn = 0; turn < 4; turn++) {
    asked.push(game.asked + 1)
    game.do(pass)
  }
  expect(asked).toEqual([5, 4, 3, 2, 1, 1, 2, 3, 4])
})

test('VI.3, table B42: seat 1 has two turns in a row, and the round ends only when all have passed', () => {
  // Nobody owns anything: the operating round is over as soon as it begins.
  const game = new Game(3).do(pass, pass, pass)
  expect([game.told('operatingRoundBegan').length, game.state.round.set]).toEqual([1, 1])
  const later = new Game(3).do(pass, pass, mountain('B1'))
  expect(later.asked).toBe(0)
  later.do(pass, pass)
  expect([later.state.step, later.asked]).toEqual(['firstStock', 2])
  expect(later.do(pass).told('operatingRoundBegan')).toHaveLength(1)
})

test('T17 III.3: money in players’ hands, and what the bank keeps', () => {
  const figures = [3, 4, 5, 6].map((players) => {
    const game = new Game(players)
    return [players * game.cash(0), game.bank]
  })
  expect(figures).toEqual([
    [2460, 9540],
    [2720, 9280],
    [2800, 9200],
    [2760, 9240],
  ])
  const two = new Game(2, 'cisleithania')
  const three = new Game(3, 'cisleithania')
  expect([2 * two.cash(0), two.bank, 3 * three.cash(0), three.bank]).toEqual([1660, 2340, 2040, 6960])
  expect(new Game(3, 'cisleithania', { startingCash: '700' }).cash(0)).toBe(700)
})

test('T37 VI.3, IV.2: coal 2 for 160', () => {
  const game = new Game()
  const seat = game.asked
  const bank = game.bank
  game.do(railway('EOD', 160))
  expect(game.cash(seat)).toBe(680 - 160)
  expect(game.bank).toBe(bank + 120)
  expect([game.treasury('EOD'), game.state.fleet.depot[7]]).toEqual([40, 5])
  expect([game.price('MS'), game.held('MS', STACK), game.held('MS', CERTIFICATE)]).toEqual([80, 8, 2])
  expect(game.why(start('MS', 80))).toBe('AH-BUY-EARMARKED')
  expect(game.why(buy('MS'))).toBeNull()
})

test('T38 VI.3, IV.3: SD1 for 240 into its treasury, B1 for 120 to the bank', () => {
  const game = new Game()
  const bank = game.bank
  game.do(railway('SD1'))
  expect([game.bank, game.treasury('SD1'), game.held('SD', CERTIFICATE)]).toEqual([bank, 240, 2])
  game.do(mountain('B1'))
  expect(game.bank).toBe(bank + 120)
  expect(game.why(start('SD', 100))).toBe('AH-BUY-EARMARKED')
})

test('T39 VIII.1, VII.4: of two markers on 100 the one that came first operates first', () => {
  const game = new Game().do(railway('EPP', 200), railway('EOD', 200))
  const order = game.state.market.order
  expect(order.indexOf(11)).toBeLessThan(order.indexOf(12))
})

test('1.6 IV.3, IV.4: what is kept for pre-state railways at the start', () => {
  const game = new Game()
  expect(['SD', 'UG', 'KK'].map((id) => game.held(id as 'SD', KEPT))).toEqual([2, 1, 1])
  expect(['SD', 'UG', 'KK'].map((id) => game.held(id as 'SD', STACK))).toEqual([6, 7, 7])
  const three = new Game(3, 'cisleithania')
  expect([three.held('UG', KEPT), three.held('UG', STACK)]).toEqual([0, 8])
})

describe('3.2, 3.3 VI.3: what may be bought, and that nothing is sold', () => {
  test('free shares of state railways at 120, BH after its certificate', () => {
    const game = new Game()
    expect(game.why(buy('BH'))).toBe('AH-BUY-NO-PRICE')
    game.do(start('BH', 60), buy('BH'), buy('SD'))
    expect(game.price('SD')).toBe(120)
    expect(game.why(buy('BK'))).toBe('AH-BUY-NO-PRICE')
    expect(game.why(sell('BH'))).toBe('AH-SELL-FIRST-SR')
    expect(game.why(exchangeCoal('EPP'))).toBe('AH-EXCH-COAL-PHASE')
  })

  test('a railway is there once', () => {
    const game = new Game().do(railway('SD1'), mountain('B1'))
    expect(game.why(railway('SD1'))).toBe('AH-PRIVATE-GONE')
    expect(game.why(mountain('B1'))).toBe('AH-PRIVATE-GONE')
    expect(game.why(railway('EPP', 130))).toBe('AH-COAL-PRICE')
    expect(game.why(railway('EPP'))).toBe('AH-COAL-PRICE')
  })

  test('with the money that one has', () => {
    const game = new Game(6)
    game.cashIs(game.asked, 100)
    expect(game.why(mountain('B1'))).toBe('AH-BUY-CASH')
    expect(game.why(railway('SD2'))).toBe('AH-BUY-CASH')
    expect(game.why(buy('SD'))).toBe('AH-BUY-CASH')
  })
})

test('3.7 VI.2: the starting-player card goes to the left of the last buyer, and stays if nobody bought', () => {
  const game = new Game(3).do(pass, railway('SD1'), pass, pass, pass, pass)
  expect(game.state.round.kind).toBe('operating')
  expect(game.state.priority).toBe(2)
  expect(new Game(3).do(pass, pass, pass).state.priority).toBe(0)
})

test('3.8 VI.3: what nobody wanted leaves the game', () => {
  const game = new Game(3).do(railway('SD1'), pass, pass, pass, pass, pass)
  expect(game.at('EPP').status).toBe('out')
  expect(game.at('SD2').status).toBe('out')
  // Its tenth is a share like any other; that of number 1 is still kept.
  expect([game.held('SD', KEPT), game.held('SD', STACK), game.held('SD', CERTIFICATE)]).toEqual([0, 8, 2])
  expect(game.told('railwaysLeft')[0]?.items).toContain('B1')
  expect(game.broken).toEqual([])
})

test('3.8, 5.9 VI.3: whoever holds 20 % when number 1 leaves the game gets its certificate', () => {
  const game = new Game(3).do(buy('KK'), pass, pass, pass, pass, buy('KK'), pass, pass, pass)
  expect(game.state.round.set).toBe(1)
  expect([game.at('KK').director, game.held('KK', 2), game.held('KK', STACK)]).toEqual([2, 2, 8])
  expect(game.certificates(2)).toBe(1)
})

describe('5.9 VI.3: several hold 20 % when number 1 leaves the game', () => {
  /** Seat 2 comes to 20 % of KK, then seat 0; the last purchase brings seat 0 the starting-player card. */
  function both(rules = eighteen24.rules): Game {
    const game = new Game(3, null, {}, rules).do(buy('KK'), pass, buy('KK'))
    game.do(pass, pass, buy('KK')).do(buy('KK'), pass)
    return game
  }
  const ended = (game: Game): Game => game.do(mountain('B1'), pass, pass, pass)

  test('the first who came to it gets the certificate, whoever has the starting-player card', () => {
    const game = ended(both())
    expect([game.held('KK', 0), game.held('KK', 2), game.state.priority]).toEqual([2, 2, 0])
    expect([game.at('KK').director, game.certificates(0), game.certificates(2)]).toEqual([2, 2, 1])
  })

  test('VI.6: whoever has more than he takes it over at once', () => {
    const game = ended(both().do(pass, buy('KK'), pass))
    expect([game.held('KK', 0), game.at('KK').director]).toEqual([3, 0])
  })

  test('in games of number 2 the first from the starting-player card gets it', () => {
    expect(ended(both(2)).at('KK').director).toBe(0)
  })
})

test('3.9 IV.1–IV.3: small and mountain railways are never sold again', () => {
  const game = new Game().railway('EPP', 0, 120).railway('SD1', 0).mountain('B1', 0).stockRound()
  for (const item of ['EPP', 'SD1', 'B1'] as const) expect(game.why(sell(item))).toBe('AH-SELL-PRIVATE')
  expect(game.why(railway('SD2'))).toBe('AH-PRIVATE-GONE')
  expect(game.why(mountain('B2'))).toBe('AH-PRIVATE-GONE')
})
