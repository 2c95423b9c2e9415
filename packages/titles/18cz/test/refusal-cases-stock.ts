import type { Seat } from '@roundhouse/kernel'
import type { CzAction, LocalId, RefusalCode, RefusalTable, SectionId, eighteenCz } from '../index.ts'
import { Given } from './given.ts'
import { type Table, acquire, buy, buyTrain, newTable, pass, sell, start } from './table.ts'

/** A position, an action, and why it is refused there. */
export interface RefusalCase {
  readonly code: RefusalCode
  readonly why: string
  readonly table: () => Table
  readonly action: CzAction
  readonly params: RefusalTable[RefusalCode]
  /** Who tries; the seat asked if left out. */
  readonly seat?: Seat
  /** Where the section is not the usual one of the code. */
  readonly section?: SectionId
  /** Another title than the one everybody plays. */
  readonly title?: typeof eighteenCz
}

/** Lists a case; the params are those of its code. */
export function refused<Code extends RefusalCode>(
  code: Code,
  why: string,
  table: () => Table,
  action: CzAction,
  params: RefusalTable[Code],
  more: Pick<RefusalCase, 'seat' | 'section' | 'title'> = {},
): RefusalCase {
  return { code, why, table, action, params, ...more }
}

const FOURTEEN: readonly LocalId[] = [
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
  'L2',
]

const stock = (set = 1, cash = 1000): Given => Given.stockRound(set, 3, cash)
const preStock = (): Given => Given.preStock([380, 24, 380])
const withEkj = (...shares: number[]): Given => stock().open('EKJ', { price: 60, shares })

/** Seat 0 has as many locals as it may have certificates. */
function laden(): Given {
  const given = stock().open('EKJ', { price: 60, shares: [0, 2] })
  for (const local of FOURTEEN) given.local(local, 0)
  return given
}

/** Two certificates above the limit, of which EKJ alone can be sold. */
export function tooMany(): Given {
  return laden().open('EKJ', { price: 60, shares: [2, 2] })
}

/** EKJ was taken over. */
function acquired(): Given {
  const given = stock(3)
  const entry = given.company('EKJ')
  entry.status = 'closed'
  entry.stationsLeft = []
  return given
}

/** A game just ended: nothing was ever opened. */
function over(): Table {
  const given = stock(7)
  return given.do(pass, pass, pass)
}

/** Chapters VI, VII and X. */
export const STOCK_CASES: readonly RefusalCase[] = [
  refused('CZ-PRE-NOT-TURN', 'another player has the turn', preStock, pass, { seat: 0 }, { seat: 1 }),
  refused(
    'CZ-PRE-UNAVAILABLE',
    'another player bought it',
    () => preStock().do({ type: 'buyLocal', local: 'L1' }, pass),
    { type: 'buyLocal', local: 'L1' },
    { local: 'L1' },
  ),
  refused(
    'CZ-PRE-UNAVAILABLE',
    'Bohemia leaves the dearer places out',
    () => newTable(2),
    { type: 'buyLocal', local: 'S4' },
    { local: 'S4' },
  ),
  refused(
    'CZ-PRE-CASH',
    'the cheapest costs 25',
    () => preStock().do(pass),
    { type: 'buyLocal', local: 'S1' },
    { price: 25, cash: 24 },
  ),
  refused('CZ-BUY-KIND-CLOSED', 'a medium company before phase b', stock, start('BN', 60), { company: 'BN' }),
  refused('CZ-BUY-KIND-CLOSED', 'a large company before phase d', () => stock().phase('c'), start('Sx', 90), {
    company: 'Sx',
  }),
  refused('CZ-BUY-KIND-CLOSED', 'nor a share of one', stock, buy('Pr'), { company: 'Pr' }),
  refused('CZ-BUY-DIRECTOR-FIRST', 'nobody has started it', stock, buy('EKJ'), { company: 'EKJ' }),
  refused('CZ-PAR-NOT-ALLOWED', 'a price of large companies', stock, start('EKJ', 100), {
    company: 'EKJ',
    price: 100,
    prices: '50 55 60 65 70',
  }),
  refused('CZ-PAR-NOT-ALLOWED', 'between two start prices', stock, start('EKJ', 57), {
    company: 'EKJ',
    price: 57,
    prices: '50 55 60 65 70',
  }),
  refused('CZ-BUY-CASH', 'the director’s certificate is two shares', () => stock(1, 99), start('EKJ', 50), {
    price: 100,
    cash: 99,
  }),
  refused('CZ-BUY-CASH', 'an ordinary share', () => withEkj(0, 2).cashIs(0, 59), buy('EKJ'), {
    price: 60,
    cash: 59,
  }),
  refused('CZ-BUY-LOAN', 'a loan is outstanding', () => stock().owes(0, 1), start('EKJ', 50), { debt: 1 }),
  refused('CZ-BUY-LOAN', 'nor an ordinary share', () => withEkj(0, 2).owes(0, 20, 180), buy('EKJ'), {
    debt: 20,
  }),
  refused('CZ-BUY-AFTER-SELL', 'in the same turn', () => withEkj(1, 2).do(sell('EKJ')), buy('EKJ'), {
    company: 'EKJ',
  }),
  refused(
    'CZ-BUY-AFTER-SELL',
    'in a later turn of the round',
    () => withEkj(1, 2).do(sell('EKJ'), pass, pass, pass),
    buy('EKJ'),
    { company: 'EKJ' },
  ),
  refused(
    'CZ-BUY-ONE',
    'the turn ended with the purchase',
    () => stock().do(start('EKJ', 50)),
    buy('EKJ'),
    {},
    { seat: 0 },
  ),
  refused('CZ-BUY-NONE-LEFT', 'all shares are with players', () => withEkj(1, 2, 1), buy('EKJ'), {
    company: 'EKJ',
  }),
  refused('CZ-BUY-STARTED', 'the director’s certificate is gone', () => withEkj(0, 2), start('EKJ', 50), {
    company: 'EKJ',
  }),
  refused(
    'CZ-BUY-GONE',
    'not in this game',
    () => Given.stockRound(1, 2),
    start('MW', 50),
    { company: 'MW' },
    { section: 'XI.1' },
  ),
  refused(
    'CZ-BUY-FROM-PLAYER',
    'players do not trade shares',
    () => withEkj(0, 2),
    { type: 'buyShare', company: 'EKJ', from: 1 },
    {},
  ),
  refused('CZ-CERT-LIMIT', 'fourteen certificates of fourteen', laden, buy('EKJ'), { limit: 14 }),
  refused('CZ-CERT-LIMIT', 'nor the director’s certificate', laden, start('OFE', 50), { limit: 14 }),
  refused('CZ-SHARE-LIMIT', '75 % of a small company', () => withEkj(3), buy('EKJ'), {
    company: 'EKJ',
    limit: 75,
  }),
  refused(
    'CZ-SHARE-LIMIT',
    '60 % of a medium company',
    () =>
      stock()
        .phase('b')
        .open('BN', { price: 60, shares: [3] }),
    buy('BN'),
    { company: 'BN', limit: 60 },
  ),
  refused(
    'CZ-SHARE-LIMIT',
    '60 % of a large company',
    () =>
      stock()
        .phase('d')
        .open('Sx', { price: 90, shares: [6] }),
    buy('Sx'),
    { company: 'Sx', limit: 60 },
  ),
  refused(
    'CZ-SHARE-LIMIT',
    '70 % of a large company in Bohemia',
    () =>
      Given.stockRound(4, 2)
        .phase('d')
        .open('Sx', { price: 90, shares: [7] }),
    buy('Sx'),
    { company: 'Sx', limit: 70 },
    { section: 'XI.1' },
  ),
  refused(
    'CZ-MUST-SELL',
    'above the limit one does not pass',
    () => laden().open('EKJ', { price: 60, shares: [1, 2] }),
    pass,
    { certificates: 15, limit: 14 },
  ),
  refused('CZ-MUST-SELL', 'nor buy', () => laden().open('EKJ', { price: 60, shares: [1, 2] }), buy('EKJ'), {
    certificates: 15,
    limit: 14,
  }),
  refused(
    'CZ-SELL-FIRST-SR',
    'the first stock round',
    () => stock(0).open('EKJ', { price: 60, shares: [1, 2] }),
    sell('EKJ'),
    {},
  ),
  refused('CZ-SELL-DIRECTOR', 'nobody takes the certificate', () => withEkj(2, 1), sell('EKJ'), {
    company: 'EKJ',
  }),
  refused('CZ-SELL-DIRECTOR', 'not even with a share beside it', () => withEkj(3, 1), sell('EKJ', 2), {
    company: 'EKJ',
  }),
  refused('CZ-SELL-HELD', 'more than one has', () => withEkj(1, 2), sell('EKJ', 2), {
    company: 'EKJ',
    held: 1,
  }),
  refused('CZ-BUY-GONE', 'acquired', acquired, start('EKJ', 50), { company: 'EKJ' }),
  refused('CZ-BUY-GONE', 'nor a share of it', acquired, buy('EKJ'), { company: 'EKJ' }),
  refused(
    'CZ-LOAN-NOT-SR',
    'in the turn of a company',
    () =>
      stock()
        .owes(1, 20)
        .open('EKJ', { price: 60, shares: [3], trains: ['2a'] })
        .turn('EKJ', 'trains'),
    { type: 'repay', amount: 20 },
    {},
  ),
  refused(
    'CZ-LOAN-NOT-SR',
    'nor out of it',
    () =>
      stock()
        .owes(1, 20)
        .open('EKJ', { price: 60, shares: [3], trains: ['2a'] })
        .turn('EKJ', 'trains'),
    { type: 'repay', amount: 20 },
    {},
    { seat: 1 },
  ),
  refused('CZ-SELL-ENOUGH', 'one of two that are too many', tooMany, sell('EKJ'), {
    company: 'EKJ',
    least: 2,
  }),
  refused(
    'CZ-STEP-ORDER',
    'no revenue in a stock round',
    stock,
    { type: 'payOut' },
    { doing: 'stock' },
    { section: 'VII.2' },
  ),
  refused(
    'CZ-STEP-ORDER',
    'nor before the first one',
    preStock,
    { type: 'payOut' },
    { doing: 'preStock' },
    { section: 'VI' },
  ),
  refused(
    'CZ-SELL-LOCAL',
    'a player’s local stays with him',
    () => stock().local('S1', 0),
    { type: 'sellLocal', local: 'S1' },
    { local: 'S1' },
  ),
  refused(
    'CZ-SELL-LOCAL',
    'nor in the turn of a company',
    () =>
      stock()
        .open('EKJ', { price: 60, shares: [3], trains: ['2a'] })
        .local('S1', 0)
        .turn('EKJ', 'trains'),
    { type: 'sellLocal', local: 'S1' },
    { local: 'S1' },
  ),
  refused(
    'CZ-SELL-AFTER-BUY',
    'sales come first',
    () => withEkj(3).do(start('OFE', 50)),
    sell('EKJ'),
    {},
    { seat: 0 },
  ),
  refused(
    'CZ-SELL-BLOCK',
    'all shares of a company are one sale',
    () =>
      stock()
        .phase('d')
        .open('Sx', { price: 100, shares: [3, 3] })
        .do(pass, sell('Sx')),
    sell('Sx'),
    { company: 'Sx' },
  ),
  refused(
    'CZ-SELL-NOT-SR',
    'in an operating round',
    () =>
      stock()
        .open('EKJ', { price: 60, shares: [3], trains: ['2a'] })
        .turn('EKJ', 'trains'),
    sell('EKJ'),
    {},
  ),
  refused('CZ-SELL-NOT-SR', 'in the pre-stock round', preStock, sell('EKJ'), {}),
  refused('CZ-LOAN-NONE', 'without a loan', stock, { type: 'repay', amount: 1 }, {}),
  refused('CZ-LOAN-NONE', 'nor out of turn', stock, { type: 'repay', amount: 1 }, {}, { seat: 2 }),
  refused(
    'CZ-LOAN-CASH',
    'more than the cash',
    () => stock(1, 10).owes(0, 20),
    { type: 'repay', amount: 11 },
    { amount: 11, cash: 10 },
  ),
  refused(
    'CZ-LOAN-CASH',
    'nothing is no repayment',
    () => stock(1, 10).owes(2, 20),
    { type: 'repay', amount: 0 },
    { amount: 0, cash: 10 },
    { seat: 2 },
  ),
  refused(
    'CZ-LOAN-PENALTY',
    'the penalty stays until the end',
    () => stock().owes(0, 20, 180),
    { type: 'repay', amount: 21 },
    { debt: 20 },
  ),
  refused(
    'CZ-NOT-YOUR-TURN',
    'another player’s turn of the stock round',
    stock,
    pass,
    { seat: 0 },
    { seat: 1 },
  ),
  refused(
    'CZ-NOT-YOUR-TURN',
    'another player is the director',
    () =>
      stock()
        .open('EKJ', { price: 60, shares: [0, 3] })
        .turn('EKJ', 'trains'),
    buyTrain('2a'),
    { seat: 1 },
    { seat: 0, section: 'VIII.2' },
  ),
  refused(
    'CZ-NOT-YOUR-TURN',
    'an offer waits for another player',
    () => {
      const given = stock()
        .phase('b')
        .open('BN', { price: 100, shares: [3], cash: 500, trains: ['2+2b'] })
      return given
        .open('EKJ', { price: 60, shares: [0, 2] })
        .turn('BN', 'acquire')
        .do(acquire('EKJ', 50))
    },
    pass,
    { seat: 1 },
    { seat: 0, section: 'VIII.2' },
  ),
  refused('CZ-GAME-OVER', 'the operating round at 120 is over', over, pass, {}, { seat: 0 }),
  refused('CZ-GAME-OVER', 'for every action', over, { type: 'repay', amount: 1 }, {}, { seat: 2 }),
]
