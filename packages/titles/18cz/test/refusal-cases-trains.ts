import type { CzAction, LocalId, TrainId } from '../index.ts'
import { Given } from './given.ts'
import { type RefusalCase, refused } from './refusal-cases-stock.ts'
import { accept, acquire, buyTrain, decline, lay, pass, sell } from './table.ts'

const tradeLocal = (local: LocalId, price: number): CzAction => ({
  type: 'tradeLocal',
  local,
  price,
})
const tradeTrain = (train: TrainId, from: 'OFE' | 'EKJ' | 'MW', price: number): CzAction => ({
  type: 'tradeTrain',
  train,
  from,
  price,
})
const turnTrain = (train: TrainId, to: TrainId): CzAction => ({ type: 'turnTrain', train, to })

/** BN at 100 may take EKJ at 60 of seat 1. */
function merger(cash = 500, trains: TrainId[] = ['2+2b']): Given {
  const given = Given.stockRound().phase('b')
  given.open('BN', { price: 100, shares: [3], cash, trains, stations: ['E11:1'] })
  given.open('EKJ', { price: 60, shares: [0, 3], trains: ['2b'], stations: ['D4'] })
  return given.turn('BN', 'acquire')
}

const taken = (cash?: number, trains?: TrainId[]): Given =>
  merger(cash, trains).do(acquire('EKJ', 30), accept)

/** Sx and BN both stand in Praha, and Sx has just acquired BN. */
function doubled(): Given {
  const given = Given.stockRound().phase('d').lay('A7', '8896', 5)
  given.open('Sx', { price: 100, shares: [5], cash: 500, trains: ['3Ed'], stations: ['A7', 'E11:0'] })
  given.open('BN', { price: 60, shares: [3], stations: ['E11:1'] })
  return given.turn('Sx', 'acquire').do(acquire('BN', 30))
}

/** EKJ buys trains; OFE of seat 1 owns a 2. */
function depot(cash = 500, trains: readonly TrainId[] = []): Given {
  const given = Given.stockRound().phase('b')
  given.open('EKJ', { price: 60, shares: [3], cash, trains, stations: ['D4'] })
  return given.open('OFE', { price: 60, shares: [0, 3], trains: ['2b'] }).turn('EKJ', 'trains')
}

/** The same before phase b. */
function early(): Given {
  const given = Given.stockRound().open('EKJ', { price: 60, shares: [3], cash: 100, trains: ['2a'] })
  return given
    .open('OFE', { price: 60, shares: [0, 3], trains: ['2a'] })
    .local('S1', 1)
    .turn('EKJ', 'trains')
}

/** EKJ with a large and a small local, beside the mountain of C5. */
function powers(): Given {
  const given = Given.stockRound().phase('d').lay('D4', '57', 0).local('M1', 0)
  given.open('EKJ', {
    price: 60,
    shares: [3],
    cash: 500,
    trains: ['2a'],
    stations: ['D4'],
    locals: ['S1', 'L1'],
  })
  return given.turn('EKJ', 'track')
}

/** The first e card makes OFE, a small company with three trains, hand one over. */
function overfull(): Given {
  const given = Given.stockRound(4).firstOf('e')
  given.open('OFE', { price: 60, shares: [0, 3], trains: ['3c', '3c', '3d'] })
  return given
    .open('Sx', { price: 100, shares: [5], cash: 500 })
    .turn('Sx', 'trains')
    .do(buyTrain('3Ee'))
}

/** Two players; EKJ and BTE are Václav's. */
function bohemia(): Given {
  const given = Given.stockRound(1, 2, 500, { vaclavSmall: 'EKJ' }).phase('b')
  return given.open('BN', { price: 100, shares: [3], cash: 500, trains: ['2+2b'] })
}

/** Sections IV.1, VIII.9 to VIII.12 and XI.1. */
export const TRAIN_CASES: readonly RefusalCase[] = [
  refused('CZ-ACQ-SIZE', 'not a larger one', merger, acquire('Sx', 50), { company: 'Sx' }),
  refused('CZ-ACQ-SIZE', 'nor one as large', merger, acquire('NWB', 50), { company: 'NWB' }),
  refused('CZ-ACQ-NOT-OPEN', 'nobody has started it', merger, acquire('OFE', 50), { company: 'OFE' }),
  refused(
    'CZ-ACQ-NOT-OPEN',
    'already acquired',
    () => taken().do(pass).turn('BN', 'acquire'),
    acquire('EKJ', 50),
    {
      company: 'EKJ',
    },
  ),
  refused('CZ-ACQ-PRICE', 'more than one and a half times', merger, acquire('EKJ', 91), {
    price: 91,
    least: 30,
    most: 90,
  }),
  refused('CZ-ACQ-PRICE', 'less than half', merger, acquire('EKJ', 29), { price: 29, least: 30, most: 90 }),
  refused('CZ-ACQ-CASH', 'three shares at 30', () => merger(89), acquire('EKJ', 30), {
    cost: 90,
    treasury: 89,
  }),
  refused(
    'CZ-ACQ-DECLINED',
    'as little as before',
    () => merger().do(acquire('EKJ', 50), decline),
    acquire('EKJ', 50),
    {
      company: 'EKJ',
      price: 50,
    },
  ),
  refused('CZ-ACQ-STEP', 'before the revenue', () => merger().turn('BN', 'track'), acquire('EKJ', 50), {}),
  refused('CZ-ACQ-STEP', 'after it', () => merger().turn('BN', 'trains'), acquire('EKJ', 50), {}),
  refused('CZ-ACQ-PENDING', 'the trains of the first are undecided', taken, acquire('EKJ', 50), {}),
  refused('CZ-ACQ-PENDING', 'so are its stations', doubled, acquire('EKJ', 50), {}),
  refused(
    'CZ-TOKEN-SAME-HEX',
    'of two stations in Praha one goes, and no other',
    doubled,
    { type: 'removeToken', hex: 'A7', city: 0 },
    { hex: 'A7' },
  ),
  refused(
    'CZ-ACQ-VACLAV',
    'Václav does not sell',
    () => bohemia().turn('BN', 'acquire'),
    acquire('EKJ', 50),
    {
      company: 'EKJ',
    },
  ),
  refused(
    'CZ-TRAIN-VACLAV',
    'nor his train',
    () => bohemia().turn('BN', 'trains'),
    tradeTrain('2a', 'EKJ', 1),
    {
      company: 'EKJ',
    },
  ),
  refused(
    'CZ-VACLAV-DECIDER',
    'priority card 1 lays for the small one',
    () => bohemia().turn('EKJ', 'track'),
    pass,
    { seat: 0 },
    { seat: 1 },
  ),
  refused(
    'CZ-VACLAV-DECIDER',
    'and the other places its station',
    () => bohemia().turn('EKJ', 'token'),
    pass,
    { seat: 1 },
    { seat: 0 },
  ),
  refused(
    'CZ-VACLAV-DECIDER',
    'the medium one the other way round',
    () => bohemia().turn('BTE', 'track'),
    pass,
    { seat: 1 },
    { seat: 0 },
  ),
  refused('CZ-TRAIN-TURN-LATE', 'a train of its own', () => depot(500, ['2b']), turnTrain('2b', '2+2b'), {}),
  refused(
    'CZ-TRAIN-TURN-LATE',
    'the acquisition is complete',
    () => taken().do(pass),
    turnTrain('2b', '2+2b'),
    {},
  ),
  refused('CZ-TURN-KIND', 'no larger kind', taken, turnTrain('2b', '2b'), { train: '2b', to: '2b' }),
  refused('CZ-TURN-KIND', 'not on this card', taken, turnTrain('2b', '2+2c'), { train: '2b', to: '2+2c' }),
  refused(
    'CZ-TURN-KIND',
    'a kind the acquirer may not own',
    () => {
      const given = Given.stockRound()
        .phase('d')
        .open('BN', { price: 100, shares: [3], cash: 500 })
      return given
        .open('EKJ', { price: 60, shares: [3], trains: ['3d'] })
        .turn('BN', 'acquire')
        .do(acquire('EKJ', 30))
    },
    turnTrain('3d', '3Ed'),
    { train: '3d', to: '3Ed' },
  ),
  refused(
    'CZ-TURN-KIND',
    'an obsolete kind',
    () => merger().obsolete('2+2').without('BN', '2+2b').do(acquire('EKJ', 30), accept),
    turnTrain('2b', '2+2b'),
    {
      train: '2b',
      to: '2+2b',
    },
  ),
  refused('CZ-TURN-CASH', '10 more', () => taken(99), turnTrain('2b', '2+2b'), { cost: 10, treasury: 9 }),
  refused('CZ-LOCAL-PHASE', 'before phase b', early, tradeLocal('S1', 1), {}),
  refused('CZ-LOCAL-PRICE', 'more than the value 45', () => depot().local('S1', 1), tradeLocal('S1', 46), {
    price: 46,
    most: 45,
  }),
  refused('CZ-LOCAL-PRICE', 'nothing is no price', () => depot().local('S1', 1), tradeLocal('S1', 0), {
    price: 0,
    most: 45,
  }),
  refused(
    'CZ-LOCAL-SIZE',
    'a small company and a medium local',
    () => depot().local('M1', 1),
    tradeLocal('M1', 1),
    {
      local: 'M1',
    },
  ),
  refused(
    'CZ-LOCAL-SIZE',
    'a medium company and a large local',
    () => merger().local('L1', 1),
    tradeLocal('L1', 1),
    {
      local: 'L1',
    },
  ),
  refused('CZ-LOCAL-CASH', 'out of the treasury', () => depot(10).local('S1', 1), tradeLocal('S1', 11), {
    price: 11,
    treasury: 10,
  }),
  refused(
    'CZ-LOCAL-DECLINED',
    'as little as before',
    () => depot().local('S1', 1).do(tradeLocal('S1', 9), decline),
    tradeLocal('S1', 9),
    { local: 'S1', price: 9 },
  ),
  refused(
    'CZ-LOCAL-TURN',
    'in a stock round',
    () => Given.stockRound().local('S1', 1),
    tradeLocal('S1', 9),
    {},
  ),
  refused('CZ-LOCAL-USED', 'once', () => powers().do(lay('D4', '14p', 2, 'L1')), lay('C5', '4', 0, 'L1'), {
    local: 'L1',
  }),
  refused('CZ-LOCAL-TERRAIN', 'a small one waives no mountain', powers, lay('C5', '4', 0, 'S1'), {
    local: 'S1',
    hex: 'C5',
  }),
  refused('CZ-LOCAL-TERRAIN', 'nothing to waive', powers, lay('D4', '14', 0, 'L1'), {
    local: 'L1',
    hex: 'D4',
  }),
  refused('CZ-LOCAL-COLOUR', 'a small one lays no brown', powers, lay('D4', '611p', 0, 'S1'), {
    local: 'S1',
    tile: '611p',
  }),
  refused('CZ-LOCAL-NOT-COMPANY', 'a player owns it', powers, lay('C5', '4', 0, 'M1'), { local: 'M1' }),
  refused(
    'CZ-LOCAL-NOT-COMPANY',
    'nobody owns it',
    powers,
    { type: 'sellLocal', local: 'L6' },
    { local: 'L6' },
  ),
  refused(
    'CZ-LOCAL-NOT-PLAYER',
    'another company owns it',
    () => depot().open('BCB', { price: 60, shares: [3], locals: ['S1'] }),
    tradeLocal('S1', 1),
    { local: 'S1' },
  ),
  refused('CZ-LOCAL-NOT-PLAYER', 'it has left the game', depot, tradeLocal('S6', 1), { local: 'S6' }),
  refused('CZ-TRAIN-NOT-AVAILABLE', 'not the top card', depot, buyTrain('3c'), { train: '3c' }),
  refused('CZ-TRAIN-NOT-AVAILABLE', 'not in the pool', depot, buyTrain('2a', 'pool'), { train: '2a' }),
  refused('CZ-TRAIN-NOT-AVAILABLE', 'OFE does not own it', depot, tradeTrain('3c', 'OFE', 1), {
    train: '3c',
  }),
  refused('CZ-TRAIN-TRADE-PHASE', 'before phase b', early, tradeTrain('2a', 'OFE', 1), {}),
  refused('CZ-TRAIN-PRICE', 'nothing is no price', depot, tradeTrain('2b', 'OFE', 0), { price: 0 }),
  refused(
    'CZ-TRAIN-DECLINED',
    'as little as before',
    () => depot().do(tradeTrain('2b', 'OFE', 9), decline),
    tradeTrain('2b', 'OFE', 9),
    {
      train: '2b',
      price: 9,
    },
  ),
  refused('CZ-TRAIN-CASH', 'a second train is no need', () => depot(69, ['2a']), buyTrain('2b'), {
    price: 70,
    treasury: 69,
  }),
  refused('CZ-TRAIN-CASH', 'nor from a company', () => depot(69, ['2a']), tradeTrain('2b', 'OFE', 70), {
    price: 70,
    treasury: 69,
  }),
  refused(
    'CZ-TRAIN-CASH',
    'no help while a cheaper one can be paid',
    () => {
      const given = Given.stockRound(6).phase('i').pool('4Ef')
      return given.open('Sx', { price: 100, shares: [5], cash: 350 }).turn('Sx', 'trains')
    },
    buyTrain('6Ei'),
    { price: 800, treasury: 350 },
  ),
  refused('CZ-TRAIN-KIND', 'a small company and a blue train', depot, buyTrain('2+2b'), { train: '2+2b' }),
  refused('CZ-TRAIN-LIMIT', 'three of three', () => depot(500, ['2a', '2a', '2a']), buyTrain('2b'), {
    limit: 3,
  }),
  refused(
    'CZ-TRAIN-LAST-PLACE',
    'the last place is for a train it can run',
    () => {
      const given = Given.stockRound().phase('b')
      return given
        .open('BN', { price: 60, shares: [3], cash: 100, trains: ['2a', '2a'] })
        .turn('BN', 'trains')
    },
    buyTrain('2b'),
    { train: '2b' },
  ),
  refused('CZ-TRAIN-MUST', 'no train it can run', depot, pass, {}),
  refused(
    'CZ-TRAIN-SCRAP',
    'none by choice',
    () => depot(500, ['2a']),
    { type: 'scrapTrain', train: '2a' },
    {},
  ),
  refused(
    'CZ-TRAIN-SCRAP',
    'of an acquirer only what it acquired',
    taken,
    { type: 'scrapTrain', train: '2+2b' },
    {},
  ),
  refused(
    'CZ-TRAIN-OBSOLETE',
    'this kind of the card is obsolete',
    () => depot().obsolete('2').without('OFE', '2b').pool('2b').sound(),
    buyTrain('2b', 'pool'),
    { train: '2b' },
  ),
  refused('CZ-DISCARD-FIRST', 'nothing before it', overfull, pass, { company: 'OFE' }),
  refused('CZ-DISCARD-FIRST', 'whoever tries', overfull, buyTrain('3Ee'), { company: 'OFE' }, { seat: 0 }),
  refused(
    'CZ-DISCARD-FIRST',
    'an acquirer above its limit keeps not all',
    () => taken(500, ['2+2b', '2+2b', '2+2b']),
    pass,
    {
      company: 'BN',
    },
  ),
  refused(
    'CZ-DISCARD-CHOICE',
    'not a train of OFE',
    overfull,
    { type: 'discard', train: '3Ee' },
    {
      company: 'OFE',
      train: '3Ee',
    },
  ),
  refused('CZ-EMERG-SOURCE', 'help is for bank and pool', () => depot(10), tradeTrain('2b', 'OFE', 11), {}),
  refused('CZ-EMERG-EXTRA', 'one train only', () => depot(10).do(buyTrain('2b')), buyTrain('2b'), {}),
  refused('CZ-EMERG-NO-SALES', 'the director sells nothing', () => depot(10), sell('EKJ'), {}),
  refused(
    'CZ-LOAN-AMOUNT',
    'more than is missing',
    () => depot(0).cashIs(0, 50),
    buyTrain('2b', 'bank', 30),
    {
      loan: 30,
      needed: 20,
    },
  ),
  refused('CZ-LOAN-AMOUNT', 'his own cash comes first', () => depot(0), buyTrain('2b', 'bank', 70), {
    loan: 70,
    needed: 0,
  }),
]
