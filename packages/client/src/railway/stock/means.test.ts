import type { CompanyView, SharesView } from '@roundhouse/view/railway'
import { describe, expect, test } from 'vitest'
import { meansOf, yieldOf } from './means.ts'

const PLAYER = {
  seat: 0,
  cash: 100,
  certificates: 3,
  holdings: [{ company: 'BN', shares: 2, percent: 40, value: 80 }],
  sold: ['left'],
}

function company(
  id: string,
  price: number | null,
  shares: Partial<SharesView>,
): Pick<CompanyView, 'id' | 'price' | 'status' | 'shares'> {
  const none = {
    percent: 20,
    total: 5,
    bank: 0,
    pool: 0,
    reserved: 0,
    sold: 0,
    toFloat: 3,
    holders: [],
    most: 3,
  }
  return { id, price, status: 'open', shares: { ...none, ...shares } }
}

describe('a stock round', () => {
  test('the yield is what a share paid last in percent of its price', () => {
    expect(yieldOf(16, 40)).toBe(40)
    expect(yieldOf(0, 40)).toBe(0)
    expect(yieldOf(null, 40)).toBeNull()
    expect(yieldOf(16, null)).toBeNull()
  })

  test('within means is what is on sale, can be paid, may be held and was not sold in this round', () => {
    const companies = [
      company('BN', 40, { bank: 2, holders: [{ holder: 0, shares: 2, percent: 40, director: true }] }),
      company('full', 40, { pool: 1, holders: [{ holder: 0, shares: 3, percent: 60, director: true }] }),
      company('dear', 110, { bank: 2 }),
      company('sold', 40, {}),
      company('left', 40, { pool: 2 }),
      company('unpriced', null, { bank: 5 }),
    ]
    expect(meansOf(PLAYER, companies, 10)).toEqual({
      seat: 0,
      cash: 100,
      certificatesLeft: 7,
      buys: ['BN'],
      holdings: 80,
    })
  })

  test('nothing is within means at the certificate limit', () => {
    expect(meansOf(PLAYER, [company('BN', 40, { bank: 2 })], 3).buys).toEqual([])
  })
})
