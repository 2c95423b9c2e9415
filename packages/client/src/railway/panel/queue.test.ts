import { describe, expect, it } from 'vitest'
import { moved } from './queue.ts'

describe('the order of what is sent one after the other', () => {
  const sales = ['EKJ', 'BCB', 'BN']

  it('lets one change places with the one before or after it', () => {
    expect(moved(sales, 1, -1)).toEqual(['BCB', 'EKJ', 'BN'])
    expect(moved(sales, 1, 1)).toEqual(['EKJ', 'BN', 'BCB'])
  })

  it('stays as it is at both ends', () => {
    expect(moved(sales, 0, -1)).toBe(sales)
    expect(moved(sales, 2, 1)).toBe(sales)
  })
})
