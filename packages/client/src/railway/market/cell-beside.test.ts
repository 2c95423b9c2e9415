import type { MarketCell } from '@roundhouse/view/railway'
import { describe, expect, test } from 'vitest'
import { cellBeside } from './cell-beside.ts'

function cellsAt(places: readonly (readonly [column: number, row: number])[]): MarketCell[] {
  return places.map(([column, row], index) => ({
    index,
    price: 10 * index,
    column,
    row,
    startsFor: [],
    stack: [],
  }))
}

describe('two rows, the upper one shifted by half a cell', () => {
  const cells = cellsAt([
    [0, 1],
    [0.5, 0],
    [1, 1],
    [1.5, 0],
    [2, 1],
  ])

  test('left and right stay in the row', () => {
    expect(cellBeside(cells, 2, 'right')).toBe(4)
    expect(cellBeside(cells, 2, 'left')).toBe(0)
    expect(cellBeside(cells, 1, 'right')).toBe(3)
  })

  test('up and down change the row, to the left one of two', () => {
    expect(cellBeside(cells, 2, 'up')).toBe(1)
    expect(cellBeside(cells, 1, 'down')).toBe(0)
  })

  test('the edge is the end of the way', () => {
    expect(cellBeside(cells, 4, 'right')).toBe(4)
    expect(cellBeside(cells, 1, 'up')).toBe(1)
  })
})

test('in a grid with gaps, the next cell of the same column or row is found', () => {
  const cells = cellsAt([
    [0, 0],
    [1, 0],
    [0, 1],
    [3, 0],
    [0, 3],
  ])
  expect(cellBeside(cells, 1, 'right')).toBe(3)
  expect(cellBeside(cells, 2, 'down')).toBe(4)
  expect(cellBeside(cells, 0, 'down')).toBe(2)
  expect(cellBeside(cells, 3, 'down')).toBe(3)
})
