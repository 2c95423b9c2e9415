import { type Seat, canonical, play } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type CzAction, REFUSALS, type RefusalCode, type StepName, eighteenCz } from '../index.ts'
import { Given } from './given.ts'
import { BOARD_CASES } from './refusal-cases-board.ts'
import { MORAVIA_CASES } from './refusal-cases-moravia.ts'
import { type RefusalCase, STOCK_CASES } from './refusal-cases-stock.ts'
import { TRAIN_CASES } from './refusal-cases-trains.ts'
import { type Table, accept, acquire, buyTrain, lay, newTable, pass, run } from './table.ts'

const CASES: readonly RefusalCase[] = [...STOCK_CASES, ...BOARD_CASES, ...TRAIN_CASES, ...MORAVIA_CASES]

/** The sections that the rulebook has for each group of codes. — chapter 19 of the rulings */
const LAW: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^CZ-PRE-/, ['VI']],
  [/^CZ-PAR-/, ['VII.5']],
  [/^CZ-BUY-(ONE|FROM-PLAYER)$/, ['VII.1']],
  [/^CZ-BUY-STARTED$/, ['VII.5']],
  [/^CZ-BUY-GONE$/, ['VIII.9', 'XI.1', 'XI.2']],
  [/^CZ-BUY-/, ['VII.3']],
  [/^CZ-SHARE-LIMIT$/, ['VII.4', 'XI.1', 'XI.2']],
  [/^CZ-(CERT-LIMIT|MUST-SELL|SELL-ENOUGH)$/, ['VII.4']],
  [/^CZ-SELL-(AFTER-BUY|NOT-SR)$/, ['VII.1']],
  [/^CZ-SELL-BLOCK$/, ['IX.3']],
  [/^CZ-SELL-/, ['VII.6']],
  [/^CZ-(LOAN|EMERG)-/, ['VIII.11']],
  [/^CZ-NOT-YOUR-TURN$/, ['VII.2', 'VIII.2', 'XI.2']],
  [/^CZ-STEP-ORDER$/, ['VI', 'VII.2', 'VIII.3', 'XI.2']],
  [/^CZ-(TRACK|TILE)-/, ['VIII.4', 'VIII.5']],
  [/^CZ-(TERRAIN|RED)-/, ['VIII.4']],
  [/^CZ-(TOKEN|STATION|HOME)-/, ['VIII.6']],
  [/^CZ-ROUTE-/, ['VIII.7']],
  [/^CZ-RUN-/, ['VIII.8']],
  [/^CZ-(ACQ-VACLAV|TRAIN-VACLAV|VACLAV-DECIDER)$/, ['XI.1']],
  [/^CZ-(ACQ-|TURN-|TRAIN-TURN-LATE$)/, ['VIII.9']],
  [/^CZ-(LOCAL-SIZE|TRAIN-KIND)$/, ['IV.2']],
  // The private MW is bought like one. — XI.2
  [/^CZ-LOCAL-(PHASE|PRICE|CASH|DECLINED)$/, ['IV.1', 'XI.2']],
  [/^CZ-LOCAL-/, ['IV.1', 'VIII.3']],
  // A train that stays for the rules of its purchase.
  [/^CZ-DISCARD-CHOICE$/, ['VIII.10', 'VIII.11', 'VIII.12']],
  [/^CZ-(DISCARD-|TRAIN-OBSOLETE$)/, ['VIII.12']],
  [/^CZ-TRAIN-/, ['VIII.10']],
  [/^CZ-MS-/, ['XI.2']],
  [/^CZ-GAME-OVER$/, ['X.1']],
]

function lawOf(code: string): readonly string[] {
  return LAW.find(([codes]) => codes.test(code))?.[1] ?? []
}

describe('each refusal tells its code, its section and what its words need', () => {
  for (const {
    code,
    why,
    table,
    action,
    params,
    seat,
    section = REFUSALS[code],
    title = eighteenCz,
  } of CASES) {
    test(`${section} · ${code}: ${why}`, () => {
      const { state, asked } = table()
      const before = canonical(state)
      const outcome = play(title, state, seat ?? asked, action)
      expect(outcome).toEqual({ ok: false, refusal: { code, section, params } })
      expect(canonical(state)).toBe(before)
    })
  }
})

describe('the list of codes', () => {
  test('every code is reached', () => {
    const reached = new Set(CASES.map(({ code }) => code))
    expect(Object.keys(REFUSALS).filter((code) => !reached.has(code as RefusalCode))).toEqual([])
  })

  test('the section of every case is one that the rulings give for its code', () => {
    for (const { code, section = REFUSALS[code] } of CASES) expect(lawOf(code), code).toContain(section)
  })

  test.each(Object.entries(REFUSALS))('%s quotes a section of the rulings: %s', (code, section) => {
    expect(lawOf(code)).toContain(section)
  })
})

const small = (): Given =>
  Given.stockRound()
    .phase('b')
    .lay('D4', '57', 1)
    .lay('D2', '57', 1)
    .open('EKJ', { price: 60, shares: [3], cash: 500, trains: ['2a'], stations: ['D4'], locals: ['S1'] })
    .local('M1', 1)
const large = (): Given =>
  Given.stockRound(4)
    .phase('d')
    .open('kk', { price: 90, shares: [5], cash: 900, turns: 0 })
const acquirer = (stations: string[], target: string[]): Given => {
  const given = Given.stockRound(4).phase('d').lay('A7', '8896', 5)
  given.open('Sx', { price: 100, shares: [5], cash: 500, trains: ['3Ed'], stations: ['A7', ...stations] })
  given.open('BN', { price: 60, shares: [0, 3], cash: 100, trains: ['2+2b'], stations: target })
  return given.turn('Sx', 'acquire')
}

/** One position for each kind of decision. */
const POSITIONS: Record<Exclude<StepName, 'over'>, () => Table> = {
  preStock: () => newTable(3),
  auction: () => newTable(3, {}, 'table', 'moravia-silesia'),
  mwTrack: () => Given.moravia().owns('MW', 1).do(pass, pass, pass),
  stock: () =>
    Given.stockRound()
      .open('EKJ', { price: 60, shares: [2, 1] })
      .owes(0, 10),
  home: () => large().turn('kk', 'home'),
  track: () => small().turn('EKJ', 'track'),
  token: () => small().turn('EKJ', 'token'),
  run: () => small().turn('EKJ', 'run'),
  revenue: () => small().turn('EKJ', 'revenue', 40),
  acquire: () => acquirer([], ['E11:1']),
  acquiredTokens: () => acquirer(['E11:0'], ['E11:1']).do(acquire('BN', 30), accept),
  acquiredTrains: () => acquirer([], ['E11:1']).do(acquire('BN', 30), accept),
  trains: () => small().turn('EKJ', 'trains'),
  chooseCity: () => {
    const given = Given.stockRound().phase('d')
    given.open('ATE', { price: 60, shares: [3], cash: 300, stations: ['B8:7'], turns: 0 })
    return given.turn('ATE', 'track').do(lay('B8', '8859', 0))
  },
  discard: () => {
    const given = Given.stockRound(4)
      .firstOf('e')
      .open('Sx', { price: 100, shares: [5], cash: 500 })
    given.open('EKJ', { price: 60, shares: [0, 3], trains: ['3c', '3c', '3d'] })
    return given.turn('Sx', 'trains').do(buyTrain('3Ee'))
  },
  answer: () => acquirer([], ['E11:1']).do(acquire('BN', 30)),
}

/** Of each type of action something that no table could mean. */
const NONSENSE: readonly CzAction[] = [
  { type: 'buyLocal', local: 'X1' as 'S1' },
  { type: 'start', company: 'XX' as 'EKJ', price: Number.NaN },
  { type: 'start', company: 'OFE', price: 50.5 },
  { type: 'buyShare', company: 'XX' as 'EKJ' },
  { type: 'buyShare', company: 'EKJ', from: -1 },
  { type: 'sell', company: 'XX' as 'EKJ', shares: 1 },
  { type: 'sell', company: 'EKJ', shares: 0 },
  { type: 'sell', company: 'EKJ', shares: -1 },
  { type: 'sell', company: 'EKJ', shares: 0.5 },
  { type: 'repay', amount: -1 },
  { type: 'repay', amount: 0.5 },
  { type: 'repay', amount: Number.NaN },
  lay('Z99', '9', 1),
  lay('', '', 0),
  lay('D6', 'x', 1),
  lay('D6', '9', 6),
  lay('D6', '9', -1),
  lay('D6', '9', 0.5),
  lay('D6', '9', Number.NaN),
  lay('J14', '8895', 9),
  lay('D6', '9', 1, 'X1' as 'S1'),
  { type: 'chooseCity', city: -1 },
  { type: 'chooseCity', city: 0.5 },
  { type: 'placeToken', hex: 'Z99', city: 0 },
  { type: 'placeToken', hex: 'D2', city: 1 },
  { type: 'placeToken', hex: 'D2', city: -1 },
  { type: 'placeToken', hex: 'D2', city: 99 },
  { type: 'removeToken', hex: 'Z99', city: 0 },
  { type: 'removeToken', hex: 'E11', city: 9 },
  run(['9z' as '2a', 'D2', 'D4']),
  run(['2a']),
  run(['2a', 'D4', 'D4']),
  run(['2a', 'D4', 'Z99']),
  { type: 'acquire', company: 'XX' as 'EKJ', price: 1 },
  { type: 'acquire', company: 'BN', price: 30.5 },
  { type: 'acquire', company: 'BN', price: Number.NaN },
  { type: 'turnTrain', train: '9z' as '2a', to: '2a' },
  { type: 'turnTrain', train: '2+2b', to: '9z' as '2a' },
  { type: 'scrapTrain', train: '9z' as '2a' },
  { type: 'buyTrain', train: '9z' as '2a', from: 'bank' },
  { type: 'buyTrain', train: '2b', from: 'moon' as 'bank' },
  { type: 'buyTrain', train: '2b', from: 'bank', loan: Number.NaN },
  { type: 'tradeTrain', train: '9z' as '2a', from: 'BN', price: 1 },
  { type: 'tradeTrain', train: '2a', from: 'XX' as 'BN', price: 1 },
  { type: 'tradeTrain', train: '2a', from: 'EKJ', price: 1 },
  { type: 'tradeLocal', local: 'X1' as 'S1', price: 1 },
  { type: 'tradeLocal', local: 'M1', price: 0.5 },
  { type: 'sellLocal', local: 'X1' as 'S1' },
  { type: 'discard', train: '9z' as '2a' },
  { type: 'bid', item: 'X' as 'S', amount: 100 },
  { type: 'bid', item: 'S', amount: Number.NaN },
  { type: 'tradeMw', price: 0.5 },
  { type: 'dance' } as unknown as CzAction,
]

describe('whatever is said at whatever moment, the answer is a refusal or a move', () => {
  const steps = Object.entries(POSITIONS)

  test.each(steps)('%s: the position asks for that', (step, table) => {
    expect(table().state.step).toBe(step)
  })

  test.each(steps)('%s: nonsense is refused and changes nothing', (_, table) => {
    const { state, asked } = table()
    const before = canonical(state)
    for (const action of NONSENSE) {
      const outcome = play(eighteenCz, state, asked, action)
      if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
      expect(lawOf(outcome.refusal.code), JSON.stringify(action)).toContain(outcome.refusal.section)
      expect(canonical(state)).toBe(before)
    }
  })

  test.each(steps)('%s: seats that are not asked are refused', (_, table) => {
    const { state, asked } = table()
    const before = canonical(state)
    for (const seat of [0, 1, 2, -1, 3, 0.5, Number.NaN] satisfies Seat[]) {
      if (seat === asked) continue
      for (const action of [pass, accept, ...NONSENSE]) {
        if (action.type === 'repay' && state.step === 'stock') continue
        expect(play(eighteenCz, state, seat, action).ok).toBe(false)
      }
    }
    expect(canonical(state)).toBe(before)
  })

  test.each(steps)('%s: what was meant for another step is refused or fits here, too', (_, table) => {
    for (const { action } of CASES) {
      const { state, asked } = table()
      const before = canonical(state)
      const outcome = play(eighteenCz, state, asked, action)
      if (outcome.ok) expect(eighteenCz.violations(state)).toEqual([])
      else expect(canonical(state)).toBe(before)
    }
  })
})
