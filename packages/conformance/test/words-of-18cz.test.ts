import { describe, expect, test } from 'vitest'
import { vaclavsCompanies } from '../src/18cz/chance.ts'
import { completed, withoutUnsold } from '../src/18cz/comparable.ts'
import { names } from '../src/18cz/names.ts'

describe('names', () => {
  test.each([
    ['E11', 'E12'],
    ['D0', 'D1'],
    ['B9', 'B10'],
    ['G27', 'G28'],
  ])('printed %s is %s there', (ours, theirs) => {
    expect(names.hex(ours)).toBe(theirs)
    expect(names.ourHex(theirs)).toBe(ours)
  })

  test('three large companies are written in capitals there', () => {
    expect(['Sx', 'Pr', 'By', 'kk', 'Ug', 'BN'].map(names.company)).toEqual([
      'SX',
      'PR',
      'BY',
      'kk',
      'Ug',
      'BN',
    ])
    expect(['SX', 'PR', 'BY', 'kk', 'Ug', 'BN'].map(names.ourCompany)).toEqual([
      'Sx',
      'Pr',
      'By',
      'kk',
      'Ug',
      'BN',
    ])
    expect(names.ourCompany('B&O')).toBeNull()
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

describe('digests', () => {
  test('locals that nobody bought are gone after the draft only', () => {
    const pv = { S1: { o: 'none', v: 25 }, S2: { o: 'Anna', v: 30 } }
    expect(withoutUnsold({ r: { k: 'Draft' }, pv })['pv']).toEqual(pv)
    expect(withoutUnsold({ r: { k: 'SR' }, pv })['pv']).toEqual({ S2: { o: 'Anna', v: 30 } })
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
