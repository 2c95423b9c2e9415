import { describe, expect, test } from 'vitest'
import { PROGRESS, companyIndex, localIndex } from '../index.ts'
import { Given } from './given.ts'
import { newTable, pass } from './table.ts'

describe('VIII.2 locals', () => {
  test('CZ-T12: their value goes from 40 to 120', () => {
    expect(PROGRESS.flatMap((set) => set.values)).toEqual([
      40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120,
    ])
  })

  test('CZ-T35: without any company they pay, and a card is exported', () => {
    const given = Given.stockRound(0, 3, 100).local('S1', 0).local('M1', 1).local('L1', 2)
    given.do(pass, pass, pass)
    expect([given.cash(0), given.cash(1), given.cash(2)]).toEqual([105, 110, 120])
    expect(given.state.fleet.depot[0]).toBe(4)
    expect(given.state.round).toMatchObject({ kind: 'stock', set: 1 })
  })
})

describe('VIII.4, VIII.5 track', () => {
  test('CZ-T31: Praha’s yellow tile is the upgrade of the turn and pays the river', () => {
    const given = Given.stockRound()
      .phase('b')
      .open('BN', { price: 60, shares: [3], cash: 300, turns: 0 })
    given.home('BN').turn('BN', 'track')
    given.do({ type: 'layTile', hex: 'E11', tile: '8889', rotation: 1 })
    expect(given.treasury('BN')).toBe(290)
    expect(given.refusal({ type: 'layTile', hex: 'D12', tile: '9', rotation: 0 }).code).toBe('CZ-TRACK-COUNT')
  })

  test('CZ-T11: a large company’s first turn has its red tile and two yellow ones', () => {
    const given = Given.stockRound()
      .phase('d')
      .open('kk', { price: 90, shares: [5], cash: 900, turns: 0 })
    given.turn('kk', 'home')
    given.do({ type: 'layTile', hex: 'J14', tile: '8895', rotation: 1 })
    expect(given.state.step).toBe('track')
    given.do({ type: 'layTile', hex: 'J12', tile: '9', rotation: 1 })
    given.do({ type: 'layTile', hex: 'J10', tile: '58', rotation: 2 })
    expect(given.state.step).not.toBe('track')
    expect(given.treasury('kk')).toBe(900 - 20)
  })

  test('a station of the printed Praha stays with its track', () => {
    const given = Given.stockRound()
      .phase('b')
      .open('BN', { price: 60, shares: [3], cash: 300, turns: 0 })
    given.home('BN').turn('BN', 'track')
    given.do({ type: 'layTile', hex: 'E11', tile: '8889', rotation: 1 })
    // 8889 turned once leaves by 3, 4 and 5: the track to D12 belongs to its first city.
    expect(given.company('BN').tokens).toEqual([given.hex('E11') * 8])
  })

  test('ATE chooses its city when the green tile comes', () => {
    const given = Given.stockRound()
      .phase('d')
      .open('ATE', { price: 60, shares: [3], cash: 300, turns: 0 })
    given.home('ATE').turn('ATE', 'track')
    given.do({ type: 'layTile', hex: 'B8', tile: '8859', rotation: 0 })
    expect(given.state.step).toBe('chooseCity')
    given.do({ type: 'chooseCity', city: 1 })
    expect(given.company('ATE').tokens).toEqual([given.hex('B8') * 8 + 1])
  })
})

describe('VIII.6 stations', () => {
  test('CZ-T28: a medium company pays 0, 40 and 100', () => {
    expect(newTable().company('BN').charter).toEqual([0, 40, 100])
  })
})

describe('VIII.8 revenue', () => {
  const paid = (revenue: number, shares: number[]): number => {
    const given = Given.stockRound(1, 3, 0).open('EKJ', { price: 100, shares, trains: ['2a'] })
    given.turn('EKJ', 'revenue', revenue).do({ type: 'payOut' })
    return given.cash(2)
  }

  test('CZ-T2: 25 % of 110 is 28', () => expect(paid(110, [2, 0, 1])).toBe(28))
  test('CZ-T3: twice 25 % of 110 is 55', () => expect(paid(110, [2, 0, 2])).toBe(55))
  test('CZ-T4: 50 % and 25 % of 110 is 83', () => expect(paid(110, [0, 0, 3])).toBe(83))

  const after = (id: 'EKJ' | 'Sx', price: number, action: 'payOut' | 'withhold'): number => {
    const given = Given.stockRound()
      .phase('d')
      .open(id, { price, shares: [3] })
    given
      .train(id, id === 'Sx' ? '3Ed' : '2a')
      .turn(id, 'revenue', 100)
      .do({ type: action })
    return given.price(id)
  }

  test('CZ-T21: the end of the row holds', () => {
    expect(after('Sx', 335, 'payOut')).toBe(370)
    expect(after('Sx', 350, 'payOut')).toBe(350)
    expect(after('EKJ', 335, 'payOut')).toBe(370)
  })

  test('CZ-T22: withholding at 45 stays', () => expect(after('EKJ', 45, 'withhold')).toBe(45))

  test('CZ-T23: large companies climb two steps', () => {
    expect(after('Sx', 100, 'payOut')).toBe(120)
    expect(after('EKJ', 100, 'payOut')).toBe(110)
  })
})

describe('VIII.9 acquisition', () => {
  function merger(treasury: number): Given {
    const given = Given.stockRound(1, 3, 0).phase('b')
    given.open('BN', { price: 100, shares: [3], cash: treasury, trains: ['2+2b'] })
    given.open('EKJ', { price: 65, shares: [0, 2, 1], cash: 105, trains: ['2a'] })
    return given.turn('BN', 'acquire')
  }

  test('CZ-T16: from half to one and a half times the price', () => {
    const given = merger(300)
    for (const price of [32, 98]) {
      expect(given.refusal({ type: 'acquire', company: 'EKJ', price })).toMatchObject({
        code: 'CZ-ACQ-PRICE',
        params: { least: 33, most: 97 },
      })
    }
    given.do({ type: 'acquire', company: 'EKJ', price: 97 })
    expect(given.asked).toBe(1)
    given.do({ type: 'answer', accept: true })
    expect([given.cash(1), given.cash(2)]).toEqual([194, 97])
    expect(given.treasury('BN')).toBe(300 - 291 + 105)
    expect(given.company('EKJ').status).toBe('closed')
    expect(given.company('BN').charter).toEqual([100, 100, 100, 100, 100, 100])
  })

  test('CZ-T17: the target’s own cash does not help', () => {
    expect(merger(290).refusal({ type: 'acquire', company: 'EKJ', price: 97 }).code).toBe('CZ-ACQ-CASH')
  })

  test('CZ-T18: turning an acquired train costs the difference, never less than nothing', () => {
    const cost = (train: '2b' | '3d' | '3+3d' | '3c' | '4e', to: '2+2b' | '3Ed' | '2+2c' | '3Ee'): number => {
      const given = Given.stockRound(1, 3, 0).phase('e')
      const buyer = to.startsWith('3E') ? 'Sx' : 'BN'
      const target = train === '3+3d' ? 'ATE' : 'EKJ'
      given.open(buyer, { price: 100, shares: [5], cash: 1000 })
      given.open(target, { price: 60, shares: [3], trains: [train] })
      given.turn(buyer, 'acquire').do({ type: 'acquire', company: target, price: 30 })
      const before = given.treasury(buyer)
      given.do({ type: 'turnTrain', train, to })
      return before - given.treasury(buyer)
    }
    expect(cost('2b', '2+2b')).toBe(10)
    expect(cost('3d', '3Ed')).toBe(130)
    expect(cost('3+3d', '3Ed')).toBe(70)
    expect(cost('3c', '2+2c')).toBe(0)
    expect(cost('4e', '3Ee')).toBe(0)
  })

  test('a declined offer changes nothing and is not repeated for as little', () => {
    const given = merger(300)
    given.do({ type: 'acquire', company: 'EKJ', price: 50 }, { type: 'answer', accept: false })
    expect(given.refusal({ type: 'acquire', company: 'EKJ', price: 50 }).code).toBe('CZ-ACQ-DECLINED')
    given.do({ type: 'acquire', company: 'EKJ', price: 51 })
  })
})

describe('VIII.10, VIII.11 trains', () => {
  test('CZ-T19: the director’s cash first, then a loan with a penalty', () => {
    const given = Given.stockRound(1, 3, 400)
      .phase('h')
      .open('Sx', { price: 100, shares: [5], cash: 120 })
    given.turn('Sx', 'trains').do({ type: 'buyTrain', train: '5Eh', from: 'bank' })
    expect([given.cash(0), given.treasury('Sx')]).toEqual([0, 0])
    expect([given.state.debt[0], given.state.penalty[0]]).toEqual([180, 180])
    expect(given.trains('Sx')).toEqual(['5Eh'])
  })

  test('CZ-T32: at the limit without a train it can run, it buys one and gives another away', () => {
    const given = Given.stockRound()
      .phase('i')
      .open('BN', { price: 100, shares: [3], cash: 500, trains: ['4f'] })
    given.turn('BN', 'trains')
    expect(given.refusal(pass).code).toBe('CZ-TRAIN-MUST')
    expect(given.refusal({ type: 'buyTrain', train: '5i', from: 'bank' }).code).toBe('CZ-TRAIN-LIMIT')
    given.do({ type: 'buyTrain', train: '5+5i', from: 'bank' })
    expect(given.refusal({ type: 'discard', train: '5+5i' }).code).toBe('CZ-DISCARD-CHOICE')
    given.do({ type: 'discard', train: '4f' })
    expect(given.trains('BN')).toEqual(['5+5i'])
    expect(given.state.fleet.pool).toHaveLength(1)
  })
})

describe('VIII.12 phases', () => {
  function firstE(as: '4e' | '3+3e' | '3Ee', trains: readonly ('2a' | '3c' | '3d')[]): Given {
    const given = Given.stockRound().phase('d')
    given.open('EKJ', { price: 60, shares: [0, 3], trains })
    given.open('Sx', { price: 100, shares: [5], cash: 500 })
    given.state.fleet.scrapped[3] =
      (given.state.fleet.scrapped[3] as number) + (given.state.fleet.depot[3] as number)
    given.state.fleet.depot[3] = 0
    return given.turn('Sx', 'trains').do({ type: 'buyTrain', train: as, from: 'bank' })
  }

  test('CZ-T6: only the colour sold makes trains obsolete', () => {
    expect(firstE('4e', ['2a', '3c']).trains('EKJ')).toEqual(['3c'])
    for (const as of ['3+3e', '3Ee'] as const) {
      const given = firstE(as, ['2a', '3c'])
      expect(given.trains('EKJ')).toEqual(['2a', '3c'])
      expect(given.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'e' }])
    }
  })

  test('CZ-T29: above the new limit a train goes to the pool', () => {
    for (const as of ['3+3e', '4e'] as const) {
      const given = firstE(as, ['3c', '3d', '3d'])
      expect([given.state.step, given.asked]).toEqual(['discard', 1])
      given.do({ type: 'discard', train: '3c' })
      expect(given.trains('EKJ')).toEqual(['3d', '3d'])
    }
  })

  test('CZ-T30: obsolete trains go first', () => {
    const given = firstE('4e', ['2a', '2a', '3c'])
    expect(given.trains('EKJ')).toEqual(['3c'])
    expect(given.state.discards).toEqual([])
  })

  test('CZ-T34: a card of the pool stays while one kind is good', () => {
    const given = Given.stockRound().phase('e').pool('2b')
    given.open('BN', { price: 100, shares: [3], cash: 330 }).turn('BN', 'trains')
    given.do({ type: 'buyTrain', train: '4e', from: 'bank' })
    expect(given.refusal({ type: 'buyTrain', train: '2b', from: 'pool' }).code).toBe('CZ-TRAIN-OBSOLETE')
    given.do({ type: 'buyTrain', train: '2+2b', from: 'pool' })
    expect(given.treasury('BN')).toBe(0)
  })

  test('CZ-T7: an exported h card scraps all 3, 2, 3+3 and 2+2 and nothing green', () => {
    const given = Given.stockRound(4).phase('h')
    given.state.fleet.phase = 6
    given.open('EKJ', { price: 60, shares: [0, 3], trains: ['2a', '3c'] })
    given.open('BN', { price: 60, shares: [0, 3], trains: ['2+2b', '3+3d'] })
    given.open('Sx', { price: 100, shares: [5], trains: ['3Ed'] })
    given.turn('Sx', 'trains')
    given.state.round.within = 1
    given.do(pass)
    expect([given.trains('EKJ'), given.trains('BN'), given.trains('Sx')]).toEqual([[], [], ['3Ed']])
    expect(given.told('trainExported')).toHaveLength(1)
  })
})

describe('X the end', () => {
  test('after the operating round at 120 the wealth decides', () => {
    const given = Given.stockRound(7, 3, 100)
      .local('S1', 1)
      .open('EKJ', { price: 100, shares: [3], trains: ['5g'] })
    given.turn('EKJ', 'trains')
    given.state.round.within = 2
    given.do(pass)
    expect(given.state.ended).toEqual({ winners: [0] })
    expect(given.told('gameEnded')[0]?.wealth).toEqual([400, 220, 100])
    expect(given.state.locals.owner[localIndex('S1')]).toBe(1)
    expect(given.state.market.at[companyIndex('EKJ')]).toBe(16)
  })
})
