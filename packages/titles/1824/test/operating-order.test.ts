import { expect, test } from 'vitest'
import { Game, buyTrain, pass, sell } from './game.ts'

/** Four regional railways at 100 and 90: SB furthest right, CL under BH, MS behind them. */
function fourOpen(): Game {
  const game = new Game(4)
  for (const [id, seat, price] of [
    ['BH', 3, 100],
    ['CL', 2, 100],
    ['MS', 1, 90],
    ['SB', 0, 90],
  ] as const) {
    game.directs(id, seat, price).shares(id, seat, 3).open(id).trains(id, '2')
  }
  return game.marker('SB', 4, 4).shares('BH', 0, 2).phase('2')
}

/** The stock round passes, and the operating round begins. */
function operating(game: Game): Game {
  return game.stockRound().do(pass, pass, pass, pass)
}

test('10.1 IV.1, VII.4: before all others each mountain railway pays 25', () => {
  const game = fourOpen().mountain('B1', 0).mountain('B3', 0).mountain('B2', 2)
  const before = [0, 1, 2, 3].map((seat) => game.cash(seat))
  operating(game)
  expect([0, 1, 2, 3].map((seat) => game.cash(seat) - (before[seat] as number))).toEqual([50, 0, 25, 0])
})

test('10.2 VII.4: coal railways, pre-state railways, then by price, further right and on top first', () => {
  const game = fourOpen().railway('KK1', 0).railway('UG2', 1).railway('SD3', 2).railway('SD1', 3)
  // MS waits for its coal railway. — IV.2
  game.railway('EOD', 0, 120).railway('EPP', 1, 120)
  const [began] = operating(game).told('operatingRoundBegan')
  expect(began?.order.join(' ')).toBe('EPP EOD SD1 SD3 UG2 KK1 SB BH CL')
})

test('10.3 VII.4, table B16: a price that falls during the round puts its company behind the others', () => {
  const game = operating(fourOpen().company('SB', { trains: [] }).left('2', 3).cashIs(0, 0))
  game.passUntil(({ turn }) => turn?.stage === 'trains')
  game.do(sell('BH'), buyTrain('2'), pass)
  expect([game.price('BH'), game.price('MS')]).toEqual([90, 90])
  game.passUntil(({ round }) => round.kind === 'stock')
  const turns = game.told('companyTurnBegan').map(({ company }) => company)
  expect(turns.slice(0, 4).join(' ')).toBe('SB CL MS BH')
})
