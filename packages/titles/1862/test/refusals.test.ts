import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RmAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { REFUSALS, SECTIONS } from '../sections.ts'
import { Given } from './given.ts'
import { lay, pass, run } from './table.ts'

describe('what no other test comes to', () => {
  test('7.4: a route does not end in two red areas', () => {
    const table = Given.stockRound()
      .phase('C')
      .lay('B7', '6', 0)
      .lay('B9', '790', 0)
      .has('E&H', { price: 82, shares: [5], trains: ['3E'], stations: ['C8', 'B7'] })
      .has('L&E', { price: 74, shares: [0, 5], trains: ['3E'], stations: ['C6'] })
      .turn('E&H', 'token')
    expect(table.state.step).toBe('token')
    table.state.step = 'run'
    if (table.state.turn !== null) table.state.turn.stage = 'run'
    expect(table.refusal(run('3E A6 B7 B9 A10'))).toBe('62-RUN-TWO-RED 7.4')
  })

  test('7.8.1: freights that do not join end to end are no chain', () => {
    const table = Given.stockRound()
      .phase('B')
      .lay('C4', '621', 0)
      .lay('C6', '14', 2)
      .lay('C8', '621', 0)
      .lay('B5', '57', 2)
      .has('L&H', { price: 82, shares: [5], trains: ['2F', '2F'], stations: ['C4', 'C6'] })
      .turn('L&H', 'run')
    expect(table.refusal(run('2F C4 C6 C8', '2F C6 B5'))).toBe('62-RUN-FREIGHT-CHAIN 7.8.1')
  })

  test('7.10: warranties come from the bank only', () => {
    const table = Given.stockRound()
      .phase('B')
      .has('ESR', { price: 100, shares: [5], cash: 500, trains: ['2/3E'], stations: ['F11'] })
      .has('FDR', { price: 82, shares: [5], trains: ['2F'], stations: ['G12'] })
      .turn('ESR', 'trains')
    const wanted: RmAction = { type: 'tradeTrain', train: '2F', from: 'FDR', warranties: 1 }
    expect(table.refusal(wanted)).toBe('62-WARRANTY-BANK 7.10')
  })

  test('7.13: one share in a turn', () => {
    const table = Given.stockRound()
      .phase('B')
      .lay('F11', '790', 1)
      .has('ESR', { price: 100, shares: [5], pool: 3, cash: 500, trains: ['2/3E'], stations: ['F11'] })
      .has('FDR', { price: 82, shares: [5], trains: ['2F'], stations: ['G12', 'F11'] })
      .turn('ESR', 'redeem')
      .do({ type: 'redeem' })
    expect(table.state.step).toBe('acquire')
    expect(table.refusal({ type: 'redeem' })).toBe('62-REDEEM-ONE 7.13')
  })

  test('7.1: the order of steps, and of companies', () => {
    const table = Given.stockRound()
      .has('ESR', { price: 100, shares: [5], cash: 500, trains: ['2E'], stations: ['F11'] })
      .has('FDR', { price: 82, shares: [0, 5], trains: ['2E'], stations: ['G12'] })
      .turn('ESR', 'trains', 0, ['FDR'])
    expect(table.refusal({ type: 'payOut' })).toBe('62-STEP-ORDER 7.1')
    expect(table.refusal(pass, 1)).toBe('62-NOT-YOUR-TURN 7.1')
    expect(table.refusal(lay('F11', '790', 1))).toBe('62-TRACK-COUNT 7.6')
    table.do(pass)
    expect([table.state.turn?.company, table.asked]).toEqual([companyIndex('FDR'), 1])
  })
})

test('17: every code is reached by some test, and cites a section of the rulebook', () => {
  const folder = import.meta.dirname
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  const missing = Object.keys(REFUSALS).filter((code) => !tests.includes(`'${code}`))
  expect(missing).toEqual([])
  for (const section of Object.values(REFUSALS)) expect(SECTIONS).toContain(section)
})
