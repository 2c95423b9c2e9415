import { describe, expect, test } from 'vitest'
import { Given } from './given.ts'
import { accept, acquire, buyTrain, pass } from './table.ts'

const EDITIONS = ['no', 'yes'] as const
type Older = (typeof EDITIONS)[number]

const table = (set: number, olderEdition: Older): Given => Given.stockRound(set, 3, 1000, { olderEdition })

describe('the older edition, where this map can play it', () => {
  test('table A5: BCB begins in Hradec Králové instead of Pardubice', () => {
    const home = (older: Older): string | undefined => {
      const given = table(1, older).open('BCB', { price: 60, shares: [3], cash: 200, turns: 0 })
      return given.do(pass, pass, pass).told('tokenPlaced')[0]?.hex
    }
    expect(EDITIONS.map(home)).toEqual(['E15', 'D16'])
  })

  test('table A11: of two stations in one city one is lost instead of going to the charter', () => {
    const left = (older: Older): number => {
      const given = table(4, older).phase('d').lay('D4', '14', 1)
      given.open('BN', { price: 100, shares: [3], cash: 500, trains: ['2+2b'], stations: ['E11:1', 'D4'] })
      given.open('EKJ', { price: 60, shares: [0, 3], stations: ['D4'] })
      return given.turn('BN', 'acquire').do(acquire('EKJ', 60), accept).company('BN').stationsLeft.length
    }
    const [newer, older] = EDITIONS.map(left)
    expect((newer as number) - (older as number)).toBe(1)
  })

  test('table A13: a 5 scraps all 3 and leaves the 2 that are still there', () => {
    const kept = (older: Older): readonly string[] => {
      const given = table(5, older).phase('g')
      given.open('EKJ', { price: 60, shares: [0, 3], trains: ['2b', '3c'] })
      given.open('OFE', { price: 100, shares: [3], cash: 350 }).turn('OFE', 'trains')
      return given.do(buyTrain('5g')).trains('EKJ')
    }
    expect(EDITIONS.map(kept)).toEqual([[], ['2b']])
  })
})
