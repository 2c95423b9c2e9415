import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { addInterest } from '../rules/stock-round.ts'
import { type CompanyGiven, Operating, buy, sell, trade } from './operating.ts'

const accept = { type: 'answer', accept: true } as const
const decline = { type: 'answer', accept: false } as const

/** BK owns no train in phase 4: a 4-train costs 280. Its director, seat 0, also holds shares of MS at 60. */
function inNeed(
  given: CompanyGiven,
  cash: number,
  table = new Operating().phase('4').left('3g', 0).left('2g', 0),
): Operating {
  return table
    .company('MS', { shares: [2, 6], price: 60, trains: ['3'] })
    .company('BK', { shares: [5], trains: [], ...given })
    .cashIs(0, cash)
    .turn('BK', 'trains')
}

describe('VII.12: emergency finance', () => {
  test('T18: treasury 100, train 280, cash 80: the director pays 80 and owes 150', () => {
    const table = inNeed({ cash: 100 }, 80)
    const before = table.bank()
    table.do(buy('4'))
    expect([table.treasury('BK'), table.cash(0), table.state.debt[0]]).toEqual([0, 0, 150])
    expect(table.bank() - before).toBe(180)
    expect(table.events).toContainEqual({
      type: 'trainBought',
      company: 'BK',
      train: '4',
      from: 'bank',
      price: 280,
      help: 180,
      loan: 100,
      tradedIn: null,
    })
  })

  test('T19: with one share sold at 60 before, 40 are missing and the debt is 60', () => {
    const table = inNeed({ cash: 100 }, 80).do(sell('MS'), buy('4'))
    expect([table.cash(0), table.state.debt[0]]).toEqual([0, 60])
    expect(table.price('MS')).toBe(50)
  })

  test('T52: a 4-train of another director: the seller gets 190, of which the bank advances 100', () => {
    const table = inNeed({ cash: 50 }, 40).company('CL', { shares: [0, 5], trains: ['4'] })
    const before = table.bank()
    table.do(trade('4', 'CL', 190), accept)
    expect([table.treasury('CL'), table.treasury('BK'), table.cash(0), table.state.debt[0]]).toEqual([
      190, 0, 0, 150,
    ])
    expect(before - table.bank()).toBe(100)
  })

  test('T18, T19: at the end of each stock round a debt grows by half, rounded up', () => {
    const grown = (debt: number): number[] => {
      const table = new Operating().owes(0, debt)
      return [1, 2, 3].map(() => {
        addInterest(table.state, () => {})
        return table.state.debt[0] as number
      })
    }
    expect(grown(150)).toEqual([225, 338, 507])
    expect(grown(60)[0]).toBe(90)
  })

  test('T53: what the bank pays to a player in debt stays there; then it grows', () => {
    const table = new Operating().company('MS', { shares: [1, 5], trains: ['2'] }).owes(0, 150)
    table.turn('MS', 'revenue')
    if (table.state.turn !== null) table.state.turn.revenue = 600
    const before = table.bank()
    table.do({ type: 'payOut' })
    expect([table.state.debt[0], table.cash(0), before - table.bank()]).toEqual([90, 0, 300])
    addInterest(table.state, () => {})
    expect(table.state.debt[0]).toBe(135)
  })

  test('T53: an older debt is not raised again by a new one', () => {
    const table = inNeed({ cash: 0 }, 0, new Operating().phase('3').left('2g', 0)).owes(0, 135)
    table.do(buy('3'))
    expect(table.state.debt[0]).toBe(135 + 270)
  })

  test('T54: treasury and cash 0, trains for 280 and 240, shares at 100: blocks of up to three', () => {
    const table = (): Operating =>
      new Operating()
        .phase('4')
        .left('1g', 0)
        .left('3g', 0)
        .company('MS', { shares: [4, 5], price: 100, trains: ['3'] })
        .company('BK', { shares: [5], trains: [] })
        .cashIs(0, 0)
        .turn('BK', 'trains')
    expect([1, 2, 3].map((shares) => table().why(sell('MS', shares)))).toEqual([null, null, null])
    expect(table().why(sell('MS', 4))).toBe('AH-EMERG-OVERSELL')
    expect(table().do(sell('MS', 3), buy('4')).cash(0)).toBe(20)
    expect(table().do(sell('MS', 3), buy('2g')).cash(0)).toBe(60)
  })

  test('16.2, B43: with help no more than the card shows is paid to another company', () => {
    const own = inNeed({ cash: 50 }, 400).company('CL', { shares: [5], trains: ['4'] })
    expect(own.refusal(trade('4', 'CL', 191))).toMatchObject({
      code: 'AH-EMERG-PRICE',
      params: { most: 190 },
    })
    expect(own.why(trade('4', 'CL', 190))).toBe(null)
    expect(own.why(trade('4', 'CL', 1))).toBe(null)
  })

  test('16.3: the treasury is used first, and the director’s part is what is then missing', () => {
    const help = (amount: number): string | null =>
      inNeed({ cash: 100 }, 200).why({ type: 'buyTrain', train: '4', from: 'bank', help: amount })
    expect([help(180), help(181), help(100)]).toEqual([
      null,
      'AH-EMERG-TREASURY-FIRST',
      'AH-EMERG-TREASURY-FIRST',
    ])
  })

  test('16.4: personal money for the one train that must be bought', () => {
    const rich = inNeed({ cash: 300 }, 200)
    expect(rich.why({ type: 'buyTrain', train: '4', from: 'bank', help: 10 })).toBe('AH-EMERG-NOT-NEEDED')
    const owner = inNeed({ cash: 100, trains: ['3'] }, 500)
    expect(owner.why({ type: 'buyTrain', train: '4', from: 'bank', help: 180 })).toBe('AH-EMERG-NOT-NEEDED')
    expect(owner.why(buy('4'))).toBe('AH-TRAIN-CASH')
    expect(owner.why(sell('MS'))).toBe('AH-EMERG-NOT-NEEDED')
    const helped = inNeed({ cash: 100 }, 900).do(buy('4'))
    expect(helped.why(buy('4'))).toBe('AH-EMERG-SECOND')
    expect(helped.why(sell('MS'))).toBe('AH-EMERG-SECOND')
  })

  test('B28: he may help with a dearer train although the treasury covers a cheaper one', () => {
    const table = inNeed({ cash: 250 }, 100, new Operating().phase('4').left('3g', 0))
    expect(table.why(buy('2g'))).toBe(null)
    table.do(buy('4'))
    expect(table.cash(0)).toBe(70)
  })

  test('16.5: no sale changes a director', () => {
    const table = inNeed({ cash: 0 }, 0).company('CL', { shares: [3, 3], price: 100 })
    expect(table.why(sell('CL', 1))).toBe('AH-EMERG-DIRECTOR-CHANGE')
    expect(table.why(sell('BK', 4))).toBe('AH-SELL-BANK-50')
  })

  test('16.5, VI.8: the other rules of sales hold', () => {
    const table = inNeed({ cash: 0 }, 0)
      .company('CL', { shares: [1, 5], price: 60, turns: 0 })
      .company('SB', { shares: [2, 4], price: 60 })
    expect(table.why(sell('CL'))).toBe('AH-SELL-NOT-OPERATED')
    expect(table.why(sell('MS', 3))).toBe('AH-SELL-NOT-OWNED')
    expect(table.why(sell('SB', 2))).toBe('AH-SELL-BANK-50')
    expect(table.why({ type: 'sell', company: 'B1', shares: 1 })).toBe('AH-SELL-PRIVATE')
    expect(table.why(sell('UG'))).toBe('AH-SELL-NOT-OWNED')
  })

  test('16.5, B47: one block of a company for a purchase; recorded games know several', () => {
    const twice = (recorded: boolean): string | null =>
      inNeed({ cash: 0 }, 0, new Operating(4, null, { recorded }).phase('4'))
        .do(sell('MS'))
        .why(sell('MS'))
    expect(twice(false)).toBe('AH-SELL-ONCE')
    expect(twice(true)).toBe(null)
  })

  test('16.5, B29: a train is refused that the shares before the last one would have paid for', () => {
    const table = inNeed({ cash: 0 }, 200, new Operating().phase('4').left('3g', 0))
    table.company('SB', { shares: [1, 5], price: 100 }).do(sell('SB'))
    expect(table.why(buy('1g'))).toBe('AH-EMERG-OVERSELL')
    expect(table.why(buy('2g'))).toBe(null)
    const recorded = inNeed(
      { cash: 0 },
      200,
      new Operating(4, null, { recorded: true }).phase('4').left('3g', 0),
    )
    recorded.company('SB', { shares: [1, 5], price: 100 }).do(sell('SB'))
    expect(recorded.why(buy('1g'))).toBe(null)
  })

  test('16.5, 15.7: when a dearer train is declined, the one that the bank has can be bought', () => {
    const table = new Operating()
      .phase('3')
      .left('2g', 0)
      .company('MS', { shares: [0, 5], trains: ['2g'] })
      .company('CL', { shares: [3, 5], price: 60 })
      .company('EPP')
      .cashIs(0, 0)
      .turn('EPP', 'trains')
      .do(sell('CL', 3))
    expect(table.why(buy('1g'))).toBe('AH-EMERG-OVERSELL')
    table.do(trade('2g', 'MS', 180), decline)
    expect(table.offered).toEqual([buy('1g')])
    expect(table.do(buy('1g')).cash(0)).toBe(60)
  })

  test('16.5: nothing is sold once nothing is missing', () => {
    expect(inNeed({ cash: 0 }, 280).why(sell('MS'))).toBe('AH-EMERG-OVERSELL')
  })

  test('16.7: the price of shares sold in debt lowers it first', () => {
    const table = inNeed({ cash: 0 }, 0).owes(0, 50).do(sell('MS', 2))
    expect([table.state.debt[0], table.cash(0)]).toEqual([0, 70])
    expect(table.state.companies[companyIndex('MS')]?.director).toBe(1)
  })
})
