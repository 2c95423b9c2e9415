import { describe, expect, test } from 'vitest'
import { certificatesOf } from '../index.ts'
import { Given } from './given.ts'
import { buy, buyTrain, newTable, pass, sell, start } from './table.ts'

describe('VI the pre-stock round', () => {
  test('CZ-T1 · VI: four players take turns 1 2 3 4 4 3 2 1 1 2 3 4 4 3', () => {
    const table = newTable(4)
    const order = [...table.state.priority]
    const locals = ['S1', 'S2', 'S3', 'S4', 'S5'] as const
    const seen: number[] = []
    for (let turn = 0; turn < 14; turn++) {
      seen.push(order.indexOf(table.asked) + 1)
      const local = locals[turn / 3]
      // A purchase now and then, so that the round goes on.
      table.do(local === undefined ? pass : { type: 'buyLocal', local })
    }
    expect(seen).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4, 4, 3])
  })

  test('CZ-T25 · VI: 120, 200 and 120 left: old 1, old 3, old 2', () => {
    const given = Given.preStock([120, 200, 120]).do(pass, pass, pass)
    expect(given.state.priority).toEqual([0, 2, 1])
    expect([given.state.step, given.asked]).toEqual(['stock', 0])
  })
})

describe('VII the stock round', () => {
  test('CZ-T13 · VII.5: a small company at 65 costs its director 130 and opens with 260', () => {
    const given = Given.stockRound(0).do(start('EKJ', 65))
    expect(given.cash(0)).toBe(1000 - 130)
    expect(given.told('companyOpened')).toEqual([{ type: 'companyOpened', company: 'EKJ', capital: 260 }])
    expect(given.treasury('EKJ')).toBe(260)
  })

  test('CZ-T14 · VII.5: a medium company at 90 opens with the share after its director’s, with 450', () => {
    const given = Given.stockRound().phase('b').do(start('BN', 90))
    expect([given.company('BN').status, given.treasury('BN')]).toEqual(['started', 0])
    given.do(buy('BN'))
    expect([given.cash(0), given.cash(1)]).toEqual([1000 - 180, 1000 - 90])
    expect([given.company('BN').status, given.treasury('BN')]).toEqual(['open', 450])
  })

  test('CZ-T15 · VII.5: a large company at 110, fallen to 105 before its fifth 10 %, opens with 1100', () => {
    const given = Given.stockRound().phase('d')
    given.do(start('Sx', 110), buy('Sx'), buy('Sx'), pass, sell('Sx'), pass, buy('Sx'))
    expect([given.price('Sx'), given.company('Sx').status]).toEqual([105, 'started'])
    given.do(buy('Sx'))
    expect([given.cash(0), given.treasury('Sx')]).toEqual([1000 - 220 - 105, 1100])
  })

  test('CZ-T24 · VII.2: 120, 200 and 120 at the end of a stock round: old 2, old 1, old 3', () => {
    const given = Given.stockRound().cashIs(0, 120).cashIs(1, 200).cashIs(2, 120)
    expect(given.do(pass, pass, pass).state.priority).toEqual([1, 0, 2])
  })

  test('CZ-T26 · VII.5: a director sells into his certificate when the other half takes over', () => {
    const given = Given.stockRound().open('EKJ', { price: 100, shares: [2, 2] })
    given.do(sell('EKJ'))
    expect(given.told('directorChanged')).toEqual([{ type: 'directorChanged', company: 'EKJ', seat: 1 }])
    expect([given.shares('EKJ', 0), given.shares('EKJ', 1)]).toEqual([1, 2])
    expect([given.price('EKJ'), given.cash(0)]).toEqual([95, 1100])
  })

  test('CZ-T27 · VII.5: and is refused where nobody holds the other half', () => {
    const given = Given.stockRound().open('EKJ', { price: 100, shares: [2, 1] })
    expect(given.refusal(sell('EKJ'))).toMatchObject({ code: 'CZ-SELL-DIRECTOR', section: 'VII.6' })
  })

  test('CZ-T33 · VII.4: with 13 certificates of 12 one sells first and then may go on', () => {
    const given = Given.stockRound(1, 4).open('Sx', { price: 100, shares: [1, 2] })
    for (const local of ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const)
      given.local(local, 0)
    const tooMany = { code: 'CZ-MUST-SELL', params: { certificates: 13, limit: 12 } }
    expect(given.refusal(pass)).toMatchObject(tooMany)
    expect(given.refusal(start('EKJ', 50))).toMatchObject(tooMany)
    expect(certificatesOf(given.do(sell('Sx')).state, 0)).toBe(12)
    expect(given.do(pass).asked).toBe(1)
  })
})

describe('VIII.11 and X.2 loans', () => {
  function forced(): Given {
    const given = Given.stockRound(6, 3, 400).phase('h').cashIs(1, 0).cashIs(2, 0)
    given.open('Sx', { price: 100, shares: [5], cash: 120 }).turn('Sx', 'trains')
    return given.do(buyTrain('5Eh'))
  }

  test('CZ-T19 · VIII.11: of 700 the treasury pays 120, the director 400, and he borrows 180', () => {
    const given = forced()
    expect([given.cash(0), given.treasury('Sx')]).toEqual([0, 0])
    expect([given.state.bank.debt[0], given.state.bank.penalty[0]]).toEqual([180, 180])
    expect(given.told('trainBought')).toMatchObject([{ train: '5Eh', price: 700, help: 580, loan: 180 }])
  })

  test('CZ-T20 · X.2: the loan repaid in the next stock round, 1000 left at the end count 820', () => {
    // A stock round before the last set, and no company to change what is left.
    const given = Given.stockRound(7, 3, 0).cashIs(0, 1180).owes(0, 180)
    given.do({ type: 'repay', amount: 180 })
    expect([given.state.bank.debt[0], given.state.bank.penalty[0], given.cash(0)]).toEqual([0, 180, 1000])
    given.do(pass, pass, pass)
    expect(given.told('operatingRoundBegan').map(({ value }) => value)).toEqual([100, 110, 120])
    expect(given.told('gameEnded')).toEqual([{ type: 'gameEnded', winners: [0], wealth: [820, 0, 0] }])
  })
})

describe('IX the market', () => {
  /** The price after a decision on revenue. */
  function decided(id: 'EKJ' | 'Sx', price: number, action: 'payOut' | 'withhold'): number {
    const given = Given.stockRound().phase('d')
    given.open(id, { price, shares: [3], trains: [id === 'Sx' ? '3Ed' : '3c'] })
    return given.turn(id, 'revenue', 100).do({ type: action }).price(id)
  }

  test('CZ-T21 · IX: 335 pays to 370 whether large or small, 350 stays', () => {
    expect(decided('Sx', 335, 'payOut')).toBe(370)
    expect(decided('Sx', 350, 'payOut')).toBe(350)
    expect(decided('EKJ', 335, 'payOut')).toBe(370)
  })

  test('CZ-T22 · IX: withheld at 45, sold at 40 and sold out at 370 all stay', () => {
    expect(decided('EKJ', 45, 'withhold')).toBe(45)
    const given = Given.stockRound().open('EKJ', { price: 40, shares: [2, 1] })
    given.open('OFE', { price: 370, shares: [2, 1, 1], turns: 0 })
    expect(given.do(pass, sell('EKJ')).price('EKJ')).toBe(40)
    given.do(pass, pass, pass, pass)
    expect([given.state.step, given.price('OFE')]).toEqual(['track', 370])
  })

  test('CZ-T23 · IX: at 100 a dividend brings a large company to 120, a small one to 110', () => {
    expect(decided('Sx', 100, 'payOut')).toBe(120)
    expect(decided('EKJ', 100, 'payOut')).toBe(110)
  })

  test('IX.3: only a company all of whose shares are with players rises at the end of a stock round', () => {
    const given = Given.stockRound().open('EKJ', { price: 100, shares: [2, 1, 1], turns: 0 })
    given.open('OFE', { price: 80, shares: [2, 1], turns: 0 }).do(pass, pass, pass)
    expect([given.price('EKJ'), given.price('OFE')]).toEqual([105, 80])
  })

  test('CZ-T23 · IX: three shares sold at 100 bring 300 and one step down to 95', () => {
    const given = Given.stockRound().open('Sx', { price: 100, shares: [3, 3] })
    given.do(pass, sell('Sx', 3))
    expect([given.price('Sx'), given.cash(1)]).toEqual([95, 1300])
  })
})
