import { asReadonly, tableFault } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { about1862 } from '../about.ts'
import type { RmAction, Route } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { bestRun } from '../rules/best-run.ts'
import { Given } from './given.ts'
import { accept, decline, pass, run, sell, trade } from './table.ts'

/** A situation by this number of the rules. */
function by<T>(rules: number, make: () => Given, look: (given: Given) => T): T {
  const given = make()
  given.state.edition = { ...given.state.edition, rules }
  return look(given)
}

/** The same situation by the first and by the second number of the rules. */
function byBoth<T>(make: () => Given, look: (given: Given) => T): { readonly first: T; readonly second: T } {
  return { first: by(1, make, look), second: by(2, make, look) }
}

/** An error stands for a game that could not go on. */
function tried(look: () => string): string {
  try {
    return look()
  } catch (error) {
    return (error as Error).message
  }
}

describe('rules number 2', () => {
  test('3, 6.2: who can do nothing in a stock round passes unasked, and ends a turn of sales unasked', () => {
    /** Seat 0 has money, seat 1 a share, the others neither. */
    const poor = (): Given =>
      Given.stockRound(4, 0)
        .cashIs(0, 200)
        .has('ESR', { price: 26, shares: [3, 1], trains: ['2E'] })
    const askedAndPassed = (...actions: RmAction[]) =>
      byBoth(poor, (given) => [given.do(...actions).asked, given.told('passed').map(({ seat }) => seat)])
    // Seat 1 said himself that his turn was over, seats 2 and 3 that they passed.
    expect(askedAndPassed(pass, sell('ESR'))).toEqual({ first: [1, [0]], second: [0, [0, 2, 3]] })
    // Who has sold has not passed: three more passes end the round, not two.
    expect(askedAndPassed(pass, pass)).toEqual({ first: [2, [0, 1]], second: [0, [0, 1, 2, 3]] })
  })

  test('6.5.2: only who began the turn above the certificate limit must go on selling', () => {
    /** Seat 0 of eight has eight certificates; two of the three tenths of his own company remain for him. */
    const eight = (): Given =>
      Given.stockRound(8)
        .has('ESR', { price: 100, shares: [3], pool: 7, trains: ['2E'] })
        .has('ECR', { price: 100, shares: [9], trains: ['2E'] })
    const selling = (given: Given): string => tried(() => `${given.do(sell('ESR'), pass).asked}`)
    const refused = expect.stringContaining('62-MUST-SELL') as string
    expect(byBoth(eight, selling)).toEqual({ first: refused, second: '1' })
    const nine = (): Given => eight().has('SVR', { price: 100, shares: [1], pool: 9, trains: ['2E'] })
    expect(byBoth(nine, selling)).toEqual({ first: refused, second: refused })
  })

  test('7.2: a token is displaced even if the home of its company waits for a circle elsewhere', () => {
    /** Witham is green and full; the token of EUR came last, and EUR waits at Colchester. */
    const witham = (others: 1 | 2): Given => {
      const given = Given.stockRound().phase('B').lay('D13', '14', 0).lay('E12', '790', 1)
      if (others === 2) given.has('SVR', { price: 74, shares: [5], trains: ['2E'], stations: ['D11', 'D13'] })
      else
        given
          .has('SVR', { price: 74, shares: [5], trains: ['2E'] })
          .waiting('SVR')
          .station('SVR', 'D13')
      return given
        .has('EUR', { price: 68, shares: [0, 5], trains: ['2E'] })
        .waiting('EUR')
        .station('EUR', 'D13')
        .has('ECR', { price: 62, shares: [0, 0, 5], tokens: 3 })
        .turn('EUR', 'acquire', 0, ['ECR'])
    }
    const displaced = (given: Given): string =>
      tried(() => given.do(pass).told('stationDisplaced')[0]?.company ?? 'none')
    expect(byBoth(() => witham(2), displaced)).toEqual({ first: 'SVR', second: 'EUR' })
    expect(byBoth(() => witham(1), displaced)).toEqual({ first: 'no token to displace', second: 'EUR' })
  })

  test('7.8.2, 7.8.3: an n/m train leaves out what it must, no more, and only what it visits', () => {
    const fens = (trains: readonly string[]): Given =>
      Given.stockRound()
        .phase('B')
        .lay('C4', '621', 0)
        .lay('C6', '57', 0)
        .lay('C8', '621', 0)
        .has('L&H', { price: 82, shares: [5], trains, stations: ['C4'] })
        .turn('L&H', 'run')
    const leaving = (train: string, hexes: readonly string[], unpaid: readonly string[]) => {
      const run: RmAction = { type: 'run', routes: [{ train, hexes, unpaid }] }
      return byBoth(
        () => fens([train]),
        (given) => tried(() => String(given.do(run).told('trainsRun')[0]?.revenue)).replace(/.*code":"/, ''),
      )
    }
    const all = ['C4', 'C6', 'C8']
    const refused = expect.stringMatching(/^62-RUN-LENGTH.*"7\.8"/) as string
    expect(leaving('2/3E', all, ['C4'])).toEqual({ first: '50', second: '50' })
    expect(leaving('2/3L', all, ['C8', 'C6'])).toEqual({ first: '30', second: refused })
    expect(leaving('2/3E', ['C4', 'C6'], ['C6'])).toEqual({ first: '30', second: refused })
    expect(leaving('2/3E', all, ['C6', 'E2'])).toEqual({ first: '60', second: refused })
    expect(leaving('2E', ['C4', 'C6'], ['C4'])).toEqual({ first: '20', second: refused })
    expect(leaving('2F', all, ['C4'])).toEqual({ first: '80', second: refused })
    expect(leaving('2/3E', ['C2', 'C4', 'C6'], ['C2'])).toEqual({ first: '50', second: '50' })
  })

  test('7.8, 7.8.1: a freight that could join a chain as it is named is not left idle', () => {
    const lynn = (): Given =>
      Given.stockRound()
        .phase('E')
        .lay('C4', '621', 0)
        .lay('C6', '57', 0)
        .has('L&H', { price: 82, shares: [5], trains: ['6F', '6F', '5F', '5F'], stations: ['C4'] })
        .turn('L&H', 'run')
    const route = (train: string, chain: number, ...hexes: readonly string[]): Route => ({
      train,
      hexes,
      chain,
    })
    const three: RmAction = {
      type: 'run',
      routes: [route('6F', 1, 'C4', 'C6'), route('6F', 2, 'C4', 'C2'), route('5F', 1, 'C4', 'C6')],
    }
    expect(byBoth(lynn, (given) => tried(() => given.refusal(three)))).toEqual({
      first: expect.stringContaining('was accepted') as string,
      second: '62-RUN-MUST 7.8',
    })
  })

  test('7.9, table B46: a train that was declined is not asked for again after others have gone', () => {
    const table = (): Given =>
      Given.stockRound()
        .phase('B')
        .has('L&H', { price: 82, shares: [5], cash: 900, trains: ['2E'], stations: ['C4'] })
        .has('FDR', { price: 54, shares: [0, 5], trains: ['1F', '2/3E', '2L'], stations: ['G12'] })
        .turn('L&H', 'trains')
        .do(trade('2/3E', 'FDR'), decline, trade('1F', 'FDR'), accept)
    expect(table().refusal(trade('2/3E', 'FDR'))).toBe('62-TRAIN-DECLINED 7.9')
    expect(table().do(trade('2L', 'FDR'), accept).trains('L&H')).toBe('2E 1F 2L')
  })
})

describe('rules number 3', () => {
  /** A line from the port by King's Lynn to Newmarket; the only token is in its middle, two hexes from either end. */
  const between = (shares: readonly number[]): Given =>
    Given.stockRound()
      .phase('D')
      .lay('C4', '621', 0)
      .lay('C6', '57', 0)
      .lay('C8', '621', 0)
      .lay('C10', '57', 0)
      .has('L&E', { price: 82, shares, pool: 5, trains: ['5F', '1F*'], stations: ['C6'] })
  const line = (): Given => between([5]).turn('L&E', 'run')

  test('7.8, table B57: the best run is the best of all that the director may name', () => {
    const best = (given: Given): number => bestRun(asReadonly(given.state), companyIndex('L&E')).revenue
    // Both together reach from the port to Ely, or from Newmarket to King's Lynn; the freight 5 alone goes to the ends.
    expect([by(2, line, best), by(3, line, best)]).toEqual([90 + 30 + 2 * 30, 90 + 20 + 3 * 30])
  })

  test('7.8, table B57: what is named decides whether a train has a route left, before and now', () => {
    const alone = run('5F C2 C4 C6 C8 C10')
    const short = run('5F C2 C4 C6 C8')
    const earned = (given: Given): number => given.do(alone).told('trainsRun')[0]?.revenue ?? 0
    expect([by(2, line, earned), by(3, line, earned)]).toEqual([200, 200])
    expect(by(3, line, (given) => given.refusal(short))).toBe('62-RUN-MUST 7.8')
  })

  test('7.3: without a director as much as can be named is earned', () => {
    const forsaken = (): Given =>
      between([2])
        .has('FDR', { price: 54, shares: [0, 5], trains: ['5F'], stations: ['G12'] })
        .turn('FDR', 'acquire', 0, ['L&E'])
    const earned = (given: Given): number => given.do(pass).told('trainsRun')[0]?.revenue ?? 0
    expect([by(2, forsaken, earned), by(3, forsaken, earned)]).toEqual([180, 200])
  })

  test('2.4.2, 13, table B45, table B56: a recorded manner has extra companies and the duty to build at home', () => {
    const clash = (rules: number, options: Record<string, string>): string | null => {
      const table = { players: 8, variant: null, rules, options: { compatibility: '18xx.games', ...options } }
      const fault = tableFault(about1862, table)
      return fault?.code === 'table-clash' ? fault.params.section : (fault?.code ?? null)
    }
    for (const [options, section] of [
      [{ extraCompanies: 'no' }, '2.4.2'],
      [{ forcedHome: 'no' }, '13'],
      [{ eightTokens: 'yes', trainList: 'long' }, null],
    ] as const) {
      expect([clash(2, options), clash(3, options)]).toEqual([null, section])
    }
  })
})
