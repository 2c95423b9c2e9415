import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { chicagoExpress } from '../index.ts'
import { given } from './given.ts'
import { type Table, bid, build, choose, decline, newTable, offer, pass } from './table.ts'

/** One more idle choice and two dials are red. */
const nearDividend = { auction: 3, development: 3 }
const trigger = [choose('development'), decline]

const standing = (table: Table) =>
  chicagoExpress.standing(asReadonly(table.state)).map(({ seat, score, rank }) => [seat, score, rank])

describe('p39 Dividends', () => {
  test('2.1, B24 · it comes when the next turn begins, and that player then takes the turn', () => {
    const table = given({ players: 3 })
      .company('PRR', { holders: [2] })
      .dials(nearDividend)
      .turn(1)
      .table()
    table.do(choose('development'))
    expect(table.told('generalDividendPaid')).toEqual([])
    table.do(decline)
    expect(table.events.map(({ type }) => type)).toEqual([
      'dialMoved',
      'actionDeclined',
      'generalDividendPaid',
      'detroitGrew',
      'turnBegan',
    ])
    expect(table.state).toMatchObject({ turn: 2, step: 'chooseDial', round: 2 })
    table.do(choose('network'))
  })

  test('7.2, 7.4 · every company with sold shares pays, then all three dials go back', () => {
    const table = given({ players: 3 })
      .company('PRR', { holders: [0, 1] })
      .company('C&O', { holders: [2, 2, 0], income: 10 })
      .cash(0, 0, 0)
      .dials({ ...nearDividend, network: 2 })
      .table()
    table.do(...trigger)
    expect(table.told('generalDividendPaid')).toMatchObject([
      { number: 1, payouts: [{ company: 'PRR' }, { company: 'C&O' }] },
    ])
    expect(table.cash()).toEqual([4 + 4, 4, 8])
    expect(table.state.dials).toEqual({ auction: 0, network: 0, development: 0 })
  })

  test('4.1, B3 · one red dial is not enough, any two are; 3 auctions, 5 networks, 4 developments', () => {
    const pairs = [
      { auction: 3, network: 4 },
      { network: 5, development: 3 },
      { auction: 2, development: 4 },
    ] as const
    const last = ['network', 'development', 'auction'] as const
    for (const [i, dials] of pairs.entries()) {
      const table = given({ players: 2 }).dials(dials).table()
      table.do(choose(last[i] as (typeof last)[number]), decline)
      expect(table.told('generalDividendPaid')).toHaveLength(1)
    }
    const table = given({ players: 2 }).dials({ network: 4 }).table().do(choose('network'), decline)
    expect(table.told('generalDividendPaid')).toEqual([])
  })

  test('B3 · the selection that reaches the red is still carried out', () => {
    const table = given({ players: 2 }).dials({ auction: 2, network: 5 }).table()
    table.do(choose('auction'), offer('PRR'), bid(7), pass)
    expect(table.company('PRR').holders).toEqual([0])
    // The share just bought has its dividend at once.
    expect(table.cash()).toEqual([60, 60])
  })

  test('7.5 · Detroit grows and lifts every company there, nobody else', () => {
    const table = given({ players: 3 })
      .company('NYC', { reaches: ['E0'] })
      .company('B&O', { reaches: ['E0'] })
      .company('PRR', {})
      .dials(nearDividend)
      .table()
    const [nyc, bo] = [table.income('NYC'), table.income('B&O')]
    table.do(...trigger)
    expect([table.income('NYC'), table.income('B&O'), table.income('PRR')]).toEqual([nyc + 1, bo + 1, 7])
    expect(table.told('detroitGrew')).toMatchObject([
      { value: 2, raises: [{ company: 'B&O' }, { company: 'NYC' }] },
    ])
    expect(chicagoExpress.violations(table.state)).toEqual([])
  })

  test('7.5 · Detroit lifts incomes only after the payment', () => {
    const table = given({ players: 2 })
      .company('NYC', { holders: [0], reaches: ['E0'] })
      .cash(0, 0)
      .dials(nearDividend)
      .table()
    const before = table.income('NYC')
    table.do(...trigger)
    expect([table.cash()[0], table.income('NYC')]).toEqual([before, before + 1])
  })

  test('5.8 · who enters Detroit later gains its present value', () => {
    const table = given({ players: 2 })
      .company('NYC', { holders: [0], treasury: 3, beside: 'E0' })
      .industry('detroit', 5)
      .table()
    const before = table.income('NYC')
    expect(table.do(choose('network'), build('NYC', 'E0')).income('NYC')).toBe(before + 5)
  })
})

const soldOut = (players = 2) =>
  given({ players })
    .company('PRR', { holders: [0, 1, 0] })
    .company('B&O', { holders: [0, 1, 0, 1] })

const withHouses = (many: number) =>
  given({ players: 2 })
    .company('C&O', { stock: 0 })
    .company('NYC', { stock: 0 })
    .houses(many)
    .dials(nearDividend)

describe('p40 End', () => {
  test('9.1a · three companies without locomotives', () => {
    const table = given({ players: 2 })
      .company('PRR', { stock: 0 })
      .company('B&O', { stock: 0 })
      .company('NYC', { stock: 0 })
      .dials(nearDividend)
      .table()
    expect(table.do(...trigger).state.ended).toEqual({ reasons: ['locomotives'] })
  })

  test('9.1a · two are not enough', () => {
    const table = given({ players: 2 })
      .company('PRR', { stock: 0 })
      .company('B&O', { stock: 0 })
      .company('NYC', { stock: 1 })
      .dials(nearDividend)
      .table()
    expect(table.do(...trigger).state.ended).toBeNull()
  })

  test('9.1b · three companies without shares', () => {
    const table = soldOut()
      .company('NYC', { holders: [0, 0, 0, 0, 1] })
      .dials(nearDividend)
      .table()
    expect(table.do(...trigger).state.ended).toEqual({ reasons: ['shares'] })
  })

  test('9.2, B12 · a closed Wabash has everything left; an open one counts', () => {
    expect(
      soldOut()
        .dials(nearDividend)
        .table()
        .do(...trigger).state.ended,
    ).toBeNull()
    const open = soldOut()
      .company('WAB', { holders: [0, 1] })
      .dials(nearDividend)
      .table()
    expect(open.do(...trigger).state.ended).toEqual({ reasons: ['shares'] })
  })

  test('9.1c · three houses end the game, four do not', () => {
    expect(
      withHouses(16)
        .table()
        .do(...trigger).state.ended,
    ).toBeNull()
    expect(
      withHouses(17)
        .table()
        .do(...trigger).state.ended,
    ).toEqual({ reasons: ['houses'] })
  })

  test('9.1d · Detroit on 8 ends the game at the payment, not when it gets there', () => {
    const table = given({ players: 2 })
      .industry('detroit', 7)
      .dials(nearDividend)
      .table()
      .do(...trigger)
    expect([table.state.industries.detroit, table.state.ended]).toEqual([8, null])
    const last = given({ players: 2 })
      .industry('detroit', 8)
      .dials(nearDividend)
      .table()
      .do(...trigger)
    expect(last.state.ended).toEqual({ reasons: ['detroit'] })
  })

  test('9.1 · several reasons at once are all named', () => {
    const table = soldOut()
      .company('WAB', { holders: [0, 1] })
      .industry('detroit', 8)
      .dials(nearDividend)
      .table()
    expect(table.do(...trigger).told('gameEnded')).toMatchObject([{ reasons: ['shares', 'detroit'] }])
  })

  test('9.3 · a condition that holds does not end the game before the next general dividend', () => {
    const table = soldOut()
      .company('NYC', { holders: [0, 0, 0, 1] })
      .table()
    table.do(choose('auction'), offer('NYC'), bid(2), pass)
    expect(table.state.ended).toBeNull()
    table.do(choose('auction'), decline, choose('auction'), decline)
    expect(table.state.ended).toBeNull()
    for (let i = 0; i < 5; i++) table.do(choose('network'), decline)
    expect(table.state.ended).toEqual({ reasons: ['shares'] })
  })

  test('9.3 · a Chicago dividend never ends the game', () => {
    const table = soldOut()
      .company('NYC', { holders: [0, 0, 0, 0, 1], treasury: 3, beside: 'A2' })
      .industry('detroit', 8)
      .table()
    table.do(choose('network'), build('NYC', 'A2'), pass, pass)
    expect(table.told('chicagoReached')).toHaveLength(1)
    expect(table.state).toMatchObject({ ended: null, step: 'chooseDial' })
  })

  test('7.3 · the last dividend is paid; dials and Detroit then stay', () => {
    const table = given({ players: 2 })
      .company('PRR', { holders: [1] })
      .cash(0, 0)
      .industry('detroit', 8)
      .dials(nearDividend)
      .table()
      .do(...trigger)
    expect(table.cash()).toEqual([0, 7])
    expect(table.state.dials).toEqual({ auction: 3, network: 0, development: 4 })
    expect(table.told('gameEnded')).toEqual([{ type: 'gameEnded', reasons: ['detroit'], winners: [1] }])
    expect(chicagoExpress.toAct(asReadonly(table.state))).toEqual([])
  })

  test('9.5 · most cash wins; shares and treasuries count nothing', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [1, 1], treasury: 500 })
      .cash(30, 10, 20)
      .industry('detroit', 8)
      .dials(nearDividend)
      .table()
      .do(...trigger)
    expect(standing(table)).toEqual([
      [0, 30, 1],
      [2, 20, 2],
      [1, 18, 3],
    ])
  })

  test('9.5 · a tie is a shared victory, and the next rank is left out', () => {
    const table = given({ players: 4 })
      .cash(9, 30, 9, 30)
      .industry('detroit', 8)
      .dials(nearDividend)
      .table()
      .do(...trigger)
    expect(table.told('gameEnded')).toMatchObject([{ winners: [1, 3] }])
    expect(standing(table)).toEqual([
      [1, 30, 1],
      [3, 30, 1],
      [0, 9, 3],
      [2, 9, 3],
    ])
  })

  test('before the end the standing is by cash too', () => {
    expect(standing(newTable(2).do(bid(7), pass))).toEqual([
      [1, 60, 1],
      [0, 53, 2],
    ])
  })
})
