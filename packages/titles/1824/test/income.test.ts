import { asReadonly } from '@roundhouse/kernel'
import { cellAt } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { GRID } from '../market.ts'
import { cellAfter, placeMarker } from '../rules/prices.ts'
import { revenue } from '../rules/revenue.ts'
import { moveShares } from '../rules/shares.ts'
import { POOL, STACK } from '../state.ts'
import { Operating, pass } from './operating.ts'

/** A company whose trains have brought so much. */
function with270(shares: readonly number[], revenue = 270): Operating {
  const table = new Operating().company('MS', { shares, trains: ['2'] }).turn('MS', 'revenue')
  if (table.state.turn !== null) table.state.turn.revenue = revenue
  return table
}

describe('VII.10: the income of stock companies', () => {
  test('T25: each player gets a tenth for each share', () => {
    const table = with270([4, 3, 2, 1])
    const before = [0, 1, 2, 3].map((seat) => table.cash(seat))
    table.do({ type: 'payOut' })
    expect(before.map((cash, seat) => table.cash(seat) - cash)).toEqual([108, 81, 54, 27])
    expect(table.treasury('MS')).toBe(0)
    expect(table.price('MS')).toBe(110)
  })

  test('14.11: shares in the bank are paid to the bank', () => {
    const table = with270([4, 3])
    const before = table.bank()
    table.do({ type: 'payOut' })
    expect(before - table.bank()).toBe(108 + 81)
    expect(table.treasury('MS')).toBe(0)
  })

  test('14.11: what is kept goes to the treasury, and the marker moves left', () => {
    const table = with270([4, 3]).do({ type: 'withhold' })
    expect(table.treasury('MS')).toBe(270)
    expect(table.price('MS')).toBe(90)
  })

  test('14.11: all or nothing', () => {
    expect(with270([4, 3]).why({ type: 'payOut', amount: 100 })).toBe('AH-DIV-CHOICE')
    expect(with270([4, 3]).why({ type: 'payOut', amount: 270 })).toBe(null)
    expect(with270([4, 3]).why(pass)).toBe('AH-STEP-ORDER')
  })

  test('12.3: no income counts as not paid; nothing is asked', () => {
    const table = new Operating()
      .company('MS', { trains: ['2'] })
      .turn('MS')
      .do(pass, pass)
    expect(table.state.step).toBe('trains')
    expect(table.price('MS')).toBe(90)
  })

  test('6.3, B11: a company has operated from its income step on', () => {
    const table = new Operating()
      .tiles('C12 57 1')
      .company('MS', { turns: 0, trains: ['2'] })
      .turn('MS')
    const ms = companyIndex('MS')
    expect(table.state.companies[ms]?.operated).toBe(false)
    table.do(pass, pass)
    expect(table.state.companies[ms]?.operated).toBe(true)
  })

  test('T35, X.4: dividends on pool shares stay in the bank; recorded games pay the treasury', () => {
    const table = (recorded: boolean): Operating => {
      const one = new Operating(2, 'cisleithania', { recorded })
        .company('MS', { shares: [5, 4], trains: ['2'] })
        .turn('MS', 'revenue')
      moveShares(one.state, companyIndex('MS'), STACK, POOL, 1)
      if (one.state.turn !== null) one.state.turn.revenue = 130
      const before = [0, 1].map((seat) => one.cash(seat))
      one.do({ type: 'payOut' })
      expect(before.map((cash, seat) => one.cash(seat) - cash)).toEqual([65, 52])
      return one
    }
    expect(table(false).treasury('MS')).toBe(0)
    expect(table(true).treasury('MS')).toBe(13)
  })
})

describe('IV.2, IV.3: the income of small railways', () => {
  test('T26: half to the owner, half to the treasury, the money of the mine besides', () => {
    const table = new Operating()
      .tiles('B23 57 2')
      .company('MLB', { trains: ['1g'], shares: [0, 1] })
      .turn('MLB', 'run')
    const before = table.cash(1)
    table.do({ type: 'run', routes: [{ train: '1g', hexes: ['A22', 'B23'] }] })
    expect(table.cash(1) - before).toBe(10)
    expect(table.treasury('MLB')).toBe(10 + 20)
  })

  test('T26: of 110 each half is 55', () => {
    const table = new Operating().company('SD2', { trains: ['2'] }).turn('SD2', 'run')
    if (table.state.turn !== null) table.state.turn.revenue = 110
    const before = table.cash(0)
    revenue.settle(table.state, table.hear)
    expect([table.cash(0) - before, table.treasury('SD2')]).toEqual([55, 55])
    expect(table.events).toMatchObject([{ type: 'incomeHalved', revenue: 110, owner: 55, treasury: 55 }])
  })

  test('14.12: there is no choice', () => {
    const table = new Operating()
      .company('SD2', { trains: ['2'], cash: 200 })
      .turn('SD2')
      .do(pass)
    expect(table.state.step).toBe('trains')
    expect(table.why({ type: 'payOut' })).toBe('AH-DIV-SMALL-FIXED')
    expect(table.why({ type: 'withhold' })).toBe('AH-DIV-SMALL-FIXED')
  })

  test('16.7: the owner’s half lowers his debt first', () => {
    const table = new Operating()
      .tiles('B23 57 2')
      .company('MLB', { trains: ['1g'] })
      .owes(0, 4)
      .turn('MLB', 'run')
    table.do({ type: 'run', routes: [{ train: '1g', hexes: ['A22', 'B23'] }] })
    expect([table.state.debt[0], table.cash(0)]).toEqual([0, 6])
  })
})

describe('VIII: the share price board', () => {
  const after = (row: number, column: number, why: 'dividend' | 'nothing' | 'sale' | 'soldOut'): number => {
    const { state } = new Operating()
    const ms = companyIndex('MS')
    placeMarker(state, ms, cellAt(GRID, row - 1, column - 1) as number)
    return GRID.prices[cellAfter(asReadonly(state), ms, why)] as number
  }

  test('T20: right; at the end of a row up', () => {
    expect(after(1, 3, 'dividend')).toBe(130)
    expect(after(1, 14, 'dividend')).toBe(350)
    expect(after(4, 11, 'dividend')).toBe(240)
    expect(after(6, 7, 'dividend')).toBe(130)
    expect(after(7, 5, 'dividend')).toBe(90)
  })

  test('T21: left; in the first column down', () => {
    expect(after(1, 3, 'nothing')).toBe(110)
    expect(after(1, 1, 'nothing')).toBe(90)
    expect(after(7, 1, 'nothing')).toBe(40)
  })

  test('T22, T23: a sale moves one row down, where there is a cell', () => {
    expect(after(3, 3, 'sale')).toBe(90)
    expect(after(4, 3, 'sale')).toBe(80)
    expect(after(4, 11, 'sale')).toBe(220)
    expect(after(7, 5, 'sale')).toBe(80)
  })

  test('12.6: sold out moves one row up, on top it stays', () => {
    expect(after(4, 11, 'soldOut')).toBe(240)
    expect(after(1, 3, 'soldOut')).toBe(120)
  })

  test('T24, VII.4: of equal prices the marker further right comes first', () => {
    const { state } = new Operating()
    const [x, y, z] = ['BK', 'MS', 'CL'].map(companyIndex) as [number, number, number]
    placeMarker(state, x, cellAt(GRID, 0, 2) as number)
    placeMarker(state, y, cellAt(GRID, 2, 4) as number)
    placeMarker(state, z, cellAt(GRID, 5, 6) as number)
    expect(state.market.order).toEqual([z, y, x])
  })

  test('T27, X.4: paying every round the bond railway would climb from 50 to 180', () => {
    const { state } = new Operating()
    const cl = companyIndex('CL')
    placeMarker(state, cl, cellAt(GRID, 6, 1) as number)
    const prices: number[] = []
    for (let round = 0; round < 11; round++) {
      prices.push(GRID.prices[state.market.at[cl] as number] as number)
      placeMarker(state, cl, cellAfter(asReadonly(state), cl, 'dividend'))
    }
    expect(prices).toEqual([50, 60, 70, 80, 90, 105, 120, 130, 150, 170, 180])
  })
})
