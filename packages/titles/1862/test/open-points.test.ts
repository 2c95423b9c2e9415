import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { NOBODY } from '../state.ts'
import { Given } from './given.ts'
import { acquire, buy, keep, merge, open, par, pass, sell, start, tokens, train } from './table.ts'

/** ESR of seat 0 begins its first turn: WVR and N&B have filled Ipswich, a line leads to FDR in Felixstowe. */
function ipswich(operated: readonly 'FDR'[] = []): Given {
  return Given.stockRound()
    .phase('B')
    .lay('G12', '57', 2)
    .lay('F11', '790', 1)
    .has('WVR', { price: 90, shares: [5], pool: 5, trains: ['2E'], stations: ['G8', 'F11'] })
    .has('N&B', { price: 82, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
    .has('ESR', { price: 74, shares: [6], pool: 4, tokens: 3, cash: 500 })
    .has('FDR', { price: 62, shares: [6], pool: 4, tokens: 1, trains: ['2F'], stations: ['G12'] })
    .turn('N&B', 'acquire', 0, operated.includes('FDR') ? ['ESR'] : ['ESR', 'FDR'])
    .do(pass)
}

describe('table B: a home token outside a circle', () => {
  test('7.2 (B29): if the other company survives, the duty goes with the one that vanished', () => {
    const table = ipswich()
    expect([table.state.step, table.company('ESR').homeWaits]).toEqual(['merge', true])
    table.do(merge('FDR', 'FDR'))
    expect([table.state.turn?.company, table.state.step]).toEqual([companyIndex('FDR'), 'track'])
    table.do(pass)
  })

  test('7.5.6 (B49): the vanished company’s home token that stood in no circle is not placed any more', () => {
    const table = ipswich().do(merge('FDR', 'FDR'))
    expect([table.stations('FDR'), table.company('FDR').stationsLeft.length]).toEqual(['G12', 1 + 2 + 1])
  })

  test('7.2 (B50): after a turn that a merger ended, the duty holds in the next one', () => {
    const table = ipswich(['FDR']).do(merge('FDR', 'ESR'))
    expect([table.state.round.within, table.company('ESR').homeWaits]).toEqual([1, true])
    while (table.state.turn?.company !== companyIndex('ESR') || table.state.step !== 'track') {
      table.do(table.state.step === 'revenue' ? { type: 'withhold' } : pass)
    }
    expect(table.refusal(pass)).toBe('62-HOME-MUST-UPGRADE 7.2')
  })

  test('7.2 (B50): it takes the first circle that becomes free', () => {
    const table = ipswich().do(merge('WVR', 'ESR'), keep)
    // Both stood in Ipswich: the token of WVR is lost.
    expect([table.company('ESR').homeWaits, table.stations('ESR')]).toEqual([false, 'F11 G8'])
  })
})

/** Three companies of seat 0 in Ipswich. */
function three(trains: readonly string[] = ['2F']): Given {
  return Given.stockRound()
    .phase('E')
    .lay('F11', '791', 1)
    .has('ESR', { price: 100, shares: [6], pool: 4, trains: ['3E', '3E'], stations: ['F11'], cash: 900 })
    .has('FDR', { price: 82, shares: [6], pool: 4, trains, stations: ['G12', 'F11'] })
    .has('WVR', { price: 74, shares: [6], pool: 4, trains: ['5F'], stations: ['G8', 'F11'] })
    .turn('ESR', 'merge', 0, ['FDR', 'WVR'])
}

describe('table B: companies joined', () => {
  test('7.1, 7.14 (B47): a merger and an acquisition in one turn, but no second merger', () => {
    const table = three(['3F']).do(merge('FDR', 'ESR'))
    expect(table.refusal(merge('WVR', 'ESR'))).toBe('62-MERGE-STEP 7.5')
    while (table.state.step !== 'acquire')
      table.do(table.state.step === 'revenue' ? { type: 'payOut' } : pass)
    table.do(acquire('WVR', 'ESR'))
    expect(table.stations('ESR')).toBe('F11 G12 G8')
  })

  test('7.9 (B30): trains above the limit are kept, and none is bought', () => {
    const table = three(['3E', '3F']).do(merge('FDR', 'ESR'))
    expect(table.trains('ESR')).toBe('3E 3E 3E 3F')
    table.turn('ESR', 'trains')
    expect(table.refusal(train('4/5E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(table.do(train('6F')).trains('ESR')).toBe('3E 3E 3E 3F 6F')
  })

  test('8 (B58): without a director the biggest holder decides, in a tie the first from the priority deal', () => {
    const table = Given.stockRound().do(start('ESR', 54))
    table.company('ESR').director = NOBODY
    table.state.shares.units[companyIndex('ESR') * 11 + 0] = 0
    table.state.shares.units[companyIndex('ESR') * 11 + 9] = 3
    table.do(buy('ESR', 'treasury'), buy('ESR', 'treasury'))
    expect([table.state.step, table.asked]).toEqual(['tokens', 1])
    table.do(tokens(2))
    expect(table.company('ESR').stationsLeft).toHaveLength(2)
  })
})

test('4.3 (B28): fines in the order of the priority deal, each player’s companies as he won them', () => {
  const table = Given.parliament(3, 1200)
  // Seat 0 wins ESR, seat 1 SVR; in the second round seat 0 wins ECR.
  table.do(open('ESR'), pass, pass, par(100), pass, open('SVR'), pass, pass, par(90), pass, pass)
  table.do(open('ECR'), pass, pass, par(54), pass)
  while (table.told('obligationFailed').length === 0) table.do(pass)
  expect(table.told('obligationFailed').map(({ seat, company, fine }) => [seat, company, fine])).toEqual([
    [0, 'ESR', 500],
    [0, 'ECR', 270],
    [1, 'SVR', 450],
  ])
})

test('6.6, 4.3 (table A23): fines come first, then the priority deal passes', () => {
  const table = Given.parliament(3, 1200)
  table.do(open('ESR'), pass, pass, par(54), pass)
  while (table.state.round.kind === 'parliament') table.do(pass)
  table.do(pass, start('SVR', 54), pass, pass, pass)
  const told = table.events.map(({ type }) => type)
  expect(told.indexOf('obligationFailed')).toBeLessThan(told.indexOf('priorityPassed'))
  expect([table.told('priorityPassed')[0]?.seat, table.refusal(sell('SVR'))]).toEqual([
    2,
    '62-PARL-NO-SALE 4.2',
  ])
})
