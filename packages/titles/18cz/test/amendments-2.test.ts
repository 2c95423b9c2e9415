import { asReadonly, choices } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type CzAction, type LocalId, eighteenCz } from '../index.ts'
import { Given } from './given.ts'
import { buyTrain, lay, pass, placeToken, run, sell } from './table.ts'

/** The same situation under the rules of another number. */
function under<Table extends Given>(rules: number, given: Table): Table {
  given.state.edition.rules = rules
  return given
}

function offered(given: Given): CzAction[] {
  return choices(eighteenCz, given.state, given.asked).map(({ action }) => action)
}

const types = (given: Given): Set<string> => new Set(offered(given).map(({ type }) => type))

describe('VII.4: above the certificate limit a sale goes as far as it must', () => {
  const LOCALS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'L1', 'L2']
  /** Fourteen locals and two shares of EKJ, which another player directs. */
  function tooMany(rules: number): Given {
    const given = Given.stockRound(1)
    for (const local of LOCALS) given.local(local as LocalId, 0)
    return under(rules, given.open('EKJ', { price: 60, shares: [2, 2] }))
  }

  test('selling one of two and passing is refused, selling both is not', () => {
    const given = tooMany(2)
    expect(given.refusal(sell('EKJ'))).toMatchObject({
      code: 'CZ-SELL-ENOUGH',
      section: 'VII.4',
      params: { company: 'EKJ', least: 2 },
    })
    expect(choices(eighteenCz, given.state, given.asked)).toEqual([
      {
        kind: 'amount',
        action: { type: 'sell', company: 'EKJ', shares: 2 },
        field: 'shares',
        min: 2,
        max: 2,
        step: 1,
      },
    ])
    given.do(sell('EKJ', 2), pass)
    expect(given.asked).toBe(1)
  })

  test('what another company can make up for need not be sold', () => {
    const given = tooMany(2).open('OFE', { price: 60, shares: [1, 2] })
    given.do(sell('EKJ', 2))
    expect(given.refusal(pass).code).toBe('CZ-MUST-SELL')
    given.do(sell('OFE'), pass)
  })

  test('games of number 1 accept the small sale', () => {
    const given = tooMany(1).do(sell('EKJ'), pass)
    expect(given.asked).toBe(1)
  })
})

describe('VIII.3, IV.1: locals may be bought and used at any moment of the turn', () => {
  /** EKJ without a train: a player's small local could lay a purple tile on its town beside Karlovy Vary. */
  function idle(rules: number): Given {
    const given = Given.stockRound(4).phase('d').lay('D4', '57', 1).lay('E3', '3', 3)
    given.open('EKJ', { price: 60, shares: [3], cash: 100, stations: ['D4'], turns: 2 }).local('S1', 1)
    return under(rules, given.turn('EKJ', 'track'))
  }

  test('after the last tile the turn waits while one could still be bought and lay a tile', () => {
    const [now, before] = [2, 1].map((rules) => {
      const given = idle(rules)
      given.company('EKJ').stationsLeft = []
      given.do(pass)
      return given.state.turn?.stage
    })
    expect([now, before]).toEqual(['token', 'trains'])
  })

  test('one that is bought then is used then', () => {
    const given = idle(2).do(pass)
    expect(types(given)).toEqual(new Set(['pass', 'tradeLocal']))
    given.do({ type: 'tradeLocal', local: 'S1', price: 1 }, { type: 'answer', accept: true })
    expect(types(given)).toContain('layTile')
  })

  test('nor does the station, the run or the revenue bar from it', () => {
    const given = Given.stockRound(4).phase('d').lay('F22', '57', 2).lay('G23', '57', 2).local('S1', 1)
    given.open('MW', { price: 50, shares: [3], cash: 100, trains: ['3d'], stations: ['F22'], turns: 2 })
    given.turn('MW', 'track').do(pass)
    const stages: string[] = []
    for (const action of [placeToken('G23'), run(['3d', 'F22', 'G23']), { type: 'withhold' }] as const) {
      expect(types(given)).toContain('tradeLocal')
      stages.push(given.state.turn?.stage ?? '')
      given.do(action)
    }
    expect([...stages, given.state.turn?.stage]).toEqual(['token', 'run', 'revenue', 'trains'])
    expect(types(given)).toContain('tradeLocal')
  })

  test('without a local that could lay anything nobody is asked', () => {
    const given = idle(2)
    given.state.locals.owner[0] = -2
    given.do(pass)
    expect(given.state.turn?.stage).toBe('trains')
  })
})

describe('XI.2, VIII.3: the private MW may be bought at any moment of the turn', () => {
  function atLimit(rules: number): Given {
    const given = Given.moravia().owns('MW', 1).phase('d').lay('E21', '57', 2)
    given.open('kk', {
      price: 60,
      shares: [5],
      cash: 100,
      trains: ['2a', '2a', '3d', '3d'],
      stations: ['E21'],
      turns: 2,
    })
    return under(rules, given.turn('kk', 'revenue', 40))
  }

  test('at the train limit the turn does not end before', () => {
    const given = atLimit(2).do({ type: 'withhold' })
    expect(given.state.turn?.stage).toBe('trains')
    expect(types(given)).toEqual(new Set(['pass', 'tradeMw']))
  })

  test('games of number 1 go on', () => {
    expect(atLimit(1).do({ type: 'withhold' }).state.turn).toBeNull()
  })
})

describe('XI.2: MW and a company that stands in its hex', () => {
  function there(rules: number): Given {
    const given = Given.moravia().owns('MW', 1).phase('d').lay('E21', '57', 2).lay('F22', '14', 0)
    given.open('kk', {
      price: 60,
      shares: [5],
      cash: 100,
      trains: ['2a'],
      stations: ['E21', 'F22'],
      turns: 2,
    })
    return under(rules, given.turn('kk', 'trains'))
  }

  test('it may buy MW, and one of the two stations goes to the charter for 100', () => {
    const given = there(2)
    const { stations, stationsLeft } = given.company('kk')
    const before = [stations.length, stationsLeft.length]
    given.do({ type: 'tradeMw', price: 20 }, { type: 'answer', accept: true })
    expect([given.company('kk').stations.length, given.company('kk').stationsLeft.length - 1]).toEqual(before)
    expect(given.company('kk').stationsLeft.at(-1)).toBe(100)
    expect(eighteenCz.violations(asReadonly(given.state))).toEqual([])
  })

  test('games of number 1 refuse it', () => {
    expect(there(1).refusal({ type: 'tradeMw', price: 20 }).code).toBe('CZ-TOKEN-SAME-HEX')
  })
})

describe('VIII.8, XI.2: the own trains make the maximum without the lent one', () => {
  function lender(rules: number): Given {
    const given = Given.moravia().lay('E21', '57', 2).lay('F22', '57', 2).owns('3E', 0)
    given.open('kk', { price: 60, shares: [5], cash: 40, trains: ['2a'], stations: ['E21'] })
    return under(rules, given.turn('kk', 'run'))
  }
  const lentAlone = run(['3Ed', 'E21', 'F22'])

  test('the lent train alone does not do', () => {
    expect(lender(2).refusal(lentAlone)).toMatchObject({
      code: 'CZ-RUN-NOT-MAX',
      params: { revenue: 0, best: 40 },
    })
    lender(2).do(run(['2a', 'E21', 'F22'], ['3Ed', 'E21', 'F22']))
  })

  test('games of number 1 accept it', () => {
    expect(lender(1).do(lentAlone).state.turn?.revenue).toBe(40)
  })
})

describe('VIII.10, VIII.11: one train only with private money', () => {
  /** BN, with a red train only, takes the first f card with help: the limit falls to two. */
  function helped(rules: number): Given {
    const given = Given.stockRound(5).firstOf('f')
    given.open('BN', {
      price: 60,
      shares: [3],
      cash: 100,
      trains: ['3c', '3d'],
      stations: ['E11:1'],
      turns: 2,
    })
    return under(rules, given.turn('BN', 'trains')).do(buyTrain('4+4f'))
  }

  test('the train so bought stays', () => {
    const given = helped(2)
    expect(given.state.step).toBe('discard')
    expect(given.refusal({ type: 'discard', train: '4+4f' })).toMatchObject({
      code: 'CZ-DISCARD-CHOICE',
      section: 'VIII.11',
    })
    given.do({ type: 'discard', train: '3c' })
    expect(given.trains('BN')).toEqual(['3d', '4+4f'])
  })

  test('games of number 1 let it go', () => {
    const given = helped(1).do({ type: 'discard', train: '4+4f' })
    expect(given.refusal(pass).code).toBe('CZ-TRAIN-MUST')
  })
})

describe('XI.2, VIII.13: an exported card counts as the kind that exists in Moravia–Silesia', () => {
  function exported(rules: number): Given {
    const given = Given.moravia().firstOf('g').lay('E21', '57', 2)
    given.open('kk', { price: 60, shares: [5], trains: ['3d'], stations: ['E21'], turns: 2 })
    return under(rules, given.turn('kk', 'trains')).do(pass)
  }

  test('a g card is a 4+4 and scraps nothing', () => {
    const given = exported(2)
    expect(given.told('trainExported')).toEqual([{ type: 'trainExported', letter: 'g', trains: ['4+4g'] }])
    expect(given.trains('kk')).toEqual(['3d'])
  })

  test('nor are kinds told of that nobody has', () => {
    expect(exported(2).told('kindObsolete')).toEqual([])
  })

  test('games of number 1 count every kind that is printed', () => {
    const given = exported(1)
    expect(given.told('kindObsolete').map(({ kind }) => kind)).toEqual(['2', '3', '2+2'])
    expect(given.told('trainExported')[0]?.trains).toEqual(['5g', '4+4g', '4Eg'])
    expect(given.trains('kk')).toEqual([])
  })
})

describe('table C25: recorded games test a tile laid with the terrain power for the number of tiles only', () => {
  /** The first turn of EKJ, which owns a small local: an upgrade, then a river. */
  function upgraded(rules: number, compatibility: string): Given {
    const given = Given.stockRound(4, 3, 1000, { compatibility })
      .phase('d')
      .lay('D4', '57', 1)
      .lay('D6', '9', 1)
    given.open('EKJ', { price: 60, shares: [3], cash: 100, stations: ['D4'], turns: 0, locals: ['S1'] })
    given.turn('EKJ', 'track')
    ;(given.state.turn as { upgrades: number }).upgrades = 1
    return under(rules, given)
  }
  const code = (rules: number, compatibility: string): string =>
    upgraded(rules, compatibility).refusal(lay('D10', '9', 1, 'S1')).code

  test('it may be the second tile after an upgrade', () => {
    expect(code(2, '18xx.games')).toBe('CZ-TRACK-NOT-CONNECTED')
    expect(code(1, '18xx.games')).toBe('CZ-TRACK-COUNT')
    expect(code(2, 'rulebook')).toBe('CZ-TRACK-COUNT')
  })
})
