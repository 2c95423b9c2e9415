import { describe, expect, test } from 'vitest'
import { NamedPieces } from '../src/railway/named-pieces.ts'
import { normalForm } from '../src/railway/normal-form.ts'
import { optionsDiffer } from '../src/railway/option-sets.ts'
import { revenueOf, routesFrom } from '../src/railway/routes.ts'
import { equalRotation } from '../src/railway/tiles.ts'

/** A title whose trains are 2a and 4f and whose columns are printed one lower than recorded. */
const names = {
  ourTrain: (theirs: string) => (['2a', '4f', '4+4f'].includes(theirs) ? theirs : null),
  ourHex: (theirs: string) => `${theirs.slice(0, 1)}${Number(theirs.slice(1)) - 1}`,
}

describe('pieces', () => {
  test('a train is in the bank until it is bought, and changes hands with its company', () => {
    const pieces = new NamedPieces(names)
    expect([pieces.trainAt('4f-2'), pieces.trainAs('4f-2')]).toEqual(['bank', '4f'])
    pieces.moveTrain('4f-2', '4+4f', 'BN')
    pieces.moveTrains('BN', 'Sx')
    expect([pieces.trainAt('4f-2'), pieces.trainAs('4f-2')]).toEqual(['Sx', '4+4f'])
    expect(() => pieces.trainAs('D-0')).toThrow('train D-0')
  })

  test('a city is on the hex of its tile, or on the printed hex', () => {
    const pieces = new NamedPieces(names)
    pieces.layTile('8889-0', 'E11')
    expect(pieces.cityOf('8889-0-1')).toEqual({ hex: 'E11', city: 1 })
    expect(pieces.cityOf('B9-0-1')).toEqual({ hex: 'B8', city: 1 })
  })

  test('a share comes from the initial offer once', () => {
    const pieces = new NamedPieces(names)
    expect(['BCB_1', 'BCB_2', 'BCB_1'].map((share) => pieces.buyShare(share))).toEqual([
      'bank',
      'bank',
      'pool',
    ])
  })
})

test('stretches of a route are joined in the order of its stops', () => {
  const route = {
    train: '3c-0',
    connections: [
      ['C8', 'C10'],
      ['B9', 'C8'],
      ['B9', 'B11', 'B13'],
    ],
    hexes: ['C10', 'C8', 'B9', 'B13'],
    revenue: 90,
  }
  const action = { type: 'run_routes', entity: 'ATE', routes: [route], extra_revenue: 10 }
  expect(
    routesFrom(
      action,
      () => '3c',
      (hexes) => hexes.map(names.ourHex),
    ),
  ).toEqual([{ train: '3c', hexes: ['C9', 'C7', 'B8', 'B10', 'B12'] }])
  expect(revenueOf(action)).toBe(100)
})

describe('digests', () => {
  test('equal track is equal whatever its rotation', () => {
    // A straight of tile 9 and a crossing of tile 16; a curve of tile 8 has six faces.
    expect([0, 1, 2, 3, 4, 5].map((rotation) => equalRotation('9', rotation))).toEqual([0, 1, 2, 0, 1, 2])
    expect(new Set([0, 1, 2, 3, 4, 5].map((rotation) => equalRotation('8', rotation))).size).toBe(6)
    const laid = (rotation: number) => normalForm({ ti: { E12: ['9', rotation] } })['ti']
    expect(laid(4)).toEqual(laid(1))
    expect(laid(4)).not.toEqual(laid(2))
  })

  test('what has no order is sorted, what has one is not', () => {
    const one = {
      co: {
        BN: {
          tr: ['3c', '2a'],
          tk: [
            ['E12', 1],
            ['D17', 0],
          ],
        },
      },
      mkt: { '0,6': ['BN', 'ATE'] },
    }
    const other = {
      co: {
        BN: {
          tr: ['2a', '3c'],
          tk: [
            ['D17', 0],
            ['E12', 1],
          ],
        },
      },
      mkt: { '0,6': ['ATE', 'BN'] },
    }
    const [first, second] = [normalForm(one), normalForm(other)]
    expect(first['co']).toEqual(second['co'])
    expect(first['mkt']).not.toEqual(second['mkt'])
  })
})

describe('options', () => {
  const ours = new Map([
    ['buy', new Set(['["BN",20,"BN",60]'])],
    ['pass', new Set(['true'])],
    ['ctiles.S1', new Set(['["C4","9",1,0]'])],
  ])
  const differ = (legal: Parameters<typeof optionsDiffer>[0], income = 0) =>
    optionsDiffer(legal, ours, income)

  test('that are the same do not differ, equal track included', () => {
    expect(
      differ({ pass: true, buy: [['BN', 20, 'BN', 60]], ctiles: { S1: [['C4', '9', 4, 0]] } }),
    ).toBeNull()
  })

  test('are told by the first kind that differs', () => {
    expect(differ({ pass: false })).toBe('legal.pass: recorded false, ours true')
    expect(differ({ sell: [['BN', 20, 60]] })).toBe('legal.sell: ours lacks ["BN",20,60]')
    expect(differ({ buy: [] })).toBe('legal.buy: ours adds ["BN",20,"BN",60]')
    expect(differ({ ctiles: {} })).toBe('legal.ctiles.S1: ours adds ["C4","9",1,0]')
  })

  test('of money may include the income of the round that follows', () => {
    expect(differ({ buy: [['BN', 20, 'BN', 45]] }, 15)).toBeNull()
    expect(differ({ buy: [['BN', 20, 'BN', 45]] })).not.toBeNull()
  })
})
