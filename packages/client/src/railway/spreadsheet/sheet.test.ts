import { describe, expect, test } from 'vitest'
import { type Sheet, csvOf, nextSorting, sortRows } from './sheet.ts'

const cell = (value: number | string | null) => ({ value, text: String(value ?? '') })

const sheet: Sheet = {
  columns: [
    { id: 'price', name: 'Price' },
    { id: 'trains', name: 'Trains, all' },
  ],
  rows: [
    { id: 'a', name: 'NWB', cells: [cell(90), cell('2+2')] },
    { id: 'b', name: 'BTE', cells: [cell(null), cell('')] },
    { id: 'c', name: 'KFN', cells: [cell(110), cell('3 "red"')] },
    { id: 'd', name: 'ATE', cells: [cell(90), cell('=SUM(1)')] },
  ],
  foot: [{ id: 'total', name: 'Total', cells: [cell(290), cell(null)] }],
}

const order = (column: number, direction: 'ascending' | 'descending') =>
  sortRows(sheet.rows, { column, direction })
    .map(({ id }) => id)
    .join('')

describe('sorting', () => {
  test('by figures, equal ones in the order they had, empty ones last in both directions', () => {
    expect(order(0, 'descending')).toBe('cadb')
    expect(order(0, 'ascending')).toBe('adcb')
  })

  test('by the names of the rows', () => {
    expect(order(-1, 'ascending')).toBe('dbca')
  })

  test('figures run down first, names up, and the third press undoes it', () => {
    const first = nextSorting(null, 0)
    expect(first).toEqual({ column: 0, direction: 'descending' })
    const second = nextSorting(first, 0)
    expect(second).toEqual({ column: 0, direction: 'ascending' })
    expect(nextSorting(second, 0)).toBe(null)
    expect(nextSorting(first, -1)).toEqual({ column: -1, direction: 'ascending' })
  })
})

test('as text, with commas and quotes guarded, marks told, and no formula of a player', () => {
  const marked = {
    ...sheet,
    rows: [
      {
        id: 'e',
        name: '-Ana',
        cells: [{ ...cell(40), mark: { sign: '●', words: 'paid' } }, cell('=SUM(1)')],
      },
    ],
  }
  expect(csvOf('Company', marked, marked.rows)).toBe(
    'Company,Price,"Trains, all"\r\n\'-Ana,40 (paid),\'=SUM(1)\r\nTotal,290,\r\n',
  )
  expect(csvOf('Company', sheet, sheet.rows)).toContain('KFN,110,"3 ""red"""\r\n')
})
