import type { CzAction } from '../index.ts'
import { Given } from './given.ts'
import { type RefusalCase, refused } from './refusal-cases-stock.ts'
import { type Table, bid, buyTrain, lay, newTable, pass, putUp, run } from './table.ts'

const tradeMw = (price: number): CzAction => ({ type: 'tradeMw', price })

/** The first private is to be chosen; the seats sit in the order of their cards. */
function auction(): Table {
  const table = newTable(3, {}, 'table', 'moravia-silesia')
  table.state.priority = [0, 1, 2]
  return table
}

/** The owner of MW decides on its hex. */
const deciding = (): Table => Given.moravia().owns('MW', 1).sound().do(pass, pass, pass)

/** kk of seat 0 in Olomouc, with a 2 train and a line to Přerov. */
function olomouc(): Given {
  const given = Given.moravia().lay('E21', '57', 2).lay('F22', '57', 2)
  return given.open('kk', { price: 60, shares: [5], cash: 40, trains: ['2a'], stations: ['E21'] })
}

/** Section XI.2. */
export const MORAVIA_CASES: readonly RefusalCase[] = [
  refused(
    'CZ-MS-BID-ITEM',
    'another one is under the hammer',
    () => auction().do(putUp('L'), bid('L', 60)),
    bid('M', 90),
    {
      item: 'M',
    },
  ),
  refused(
    'CZ-MS-PUT-UP',
    'it is sold',
    () => auction().do(putUp('L'), bid('L', 60), pass, pass),
    putUp('L'),
    {
      item: 'L',
    },
  ),
  refused('CZ-MS-BID-LOW', 'below the minimum', () => auction().do(putUp('S')), bid('S', 24), { least: 25 }),
  refused('CZ-MS-BID-LOW', 'not 5 more', () => auction().do(putUp('L'), bid('L', 60)), bid('L', 64), {
    least: 65,
  }),
  refused('CZ-MS-BID-CASH', 'more than the cash', () => auction().do(putUp('L')), bid('L', 451), {
    amount: 451,
    cash: 450,
  }),
  refused(
    'CZ-MS-BID-OUT',
    'has passed',
    () => auction().do(putUp('M'), pass, bid('M', 40)),
    bid('M', 45),
    {},
    { seat: 0 },
  ),
  refused('CZ-MS-CHOOSE', 'no bid before one is chosen', auction, bid('S', 25), {}),
  refused('CZ-MS-CHOOSE', 'nor a pass', auction, pass, {}),
  refused(
    'CZ-MS-PUT-UP',
    'nobody has wanted it',
    () => auction().do(putUp('L'), pass, pass, pass),
    putUp('L'),
    {
      item: 'L',
    },
  ),
  refused(
    'CZ-STEP-ORDER',
    'one private at a time',
    () => auction().do(putUp('L')),
    putUp('M'),
    { doing: 'auction' },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-BUY-GONE',
    'large companies only',
    () => Given.moravia(),
    { type: 'start', company: 'EKJ', price: 50 },
    { company: 'EKJ' },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-MS-3E',
    'another player owns it',
    () => olomouc().owns('3E', 1).turn('kk', 'run'),
    run(['3Ed', 'E21', 'F22']),
    {},
  ),
  refused(
    'CZ-MS-3E',
    'one route for it, too',
    () => olomouc().owns('3E', 0).turn('kk', 'run'),
    run(['3Ed', 'E21', 'F22'], ['3Ed', 'E21', 'F22']),
    {},
  ),
  refused(
    'CZ-MS-3E',
    'lent before',
    () =>
      olomouc()
        .owns('3E', 0)
        .turn('kk', 'run')
        .do(run(['2a', 'E21', 'F22'], ['3Ed', 'E21', 'F22']))
        .turn('kk', 'run'),
    run(['3Ed', 'E21', 'F22']),
    {},
  ),
  refused('CZ-MS-MW', 'green is not out', deciding, lay('F22', '14', 1), { tile: '14' }),
  refused('CZ-MS-MW', 'its own hex only', deciding, lay('E21', '57', 2), { tile: '57' }),
  refused('CZ-MS-MW', 'no tile for a city', deciding, lay('F22', '9', 2), { tile: '9' }),
  refused(
    'CZ-LOCAL-PHASE',
    'MW before phase d',
    () => olomouc().owns('MW', 1).turn('kk', 'trains'),
    tradeMw(1),
    {},
    { section: 'XI.2' },
  ),
  refused(
    'CZ-LOCAL-PRICE',
    'MW for more than the value 50',
    () => olomouc().owns('MW', 1).phase('d').turn('kk', 'trains'),
    tradeMw(51),
    {
      price: 51,
      most: 50,
    },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-LOCAL-CASH',
    'MW out of the treasury',
    () => olomouc().owns('MW', 1).phase('d').turn('kk', 'trains'),
    tradeMw(41),
    {
      price: 41,
      treasury: 40,
    },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-TRAIN-NOT-AVAILABLE',
    'a d card is a 3 train and nothing else',
    () => olomouc().phase('d').turn('kk', 'trains'),
    buyTrain('3+3d'),
    {
      train: '3+3d',
    },
  ),
  refused('CZ-LOCAL-NOT-PLAYER', 'nobody owns MW', () => olomouc().turn('kk', 'trains'), tradeMw(1), {
    local: 'MW',
  }),
  refused(
    'CZ-LOCAL-DECLINED',
    'the owner of MW has said no to as much',
    () =>
      olomouc()
        .owns('MW', 1)
        .phase('d')
        .turn('kk', 'trains')
        .do(tradeMw(30), { type: 'answer', accept: false }),
    tradeMw(30),
    { local: 'MW', price: 30 },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-NOT-YOUR-TURN',
    'another player is asked for a bid',
    auction,
    bid('S', 25),
    { seat: 0 },
    { seat: 2, section: 'XI.2' },
  ),
  refused(
    'CZ-NOT-YOUR-TURN',
    'the owner of MW is asked',
    deciding,
    pass,
    { seat: 1 },
    { seat: 0, section: 'VIII.2' },
  ),
  refused(
    'CZ-STEP-ORDER',
    'the privates come first',
    auction,
    { type: 'start', company: 'kk', price: 60 },
    {
      doing: 'auction',
    },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-STEP-ORDER',
    'MW comes first',
    deciding,
    { type: 'payOut' },
    { doing: 'mwTrack' },
    { section: 'XI.2' },
  ),
  refused(
    'CZ-SELL-FIRST-SR',
    'the first stock round of Moravia–Silesia',
    olomouc,
    { type: 'sell', company: 'kk', shares: 1 },
    {},
  ),
  refused(
    'CZ-SHARE-LIMIT',
    '70 % of a company',
    () => Given.moravia().open('kk', { price: 60, shares: [7] }),
    { type: 'buyShare', company: 'kk' },
    {
      company: 'kk',
      limit: 70,
    },
    { section: 'XI.2' },
  ),
]
