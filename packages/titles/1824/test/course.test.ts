import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../companies.ts'
import { bankPaysSeat } from '../rules/bank.ts'
import type { TrainId } from '../trains.ts'
import { Game, buyTrain, pass } from './game.ts'

/** The stock round is over; in the operating round this railway is about to buy trains. */
function buying(game: Game, id: CompanyId): Game {
  return game.passUntil(
    ({ turn, companies }) => turn?.stage === 'trains' && companies[turn.company] === game.at(id),
  )
}

describe('2.2 VII.1: operating rounds in a set', () => {
  test('T32: what the phase was when the stock round ended; the next set has three', () => {
    const game = new Game(4).railway('KK1', 0).stockRound().phase('4').left('4', 0).left('5', 1)
    game.treasuryIs('KK1', 2000)
    buying(game, 'KK1').do(buyTrain('5'))
    expect([game.state.fleet.phase, game.state.round.rounds]).toEqual([4, 2])
    game.do(pass)
    game.passUntil(({ turn, round }) => round.within === 1 && turn?.company === 9 && turn.stage === 'trains')
    game.do(buyTrain('6'))
    expect([game.state.round.rounds, game.state.fleet.phase]).toEqual([2, 5])
    game.passUntil(({ round }) => round.kind === 'stock')
    game.passUntil(({ round }) => round.kind === 'operating')
    expect(game.state.round.rounds).toBe(3)
  })

  test('one until the first 3-train', () => {
    const game = new Game(3).do(pass, pass, pass)
    expect(game.told('operatingRoundBegan')).toHaveLength(1)
  })
})

describe('T49, 15.9 VII.15: export', () => {
  const afterSet = (twoTrains: number): number => {
    const game = new Game(4).railway('SD2', 0).stockRound()
    if (twoTrains > 0)
      game
        .phase('2')
        .left('2', 10 - twoTrains)
        .trains('SD2', '2')
    else game.trains('SD2', '2g')
    game.passUntil(({ round }) => round.kind === 'operating')
    game.passUntil(({ round }) => round.kind === 'stock')
    return game.state.fleet.depot[0] as number
  }

  test('one 2-train once one has been bought', () => {
    expect([afterSet(5), afterSet(0)]).toEqual([3, 9])
  })

  test('10-trains do not run out, and the first one exported begins phase 8', () => {
    const game = new Game(4).railway('SD2', 0).stockRound().phase('8').left('8', 0).trains('SD2', '6')
    buying(game, 'SD2').passUntil(({ round }) => round.kind === 'stock')
    expect([game.state.fleet.phase, game.state.fleet.depot[6]]).toEqual([7, -1])
    expect(game.told('trainExported').map(({ trains }) => trains[0])).toEqual(['10' satisfies TrainId])
  })
})

describe('T53, 16.7, 16.8 VII.12: an overdraft', () => {
  test('receipts lower it and leave the bank alone; it grows by half at the end of a stock round', () => {
    const game = new Game(4).stockRound(0).cashIs(0, 0)
    game.state.debt[0] = 150
    const { bank } = game
    bankPaysSeat(game.state, 0, 60, () => {})
    expect([game.debt(0), game.cash(0), game.bank]).toEqual([90, 0, bank])
    game.do(pass, pass, pass, pass)
    expect(game.debt(0)).toBe(135)
    bankPaysSeat(game.state, 0, 200, () => {})
    expect([game.debt(0), game.cash(0), game.bank]).toEqual([0, 65, bank - 65])
  })

  test('T18: 150, then 225, 338, 507', () => {
    const game = new Game(4).stockRound(0).cashIs(0, 0)
    game.state.debt[0] = 150
    const debts = [1, 2, 3].map(() => {
      game.do(pass, pass, pass, pass)
      game.passUntil(({ round }) => round.kind === 'stock')
      return game.debt(0)
    })
    expect(debts).toEqual([225, 338, 507])
  })
})

describe('T55, 17 IX: the end', () => {
  test('the bank is broken: the set, the export and formations are played, then it is over', () => {
    const game = new Game(4).railway('SD1', 0).stockRound().phase('4').trains('SD1', '4').bankIs(30)
    buying(game, 'SD1')
    game.state.due = [16]
    bankPaysSeat(game.state, 0, 50, game.hear)
    expect([game.state.broken, game.told('bankBroken')]).toEqual([true, [{ type: 'bankBroken' }]])
    game.passUntil(({ ended }) => ended !== null)
    expect(game.at('SD').status).toBe('open')
    expect(game.told('operatingRoundBegan')).toHaveLength(2)
    expect(game.told('trainExported')).toHaveLength(1)
    expect(game.why(pass, 0)).toBe('AH-GAME-OVER')
  })

  test('a balance of 0 is broken, money that flows back mends nothing', () => {
    const game = new Game(4).stockRound(0).bankIs(50)
    bankPaysSeat(game.state, 0, 50, () => {})
    game.bankIs(500)
    expect(game.state.broken).toBe(true)
    game.passUntil(({ ended }) => ended !== null)
    expect(game.state.round.set).toBe(1)
  })

  test('17.2 IX.2: cash and shares at their price, also of railways never formed; not what lies on small railways', () => {
    const game = new Game(4).railway('EPP', 0, 160).mountain('B1', 0).shares('SD', 0, 1).shares('BH', 0, 1)
    game.shares('BK', 0, 2).cashIs(0, 33).bankIs(0).stockRound(0)
    bankPaysSeat(game.state, 1, 1, () => {})
    game.passUntil(({ ended }) => ended !== null)
    const wealth = game.told('gameEnded')[0]?.wealth ?? []
    // Its mountain railway paid 25 before the round, and BK stands at 80.
    expect(wealth[0]).toBe(33 + 25 + 120 + 2 * 80)
  })
})
