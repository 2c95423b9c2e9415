import { describe, expect, test } from 'vitest'
import { STAGES, eighteenCz } from '../index.ts'
import { Given } from './given.ts'
import { type Table, buy, buyTrain, newTable, pass, sell } from './table.ts'

const types = ({ events }: Table): string[] => events.map(({ type }) => type)

describe('the order of what follows', () => {
  test('VIII.3: the turn of a company is a list of steps', () => {
    const names = eighteenCz.steps.map(({ name }) => name)
    const first = names.indexOf('home')
    expect(names.slice(first, first + STAGES.length)).toEqual([...STAGES])
  })

  test('VIII.12: a sale brings phase, obsolescence, then the new limits', () => {
    const given = Given.stockRound().firstOf('e')
    given.open('EKJ', { price: 60, shares: [2], cash: 250, trains: ['2b'] }).home('EKJ')
    given.open('VBW', { price: 55, shares: [0, 2], trains: ['3d', '3d', '3d'] })
    given.turn('EKJ', 'trains').do(buyTrain('4e'))
    expect(types(given)).toEqual(['trainBought', 'phaseBegan', 'kindObsolete', 'trainsObsolete'])
    expect([given.state.step, given.asked]).toEqual(['discard', 1])
  })

  test('VIII.10: a train that changes hands between companies is no sale', () => {
    const given = Given.stockRound().phase('b')
    given.open('EKJ', { price: 60, shares: [2], cash: 100, trains: ['2a'] }).home('EKJ')
    given.open('BCB', { price: 55, shares: [2], trains: ['2b', '2b'] })
    given.turn('EKJ', 'trains').do({ type: 'tradeTrain', train: '2b', from: 'BCB', price: 1 })
    expect(types(given)).toEqual(['trainBought'])
    expect(given.trains('EKJ')).toEqual(['2a', '2b'])
  })

  test('XI.1: with the first b Václav’s company opens, then comes its train', () => {
    const given = Given.stockRound(1, 2, 500, { vaclavSmall: 'EKJ' }).firstOf('b')
    given
      .open('BCB', { price: 60, shares: [3], cash: 70 })
      .turn('BCB', 'trains')
      .do(buyTrain('2b'))
    const told = ['trainBought', 'phaseBegan', 'companyStarted', 'companyOpened', 'vaclavReceived']
    expect(types(given).slice(0, 5)).toEqual(told)
  })

  test('XI.1: the set-up is followed as any sale', () => {
    expect(newTable(2).told('vaclavReceived')).toHaveLength(1)
    expect(newTable(2).state.discards).toEqual([])
  })

  test('VII.5, IX.3: after a purchase the director, after a sale the director and then the price', () => {
    const given = Given.stockRound().open('EKJ', { price: 60, shares: [2, 1] })
    given.do(pass, buy('EKJ'), pass, sell('EKJ'))
    expect(types(given)).toEqual([
      'passed',
      'shareBought',
      'passed',
      'sharesSold',
      'directorChanged',
      'priceMoved',
    ])
  })

  test('VII.2, IX.3: the end of a stock round raises the sold-out, deals the cards and begins the round', () => {
    const given = Given.stockRound(0)
      .open('EKJ', { price: 60, shares: [2, 2] })
      .home('EKJ')
    given.do(pass, pass, pass)
    expect(types(given).slice(3, 8)).toEqual([
      'priceMoved',
      'priorityDealt',
      'operatingRoundBegan',
      'localsPaid',
      'companyTurnBegan',
    ])
  })

  test('VIII.13: an export and its discards come before the next stock round', () => {
    const given = Given.stockRound(1).firstOf('e')
    given.open('VBW', { price: 55, shares: [0, 2], trains: ['3d', '3d', '3d'] }).home('VBW')
    given.turn('VBW', 'trains').do(pass)
    expect(types(given)).toEqual(['trainExported', 'phaseBegan', 'kindObsolete'])
    expect([given.state.step, given.state.round.kind]).toEqual(['discard', 'between'])
    given.do({ type: 'discard', train: '3d' })
    expect(types(given).slice(3)).toEqual(['trainDiscarded', 'stockRoundBegan'])
  })
})
