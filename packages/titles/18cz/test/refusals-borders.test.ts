import { type Seat, play } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type CzAction,
  type LocalId,
  SIZE_DATA,
  eighteenCz,
  sampleRun,
  title18cz,
  valueRun,
} from '../index.ts'
import { Given } from './given.ts'
import {
  type Table,
  accept,
  acquire,
  bid,
  buy,
  buyTrain,
  decline,
  lay,
  newTable,
  pass,
  putUp,
  placeToken,
  run,
  sell,
  start,
} from './table.ts'

/** Refusals end where the next thing is allowed: each of these is just allowed. */
interface Border {
  readonly code: string
  readonly why: string
  readonly table: () => Table
  readonly action: CzAction
  readonly seat?: Seat
  readonly title?: typeof eighteenCz
}

const THIRTEEN: readonly LocalId[] = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'L1',
]

const stock = (cash = 1000): Given => Given.stockRound(1, 3, cash)
const repay = (amount: number): CzAction => ({ type: 'repay', amount })
const tradeLocal = (price: number): CzAction => ({ type: 'tradeLocal', local: 'S1', price })
const tradeTrain = (price: number): CzAction => ({ type: 'tradeTrain', train: '2b', from: 'OFE', price })

function laden(): Given {
  const given = stock()
  for (const local of THIRTEEN) given.local(local, 0)
  return given
}

/** EKJ with this much money; OFE of seat 1 owns a 2, seat 1 a local. */
function depot(cash: number, trains: ('2a' | '2b')[] = []): Given {
  const given = stock().phase('b').local('S1', 1)
  given.open('EKJ', { price: 60, shares: [3], cash, trains, stations: ['D4'] })
  return given.open('OFE', { price: 60, shares: [0, 3], trains: ['2b'] }).turn('EKJ', 'trains')
}

function merger(cash: number): Given {
  const given = stock()
    .phase('b')
    .open('BN', { price: 100, shares: [3], cash, trains: ['2+2b'] })
  return given.open('EKJ', { price: 60, shares: [0, 3], trains: ['2b'] }).turn('BN', 'acquire')
}

function karlovyVary(cash: number): Given {
  const given = stock().lay('D4', '57', 0)
  return given.open('EKJ', { price: 60, shares: [3], cash, trains: ['2a'], stations: ['D4'] })
}

function prerov(cash: number): Given {
  const given = stock().lay('F22', '57', 2).lay('G23', '57', 2)
  return given.open('MW', { price: 50, shares: [3], cash, trains: ['2a'], stations: ['F22'] })
}

/** kk may buy MW of seat 1. */
function mw(cash: number): Given {
  const given = Given.moravia().phase('d').owns('MW', 1)
  return given.open('kk', { price: 60, shares: [5], cash, trains: ['2a'] }).turn('kk', 'trains')
}

const bySearch = title18cz((state, company) => {
  const routes = sampleRun(state, company)
  const value = valueRun(state, company, routes)
  return { routes, revenue: 'code' in value ? 0 : value.revenue }
})

const BORDERS: readonly Border[] = [
  {
    code: 'CZ-PRE-CASH',
    why: 'the last 25 for the cheapest local',
    table: () => Given.preStock([25, 100, 100]),
    action: { type: 'buyLocal', local: 'S1' },
  },
  {
    code: 'CZ-BUY-CASH',
    why: 'the last 100 for a certificate',
    table: () => stock(100),
    action: start('EKJ', 50),
  },
  {
    code: 'CZ-BUY-CASH',
    why: 'the last 60 for a share',
    table: () => stock(60).open('EKJ', { price: 60, shares: [0, 2] }),
    action: buy('EKJ'),
  },
  {
    code: 'CZ-BUY-LOAN',
    why: 'the loan is repaid, only the penalty is left',
    table: () => stock().owes(0, 20).do(repay(20)),
    action: start('EKJ', 50),
  },
  {
    code: 'CZ-BUY-AFTER-SELL',
    why: 'another company than the one sold',
    table: () =>
      stock()
        .open('EKJ', { price: 60, shares: [1, 2] })
        .do(sell('EKJ')),
    action: start('OFE', 50),
  },
  { code: 'CZ-CERT-LIMIT', why: 'the fourteenth certificate', table: laden, action: start('EKJ', 50) },
  {
    code: 'CZ-MUST-SELL',
    why: 'above the limit with nothing that can be sold',
    table: () => laden().local('L2', 0).local('L3', 0),
    action: pass,
  },
  {
    code: 'CZ-SHARE-LIMIT',
    why: 'up to 75 % of a small company',
    table: () => stock().open('EKJ', { price: 60, shares: [2] }),
    action: buy('EKJ'),
  },
  {
    code: 'CZ-SHARE-LIMIT',
    why: 'up to 60 % of a large company',
    table: () =>
      stock()
        .phase('d')
        .open('Sx', { price: 90, shares: [5] }),
    action: buy('Sx'),
  },
  {
    code: 'CZ-SHARE-LIMIT',
    why: 'up to 70 % of one in Bohemia',
    table: () =>
      Given.stockRound(4, 2)
        .phase('d')
        .open('Sx', { price: 90, shares: [6] }),
    action: buy('Sx'),
  },
  {
    code: 'CZ-SELL-DIRECTOR',
    why: 'a share beside the certificate',
    table: () => stock().open('EKJ', { price: 60, shares: [3, 1] }),
    action: sell('EKJ'),
  },
  {
    code: 'CZ-SELL-BLOCK',
    why: 'another company in the same turn',
    table: () => {
      const given = stock().open('EKJ', { price: 60, shares: [1, 2] })
      return given.open('OFE', { price: 60, shares: [1, 2] }).do(sell('EKJ'))
    },
    action: sell('OFE'),
  },
  { code: 'CZ-LOAN-CASH', why: 'all of the cash', table: () => stock(10).owes(0, 20), action: repay(10) },
  {
    code: 'CZ-LOAN-PENALTY',
    why: 'all of the debt',
    table: () => stock().owes(0, 20, 180),
    action: repay(20),
  },
  {
    code: 'CZ-NOT-YOUR-TURN',
    why: 'a loan is repaid out of turn',
    table: () => stock().owes(2, 20),
    action: repay(1),
    seat: 2,
  },
  {
    code: 'CZ-TERRAIN-CASH',
    why: 'the last 40 for the mountain',
    table: () => karlovyVary(40).turn('EKJ', 'track'),
    action: lay('C5', '4', 0),
  },
  {
    code: 'CZ-TERRAIN-CASH',
    why: 'nothing with a large local',
    table: () => karlovyVary(0).local('L1', 'EKJ').turn('EKJ', 'track'),
    action: lay('C5', '4', 0, 'L1'),
  },
  {
    code: 'CZ-TOKEN-CASH',
    why: 'the last 40',
    table: () => prerov(40).turn('MW', 'token'),
    action: placeToken('G23'),
  },
  {
    code: 'CZ-STATION-RESERVED',
    why: 'its own home is no obstacle to others once it stands',
    table: () => {
      const given = stock().phase('d').lay('F22', '14', 1).lay('G23', '57', 2)
      given.open('MW', { price: 50, shares: [0, 3], stations: ['F22'] })
      return given
        .open('VBW', { price: 50, shares: [3], cash: 40, stations: ['G23'] })
        .lay('I9', '57', 1)
        .turn('VBW', 'token')
    },
    action: placeToken('F22'),
  },
  {
    code: 'CZ-RUN-NOT-MAX',
    why: 'the highest run',
    table: () => prerov(0).turn('MW', 'run'),
    action: run(['2a', 'F22', 'G23']),
    title: bySearch,
  },
  { code: 'CZ-ACQ-PRICE', why: 'half the price', table: () => merger(500), action: acquire('EKJ', 30) },
  { code: 'CZ-ACQ-PRICE', why: 'one and a half times', table: () => merger(500), action: acquire('EKJ', 90) },
  { code: 'CZ-ACQ-CASH', why: 'the last 90', table: () => merger(90), action: acquire('EKJ', 30) },
  {
    code: 'CZ-ACQ-DECLINED',
    why: 'one more than was declined',
    table: () => merger(500).do(acquire('EKJ', 50), decline),
    action: acquire('EKJ', 51),
  },
  {
    code: 'CZ-TURN-CASH',
    why: 'the last 10',
    table: () => merger(100).do(acquire('EKJ', 30), accept),
    action: { type: 'turnTrain', train: '2b', to: '2+2b' },
  },
  { code: 'CZ-LOCAL-PRICE', why: 'the value of the round', table: () => depot(500), action: tradeLocal(45) },
  { code: 'CZ-LOCAL-CASH', why: 'the last 10', table: () => depot(10), action: tradeLocal(10) },
  { code: 'CZ-LOCAL-PRICE', why: 'one', table: () => depot(10), action: tradeLocal(1) },
  {
    code: 'CZ-LOCAL-DECLINED',
    why: 'one more than was declined',
    table: () => depot(10).do(tradeLocal(9), decline),
    action: tradeLocal(10),
  },
  { code: 'CZ-TRAIN-PRICE', why: 'one', table: () => depot(10), action: tradeTrain(1) },
  {
    code: 'CZ-TRAIN-CASH',
    why: 'all for a train of OFE',
    table: () => depot(10, ['2a']),
    action: tradeTrain(10),
  },
  { code: 'CZ-TRAIN-CASH', why: 'the last 70', table: () => depot(70, ['2a']), action: buyTrain('2b') },
  {
    code: 'CZ-TRAIN-LIMIT',
    why: 'the third of three',
    table: () => depot(70, ['2a', '2a']),
    action: buyTrain('2b'),
  },
  {
    code: 'CZ-TRAIN-KIND',
    why: 'a red train for a medium company',
    table: () => merger(70).turn('BN', 'trains'),
    action: buyTrain('2b'),
  },
  { code: 'CZ-TRAIN-MUST', why: 'a train it can run', table: () => depot(0, ['2a']), action: pass },
  {
    code: 'CZ-LOAN-AMOUNT',
    why: 'exactly what is missing',
    table: () => depot(0).cashIs(0, 50),
    action: buyTrain('2b', 'bank', 20),
  },
  {
    code: 'CZ-LOCAL-PRICE',
    why: 'MW for its value of 50',
    table: () => mw(60),
    action: { type: 'tradeMw', price: 50 },
  },
  {
    code: 'CZ-LOCAL-CASH',
    why: 'MW for the last 40',
    table: () => mw(40),
    action: { type: 'tradeMw', price: 40 },
  },
  { code: 'CZ-LOCAL-PRICE', why: 'MW for one', table: () => mw(40), action: { type: 'tradeMw', price: 1 } },
  {
    code: 'CZ-MS-BID-LOW',
    why: 'the minimum',
    table: () => newTable(3, {}, 'table', 'moravia-silesia').do(putUp('S')),
    action: bid('S', 25),
  },
  {
    code: 'CZ-MS-BID-LOW',
    why: 'five more',
    table: () => newTable(3, {}, 'table', 'moravia-silesia').do(putUp('S'), bid('S', 25)),
    action: bid('S', 30),
  },
  {
    code: 'CZ-MS-BID-CASH',
    why: 'all of the cash',
    table: () => newTable(3, {}, 'table', 'moravia-silesia').do(putUp('L')),
    action: bid('L', 450),
  },
]

describe('just allowed', () => {
  for (const { code, why, table, action, seat, title = eighteenCz } of BORDERS) {
    test(`not ${code}: ${why}`, () => {
      const { state, asked } = table()
      const outcome = play(title, state, seat ?? asked, action)
      expect(outcome).toMatchObject({ ok: true })
      expect(eighteenCz.violations(state)).toEqual([])
    })
  }

  test('not CZ-PAR-NOT-ALLOWED: every start price of every kind', () => {
    const companies = ['EKJ', 'BN', 'Sx'] as const
    companies.forEach((company, size) => {
      for (const price of SIZE_DATA[size]?.startPrices ?? []) {
        const given = stock().phase('d').do(start(company, price))
        expect([given.price(company), given.cash(0)]).toEqual([price, 1000 - 2 * price])
      }
    })
  })

  test('not CZ-HOME-CITY: either city of ATE', () => {
    for (const city of [0, 1]) {
      const given = stock().phase('d').lay('B8', '8859', 0)
      given.open('ATE', { price: 60, shares: [3], cash: 300, turns: 0 }).do(pass, pass, pass)
      expect(given.state.step).toBe('chooseCity')
      given.do({ type: 'chooseCity', city })
      expect(given.company('ATE').stations).toEqual([given.hex('B8') * 8 + city])
    }
  })
})
