import { describe, expect, test } from 'vitest'
import { locomotivesOn } from '../board.ts'
import {
  COMPANY_IDS,
  HEXES,
  HEX_IDS,
  NEIGHBOURS,
  chicagoExpress,
  companyIndex,
  hexIndex,
  unsoldShares,
} from '../index.ts'
import { newTable } from './table.ts'

describe('p34 Set-up', () => {
  test.each([
    ['PRR', 'Philadelphia', 3, 19, 7],
    ['B&O', 'Baltimore', 4, 21, 6],
    ['C&O', 'Washington', 6, 25, 5],
    ['NYC', 'New York', 5, 23, 8],
  ] as const)(
    '1.1 · %s stands in %s with %i shares, %i locomotives left and income %i',
    (id, start, shares, stock, income) => {
      const table = newTable(4)
      const company = table.company(id)
      expect(company).toMatchObject({ open: true, income, stock, holders: [] })
      expect(company.network.map((hex) => HEXES[hex]?.name)).toEqual([start])
      expect(table.state.locomotives[company.network[0] as number]).toBe(1 << companyIndex(id))
      expect(unsoldShares(table.state, companyIndex(id))).toBe(shares)
      expect(table.treasury(id)).toBe(0)
    },
  )

  test('1.2 · the Wabash is closed: 11 locomotives, 2 shares, nothing on the map', () => {
    const table = newTable(4)
    expect(table.company('WAB')).toEqual({ open: false, income: 0, holders: [], stock: 11, network: [] })
    expect(unsoldShares(table.state, companyIndex('WAB'))).toBe(2)
    expect(locomotivesOn(table.state, hexIndex('D3'))).toBe(0)
  })

  test('1.3, 1.5 · houses, industries and dials', () => {
    const { houses, developed, industries, dials, round } = newTable(4).state
    expect([houses, developed.some((each) => each !== 0), round]).toEqual([20, false, 1])
    expect(industries).toEqual({ detroit: 1, wheeling: 3, pittsburgh: 4 })
    expect(dials).toEqual({ auction: 0, network: 0, development: 0 })
  })

  test('a table of 2 to 6 players, any of them or the lot to open', () => {
    expect(chicagoExpress.players).toEqual({ min: 2, max: 6 })
    expect(chicagoExpress.options[0]?.values(3, null)).toEqual(['1', '2', '3', 'lot'])
  })
})

const named = (kind: string) => HEXES.filter((hex) => hex.kind === kind).map((hex) => String(hex.name))

describe('p33 Material: the map', () => {
  test('neighbours are mutual, six at most, and the whole map hangs together', () => {
    for (const [hex, beside] of NEIGHBOURS.entries()) {
      expect(beside.length).toBeLessThanOrEqual(6)
      for (const other of beside) expect(NEIGHBOURS[other]).toContain(hex)
    }
    const reached = new Set([0])
    for (const hex of reached) for (const other of NEIGHBOURS[hex] as readonly number[]) reached.add(other)
    expect(reached.size).toBe(HEX_IDS.length)
  })

  test('ids and places are unique', () => {
    expect(new Set(HEX_IDS).size).toBe(HEXES.length)
    expect(new Set(HEXES.map(({ x, y }) => `${x},${y}`)).size).toBe(HEXES.length)
  })

  test('1.6 · four closed start hexes and three industrial cities; Chicago and Fort Wayne are cities', () => {
    expect(named('start').toSorted()).toEqual(['Baltimore', 'New York', 'Philadelphia', 'Washington'])
    expect(named('industrial').toSorted()).toEqual(['Detroit', 'Pittsburgh', 'Wheeling'])
    expect(named('city')).toEqual(
      expect.arrayContaining(['Chicago', 'Fort Wayne', 'Binghamton', 'Charleston']),
    )
  })

  test('5.8 · plains and forests bring no income, cities and mountains do; all but start hexes cost', () => {
    for (const { id, kind, cost, income } of HEXES) {
      expect([id, cost > 0]).toEqual([id, kind !== 'start'])
      expect([id, income > 0]).toEqual([id, kind === 'city' || kind === 'mountain' || kind === 'industrial'])
    }
  })

  test('20 shares and 103 locomotives', () => {
    const { state } = newTable(2)
    const shares = COMPANY_IDS.reduce((sum, id) => sum + unsoldShares(state, companyIndex(id)), 0)
    const locomotives = state.companies.reduce((sum, { stock, network }) => sum + stock + network.length, 0)
    expect([shares, locomotives]).toEqual([20, 103])
  })
})
