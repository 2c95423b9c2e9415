import { describe, expect, test } from 'vitest'
import { VACLAV } from '../index.ts'
import { Given } from './given.ts'
import { buyTrain, lay, newTable, pass } from './table.ts'

describe('XI.2 Moravia–Silesia', () => {
  test('CZ-T10 · XI.2: the hex of MW, upgraded to green, pays its owner 30', () => {
    const given = Given.moravia().phase('d').lay('F22', '57', 2).owns('MW', 1)
    given.do(pass, pass, pass)
    expect([given.state.step, given.asked]).toEqual(['mwTrack', 1])
    given.do(lay('F22', '14', 1))
    expect(given.told('mwPaid')[0]).toEqual({ type: 'mwPaid', seat: 1, amount: 30 })
    expect([given.cash(0), given.cash(1), given.cash(2)]).toEqual([1000, 1030, 1000])
  })

  test.each([
    [2, [5, 4, 3, 2], 500],
    [3, [6, 5, 3, 3], 450],
  ])('XI.2: %i players have %j cards a, d, e, g and %i K each', (players, cards, cash) => {
    const { state } = newTable(players, {}, 'table', 'moravia-silesia')
    const { depot } = state.fleet
    expect([depot[0], depot[3], depot[4], depot[6]]).toEqual(cards)
    expect(state.bank.cash['seat:0']).toBe(cash)
  })
})

describe('XI.1 Bohemia', () => {
  test('XI.1: Václav gets a small company at 50 and the top card, then 60 % of a medium one with the first b', () => {
    const given = Given.stockRound(1, 2, 500, { vaclavSmall: 'EKJ', vaclavMedium: 'ATE' }).firstOf('b')
    expect([given.shares('EKJ', VACLAV), given.price('EKJ'), given.trains('EKJ')]).toEqual([2, 50, ['2a']])
    given
      .open('BCB', { price: 60, shares: [3], cash: 70 })
      .turn('BCB', 'trains')
      .do(buyTrain('2b'))
    expect([given.shares('ATE', VACLAV), given.price('ATE'), given.trains('ATE')]).toEqual([3, 60, ['2+2b']])
    expect(given.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'b' }])
  })
})
