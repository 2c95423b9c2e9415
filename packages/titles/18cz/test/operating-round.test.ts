import { describe, expect, test } from 'vitest'
import { companyIndex, localIndex } from '../index.ts'
import { Given } from './given.ts'
import { accept, acquire, pass } from './table.ts'

describe('VIII.4, VIII.5 track', () => {
  test('a station of the printed Praha stays with its track', () => {
    const given = Given.stockRound()
      .phase('b')
      .open('BN', { price: 60, shares: [3], cash: 300, turns: 0 })
    given.home('BN').turn('BN', 'track')
    given.do({ type: 'layTile', hex: 'E11', tile: '8889', rotation: 1 })
    // 8889 turned once leaves by 3, 4 and 5: the track to D12 belongs to its first city.
    expect(given.company('BN').stations).toEqual([given.hex('E11') * 8])
  })

  test('ATE chooses its city when the green tile comes', () => {
    const given = Given.stockRound()
      .phase('d')
      .open('ATE', { price: 60, shares: [3], cash: 300, turns: 0 })
    given.home('ATE').turn('ATE', 'track')
    given.do({ type: 'layTile', hex: 'B8', tile: '8859', rotation: 0 })
    expect(given.state.step).toBe('chooseCity')
    given.do({ type: 'chooseCity', city: 1 })
    expect(given.company('ATE').stations).toEqual([given.hex('B8') * 8 + 1])
  })
})

describe('VIII.9 acquisition', () => {
  function merger(treasury: number): Given {
    const given = Given.stockRound(1, 3, 0).phase('b')
    given.open('BN', { price: 100, shares: [3], cash: treasury, trains: ['2+2b'] })
    given.open('EKJ', { price: 65, shares: [0, 2, 1], cash: 105, trains: ['2a'] })
    return given.turn('BN', 'acquire')
  }

  test('13.6: every station that is not on the map costs 100 from then on', () => {
    const given = merger(300).do(acquire('EKJ', 97), accept)
    expect(given.company('BN').stationsLeft).toEqual([100, 100, 100, 100, 100, 100])
  })

  test('a declined offer changes nothing and is not repeated for as little', () => {
    const given = merger(300)
    given.do({ type: 'acquire', company: 'EKJ', price: 50 }, { type: 'answer', accept: false })
    expect(given.refusal({ type: 'acquire', company: 'EKJ', price: 50 }).code).toBe('CZ-ACQ-DECLINED')
    given.do({ type: 'acquire', company: 'EKJ', price: 51 })
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
