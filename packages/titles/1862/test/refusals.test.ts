import { describe, expect, test } from 'vitest'
import type { RmAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { REFUSALS, type RefusalCode, SECTIONS } from '../sections.ts'
import { Given } from './given.ts'
import { BUILDING } from './refused/building.ts'
import { RUNNING } from './refused/running.ts'
import { type Refused, SHARES } from './refused/shares.ts'
import { bid, lay, pass, run, start } from './table.ts'

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

/** Every code there is; one that nobody tries does not compile. */
const REFUSED: Readonly<Record<RefusalCode, Refused>> = { ...SHARES, ...BUILDING, ...RUNNING }

describe('17: every refusal is played, and cites its section', () => {
  test.each(Object.keys(REFUSED) as RefusalCode[])('%s', (code) => {
    expect(REFUSED[code]()).toBe(`${code} ${REFUSALS[code]}`)
    expect(SECTIONS).toContain(REFUSALS[code])
  })

  test('2 to 13: where the same rule stands elsewhere in this round or variant, that section is cited', () => {
    expect(Given.parliament().refusal(pass, 1)).toBe('62-NOT-YOUR-TURN 4.1')
    expect(Given.stockRound().refusal(pass, 1)).toBe('62-NOT-YOUR-TURN 6.1')
    expect(Given.parliament().refusal(bid(5))).toBe('62-STEP-ORDER 4.1')
    expect(Given.stockRound().refusal(bid(5))).toBe('62-STEP-ORDER 6.1')
    const newcomers = Given.stockRound(4, 500, { newcomers: 'yes' }, 'express-simple')
    expect(newcomers.refusal(start('ESR', 54))).toBe('62-VARIANT 11.3')
  })
})
