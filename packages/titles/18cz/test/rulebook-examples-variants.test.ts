import { describe, expect, test } from 'vitest'
import { Given } from './given.ts'
import { lay, pass } from './table.ts'

describe('XI.2 Moravia–Silesia', () => {
  test('CZ-T10 · XI.2: the hex of MW, upgraded to green, pays its owner 30', () => {
    const given = Given.moravia().phase('d').lay('F22', '57', 2).owns('MW', 1)
    given.do(pass, pass, pass)
    expect([given.state.step, given.asked]).toEqual(['mwTrack', 1])
    given.do(lay('F22', '14', 1))
    expect(given.told('mwPaid')[0]).toEqual({ type: 'mwPaid', seat: 1, amount: 30 })
    expect([given.cash(0), given.cash(1), given.cash(2)]).toEqual([1000, 1030, 1000])
  })
})
