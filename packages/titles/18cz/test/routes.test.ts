import { asReadonly } from '@roundhouse/kernel'
import { stopKey } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import {
  type CompanyId,
  type TrainId,
  companyIndex,
  sampleRun,
  trainCode,
  trainData,
  valueRoute,
  valueRun,
} from '../index.ts'
import { isTooLong } from '../rules/route-values.ts'
import { Given } from './given.ts'

/** The places of the rulebook’s example in the brown phase, on hexes of our own: only their values matter. */
function example(): { value: (company: CompanyId, train: TrainId, letters: string) => number; given: Given } {
  const given = Given.stockRound().phase('g')
  const places: Record<string, string> = {}
  const put = (letter: string, hex: string, tile: string): void => {
    places[letter] = hex
    given.lay(hex, tile, 0)
  }
  put('A', 'D4', '57')
  put('B', 'C5', '4')
  put('C', 'D2', '57')
  put('F', 'G11', '57')
  put('G', 'G23', '611')
  put('H', 'B10', '14')
  put('I', 'G21', '4')
  put('J', 'G19', '216')
  put('K', 'G17', '4')
  put('L', 'E3', '887p')
  put('M', 'B18', '8897')
  const stops = (letters: string): number[] =>
    letters.split('').map((each) => stopKey(given.hex(places[each] as string), 0))
  const value = (company: CompanyId, train: TrainId, letters: string): number => {
    const data = trainData(trainCode(train))
    expect(isTooLong(asReadonly(given.state), data, stops(letters))).toBe(false)
    return valueRoute(asReadonly(given.state), companyIndex(company), data, stops(letters))
  }
  return { value, given }
}

describe('VIII.7, VIII.8 routes', () => {
  test('CZ-T8, CZ-T9: the five runs of the example', () => {
    const { value } = example()
    expect(value('BCB', '2b', 'FH')).toBe(50)
    expect(value('BCB', '3c', 'HLM')).toBe(90)
    expect(value('KFN', '3+3d', 'GIJKLM')).toBe(170)
    expect(value('BN', '4+4f', 'ABC')).toBe(50)
    expect(value('Pr', '4Ef', 'MJHF')).toBe(190)
  })

  test('CZ-T5: a 3+3 has six locations, three of them cities', () => {
    const { given } = example()
    const isLong = (train: TrainId, hexes: string[]): boolean =>
      isTooLong(
        asReadonly(given.state),
        trainData(trainCode(train)),
        hexes.map((hex) => stopKey(given.hex(hex), 0)),
      )
    const towns = ['C5', 'G21', 'G17', 'E3']
    expect(isLong('3+3d', ['D4', 'D2', 'G11', ...towns.slice(0, 3)])).toBe(false)
    expect(isLong('3+3d', ['D4', 'D2', 'G11', ...towns])).toBe(true)
    expect(isLong('3+3d', ['D4', 'D2', 'G11', 'G23'])).toBe(true)
    expect(isLong('3Ed', ['D4', 'D2', 'G11', ...towns])).toBe(false)
  })

  test('an E train skips the towns it does not count', () => {
    const { value } = example()
    expect(value('Sx', '3Ed', 'AFB')).toBe(50)
    expect(value('Sx', '3Ed', 'AFCB')).toBe(60)
    expect(value('Sx', '3Ed', 'AFLB')).toBe(60)
  })

  test('the sample run is legal', () => {
    const given = Given.stockRound()
      .open('EKJ', { price: 60, shares: [3], trains: ['2a', '2a'] })
      .home('EKJ')
    given.lay('D4', '57', 1).lay('D2', '57', 1)
    const routes = sampleRun(asReadonly(given.state), companyIndex('EKJ'))
    expect(routes).toEqual([{ train: '2a', hexes: ['D4', 'D2'] }])
    expect(valueRun(asReadonly(given.state), companyIndex('EKJ'), routes)).toMatchObject({ revenue: 40 })
  })
})
