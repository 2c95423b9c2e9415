import { describe, expect, it } from 'vitest'
import { type Sale, moved } from './sales.ts'

const sale = (company: Sale['company']): Sale => ({ type: 'sell', company, shares: 1 })

describe('the order of sales', () => {
  const sales = [sale('EKJ'), sale('BCB'), sale('BN')]
  const named = (list: readonly Sale[]): string => list.map(({ company }) => company).join(' ')

  it('lets a sale change places with the one before or after it', () => {
    expect(named(moved(sales, 1, -1))).toBe('BCB EKJ BN')
    expect(named(moved(sales, 1, 1))).toBe('EKJ BN BCB')
  })

  it('stays as it is at both ends', () => {
    expect(moved(sales, 0, -1)).toBe(sales)
    expect(moved(sales, 2, 1)).toBe(sales)
  })
})
