import { cellAt } from '@roundhouse/railways'
import { expect, test } from 'vitest'
import { GRID } from '../market.ts'
import { type PriceCause, cellAfter } from '../rules/prices.ts'
import { Game } from './game.ts'

/** The price after a move from the cell in this row and column, counted from 1. */
function after(cause: PriceCause, row: number, column: number): number {
  const game = new Game().marker('BH', row, column)
  return GRID.prices[cellAfter(game.state, 15, cause)] as number
}

function columnOf(row: number, price: number): number {
  for (let column = 0; ; column++) {
    const cell = cellAt(GRID, row - 1, column)
    if (cell === null) throw new Error(`no ${price} in row ${row}`)
    if (GRID.prices[cell] === price) return column + 1
  }
}

test('T20 VIII.2: right, at the end of a row up, at the end of the top row nowhere', () => {
  const from = [
    [1, 120],
    [1, 350],
    [4, 220],
    [6, 120],
    [7, 80],
  ] as const
  const to = from.map(([row, price]) => after('dividend', row, columnOf(row, price)))
  expect(to).toEqual([130, 350, 240, 130, 90])
})

test('T21 VIII.2: left, in the first column down, at its bottom nowhere', () => {
  const to = [after('nothing', 1, 3), after('nothing', 1, 1), after('nothing', 7, 1)]
  expect(to).toEqual([110, 90, 40])
})

test('T23 VIII.3: a sale where there is no cell below', () => {
  expect([after('sale', 4, columnOf(4, 220)), after('sale', 7, columnOf(7, 80))]).toEqual([220, 80])
})

test('12.6 VIII.3: up, in the top row nowhere', () => {
  expect([after('soldOut', 7, 3), after('soldOut', 1, 3)]).toEqual([70, 120])
})

test('T24 VII.4: at one price the marker further right operates first', () => {
  const game = new Game().marker('BK', 1, 3).marker('MS', 3, 5).marker('CL', 6, 7)
  const order = game.state.market.order.filter((company) => [11, 12, 13].includes(company))
  expect(order).toEqual([13, 12, 11])
})

test('12.1 VIII.1: state railways at the start, SD on top, and a regional marker under those already there', () => {
  const game = new Game()
  expect(game.state.market.order).toEqual([16, 17, 18])
})
