import { describe, expect, test } from 'vitest'
import { beginOperatingRound } from '../rules/operating-round.ts'
import { CERTIFICATE, STACK } from '../state.ts'
import type { TrainId } from '../trains.ts'
import { Game, buyTrain, exchangeCoal, exchangeMountain, pass } from './game.ts'

/** An operating round in which SD2, which has all the money, is about to buy this train, the first of its type. */
function aboutToBuy(game: Game, train: TrainId, before: TrainId): Game {
  game.railway('SD2', 3).phase(before).left(before, 0).treasuryIs('SD2', 2000).stockRound(0)
  game.state.stock = null
  game.state.round.set = 1
  beginOperatingRound(game.state, game.hear)
  game.state.waiting = game.state.waiting.filter((company) => company === 5)
  game.state.step = 'track'
  game.state.turn = null
  // The turn of SD2 begins with the next decision that is made for it.
  return startTurn(game, train)
}

function startTurn(game: Game, train: TrainId): Game {
  game.state.turn = {
    company: 5,
    stage: 'trains',
    first: false,
    yellow: 0,
    upgrades: 0,
    placed: false,
    revenue: 0,
    mines: 0,
    tradedIn: false,
    declined: [],
    helped: false,
    sold: 0,
    lastShare: 0,
  }
  game.state.step = 'trains'
  return game.do(buyTrain(train))
}

describe('T41, T42 IV.2: a coal railway becomes the 20 % certificate', () => {
  function table(tenthsOfB: number): Game {
    return new Game(4)
      .railway('EPP', 0, 160)
      .treasuryIs('EPP', 45)
      .phase('3')
      .shares('BK', 1, tenthsOfB)
      .stockRound(0)
      .do(exchangeCoal('EPP'))
  }

  test('whoever has more takes it over, and at 50 % the railway opens with all that the coal railway had', () => {
    const game = table(3)
    expect([game.at('BK').director, game.held('BK', 1), game.held('BK', 0)]).toEqual([1, 3, 2])
    expect([game.at('BK').status, game.treasury('BK'), game.at('BK').trains]).toEqual(['open', 640 + 45, [7]])
    expect([game.at('EPP').status, game.asked]).toEqual(['closed', 1])
  })

  test('equal is not more; below 50 % the railway stays closed, and its train is not for sale', () => {
    const game = table(2)
    expect([game.at('BK').director, game.at('BK').status, game.treasury('BK')]).toEqual([0, 'started', 45])
    game.railway('SD2', 1).stockRound(0)
    game.state.round.kind = 'operating'
    game.state.turn = {
      company: 5,
      stage: 'trains',
      first: false,
      yellow: 0,
      upgrades: 0,
      placed: false,
      revenue: 0,
      mines: 0,
      tradedIn: false,
      declined: [],
      helped: false,
      sold: 0,
      lastShare: 0,
    }
    game.state.step = 'trains'
    const trade = { type: 'tradeTrain', train: '1g', from: 'BK', price: 120 } as const
    expect(game.why(trade, 1)).toBe('AH-TRAIN-NOT-OPEN')
  })
})

test.each([
  [120, 480],
  [140, 560],
  [160, 640],
  [180, 720],
  [200, 800],
])(
  'T2 IV.4.2: a linked railway whose coal railway cost %i opens with %i and the coal railway’s treasury',
  (price, capital) => {
    const game = new Game(4).railway('EOD', 2, price).phase('3').shares('MS', 1, 3).stockRound(2)
    const treasury = game.treasury('EOD')
    expect(game.do(exchangeCoal('EOD')).treasury('MS')).toBe(capital + treasury)
  },
)

describe('8.1, 8.6 IV.1, IV.2: when exchanges are allowed', () => {
  test('not before the first 3-train', () => {
    const game = new Game(4).railway('EPP', 0, 120).mountain('B1', 0).phase('2').stockRound(0)
    expect(game.why(exchangeMountain('B1', 'BK'))).toBe('AH-EXCH-MOUNTAIN-PHASE')
    expect(game.why(exchangeCoal('EPP'))).toBe('AH-EXCH-COAL-PHASE')
  })

  test('mountain railways until the first 4-train, coal railways until the first 5-train', () => {
    const game = new Game(4).railway('EPP', 0, 120).mountain('B1', 0).phase('4').stockRound(0)
    expect(game.why(exchangeMountain('B1', 'BK'))).toBe('AH-EXCH-MOUNTAIN-PHASE')
    expect(game.why(exchangeCoal('EPP'))).toBeNull()
    const late = new Game(4).railway('EPP', 0, 120).phase('5').stockRound(0)
    expect(late.why(exchangeCoal('EPP'))).toBe('AH-EXCH-COAL-PHASE')
  })

  test('one’s own, for a regional railway of which a tenth is in the bank', () => {
    const game = new Game(4).railway('EPP', 1, 120).mountain('B1', 1).mountain('B2', 0).phase('3')
    game.shares('BH', 3, 8).stockRound(0)
    expect(game.why(exchangeMountain('B1', 'BK'))).toBe('AH-EXCH-MOUNTAIN-OWNER')
    expect(game.why(exchangeMountain('B2', 'SD'))).toBe('AH-EXCH-MOUNTAIN-TARGET')
    expect(game.why(exchangeMountain('B2', 'BH'))).toBe('AH-BUY-NONE-LEFT')
    expect(game.why(exchangeCoal('EPP'))).toBe('AH-EXCH-COAL-OWNER')
    expect(game.why(exchangeCoal('SD2'))).toBe('AH-CHOICE')
    // It needs no price. — IV.1
    game.do(exchangeMountain('B2', 'CL'))
    expect([game.held('CL', 0), game.price('CL'), game.held('CL', CERTIFICATE)]).toEqual([1, 0, 2])
  })

  test('8.2 an exchange is an action: everybody has another turn', () => {
    const game = new Game(3).mountain('B1', 2).phase('3').stockRound(0)
    game.do(pass, pass, exchangeMountain('B1', 'BH'), pass, pass)
    expect([game.state.step, game.asked]).toEqual(['stock', 2])
  })

  test('8.10 not outside stock rounds', () => {
    const game = aboutToBuy(new Game(4).railway('EPP', 0, 120), '3', '2')
    expect(game.why(exchangeCoal('EPP'))).toBe('AH-EXCH-NOT-SR')
  })
})

describe('T43, 8.4 IV.1: with the first 4-train all mountain railways are exchanged, B1 first', () => {
  test('as long as there are shares', () => {
    const game = new Game(5).mountain('B1', 0).mountain('B4', 0).mountain('B3', 2)
    for (const id of ['BK', 'MS', 'CL', 'SB'] as const) game.shares(id, 4, 8)
    game.shares('BH', 4, 7)
    aboutToBuy(game, '4', '3')
    expect([game.state.step, game.asked]).toEqual(['exchange', 0])
    expect(game.why(pass)).toBe('AH-EXCH-FORCED-NO-PASS')
    expect(game.why(exchangeMountain('B4', 'BH'))).toBe('AH-EXCH-FORCED-ORDER')
    expect(game.why(exchangeMountain('B3', 'BH'), 2)).toBe('AH-EXCH-FORCED-ORDER')
    game.do(exchangeMountain('B1', 'BH'))
    expect(game.state.exchanges).toEqual([])
    expect(game.told('mountainExchanged').map(({ mountain, company }) => `${mountain} ${company}`)).toEqual([
      'B1 BH',
      'B3 null',
      'B4 null',
    ])
    expect(game.held('BH', STACK)).toBe(0)
  })

  test('and may open a company and change its director', () => {
    const game = new Game(4).mountain('B1', 1).directs('BH', 0, 80).shares('BH', 1, 2)
    aboutToBuy(game, '4', '3')
    game.do(exchangeMountain('B1', 'BH'))
    expect([game.at('BH').director, game.at('BH').status, game.treasury('BH')]).toEqual([1, 'open', 800])
    // No turn in the operating round in which it opened. — IV.2
    expect(game.state.waiting).not.toContain(15)
  })
})

test('T6 IV.2: forced with the first 5-train, 30 % with players: opens at the end of the round', () => {
  const game = new Game(4).railway('EPP', 0, 160).shares('BK', 1, 3)
  aboutToBuy(game, '5', '4')
  expect([game.at('BK').status, game.at('BK').director, game.at('EPP').status]).toEqual([
    'started',
    1,
    'closed',
  ])
  expect(game.state.opening).toEqual([11])
  game.do(pass)
  expect([game.at('BK').status, game.treasury('BK')]).toEqual(['open', 640 + 40])
  // Its first turn comes in the round that begins then.
  const [, second] = game.told('operatingRoundBegan')
  const [turn] = game.told('companyTurnBegan').filter(({ company }) => company === 'BK')
  expect(second?.order).toContain('BK')
  expect(game.events.indexOf(turn as never)).toBeGreaterThan(game.events.indexOf(second as never))
})

test('T48 VII.14, VII.15: an export that brings phase 5', () => {
  const game = new Game(4).railway('EPP', 0, 160).shares('BK', 1, 3).railway('UG1', 2).phase('4').left('4', 1)
  game.treasuryIs('SD2', 0)
  aboutToBuy4(game)
  expect(game.state.fleet.depot[2]).toBe(0)
  game.passUntil(({ round }) => round.kind === 'stock')
  expect(game.told('trainExported').map(({ trains }) => trains[0])).toContain('5')
  expect(game.told('phaseBegan').map(({ phase }) => phase)).toContain('5')
  expect([game.at('EPP').status, game.at('UG').status, game.at('BK').status]).toEqual([
    'closed',
    'open',
    'open',
  ])
  const order = game.events.map(({ type }) => type)
  const places = ['coalExchanged', 'stateFormed', 'companyOpened'].map((type) =>
    order.lastIndexOf(type as 'coalExchanged'),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

/** The last 4-train is bought in the last round of a set. */
function aboutToBuy4(game: Game): Game {
  game.railway('SD2', 3).treasuryIs('SD2', 2000).stockRound(0)
  game.state.stock = null
  game.state.round.set = 1
  beginOperatingRound(game.state, game.hear)
  game.state.round.within = game.state.round.rounds - 1
  game.state.waiting = [5]
  return startTurn(game, '4')
}
