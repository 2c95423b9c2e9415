import { companyIndex } from '../../companies.ts'
import type { RefusalCode } from '../../sections.ts'
import { TYPES } from '../../trains.ts'
import { Given } from '../given.ts'
import { decline, pass, run, trade, train } from '../table.ts'
import { late } from './building.ts'
import type { Refused } from './shares.ts'

const HUDSON = { type: 'hudson' } as const
const REDEEM = { type: 'redeem' } as const
const raise = (shares: number) => ({ type: 'sellTreasury', shares }) as const

/** King's Lynn, Downham Market, Ely, Newmarket in a row, then a small station; L&H stands in the first. */
const fens = (...trains: readonly string[]): Given =>
  Given.stockRound()
    .phase('D')
    .lay('C4', '621', 0)
    .lay('C6', '57', 0)
    .lay('C8', '621', 0)
    .lay('C10', '57', 0)
    .lay('C12', '8852', 0)
    .has('L&H', { price: 82, shares: [5], trains, stations: ['C4'] })

const runs = (...trains: readonly string[]): Given => fens(...trains).turn('L&H', 'run')

/** L&H stands in Newmarket as well. */
const wide = (...trains: readonly string[]): Given =>
  fens(...trains)
    .station('L&H', 'C10')
    .turn('L&H', 'run')

/** ESR and FDR; the bank sells trains of this band. */
const buying = (trains: readonly string[], cash: number, phase: 'B' | 'D' | 'E' = 'D'): Given =>
  Given.stockRound()
    .phase(phase)
    .lay('F11', '791', 1)
    .has('ESR', { price: 100, par: 100, shares: [5, 2], cash, trains, stations: ['F11'] })
    .has('FDR', { price: 82, shares: [0, 5], cash: 500, trains: ['2F'], stations: ['G12', 'F11'] })
    .turn('ESR', 'trains', 0, ['FDR'])

const redeeming = (pool: number, cash: number): Given =>
  Given.stockRound()
    .phase('B')
    .lay('F11', '791', 1)
    .has('ESR', { price: 100, shares: [5], pool, cash, trains: ['2/3E'], stations: ['F11'] })
    .has('FDR', { price: 82, shares: [5], trains: ['2F'], stations: ['G12', 'F11'] })

/** 7.4, 7.8 to 7.13, 8, 10 and 11. */
export const RUNNING = {
  '62-NOT-YOUR-TURN': () => buying(['4E'], 500).refusal(pass, 1),
  '62-STEP-ORDER': () => buying(['4E'], 500).refusal({ type: 'payOut' }),
  '62-GAME-OVER': () => {
    const table = Given.stockRound()
      .has('L&H', { price: 950, shares: [5], trains: ['2E'], stations: ['C4'] })
      .turn('L&H', 'revenue', 950)
      .do({ type: 'payOut' })
    while (table.state.ended === null) table.do(pass)
    return table.refusal(pass, 0)
  },
  '62-VARIANT': () =>
    Given.stockRound(3, 500, {}, 'express-simple')
      .phase('D')
      .has('L&H', { price: 82, shares: [6, 4], cash: 2000, trains: ['4E'], stations: ['C4'] })
      .turn('L&H', 'trains')
      .refusal(train('5F')),
  '62-RUN-PERMIT': () => {
    const table = runs('4E', '5F')
    table.state.permits.held[companyIndex('L&H')] = 1 << TYPES.indexOf('express')
    return table.refusal(run('5F C4 C6'))
  },
  '62-RUN-TOKEN': () => runs('4E').refusal(run('4E C6 C8')),
  '62-RUN-TRACK': () => runs('4E').refusal(run('4E C4 D5')),
  '62-RUN-REPEAT': () => runs('4E').refusal(run('4E C4 C6 C4')),
  '62-RUN-BLOCKED': () =>
    fens('4E')
      .has('L&E', { price: 74, shares: [0, 5], trains: ['3E'], stations: ['C6'] })
      .turn('L&H', 'run')
      .refusal(run('4E C4 C6 C8')),
  '62-RUN-THROUGH-EDGE': () => runs('4E').refusal(run('4E C6 C4 C2 C4')),
  '62-RUN-TWO-RED': () =>
    Given.stockRound()
      .phase('C')
      .lay('B7', '6', 0)
      .lay('B9', '790', 0)
      .has('E&H', { price: 82, shares: [5], trains: ['3E'], stations: ['C8', 'B7'] })
      .turn('E&H', 'run')
      .refusal(run('3E A6 B7 B9 A10')),
  '62-RUN-TWO-PORTS': () =>
    Given.stockRound()
      .phase('B')
      .lay('F3', '5', 2)
      .lay('E2', '57', 2)
      .has('ENR', { price: 82, shares: [5], trains: ['1F', '2F'], stations: ['F3'] })
      .turn('ENR', 'run')
      .refusal(run('1F F3 F1', '2F F3 E2 D1')),
  '62-RUN-LONDON': () =>
    Given.stockRound()
      .lay('D13', '5', 0)
      .has('ECR', { price: 82, shares: [5], trains: ['2E'], stations: ['D13'] })
      .turn('ECR', 'run')
      .refusal(run('2E D13 D15')),
  '62-RUN-END-SMALL': () => wide('4E').refusal(run('4E C10 C12')),
  '62-RUN-SHORT': () => runs('4E').refusal(run('4E C4')),
  '62-RUN-LENGTH': () => runs('3E').refusal(run('3E C4 C6 C8 C10')),
  '62-RUN-LOCAL-EDGE': () => runs('4L').refusal(run('4L C2 C4 C6')),
  '62-RUN-HOME': () => wide('4E').refusal(run('4E C10 C8')),
  '62-RUN-APART': () => wide('4E', '4E').refusal(run('4E C4 C6', '4E C8 C10')),
  '62-RUN-FREIGHT-CHAIN': () => wide('3F', '3F').refusal(run('3F C4 C6 C8', '3F C6 C8 C10')),
  '62-RUN-MUST': () => runs('4E').refusal(run()),
  '62-HUDSON-RANGE': () => fens('4E').turn('L&H', 'revenue', 90).refusal(HUDSON),
  '62-HUDSON-CASH': () => fens('4E').turn('L&H', 'revenue', 60).refusal(HUDSON),
  '62-TRAIN-NOT-TOP': () => buying(['4E'], 500).refusal(train('3E')),
  '62-TRAIN-CASH': () => buying(['4E'], 300).refusal(train('4E')),
  '62-TRAIN-DECLINED': () => buying(['4E'], 500).do(trade('2F', 'FDR'), decline).refusal(trade('2F', 'FDR')),
  '62-TRAIN-RECEIVERSHIP': () =>
    buying(['4E'], 500)
      .has('NGC', { price: 54, shares: [2, 2], pool: 6, trains: ['3F'], stations: ['C10'] })
      .refusal(trade('3F', 'NGC')),
  '62-TRAIN-LNER': () => late().do(pass, pass, pass).refusal(trade('6F', 'E&H')),
  '62-TRAIN-LIMIT': () => buying(['4E', '3E', '3E'], 500).refusal(train('4E')),
  '62-TRAIN-MUST': () => buying([], 400).refusal(pass),
  '62-WARRANTY-MAX': () => buying(['4E'], 900).refusal(train('4E', 3)),
  '62-WARRANTY-BANK': () =>
    buying(['4E'], 500).refusal({ type: 'tradeTrain', train: '2F', from: 'FDR', warranties: 1 }),
  '62-WARRANTY-CASH': () => buying(['4E'], 400).refusal(train('4E', 1)),
  '62-FORCED-NOT-NEEDED': () => buying(['4E'], 0).refusal({ type: 'refinance' }),
  '62-FORCED-BANK-ONLY': () => buying([], 310, 'E').do(raise(2)).refusal(trade('2F', 'FDR')),
  '62-FORCED-TOO-MANY': () => buying([], 310, 'E').refusal(raise(3)),
  '62-FORCED-NOT-ENOUGH': () => buying([], 310, 'E').refusal(raise(1)),
  // The step is left out; the next one is open because FDR could be acquired.
  '62-REDEEM-NONE': () => redeeming(0, 500).turn('ESR', 'trains').do(pass).refusal(REDEEM),
  '62-REDEEM-CASH': () => redeeming(3, 50).turn('ESR', 'trains').do(pass).refusal(REDEEM),
  '62-REDEEM-ONE': () => redeeming(3, 500).turn('ESR', 'redeem').do(REDEEM).refusal(REDEEM),
} as const satisfies Partial<Record<RefusalCode, Refused>>
