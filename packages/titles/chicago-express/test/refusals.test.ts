import { type Refusal, type Seat, canonical, play } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type ChicagoAction, type HexId, REFUSALS, type StepName, chicagoExpress } from '../index.ts'
import { given } from './given.ts'
import { type Table, bid, build, choose, decline, develop, newTable, offer, pass } from './table.ts'

/** Plays what must be refused and holds the state against its bytes before. */
function refused(table: Table, action: ChicagoAction, seat: Seat = table.asked): Refusal {
  const before = canonical(table.state)
  const outcome = play(chicagoExpress, table.state, seat, action)
  expect(canonical(table.state)).toBe(before)
  if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
  return outcome.refusal
}

const building = () =>
  given({ players: 3 })
    .company('NYC', { holders: [0], treasury: 20 })
    .company('PRR', { holders: [1], network: ['R4', 'R3'] })
    .doing('network')
const developing = () =>
  given({ players: 3 })
    .company('NYC', { network: ['S2', 'S1', 'S0'] })
    .doing('development')
const offering = () =>
  given({ players: 3 })
    .company('PRR', { holders: [0, 1, 2] })
    .doing('auction')
const bidding = () =>
  given({ players: 3 })
    .company('NYC', { holders: [1] })
    .auction('NYC', { asked: 2, bids: { 1: 6 }, passed: [0] })
const over = () =>
  given({ players: 3 })
    .industry('detroit', 8)
    .dials({ auction: 3, development: 3 })
    .table()
    .do(choose('development'), decline)

interface Case {
  readonly why: string
  readonly table: () => Table
  readonly action: ChicagoAction
  readonly seat?: Seat
  readonly refusal: Refusal
}

const CASES: readonly Case[] = [
  {
    why: '2.3 · another player has the turn',
    table: () => given({ players: 3 }).turn(1).table(),
    action: choose('auction'),
    seat: 0,
    refusal: { code: 'CE-NOT-YOUR-TURN', section: 'p36 Play', params: { seat: 1 } },
  },
  {
    why: '2.3 · another player is asked to bid',
    table: () => newTable(3),
    action: bid(7),
    seat: 2,
    refusal: { code: 'CE-NOT-YOUR-TURN', section: 'p36 Play', params: { seat: 0 } },
  },
  {
    why: '2.3 · the game has ended',
    table: over,
    action: choose('network'),
    seat: 1,
    refusal: { code: 'CE-GAME-OVER', section: 'p40 End', params: {} },
  },
  {
    why: '4.1 · there is no way not to choose',
    table: () => given({ players: 3 }).table(),
    action: decline,
    refusal: { code: 'CE-MUST-CHOOSE', section: 'p36 Play', params: {} },
  },
  {
    why: '4.1 · the dial is in the red',
    table: () => given({ players: 3 }).dials({ network: 5 }).table(),
    action: choose('network'),
    refusal: { code: 'CE-DIAL-RED', section: 'p36 Play', params: { dial: 'network' } },
  },
  {
    why: '4.2 · another action was chosen',
    table: () => building().table(),
    action: develop('R3'),
    refusal: { code: 'CE-ACTION-CHOSEN', section: 'p36 Play', params: { doing: 'network' } },
  },
  {
    why: '4.2 · not even another dial',
    table: () => developing().table(),
    action: choose('auction'),
    refusal: { code: 'CE-ACTION-CHOSEN', section: 'p36 Play', params: { doing: 'development' } },
  },
  {
    why: '4.3 · the company is sold out',
    table: () => offering().table(),
    action: offer('PRR'),
    refusal: { code: 'CE-AUCTION-NONE-LEFT', section: 'p36 Auction note', params: { company: 'PRR' } },
  },
  {
    why: '4.3 · an open Wabash can be sold out too',
    table: () =>
      offering()
        .company('WAB', { holders: [0, 0] })
        .table(),
    action: offer('WAB'),
    refusal: { code: 'CE-AUCTION-NONE-LEFT', section: 'p36 Auction note', params: { company: 'WAB' } },
  },
  {
    why: '4.3 · the Wabash is closed',
    table: () => offering().table(),
    action: offer('WAB'),
    refusal: { code: 'CE-AUCTION-WABASH-CLOSED', section: 'p40 Wabash', params: {} },
  },
  {
    why: '3.6 · a first auction, where no dial has been moved',
    table: () => newTable(3),
    action: choose('network'),
    refusal: { code: 'CE-MUST-BID', section: 'p37 Auction', params: { company: 'PRR', least: 7 } },
  },
  {
    why: '4.5 · whoever offered the share bids or passes too',
    table: () => given({ players: 3 }).doing('auction').table().do(offer('NYC')),
    action: decline,
    refusal: { code: 'CE-MUST-BID', section: 'p37 Auction', params: { company: 'NYC', least: 8 } },
  },
  {
    why: '4.5 · a bidder who did not offer the share',
    table: () => bidding().table(),
    action: offer('PRR'),
    refusal: { code: 'CE-MUST-BID', section: 'p37 Auction', params: { company: 'NYC', least: 7 } },
  },
  {
    why: '6.5 · the first Wabash share, after a network action',
    table: () =>
      given({ players: 3 })
        .company('B&O', { holders: [0], reaches: ['A3'], treasury: 20 })
        .doing('network')
        .table()
        .do(build('B&O', 'A2')),
    action: build('B&O', 'B2'),
    refusal: { code: 'CE-MUST-BID', section: 'p37 Auction', params: { company: 'WAB', least: 1 } },
  },
  {
    why: '4.5 · below the minimum',
    table: () => newTable(3),
    action: bid(6),
    refusal: { code: 'CE-BID-LOW', section: 'p36 Auction', params: { bid: 6, least: 7 } },
  },
  {
    why: '4.5 · not above the highest bid',
    table: () => bidding().table(),
    action: bid(6),
    refusal: { code: 'CE-BID-LOW', section: 'p36 Auction', params: { bid: 6, least: 7 } },
  },
  {
    why: 'B6 · no whole dollar',
    table: () => newTable(3),
    action: bid(7.5),
    refusal: { code: 'CE-BID-LOW', section: 'p36 Auction', params: { bid: 7.5, least: 7 } },
  },
  {
    why: 'B6 · no number at all',
    table: () => newTable(3),
    action: bid(Number.NaN),
    refusal: { code: 'CE-BID-LOW', section: 'p36 Auction', params: { bid: Number.NaN, least: 7 } },
  },
  {
    why: 'B6 · below zero',
    table: () => newTable(3),
    action: bid(-1),
    refusal: { code: 'CE-BID-LOW', section: 'p36 Auction', params: { bid: -1, least: 7 } },
  },
  {
    why: '4.5 · more than the bidder’s cash',
    table: () => newTable(3),
    action: bid(41),
    refusal: { code: 'CE-BID-CASH', section: 'p37 Auction', params: { bid: 41, cash: 40 } },
  },
  {
    why: '4.5 · more than any cash',
    table: () => newTable(3),
    action: bid(Number.POSITIVE_INFINITY),
    refusal: {
      code: 'CE-BID-CASH',
      section: 'p37 Auction',
      params: { bid: Number.POSITIVE_INFINITY, cash: 40 },
    },
  },
  {
    why: '4.5 · who has passed is out',
    table: () => bidding().table(),
    action: bid(20),
    seat: 0,
    refusal: { code: 'CE-BID-PASSED', section: 'p37 Auction', params: {} },
  },
  {
    why: '5.1 · a company of others',
    table: () => building().table(),
    action: build('PRR', 'R6'),
    refusal: { code: 'CE-BUILD-NO-SHARE', section: 'p37 Network', params: { company: 'PRR' } },
  },
  {
    why: '5.1 · the closed Wabash belongs to nobody',
    table: () => building().table(),
    action: build('WAB', 'D2'),
    refusal: { code: 'CE-BUILD-NO-SHARE', section: 'p37 Network', params: { company: 'WAB' } },
  },
  {
    why: '5.2 · no hex',
    table: () => building().table(),
    action: build('NYC'),
    refusal: { code: 'CE-BUILD-EMPTY', section: 'p37 Network', params: {} },
  },
  {
    why: '5.2 · four hexes',
    table: () => building().table(),
    action: build('NYC', 'S2', 'S1', 'S0', 'R1'),
    refusal: { code: 'CE-BUILD-MAX-3', section: 'p37 Network', params: { hexes: 4 } },
  },
  {
    why: '5.3 · not beside the network',
    table: () => building().table(),
    action: build('NYC', 'S2', 'S0'),
    refusal: {
      code: 'CE-BUILD-NOT-CONNECTED',
      section: 'p37 Network',
      params: { company: 'NYC', hex: 'S0' },
    },
  },
  {
    why: '5.4 · more hexes than locomotives',
    table: () =>
      given({ players: 3 })
        .company('WAB', { holders: [0], treasury: 20, reaches: ['B2'], stock: 1 })
        .doing('network')
        .table(),
    action: build('WAB', 'A2', 'A3'),
    refusal: { code: 'CE-BUILD-NO-LOCO', section: 'p37 Network note', params: { company: 'WAB', left: 1 } },
  },
  {
    why: '5.5 · a start hex',
    table: () =>
      building()
        .company('NYC', { network: ['S4', 'S5'] })
        .table(),
    action: build('NYC', 'R5'),
    refusal: { code: 'CE-BUILD-START-HEX', section: 'p37 Network', params: { hex: 'R5' } },
  },
  {
    why: '5.5 · one’s own start hex',
    table: () => building().table(),
    action: build('NYC', 'S3'),
    refusal: { code: 'CE-BUILD-START-HEX', section: 'p37 Network', params: { hex: 'S3' } },
  },
  {
    why: '5.6 · twice in one action',
    table: () => building().table(),
    action: build('NYC', 'S2', 'S2'),
    refusal: { code: 'CE-BUILD-TWICE', section: 'p37 Network note', params: { company: 'NYC', hex: 'S2' } },
  },
  {
    why: '5.6 · where the company has been before',
    table: () =>
      building()
        .company('NYC', { network: ['S4'] })
        .table(),
    action: build('NYC', 'S4'),
    refusal: { code: 'CE-BUILD-TWICE', section: 'p37 Network note', params: { company: 'NYC', hex: 'S4' } },
  },
  {
    why: '5.6 · a forest of another company',
    table: () => building().table(),
    action: build('NYC', 'R3'),
    refusal: { code: 'CE-BUILD-OCCUPIED', section: 'p37 Network', params: { hex: 'R3', company: 'PRR' } },
  },
  {
    why: '5.7 · the action as a whole is too dear',
    table: () => building().company('NYC', { treasury: 2 }).table(),
    action: build('NYC', 'S2', 'R2'),
    refusal: {
      code: 'CE-BUILD-CASH',
      section: 'p37 Costs',
      params: { company: 'NYC', cost: 3, treasury: 2 },
    },
  },
  {
    why: '8.1 · nobody stands there',
    table: () => developing().table(),
    action: develop('Q3'),
    refusal: { code: 'CE-DEV-EMPTY', section: 'p38 Development', params: { hex: 'Q3' } },
  },
  {
    why: '8.2 · it has a house',
    table: () => developing().developed('S0').table(),
    action: develop('S0'),
    refusal: { code: 'CE-DEV-DONE', section: 'p38 Development', params: { hex: 'S0' } },
  },
  {
    why: '8.2 · the supply is empty (cannot arise in play)',
    table: () =>
      given({ players: 3 })
        .company('NYC', { stock: 0 })
        .company('C&O', { stock: 0 })
        .company('B&O', { stock: 0 })
        .houses(20)
        .doing('development')
        .table(),
    action: develop('S0'),
    refusal: { code: 'CE-DEV-NO-HOUSE', section: 'p38 Development', params: {} },
  },
  {
    why: '8.3 · Wheeling’s last space',
    table: () =>
      developing()
        .company('B&O', { reaches: ['I6'] })
        .industry('wheeling', 6)
        .table(),
    action: develop('I6'),
    refusal: { code: 'CE-DEV-MAX', section: 'p38 Development note', params: { hex: 'I6', value: 6 } },
  },
  {
    why: '8.4 · a plain, even with a locomotive',
    table: () => developing().table(),
    action: develop('S2'),
    refusal: { code: 'CE-DEV-KIND', section: 'p38 Development note', params: { hex: 'S2' } },
  },
  {
    why: '8.4 · a start hex',
    table: () => developing().table(),
    action: develop('S3'),
    refusal: { code: 'CE-DEV-KIND', section: 'p38 Development note', params: { hex: 'S3' } },
  },
  {
    why: '8.4 · Chicago',
    table: () =>
      developing()
        .company('B&O', { reaches: ['A2'] })
        .table(),
    action: develop('A2'),
    refusal: { code: 'CE-DEV-KIND', section: 'p38 Development note', params: { hex: 'A2' } },
  },
  {
    why: '8.4, A5 · Detroit, even with a locomotive',
    table: () =>
      developing()
        .company('B&O', { reaches: ['E0'] })
        .table(),
    action: develop('E0'),
    refusal: { code: 'CE-DEV-DETROIT', section: 'p38 Development', params: {} },
  },
]

describe('each refusal names its section and leaves the state byte for byte as it was', () => {
  for (const { why, table, action, seat, refusal } of CASES) {
    test(`${refusal.code} · ${why}`, () => {
      const set = table()
      expect(refused(set, action, seat ?? set.asked)).toEqual(refusal)
    })
  }
})

test('every refusal code is reached, with the section of the list', () => {
  const reached = Object.fromEntries(CASES.map(({ refusal }) => [refusal.code, refusal.section]))
  expect(reached).toEqual(REFUSALS)
})

/** One action of each type, each sound in its own step. */
const ONE_OF_EACH: Readonly<Record<ChicagoAction['type'], ChicagoAction>> = {
  choose: choose('auction'),
  decline,
  offer: offer('NYC'),
  bid: bid(9),
  pass,
  build: build('NYC', 'S2'),
  develop: develop('S0'),
}

const POSITIONS: Readonly<
  Record<StepName, { table: () => Table; right: readonly ChicagoAction['type'][]; wrong: string }>
> = {
  chooseDial: { table: () => given({ players: 3 }).table(), right: ['choose'], wrong: 'CE-MUST-CHOOSE' },
  offerShare: { table: () => offering().table(), right: ['offer', 'decline'], wrong: 'CE-ACTION-CHOSEN' },
  bid: { table: () => bidding().table(), right: ['bid', 'pass'], wrong: 'CE-MUST-BID' },
  buildNetwork: { table: () => building().table(), right: ['build', 'decline'], wrong: 'CE-ACTION-CHOSEN' },
  develop: { table: () => developing().table(), right: ['develop', 'decline'], wrong: 'CE-ACTION-CHOSEN' },
}

describe('an action of the wrong type is refused with a value, never an exception', () => {
  test('the positions are those of every step', () => {
    expect(Object.keys(POSITIONS).toSorted()).toEqual(chicagoExpress.steps.map(({ name }) => name).toSorted())
    for (const [step, { table }] of Object.entries(POSITIONS)) expect(table().state.step).toBe(step)
  })

  for (const [step, { table, right, wrong }] of Object.entries(POSITIONS)) {
    for (const action of Object.values(ONE_OF_EACH)) {
      if (right.includes(action.type)) {
        test(`${step}: ${action.type} is accepted`, () => {
          const set = table()
          expect(play(chicagoExpress, set.state, set.asked, action).ok).toBe(true)
        })
        continue
      }
      test(`${step}: ${action.type}`, () => {
        expect(refused(table(), action).code).toBe(wrong)
      })
    }
  }

  test('after the end every type is refused to every seat', () => {
    const table = over()
    for (const action of Object.values(ONE_OF_EACH)) {
      for (const seat of [0, 1, 2]) expect(refused(table, action, seat).code).toBe('CE-GAME-OVER')
    }
  })

  test('a seat that does not exist never has the turn', () => {
    for (const { table } of Object.values(POSITIONS)) {
      const set = table()
      for (const action of Object.values(ONE_OF_EACH)) {
        for (const seat of [-1, 3, 0.5, Number.NaN])
          expect(refused(set, action, seat).code).toBe('CE-NOT-YOUR-TURN')
      }
    }
  })

  test('every hex of the map can be asked for', () => {
    const develops = developing().table()
    const builds = building().table()
    for (const hex of ['A2', 'D3', 'E0', 'M4', 'Q7'] satisfies HexId[]) {
      expect(refused(develops, develop(hex)).code).toMatch(/^CE-DEV-/)
      expect(refused(builds, build('NYC', hex)).code).toBe('CE-BUILD-NOT-CONNECTED')
    }
  })
})
