import { describe, expect, test } from 'vitest'
import {
  type SharesState,
  beginsBelow,
  certificatesHeld,
  collectUnits,
  dropUnits,
  endsWithin,
  firstDirector,
  moveUnits,
  mustSellFirst,
  successor,
  unitsBelow,
} from '../src/index.ts'

describe('paper in hand', () => {
  // Two seats, then the bank; two companies.
  const shares = { holders: 3, units: [6, 1, 3, 0, 4, 6] }

  test('the director’s certificate is one, of two shares or of three', () => {
    const directorOf = (units: number) => (company: number) => (company === 0 ? units : 0)
    expect(certificatesHeld(shares, 0, directorOf(2))).toBe(5)
    expect(certificatesHeld(shares, 0, directorOf(3))).toBe(4)
    expect(certificatesHeld(shares, 1, () => 0)).toBe(5)
  })

  test('1824 X.4: the double share of the bond railway is one, though nobody directs it', () => {
    const double = (company: number): number => (company === 1 ? 2 : 0)
    expect(certificatesHeld(shares, 1, double)).toBe(4)
  })
})

describe('shares move', () => {
  const HOLDERS = 4
  const OFFER = 3
  const table = (): SharesState => ({ holders: HOLDERS, units: [5, 2, 0, 3, 1, 1, 1, 7] })

  test('from an earmarked place to a player, and nothing is lost', () => {
    const shares = table()
    moveUnits(shares, 1, 2, { from: OFFER, to: 0 })
    expect(shares.units).toEqual([5, 2, 0, 3, 3, 1, 1, 5])
    expect([unitsBelow(shares, 1, 2), unitsBelow(shares, 1, HOLDERS)]).toEqual([4, 10])
  })

  test('18CZ VIII.9: those of an acquired company leave the game', () => {
    const shares = table()
    dropUnits(shares, 0)
    expect(shares.units).toEqual([0, 0, 0, 0, 1, 1, 1, 7])
  })

  test('1862 4.3: those of a company that did not float go back to the initial offer', () => {
    const shares = table()
    collectUnits(shares, 0, OFFER)
    expect(shares.units).toEqual([0, 0, 0, 10, 1, 1, 1, 7])
  })
})

describe('director', () => {
  const holding =
    (...units: number[]) =>
    (seat: number) =>
      units[seat] ?? 0

  test('1824 T8: A sells down to 10 %, B and C have 20 %: the first after A', () => {
    expect(successor(holding(1, 2, 2), 0, [0, 1, 2], 2)).toBe(1)
    expect(successor(holding(1, 2, 2), 0, [0, 2, 1], 2)).toBe(2)
  })

  test('1862 T13: the director of 50 % sells three, another has three', () => {
    expect(successor(holding(2, 3), 0, [0, 1], 3)).toBe(1)
    expect(successor(holding(1, 2), 0, [0, 1], 3)).toBeNull()
  })

  test('1824 T34: nobody with 20 % and no director, until somebody has them', () => {
    expect(firstDirector(holding(1, 1, 0), [0, 1, 2], 2)).toBeNull()
    expect(firstDirector(holding(1, 2, 0), [0, 1, 2], 2)).toBe(1)
  })

  test('1824 IV.4: among equals the owner of number 1, then of number 2, then the priority', () => {
    expect(firstDirector(holding(3, 3, 4), [1, 0, 2], 2)).toBe(2)
    expect(firstDirector(holding(3, 3, 3), [1, 0, 2], 2)).toBe(1)
    expect(firstDirector(holding(3, 0, 3), [1, 2, 0], 2)).toBe(2)
  })
})

describe('limits', () => {
  test('18CZ VII.4: not above 60 % after the purchase', () => {
    expect([endsWithin(40, 20, 60), endsWithin(60, 20, 60), endsWithin(50, 10, 60)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('1824 VI.7: below 60 % before it, even if 20 % lift him above', () => {
    expect([beginsBelow(50, 20, 60), beginsBelow(60, 10, 60)]).toEqual([true, false])
  })

  test('above the certificate limit one sells as far as anything may be sold', () => {
    expect(mustSellFirst(13, 12, 3, (company) => (company === 2 ? 1 : 0))).toBe(true)
    expect(mustSellFirst(13, 12, 3, () => 0)).toBe(false)
    expect(mustSellFirst(12, 12, 3, () => 1)).toBe(false)
  })
})
