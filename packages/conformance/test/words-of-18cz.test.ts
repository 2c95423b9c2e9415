import { describe, expect, test } from 'vitest'
import { vaclavsCompanies } from '../src/18cz/chance.ts'
import { completed } from '../src/18cz/completed.ts'
import { companyFromPeer, hexFromPeer, peerCompany, peerHex } from '../src/18cz/ids.ts'
import { NamedPieces } from '../src/18cz/named-pieces.ts'
import { normalForm } from '../src/18cz/normal-form.ts'
import { revenueOf, routesFrom } from '../src/18cz/routes.ts'
import { equalRotation } from '../src/18cz/tiles.ts'

describe('names', () => {
  test.each([
    ['E11', 'E12'],
    ['D0', 'D1'],
    ['B9', 'B10'],
    ['G27', 'G28'],
  ])('printed %s is %s there', (ours, theirs) => {
    expect(peerHex(ours)).toBe(theirs)
    expect(hexFromPeer(theirs)).toBe(ours)
  })

  test('three large companies are written in capitals there', () => {
    expect(['Sx', 'Pr', 'By', 'kk', 'Ug', 'BN'].map(peerCompany)).toEqual([
      'SX',
      'PR',
      'BY',
      'kk',
      'Ug',
      'BN',
    ])
    expect(['SX', 'PR', 'BY', 'kk', 'Ug', 'BN'].map(companyFromPeer)).toEqual([
      'Sx',
      'Pr',
      'By',
      'kk',
      'Ug',
      'BN',
    ])
    expect(companyFromPeer('B&O')).toBeNull()
  })
})

// Seeds and companies of recorded games.
test.each([
  [1200, 'BCB ATE Sx'],
  [1202, 'VBW BN By'],
  [1204, 'EKJ ATE kk'],
  [1206, 'BCB BN Sx'],
  [1208, 'VBW ATE By'],
  [1210, 'EKJ BN kk'],
])('seed %i gives Václav %s', (seed, companies) => {
  expect(vaclavsCompanies(seed).join(' ')).toBe(companies)
})

describe('pieces', () => {
  test('a train is in the bank until it is bought, and changes hands with its company', () => {
    const pieces = new NamedPieces()
    expect([pieces.trainAt('4f-2'), pieces.trainAs('4f-2')]).toEqual(['bank', '4f'])
    pieces.moveTrain('4f-2', '4+4f', 'BN')
    pieces.moveTrains('BN', 'Sx')
    expect([pieces.trainAt('4f-2'), pieces.trainAs('4f-2')]).toEqual(['Sx', '4+4f'])
    expect(() => pieces.trainAs('D-0')).toThrow('train D-0')
  })

  test('a city is on the hex of its tile, or on the printed hex', () => {
    const pieces = new NamedPieces()
    pieces.layTile('8889-0', 'E11')
    expect(pieces.cityOf('8889-0-1')).toEqual({ hex: 'E11', city: 1 })
    expect(pieces.cityOf('B9-0-1')).toEqual({ hex: 'B8', city: 1 })
  })

  test('a share comes from the initial offer once', () => {
    const pieces = new NamedPieces()
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
  expect(routesFrom(action, () => '3c')).toEqual([{ train: '3c', hexes: ['C9', 'C7', 'B8', 'B10', 'B12'] }])
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

  test('locals that nobody bought are gone after the draft only', () => {
    const pv = { S1: { o: 'none', v: 25 }, S2: { o: 'Anna', v: 30 } }
    expect(normalForm({ r: { k: 'Draft' }, pv })['pv']).toEqual(pv)
    expect(normalForm({ r: { k: 'SR' }, pv })['pv']).toEqual({ S2: { o: 'Anna', v: 30 } })
  })

  test('a purchase that waits for stations to be cleared is completed', () => {
    const digest = {
      pl: {
        Anna: { n: 5, sh: { BCB: 75, NWB: 40 } },
        Ben: { n: 3, sh: { BCB: 25 } },
        Cyril: { n: 1, sh: {} },
      },
      co: {
        BCB: {
          own: 'Anna',
          tk: [
            ['E16', 0],
            ['E12', 1],
          ],
          ut: [100],
        },
        NWB: { own: 'Anna', tk: [['E12', 2]], ut: [100, 100] },
      },
      mkt: { '0,9': ['BCB'], '0,4': ['EKJ', 'NWB'] },
    }
    expect(completed(digest, 'NWB', 'BCB')).toEqual({
      pl: { Anna: { n: 3, sh: { NWB: 40 } }, Ben: { n: 2, sh: {} }, Cyril: { n: 1, sh: {} } },
      co: {
        NWB: {
          own: 'Anna',
          tk: [
            ['E12', 2],
            ['E16', 0],
            ['E12', 1],
          ],
          ut: [100, 100, 100],
        },
      },
      mkt: { '0,4': ['EKJ', 'NWB'] },
    })
    expect(completed(digest, 'NWB', 'VBW')).toBe(digest)
  })
})
