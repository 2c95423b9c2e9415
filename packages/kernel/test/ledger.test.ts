import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK, type Ledger, pay, total } from '../src/index.ts'

const open = (): Ledger => ({ [BANK]: 0, ann: 10, ben: 5 })

test('money moves from one account to the other', () => {
  const ledger = open()
  pay(ledger, 'ann', 'ben', 4)
  expect(ledger).toEqual({ [BANK]: 0, ann: 6, ben: 9 })
})

test('the bank is without limit, nobody else is', () => {
  const ledger = open()
  pay(ledger, BANK, 'ann', 1000)
  expect(ledger[BANK]).toBe(-1000)
  expect(() => pay(ledger, 'ben', 'ann', 6)).toThrow('ben holds 5')
  pay(ledger, 'ben', 'ann', 5)
  expect(ledger['ben']).toBe(0)
})

test('only whole amounts from zero up move', () => {
  const ledger = open()
  for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
    expect(() => pay(ledger, BANK, 'ann', amount)).toThrow('cannot pay')
  }
  pay(ledger, 'ann', 'ben', 0)
  expect(ledger).toEqual(open())
})

test('an unknown account is an error of the program', () => {
  const ledger = open()
  expect(() => pay(ledger, 'ann', 'nobody', 1)).toThrow('no account')
  expect(() => pay(ledger, 'nobody', 'ann', 1)).toThrow('no account')
  expect(ledger).toEqual(open())
})

test('paying oneself changes nothing', () => {
  const ledger = open()
  pay(ledger, 'ann', 'ann', 10)
  expect(ledger).toEqual(open())
  expect(() => pay(ledger, 'ann', 'ann', 11)).toThrow('ann holds 10')
})

test('the sum never changes', () => {
  const account = fc.constantFrom(BANK, 'ann', 'ben')
  fc.assert(
    fc.property(fc.array(fc.tuple(account, account, fc.integer({ min: 0, max: 12 }))), (payments) => {
      const ledger = open()
      for (const [from, to, amount] of payments) {
        if (from === BANK || (ledger[from] as number) >= amount) pay(ledger, from, to, amount)
        expect(total(ledger)).toBe(15)
      }
    }),
  )
})
