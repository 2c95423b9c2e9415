import { BANK, overdraw, pay } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type CompanyIndex,
  type HexIndex,
  type Holder,
  type Shares,
  CLOSED,
  NOBODY,
  UNSOLD,
  accountsOf,
  bankViolations,
  cardsInBank,
  cloneBank,
  cloneCompany,
  cloneFleet,
  cloneMarket,
  cloneShares,
  companyOf,
  companyOfOwner,
  companyOwner,
  fleetViolations,
  holdersOf,
  holdingsOf,
  indexesOf,
  laidTiles,
  layTile,
  leftInBank,
  newBank,
  newCompany,
  newFleet,
  newMarket,
  newPrivates,
  newShares,
  newTurn,
  privatesViolations,
  seatOfOwner,
  stacks,
  supplyLeft,
  underWay,
  unitsOf,
  type BoardState,
} from '../src/index.ts'
import { THROUGH, board, row } from './rows.ts'

const OFFER = 2
const ids = ['BK', 'MS', 'CL']
const named = (company: CompanyIndex): string => ids[company] ?? '?'

describe('ids', () => {
  test('a plain number passes, an id of another kind does not', () => {
    const company: CompanyIndex = 1
    const hex: HexIndex = 2
    const shares: Shares = newShares(3, [10, 10], OFFER)
    // @ts-expect-error: a hex is no company
    expect(unitsOf(shares, hex, OFFER)).toBeUndefined()
    // @ts-expect-error: a company is no holder
    const holder: Holder = company
    expect([holder, unitsOf(shares, company, OFFER)]).toEqual([1, 10])
  })

  test('the numbers of a list', () => {
    expect(indexesOf(ids)).toEqual([0, 1, 2])
  })
})

describe('shares', () => {
  test('all begin in one place; who holds what is told both ways', () => {
    const shares = newShares(3, [10, 0, 5], OFFER)
    shares.units[0] = 4
    shares.units[2] = 6
    expect(holdersOf(shares, 0)).toEqual([
      { holder: 0, units: 4 },
      { holder: OFFER, units: 6 },
    ])
    expect(holdingsOf(shares, OFFER)).toEqual([
      { company: 0, units: 6 },
      { company: 2, units: 5 },
    ])
    const copy = cloneShares(shares)
    copy.units[0] = 9
    expect(shares.units[0]).toBe(4)
  })
})

describe('companies', () => {
  test('a copy shares nothing with the original', () => {
    const company = newCompany('open', [0, 40, 100])
    const copy = cloneCompany(company)
    copy.trains.push(3)
    copy.stations.push(8)
    copy.stationsLeft.shift()
    expect(company).toEqual(newCompany('open', [0, 40, 100]))
    expect(company.director).toBe(NOBODY)
  })

  test('are found by number', () => {
    const state = { companies: [newCompany('shelf', []), newCompany('open', []), newCompany('open', [])] }
    expect(companyOf(state, 1).status).toBe('open')
    expect(() => companyOf(state, 3)).toThrow('no company 3')
  })
})

describe('bank', () => {
  const accounts = accountsOf(ids, 2, ['vaclav'])
  const table = () => newBank(accounts, 2, 820, [accounts.treasury(0), accounts.of(2)])

  test('accounts go by seat, by holder and by company', () => {
    expect([accounts.of(1), accounts.of(2), accounts.treasury(0)]).toEqual(['seat:1', 'vaclav', 'company:BK'])
    expect(table().cash).toEqual({ [BANK]: -1640, 'company:BK': 0, vaclav: 0, 'seat:0': 820, 'seat:1': 820 })
  })

  test('1824 VII.12, IX.1: an overdrawn player owes; what he then gets does not leave the bank', () => {
    const bank = table()
    expect(leftInBank(bank, 12_000)).toBe(10_360)
    overdraw(bank.cash, 'seat:0', BANK, 1000)
    expect([bank.cash['seat:0'], leftInBank(bank, 12_000)]).toEqual([-180, 11_180])
    pay(bank.cash, BANK, 'seat:0', 100)
    expect([bank.cash['seat:0'], leftInBank(bank, 12_000)]).toEqual([-80, 11_180])
    expect(bankViolations(bank, (account) => account === BANK)).toEqual(['seat:0 holds -80'])
    expect(bankViolations(bank, (account) => account === BANK || account.startsWith('seat:'))).toEqual([])
  })

  test('18CZ VIII.11: a loan stands beside the cash and is never below nothing', () => {
    const bank = table()
    const copy = cloneBank(bank)
    copy.debt[1] = -5
    copy.cash['seat:0'] = 0
    expect(bankViolations(bank, (account) => account === BANK)).toEqual([])
    expect(bankViolations(copy, (account) => account === BANK)).toEqual([
      '-820 more than there were',
      'seat 1 owes -5, penalty 0',
    ])
  })
})

describe('market', () => {
  test('stacks tell which marker lies above which', () => {
    const market = newMarket(3)
    expect(stacks(market)).toEqual([])
    market.at = [4, 7, 4]
    market.order = [1, 2, 0]
    expect(stacks(cloneMarket(market))).toEqual([
      { cell: 7, companies: [1] },
      { cell: 4, companies: [2, 0] },
    ])
  })
})

describe('fleet', () => {
  const table = { faces: 1, trains: [80, 180].map((price, letter) => ({ letter, kind: letter, price })) }
  const letters = (letter: number): string => ['2', '3'][letter] ?? '?'

  test('every card is somewhere', () => {
    const fleet = newFleet([3, -1])
    expect(cardsInBank(fleet)).toEqual([
      { letter: 0, count: 3 },
      { letter: 1, count: -1 },
    ])
    const later = cloneFleet(fleet)
    later.depot[0] = 0
    later.pool.push(0)
    later.scrapped[0] = 1
    expect(fleetViolations(later, table, [3, -1], [[0], [1]], letters)).toEqual([])
    expect(fleetViolations(later, table, [3, -1], [[]], letters)).toEqual(['2 cards 2 instead of 3'])
    expect(fleet).toEqual(newFleet([3, -1]))
  })
})

describe('board', () => {
  test('what lies and what is left, by the names of the pieces', () => {
    const on = board(row(THROUGH, THROUGH))
    const tile = on.tiles.indexOf('57')
    layTile(on.state as BoardState, 1, tile, 2)
    expect(laidTiles(on)).toEqual([{ hex: 'b', tile: '57', rotation: 2 }])
    expect(supplyLeft(on)).toEqual([{ tile: '57', left: (on.tiles.counts[tile] as number) - 1 }])
  })
})

describe('privates', () => {
  test('belong to seats or companies, to nobody yet or nobody any more', () => {
    const privates = newPrivates([true, true, false, true])
    expect(privates.owner).toEqual([UNSOLD, UNSOLD, CLOSED, UNSOLD])
    privates.owner = [1, companyOwner(2), CLOSED, 5]
    expect([companyOfOwner(1), seatOfOwner(1)]).toEqual([null, 1])
    expect([companyOfOwner(companyOwner(2)), seatOfOwner(companyOwner(2)), seatOfOwner(UNSOLD)]).toEqual([
      2,
      null,
      null,
    ])
    const mayOwn = (company: CompanyIndex): boolean => named(company) === 'CL'
    expect(privatesViolations(privates, 3, mayOwn, (each) => `S${each}`)).toEqual(['S3 belongs to 5'])
  })
})

describe('turn', () => {
  test('rules of a turn find the turn under way', () => {
    const turn = newTurn(2, 'track', true)
    expect(underWay({ turn }, 'turn')).toBe(turn)
    expect(() => underWay({ turn: null }, 'turn')).toThrow('no turn')
  })
})
