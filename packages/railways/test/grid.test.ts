import { expect, test } from 'vitest'
import { aboveOf, belowOf, cellAt, grid, leftOf, placeOf, rightOf } from '../src/finance/grid.ts'
import { moveMarker } from '../src/finance/market.ts'
import { type MarketState, OFF_MARKET } from '../src/state/market.ts'

/** The left part of a chart as 1824 prints it: rows shorten towards the bottom. */
const CHART = grid([
  [100, 110, 120, 130, 140],
  [90, 100, 110, 120],
  [80, 90, 100],
  [70, 80],
])
const at = (row: number, column: number): number => cellAt(CHART, row, column) as number

test('cells are found by row and column, and nothing lies beside the rows', () => {
  expect(CHART.prices[at(1, 3)]).toBe(120)
  expect(placeOf(CHART, at(2, 1))).toEqual({ row: 2, column: 1 })
  expect([cellAt(CHART, 3, 2), cellAt(CHART, 4, 0), cellAt(CHART, -1, 0), cellAt(CHART, 0, -1)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a dividend moves right, at the end of a row up, at the end of the top row nowhere', () => {
  expect(rightOf(CHART, at(1, 0))).toBe(at(1, 1))
  expect(rightOf(CHART, at(1, 3))).toBe(at(0, 3))
  expect(rightOf(CHART, at(0, 4))).toBe(at(0, 4))
})

test('without a dividend left, in the first column down, at its bottom nowhere', () => {
  expect(leftOf(CHART, at(2, 2))).toBe(at(2, 1))
  expect(leftOf(CHART, at(2, 0))).toBe(at(3, 0))
  expect(leftOf(CHART, at(3, 0))).toBe(at(3, 0))
})

test('sales go a row down and sold-out companies a row up, where there is a cell', () => {
  expect(belowOf(CHART, at(1, 1))).toBe(at(2, 1))
  expect(belowOf(CHART, at(2, 2))).toBe(at(2, 2))
  expect(aboveOf(CHART, at(1, 1))).toBe(at(0, 1))
  expect(aboveOf(CHART, at(0, 1))).toBe(at(0, 1))
})

test('the dearer operates first, at one price the one further right, on one cell the upper', () => {
  const market: MarketState = { at: [OFF_MARKET, OFF_MARKET, OFF_MARKET, OFF_MARKET], order: [] }
  moveMarker(market, CHART, 0, at(0, 0))
  moveMarker(market, CHART, 1, at(2, 2))
  moveMarker(market, CHART, 2, at(0, 0))
  moveMarker(market, CHART, 3, at(0, 1))
  expect(market.order).toEqual([3, 1, 0, 2])
})
