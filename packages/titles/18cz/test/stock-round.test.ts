import { describe, expect, test } from 'vitest'
import { STACK } from '../index.ts'
import { Given } from './given.ts'
import { newTable, pass, sell } from './table.ts'

describe('VI pre-stock round', () => {
  test('three passes of two players do not end it while the third has not passed', () => {
    const table = newTable(3)
    table.do(pass, { type: 'buyLocal', local: 'S1' }, pass, pass, pass)
    expect(table.state.step).toBe('preStock')
    table.do(pass)
    expect(table.state.step).toBe('stock')
  })
})

describe('VII stock round', () => {
  test('VII.6: sold shares go back to the stack of the company', () => {
    const given = Given.stockRound().open('Sx', { price: 100, shares: [2, 3] })
    given.do(pass, sell('Sx', 3))
    expect(given.shares('Sx', STACK)).toBe(8)
  })

  test('a loan is repaid out of turn, and is no action of the turn', () => {
    const given = Given.stockRound()
    given.state.bank.debt[2] = 180
    given.state.bank.penalty[2] = 180
    given.as(2, { type: 'repay', amount: 80 })
    expect([given.state.bank.debt[2], given.cash(2), given.asked]).toEqual([100, 920, 0])
  })
})
