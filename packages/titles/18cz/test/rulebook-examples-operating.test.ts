import { describe, expect, test } from 'vitest'
import { PROGRESS, type TrainId } from '../index.ts'
import { Given } from './given.ts'
import { accept, acquire, buyTrain, lay, newTable, pass, placeToken, run } from './table.ts'

describe('VIII.2 locals', () => {
  test('CZ-T12 · IV.1: thirteen operating rounds, the value of locals from 40 to 120', () => {
    const table = newTable(3)
    while (table.state.ended === null) table.do(pass)
    const rounds = table.told('operatingRoundBegan')
    expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    const values = [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120]
    expect(rounds.map(({ value }) => value)).toEqual(values)
    expect(PROGRESS.flatMap((set) => set.values)).toEqual(values)
  })

  test('CZ-T12 · IV.1: a company sells a local to the bank at the value of the round', () => {
    const sold = (set: number, within: number): number => {
      const given = Given.stockRound(set).open('EKJ', {
        price: 60,
        shares: [3],
        trains: ['2a'],
        locals: ['S1'],
      })
      given.turn('EKJ', 'trains').inRound(within).do({ type: 'sellLocal', local: 'S1' })
      return given.treasury('EKJ')
    }
    expect([sold(0, 0), sold(1, 0), sold(4, 1), sold(7, 2)]).toEqual([40, 45, 65, 120])
  })

  test('CZ-T35 · VIII.13: nothing opened: locals pay 5, 10 and 20, and one a card is exported', () => {
    const given = Given.preStock([100, 100, 100])
    given.do({ type: 'buyLocal', local: 'S1' }, { type: 'buyLocal', local: 'M1' })
    given.do({ type: 'buyLocal', local: 'L1' }, pass, pass, pass)
    const before = [given.cash(0), given.cash(1), given.cash(2)]
    expect(before).toEqual([75, 60, 45])
    given.do(pass, pass, pass)
    expect([given.cash(0), given.cash(1), given.cash(2)]).toEqual([80, 70, 65])
    expect(given.told('trainExported')).toEqual([{ type: 'trainExported', letter: 'a', trains: ['2a'] }])
    expect(given.state.fleet.depot[0]).toBe(4)
    expect(given.state.round).toMatchObject({ kind: 'stock', set: 1 })
  })
})

describe('VIII.4 to VIII.6 track and stations', () => {
  test('CZ-T11 · VIII.4: a large company’s first turn: the red tile and two yellow ones', () => {
    const given = Given.stockRound(3).phase('d')
    given.open('kk', { price: 90, shares: [5], cash: 900, turns: 0 }).turn('kk', 'home')
    given.do(lay('J14', '8895', 1), lay('J12', '9', 1), lay('J10', '58', 2))
    expect(given.told('tileLaid').map(({ hex, cost }) => [hex, cost])).toEqual([
      ['J14', 0],
      ['J12', 0],
      ['J10', 20],
    ])
    expect(given.refusal(lay('I9', '6', 3)).code).toBe('CZ-TRACK-COUNT')
  })

  test('CZ-T31 · VIII.5: Praha’s yellow tile costs BN 10 and is the tile of its first turn', () => {
    const given = Given.stockRound(2).phase('b')
    given.open('BN', { price: 60, shares: [3], cash: 300, turns: 0 })
    // Nobody does anything in the stock round; BN begins its turn by itself.
    given.do(pass, pass, pass)
    expect([given.state.step, given.told('tokenPlaced')[0]?.hex]).toEqual(['track', 'E11'])
    given.do(lay('E11', '8889', 1))
    expect(given.treasury('BN')).toBe(290)
    expect(given.refusal(lay('D12', '9', 0))).toMatchObject({ code: 'CZ-TRACK-COUNT', section: 'VIII.4' })
  })

  test('CZ-T28 · VIII.6: the stations of a medium company cost 0, 40 and 100', () => {
    // Olomouc, Přerov and Hulín on one line from Brno.
    const given = Given.stockRound(2).phase('b')
    given.open('KFN', { price: 60, shares: [3], cash: 500, turns: 0 })
    given.lay('G19', '202', 2).lay('G21', '4', 1).lay('G23', '5', 1).lay('F22', '57', 2).lay('E21', '57', 2)
    given.do(pass, pass, pass)
    const spent: number[] = given.told('tokenPlaced').map(({ cost }) => cost)
    for (const hex of ['G23', 'E21']) {
      const before = given.treasury('KFN')
      given.turn('KFN', 'token').do(placeToken(hex))
      spent.push(before - given.treasury('KFN'))
    }
    expect(spent).toEqual([0, 40, 100])
    expect(given.turn('KFN', 'token').refusal(placeToken('F22')).code).toBe('CZ-TOKEN-NONE')
  })
})

describe('VIII.3 locals at any moment', () => {
  test('VIII.3: a purple tile may still come after the tile of the turn, before the trains run', () => {
    const given = Given.stockRound(4).phase('d').lay('D4', '57', 1).lay('D2', '5', 5)
    given.open('EKJ', { price: 60, shares: [3], trains: ['3c'], stations: ['D4'], locals: ['L1'] })
    given.turn('EKJ', 'track').do(lay('D6', '9', 1))
    expect([given.state.step, given.price('EKJ')]).toEqual(['track', 60])
    given.do(lay('D2', '15p', 3, 'L1'), pass, run(['3c', 'D4', 'D2']))
    expect(given.state.turn?.revenue).toBe(20 + 30)
  })
})

describe('VIII.8 revenue', () => {
  /** OFE pays out 110; what seat 2 gets. */
  function paid(shares: number[]): number {
    const given = Given.stockRound(5, 3, 0).phase('g')
    given.lay('E21', '611', 1).lay('F22', '57', 2).lay('G23', '611', 0)
    given.lay('D20', '9', 2).lay('C19', '3', 4)
    given.open('OFE', { price: 100, shares, trains: ['4e'], stations: ['E21'] }).turn('OFE', 'run')
    given.do(run(['4e', 'C19', 'D20', 'E21', 'F22', 'G23']), { type: 'payOut' })
    expect(given.told('dividendPaid')[0]?.revenue).toBe(110)
    return given.cash(2)
  }

  test('CZ-T2 · VIII.8: 25 % of 110 is 28', () => expect(paid([2, 0, 1])).toBe(28))
  test('CZ-T3 · VIII.8: 25 % and 25 % of 110 is 55, not 56', () => expect(paid([2, 0, 2])).toBe(55))
  test('CZ-T4 · VIII.8: 50 % and 25 % of 110 is 83', () => expect(paid([0, 0, 3])).toBe(83))
})

describe('VIII.8 withholding', () => {
  test('VIII.8: kept revenue goes to the treasury, nobody is paid, the price falls in its row', () => {
    const given = Given.stockRound(2, 3, 0).open('EKJ', {
      price: 100,
      shares: [2, 1],
      cash: 5,
      trains: ['2a'],
    })
    given.turn('EKJ', 'revenue', 110).do({ type: 'withhold' })
    expect([given.treasury('EKJ'), given.cash(0), given.cash(1), given.price('EKJ')]).toEqual([115, 0, 0, 90])
  })
})

describe('VIII.9 acquisition', () => {
  /** BN at 100 may take EKJ at 65, of which players hold 3 of 4 shares. */
  function merger(treasury: number): Given {
    const given = Given.stockRound(2, 3, 0).phase('b')
    given.open('BN', { price: 100, shares: [3], cash: treasury, trains: ['2+2b'], stations: ['E11:1'] })
    given.open('EKJ', { price: 65, shares: [0, 2, 1], cash: 105, trains: ['2a'], stations: ['D4'] })
    return given.turn('BN', 'acquire')
  }

  test('CZ-T16 · VIII.9: from 33 to 97; at 97 it costs 291, of which the director gets 194', () => {
    const given = merger(291)
    for (const price of [32, 98]) {
      const params = { price, least: 33, most: 97 }
      expect(given.refusal(acquire('EKJ', price))).toEqual({
        code: 'CZ-ACQ-PRICE',
        section: 'VIII.9',
        params,
      })
    }
    given.do(acquire('EKJ', 97))
    expect(given.asked).toBe(1)
    given.do(accept)
    expect([given.cash(0), given.cash(1), given.cash(2)]).toEqual([0, 194, 97])
    expect(given.treasury('BN')).toBe(291 - 291 + 105)
    expect(given.company('EKJ').status).toBe('closed')
    expect(merger(291).do(acquire('EKJ', 33), accept).cash(1)).toBe(66)
  })

  test('CZ-T17 · VIII.9: 290 are too few, the 105 of the target do not help', () => {
    const params = { cost: 291, treasury: 290 }
    expect(merger(290).refusal(acquire('EKJ', 97))).toEqual({
      code: 'CZ-ACQ-CASH',
      section: 'VIII.9',
      params,
    })
  })

  test.each([
    ['EKJ', '2b', 'BN', '2+2b', 10],
    ['EKJ', '3d', 'Sx', '3Ed', 130],
    ['ATE', '3+3d', 'Sx', '3Ed', 70],
    ['EKJ', '3c', 'BN', '2+2c', 0],
    ['EKJ', '4e', 'Sx', '3Ee', 0],
  ] as const)(
    'CZ-T18 · VIII.9: a train of %s, %s, turned by %s to %s costs %i',
    (from, train, by, to, cost) => {
      const given = Given.stockRound(4, 3, 0).phase('e')
      given.open(by, { price: 100, shares: [3], cash: 1000 })
      given.open(from, { price: 60, shares: [3], trains: [train] }).turn(by, 'acquire')
      // Both companies have the same director: agreed at once.
      given.do(acquire(from, 30), { type: 'turnTrain', train, to })
      expect(given.told('trainTurned')).toEqual([{ type: 'trainTurned', company: by, train, to, cost }])
      expect(given.treasury(by)).toBe(1000 - 90 - cost)
      expect(given.trains(by)).toEqual([to])
    },
  )
})

describe('VIII.10 and VIII.12 trains', () => {
  /** Sx buys the first e card while the small EKJ owns these. */
  function firstE(as: '4e' | '3+3e' | '3Ee', trains: readonly TrainId[]): Given {
    const given = Given.stockRound(4).firstOf('e')
    given.open('EKJ', { price: 60, shares: [0, 3], trains })
    return given
      .open('Sx', { price: 100, shares: [5], cash: 500 })
      .turn('Sx', 'trains')
      .do(buyTrain(as))
  }

  test('CZ-T6 · VIII.12: the first e card as 4 scraps all 2, as 3+3 or 3E nothing; phase e each time', () => {
    const left = (as: '4e' | '3+3e' | '3Ee'): TrainId[] => {
      const given = firstE(as, ['2a', '3c'])
      expect(given.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'e' }])
      expect(given.told('kindObsolete').map(({ kind }) => kind)).toEqual(as === '4e' ? ['2'] : [])
      return given.trains('EKJ')
    }
    expect(left('4e')).toEqual(['3c'])
    expect(left('3+3e')).toEqual(['2a', '3c'])
    expect(left('3Ee')).toEqual(['2a', '3c'])
  })

  test('CZ-T7 · VIII.12: an exported h card scraps all 3, 2, 3+3 and 2+2 and nothing green', () => {
    const given = Given.stockRound(5).firstOf('h')
    given.open('EKJ', { price: 60, shares: [0, 3], trains: ['2a', '3c'] })
    given.open('BN', { price: 60, shares: [0, 3], trains: ['2+2b', '3+3d'] })
    given.open('Sx', { price: 100, shares: [5], trains: ['3Ed', '4Ef'] })
    given.turn('Sx', 'trains').inRound(1).do(pass)
    expect(given.told('trainExported').map(({ letter }) => letter)).toEqual(['h'])
    expect(given.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'h' }])
    expect(given.told('kindObsolete').map(({ kind }) => kind)).toEqual(['2', '3', '2+2', '3+3'])
    expect([given.trains('EKJ'), given.trains('BN'), given.trains('Sx')]).toEqual([[], [], ['3Ed', '4Ef']])
  })

  test.each(['3+3e', '4e'] as const)(
    'CZ-T29 · VIII.12: of three 3-trains one goes to the pool when the first e is sold as %s',
    (as) => {
      const given = firstE(as, ['3c', '3d', '3d'])
      expect([given.state.step, given.asked]).toEqual(['discard', 1])
      given.do({ type: 'discard', train: '3d' })
      expect(given.trains('EKJ')).toEqual(['3c', '3d'])
      expect(given.state.fleet.pool).toHaveLength(1)
      expect(given.state.step).toBe('trains')
    },
  )

  test('CZ-T30 · VIII.12: of 2, 2 and 3 both 2 are scrapped first and nothing has to be returned', () => {
    const given = firstE('4e', ['2a', '2a', '3c'])
    expect([given.trains('EKJ'), given.state.fleet.pool, given.state.step]).toEqual([['3c'], [], 'trains'])
  })

  test('CZ-T32 · VIII.10: at its limit with a 4, a medium company buys a 5+5 and gives the 4 away', () => {
    const given = Given.stockRound(6).phase('i')
    given.open('BN', { price: 100, shares: [3], cash: 500, trains: ['4f'] }).turn('BN', 'trains')
    expect(given.refusal(pass).code).toBe('CZ-TRAIN-MUST')
    expect(given.refusal(buyTrain('5i')).code).toBe('CZ-TRAIN-LIMIT')
    given.do(buyTrain('5+5i'))
    expect([given.state.step, given.treasury('BN')]).toEqual(['discard', 0])
    expect(given.refusal({ type: 'discard', train: '5+5i' }).code).toBe('CZ-DISCARD-CHOICE')
    given.do({ type: 'discard', train: '4f' })
    expect(given.trains('BN')).toEqual(['5+5i'])
    expect(given.told('trainDiscarded')).toEqual([{ type: 'trainDiscarded', company: 'BN', train: '4f' }])
  })

  test('CZ-T34 · VIII.12: a 2 of letter b in the pool is a 2+2 for 80 once a 4 is sold', () => {
    const given = Given.stockRound(4).firstOf('e').pool('2b')
    given.open('BN', { price: 100, shares: [3], cash: 250 + 80 }).turn('BN', 'trains')
    given.do(buyTrain('4e'))
    expect(given.state.fleet.pool).toHaveLength(1)
    expect(given.refusal(buyTrain('2b', 'pool'))).toMatchObject({
      code: 'CZ-TRAIN-OBSOLETE',
      section: 'VIII.12',
    })
    given.do(buyTrain('2+2b', 'pool'))
    expect([given.treasury('BN'), given.state.fleet.pool]).toEqual([0, []])
    expect(given.trains('BN')).toEqual(['4e', '2+2b'])
  })
})
