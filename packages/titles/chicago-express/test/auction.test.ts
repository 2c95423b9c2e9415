import { asReadonly, choices } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { chicagoExpress } from '../index.ts'
import { given } from './given.ts'
import { bid, choose, newTable, offer, pass } from './table.ts'

describe('p35 Preparation: the initial auctions', () => {
  test('3.2, 3.5 · the table’s opener begins, each winner opens the next, the PRR owner has the first turn', () => {
    const table = newTable(3, '3')
    expect(table.asked).toBe(2)
    table.do(bid(7), bid(8), pass, pass) // PRR: seat 2, seat 0, seats 1 and 2 are out
    table.do(pass, bid(6), pass) // B&O: seat 0 opens, seat 1 wins
    table.do(bid(5), bid(6), pass, pass) // C&O: seat 1 opens, seat 2 wins
    table.do(pass, pass, bid(8)) // NYC: seat 2 opens, seat 1 wins
    expect(table.told('auctionOpened').map(({ company, seat }) => [company, seat])).toEqual([
      ['PRR', 2],
      ['B&O', 0],
      ['C&O', 1],
      ['NYC', 2],
    ])
    expect(table.told('shareSold').map(({ company, seat, price }) => [company, seat, price])).toEqual([
      ['PRR', 0, 8],
      ['B&O', 1, 6],
      ['C&O', 2, 6],
      ['NYC', 1, 8],
    ])
    expect(table.cash()).toEqual([32, 26, 34])
    expect(table.state).toMatchObject({ turn: 0, step: 'chooseDial', auction: null })
  })

  test('3.4 · with no bid at all the opener gets all four for nothing', () => {
    const table = newTable(4, '2').do(...Array.from({ length: 16 }, () => pass))
    for (const id of ['PRR', 'B&O', 'C&O', 'NYC'] as const) {
      expect(table.company(id).holders).toEqual([1])
      expect(table.treasury(id)).toBe(0)
    }
    expect(table.cash()).toEqual([30, 30, 30, 30])
    expect(table.asked).toBe(1)
  })

  test('3.6 · no dial moves', () => {
    const table = newTable(2).do(bid(7), pass, bid(6), pass, bid(5), pass, bid(8), pass)
    expect(table.state.dials).toEqual({ auction: 0, network: 0, development: 0 })
  })

  test('B5 · by lot, the opener follows from the seed and may be anybody', () => {
    const openers = Array.from({ length: 40 }, (_, seed) => newTable(4, 'lot', `lot ${seed}`).asked)
    expect(new Set(openers)).toEqual(new Set([0, 1, 2, 3]))
    expect(Array.from({ length: 40 }, (_, seed) => newTable(4, 'lot', `lot ${seed}`).asked)).toEqual(openers)
  })

  test('B22 · a winner without cash opens the next auction, can only pass, and gets it free without another bid', () => {
    const table = newTable(3).do(bid(40), pass, pass)
    expect([table.asked, table.cash()[0]]).toEqual([0, 0])
    expect(choices(chicagoExpress, table.state, 0)).toEqual([{ kind: 'one', action: pass }])
    table.do(pass, pass, pass)
    expect(table.told('shareSold')[1]).toMatchObject({ company: 'B&O', seat: 0, price: 0 })
    table.do(pass, pass, bid(5))
    expect(table.told('shareSold')[2]).toMatchObject({ company: 'C&O', seat: 2, price: 5 })
  })

  test('B23 · the opener who passed cannot come back', () => {
    const table = newTable(3).do(pass, bid(7))
    expect(table.refusal(bid(8), 0)).toMatchObject({ code: 'CE-BID-PASSED' })
    table.do(bid(8))
    expect(table.asked).toBe(1)
  })
})

const three = () => given({ players: 3 }).company('NYC', { holders: [1] })

const minimum = (income: number, holders: number[]) => {
  const table = given({ players: 2 }).company('C&O', { holders, income }).table()
  return table.do(choose('auction'), offer('C&O')).told('auctionOpened')[0]?.minimum
}

describe('p36 Auction: the auction action', () => {
  test('4.5 · bidding goes clockwise round the table until one bidder is left; those who passed are skipped', () => {
    const table = three().table().do(choose('auction'), offer('NYC'))
    const asked = [bid(4), bid(5), pass, bid(7), bid(8)].map((action) => {
      const seat = table.asked
      table.do(action)
      return seat
    })
    expect(asked).toEqual([0, 1, 2, 0, 1])
    table.do(pass)
    expect(table.told('shareSold')).toMatchObject([{ seat: 1, price: 8 }])
  })

  test('4.5 · a bid of all one’s cash is fine', () => {
    const table = three().cash(4, 40, 40).table().do(choose('auction'), offer('NYC'), bid(4), pass, pass)
    expect(table.cash()).toEqual([0, 40, 40])
  })

  test('4.4 · the minimum is exact where it divides and rounded up where not', () => {
    expect([minimum(8, [0]), minimum(9, [0]), minimum(5, []), minimum(11, [0, 1, 0, 1, 0])]).toEqual([
      4, 5, 5, 2,
    ])
  })

  test('4.7, A2 · the share comes from the charter and the money goes to the company, not to the offerer', () => {
    const table = three().table().do(choose('auction'), offer('C&O'), pass, bid(5), pass)
    expect(table.company('C&O').holders).toEqual([1])
    expect(table.treasury('C&O')).toBe(5)
    expect(table.cash()).toEqual([40, 35, 40])
  })

  test('4.8 · all pass: the share stays, nothing is paid, the dial stays moved, the next player has the turn', () => {
    const table = three().table().do(choose('auction'), offer('NYC'), pass, pass, pass)
    expect(table.told('shareUnsold')).toEqual([{ type: 'shareUnsold', kind: 'action', company: 'NYC' }])
    expect(table.company('NYC').holders).toEqual([1])
    expect([table.cash(), table.treasury('NYC')]).toEqual([[40, 40, 40], 0])
    expect(table.state).toMatchObject({ turn: 1, step: 'chooseDial', dials: { auction: 1 } })
  })

  test('B7 · when all others passed without a bid the last player still decides', () => {
    const table = given({ players: 2 }).table().do(choose('auction'), offer('PRR'), pass)
    expect(table.asked).toBe(1)
    expect(table.state.auction).not.toBeNull()
    table.do(pass)
    expect(table.told('shareUnsold')).toHaveLength(1)
  })

  test('2.2 · whoever wins, the turn goes to the left neighbour of the offerer', () => {
    const table = three().turn(2).table().do(choose('auction'), offer('NYC'), pass, pass, bid(4))
    expect(table.told('shareSold')).toMatchObject([{ seat: 1 }])
    expect(table.asked).toBe(0)
  })

  test('4.3 · the last share can be sold, then the company is no longer offered', () => {
    const table = given({ players: 2 })
      .company('PRR', { holders: [0, 1] })
      .table()
    table.do(choose('auction'), offer('PRR'), bid(3), pass, choose('auction'))
    expect(table.company('PRR').holders).toEqual([0, 1, 0])
    expect(choices(chicagoExpress, table.state, 1)).not.toContainEqual({ kind: 'one', action: offer('PRR') })
    expect(table.refusal(offer('PRR')).code).toBe('CE-AUCTION-NONE-LEFT')
  })

  test('1.7, B4 · cash and shares lie open to everybody', () => {
    const { state } = three().table()
    for (const seat of [null, 0, 1, 2]) {
      expect(chicagoExpress.conceal(asReadonly(state), seat)).toEqual({ ...state, rng: [0, 0, 0, 0] })
    }
  })
})
