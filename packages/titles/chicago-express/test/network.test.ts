import { choices } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { chicagoExpress, hexIndex } from '../index.ts'
import { given } from './given.ts'
import { bid, build, choose, decline, offer, pass } from './table.ts'

const nyc = { holders: [0], treasury: 20 } as const

describe('p37 Network', () => {
  test('5.2, 5.8 · a network grows by three hexes; plains bring nothing', () => {
    const table = given({ players: 3 }).company('NYC', nyc).table()
    table.do(choose('network'), build('NYC', 'S4', 'S5', 'R4'))
    expect(table.company('NYC')).toMatchObject({ stock: 20, income: 8 })
    expect(table.treasury('NYC')).toBe(17)
    expect(table.company('NYC').network).toEqual(['S3', 'S4', 'S5', 'R4'].map((hex) => hexIndex(hex as 'S3')))
    expect(table.asked).toBe(1)
  })

  test('5.3 · hexes are placed in the order given; branches are fine', () => {
    const table = given({ players: 3 }).company('NYC', nyc).table().do(choose('network'))
    expect(table.refusal(build('NYC', 'S5', 'S4'))).toMatchObject({
      code: 'CE-BUILD-NOT-CONNECTED',
      params: { hex: 'S5' },
    })
    table.do(build('NYC', 'S4', 'S2', 'S5'))
    expect(table.company('NYC').network).toHaveLength(4)
  })

  test('5.3 · two new hexes that adjoin only each other are not connected', () => {
    const table = given({ players: 3 }).company('NYC', nyc).table().do(choose('network'))
    expect(table.refusal(build('NYC', 'P0', 'R0'))).toMatchObject({ params: { hex: 'P0' } })
    expect(table.refusal(build('NYC', 'S4', 'P0', 'Q0'))).toMatchObject({ params: { hex: 'P0' } })
  })

  test('5.4, C5 · the last locomotive may be used', () => {
    const table = given({ players: 3 })
      .company('NYC', { ...nyc, stock: 1 })
      .table()
      .do(choose('network'))
    const [first] = choices(chicagoExpress, table.state, 0)
    if (first?.kind !== 'chain') throw new Error('no way to build')
    expect(first.most).toBe(1)
    table.do(build('NYC', first.ids[first.open[0] as number] as 'S3'))
    expect(table.company('NYC').stock).toBe(0)
  })

  test('5.6 · plains and cities take every company, each at its turn of the price', () => {
    const table = given({ players: 2 })
      .company('PRR', { holders: [0], treasury: 4, network: ['R4', 'Q4'] })
      .company('NYC', { holders: [1], treasury: 8, network: ['R3'] })
      .table()
    table.do(choose('network'), build('PRR', 'Q3'), choose('network'), build('NYC', 'Q3', 'R4'))
    expect(table.told('networkBuilt').map(({ cost }) => cost)).toEqual([2, 6])
    expect([table.income('PRR'), table.income('NYC')]).toEqual([8, 9])
  })

  test('5.7 · the treasury may be spent to the last dollar; the player’s cash is no help', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 2 })
      .table()
      .do(choose('network'))
    expect(table.refusal(build('NYC', 'S4', 'S5', 'S2'))).toMatchObject({ params: { cost: 3, treasury: 2 } })
    table.do(build('NYC', 'S4', 'S5'))
    expect([table.treasury('NYC'), table.cash()[0]]).toEqual([0, 40])
  })

  test('5.5, A6 · Fort Wayne may be built on', () => {
    const table = given({ players: 3 })
      .company('NYC', { ...nyc, beside: 'D3' })
      .table()
    const before = table.income('NYC')
    table.do(choose('network'), build('NYC', 'D3'))
    expect(table.income('NYC')).toBe(before + 1)
  })

  test('B14 · a company without money cannot build; the dial may be chosen and the action declined', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [0] })
      .table()
      .do(choose('network'))
    expect(choices(chicagoExpress, table.state, 0)).toEqual([{ kind: 'one', action: decline }])
    table.do(decline)
    expect(table.state).toMatchObject({ turn: 1, dials: { network: 1 } })
  })

  test('B17 · a strange start hex is neither built on nor a connection', () => {
    const table = given({ players: 3 })
      .company('PRR', { holders: [0], treasury: 20, network: ['R4', 'S4'] })
      .table()
      .do(choose('network'))
    expect(table.refusal(build('PRR', 'S3'))).toMatchObject({
      code: 'CE-BUILD-START-HEX',
      params: { hex: 'S3' },
    })
    // S2 adjoins New York, which adjoins the network, but not the network itself.
    expect(table.refusal(build('PRR', 'S2'))).toMatchObject({
      code: 'CE-BUILD-NOT-CONNECTED',
      params: { hex: 'S2' },
    })
  })

  test('B18 · after the opening Fort Wayne costs others double: the Wabash counts', () => {
    const table = given({ players: 3 })
      .openWabash()
      .company('NYC', { ...nyc, beside: 'D3' })
      .table()
    table.do(choose('network'), build('NYC', 'D3'))
    expect(table.told('networkBuilt')).toMatchObject([{ cost: 2 }])
  })

  test('B19 · Fort Wayne is in the Wabash’s network already', () => {
    const table = given({ players: 3 })
      .company('WAB', { holders: [0], treasury: 9 })
      .table()
      .do(choose('network'))
    expect(table.refusal(build('WAB', 'D3'))).toMatchObject({ code: 'CE-BUILD-TWICE', params: { hex: 'D3' } })
    table.do(build('WAB', 'D2', 'E3'))
    expect(table.company('WAB')).toMatchObject({ stock: 8, income: 1 })
  })
})

const first = () =>
  given({ players: 3 })
    .company('NYC', { holders: [0, 2], treasury: 10, beside: 'A2' })
    .cash(10, 10, 10)

describe('p40 Chicago', () => {
  test('5.9, B8 · with Chicago as second hex the third is placed before the phase', () => {
    const table = given({ players: 3 })
      .company('B&O', { holders: [0], treasury: 6, reaches: ['A4'] })
      .table()
    table.do(choose('network'), build('B&O', 'A3', 'A2', 'B2'))
    expect(table.events.map(({ type }) => type)).toEqual([
      'dialMoved',
      'networkBuilt',
      'chicagoReached',
      'wabashOpened',
      'auctionOpened',
    ])
    expect(table.treasury('B&O')).toBe(6 - 1 - 3 - 1)
  })

  test('B8 · with Chicago as first hex, later ones still raise the Chicago dividend', () => {
    const table = given({ players: 3 })
      .company('B&O', { holders: [0], treasury: 6, reaches: ['A4', 'A3'] })
      .cash(0, 0, 0)
      .table()
    const before = table.income('B&O')
    table.do(choose('network'), build('B&O', 'A2', 'B2', 'C2'))
    expect(table.told('networkBuilt')[0]?.hexes.map(({ income }) => income)).toEqual([7, 0, 1])
    expect(table.told('chicagoReached')[0]?.payout).toMatchObject({
      income: before + 8,
      bySeat: [before + 8, 0, 0],
    })
    expect(table.told('wabashOpened')).toHaveLength(1)
  })

  test('6.2 · only the company that arrives pays', () => {
    const table = first()
      .company('PRR', { holders: [1] })
      .table()
    table.do(choose('network'), build('NYC', 'A2'))
    const perShare = Math.ceil(table.income('NYC') / 2)
    expect(table.cash()).toEqual([10 + perShare, 10, 10 + perShare])
  })

  test('6.4, A3 · the Wabash puts one of its 11 locomotives on Fort Wayne free of charge', () => {
    const table = first()
      .company('PRR', { reaches: ['D3'] })
      .table()
    table.do(choose('network'), build('NYC', 'A2'))
    expect(table.company('WAB')).toEqual({
      open: true,
      income: 1,
      holders: [],
      stock: 10,
      network: [hexIndex('D3')],
    })
    expect(table.treasury('WAB')).toBe(0)
    expect(chicagoExpress.violations(table.state)).toEqual([])
  })

  test('6.5, 6.6, A1, B9 · whoever arrived bids first, no dial moves, then the next player clockwise', () => {
    const table = first().turn(2).table().do(choose('network'), build('NYC', 'A2'))
    expect([table.asked, table.state.auction?.kind]).toEqual([2, 'wabash'])
    table.do(bid(1), bid(2), pass, pass)
    expect(table.told('shareSold')).toMatchObject([{ kind: 'wabash', seat: 0, company: 'WAB', price: 2 }])
    expect(table.treasury('WAB')).toBe(2)
    expect(table.state).toMatchObject({ turn: 0, step: 'chooseDial' })
    expect(table.state.dials).toEqual({ auction: 0, network: 1, development: 0 })
  })

  test('6.5 · without a bid the share stays on the charter and the Wabash is open all the same', () => {
    const table = first().table().do(choose('network'), build('NYC', 'A2'), pass, pass, pass)
    expect(table.told('shareUnsold')).toMatchObject([{ kind: 'wabash', company: 'WAB' }])
    expect(table.company('WAB')).toMatchObject({ open: true, holders: [] })
    table.do(choose('auction'), offer('WAB'), bid(1), pass, pass)
    expect(table.company('WAB').holders).toEqual([1])
  })

  test('6.1, 6.3 · later arrivals pay their holders and open nothing', () => {
    const table = first()
      .openWabash()
      .company('NYC', { reaches: ['A2'] })
      .company('B&O', { holders: [1], treasury: 9, beside: 'A2' })
      .turn(1)
      .table()
    table.do(choose('network'), build('B&O', 'A2'))
    expect(table.told('networkBuilt')).toMatchObject([{ cost: 6 }])
    expect(table.told('chicagoReached')).toMatchObject([{ company: 'B&O' }])
    expect(table.cash()).toEqual([10, 10 + table.income('B&O'), 10])
    expect(table.state).toMatchObject({ auction: null, turn: 2, step: 'chooseDial' })
    expect(table.told('wabashOpened')).toEqual([])
  })

  test('6.1 · the Wabash too has its Chicago dividend', () => {
    const table = given({ players: 3 })
      .company('NYC', { reaches: ['A2'] })
      .company('WAB', { holders: [1, 0], treasury: 9, beside: 'A2' })
      .cash(0, 0, 0)
      .table()
    table.do(choose('network'), build('WAB', 'A2'))
    expect(table.told('chicagoReached')).toMatchObject([
      { company: 'WAB', payout: { perShare: 4, bySeat: [4, 4, 0] } },
    ])
  })
})
