import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { NOBODY, POOL, TREASURY } from '../state.ts'
import { Given } from './given.ts'
import { accept, decline, lay, pass, run, token, trade, train } from './table.ts'

const PAY = { type: 'payOut' } as const
const WITHHOLD = { type: 'withhold' } as const
const HUDSON = { type: 'hudson' } as const
const LONDON = { type: 'linkLondon' } as const
const REDEEM = { type: 'redeem' } as const

function earning(price: number, revenue: number, cash = 0): Given {
  return Given.stockRound(4, 100)
    .has('ESR', { price, shares: [5, 2], pool: 1, cash, trains: ['2E'], stations: ['F11'] })
    .turn('ESR', 'revenue', revenue)
}

describe('7.8.5 dividends', () => {
  test('7.8.5 (62-T35): 19 for each share', () => {
    const table = earning(200, 190).do(PAY)
    expect([table.cash(0), table.cash(1), table.treasury('ESR')]).toEqual([195, 138, 38])
    expect(table.told('dividendPaid')).toMatchObject([{ revenue: 190, bySeat: [95, 38, 0, 0], treasury: 38 }])
  })

  test.each([
    ['n14 (62-T36)', 82, 80, 82],
    ['n14 (62-T36)', 82, 90, 90],
    ['n14 (62-T36)', 82, 160, 90],
    ['n14 (62-T36)', 82, 170, 100],
    ['n14 (62-T36)', 82, 240, 100],
    ['n14 (62-T36)', 82, 250, 110],
    ['n14 (62-T36)', 82, 320, 110],
    ['7.8.5 (62-T74)', 82, 330, 122],
    ['7.8.5 (62-T74)', 82, 800, 122],
    ['7.8.5, 10.1 (62-T75)', 850, 850, 950],
    ['10.1 (62-T75)', 900, 900, 1000],
    ['10.1 (62-T75)', 950, 950, 1000],
  ])('%s: at %i a revenue of %i leads to %i', (_, price, revenue, after) => {
    expect(earning(price, revenue).do(PAY).told('priceMoved')[0]?.to ?? price).toBe(after)
  })

  test('7.1, 7.8.5 (62-T74): a price that stays goes to the bottom of its space', () => {
    const table = earning(82, 80).has('SVR', { price: 82, shares: [5], trains: ['2E'], stations: ['D11'] })
    const order = (): string[] =>
      table.state.market.order.map((each) => (each === companyIndex('ESR') ? 'ESR' : 'SVR'))
    expect(order()).toEqual(['ESR', 'SVR'])
    table.turn('ESR', 'revenue', 80).do(PAY)
    expect(order()).toEqual(['SVR', 'ESR'])
  })

  test('7.8.5, 7.12 (62-T75): withheld at 20, 14 and 7', () => {
    expect(earning(20, 10).do(WITHHOLD).told('priceMoved')[0]?.to).toBe(7)
    for (const price of [14, 7]) {
      const table = earning(price, 10).do(WITHHOLD)
      expect([table.told('companyBankrupt').length, table.company('ESR').status]).toEqual([1, 'shelf'])
    }
  })

  test('7.8.5 (62-T73): a first turn without a train at 74 leads to 68', () => {
    const table = Given.stockRound(4)
      .has('ESR', { price: 74, shares: [5], chartered: true, offer: 5, cash: 500, tokens: 3 })
      .turn('ESR', 'token')
      .do(pass)
    expect([table.price('ESR'), table.state.step]).toEqual([68, 'trains'])
  })

  test('7.8.6 (62-T37): at 82 a revenue of 60 takes 30 of the treasury', () => {
    const table = earning(82, 60, 50).do(HUDSON)
    expect([table.cash(0), table.treasury('ESR'), table.price('ESR')]).toEqual([145, 50 - 30 + 18, 90])
    expect(earning(82, 60, 20).refusal(HUDSON)).toBe('62-HUDSON-CASH 7.8.6')
    expect(earning(82, 90, 50).refusal(HUDSON)).toBe('62-HUDSON-RANGE 7.8.6')
  })
})

/** The trains of ESR after the run of a turn. */
function spent(given: Given): string {
  given.company('ESR').stationsLeft = []
  return given.turn('ESR', 'token').do(pass).trains('ESR')
}

describe('7.9 trains', () => {
  const buying = (
    phase: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G',
    trains: readonly string[],
    cash = 2000,
  ): Given =>
    Given.stockRound(4)
      .phase(phase)
      .has('ESR', { price: 100, shares: [5, 2], cash, trains, stations: ['F11'] })
      .has('FDR', { price: 82, shares: [0, 5], cash: 500, trains: ['2F'], stations: ['G12'] })
      .turn('ESR', 'trains', 0, ['FDR'])

  test('7.9 (62-T38): a freight 2 costs 100 between companies after the first C; its director agrees', () => {
    const table = buying('C', ['3E']).do(trade('2F', 'FDR'))
    expect([table.asked, table.state.step]).toEqual([1, 'answer'])
    table.do(decline)
    expect(table.refusal(trade('2F', 'FDR'))).toBe('62-TRAIN-DECLINED 7.9')
    const agreed = buying('C', ['3E']).do(trade('2F', 'FDR'), accept)
    expect([agreed.trains('ESR'), agreed.treasury('ESR'), agreed.treasury('FDR')]).toEqual([
      '3E 2F',
      1900,
      600,
    ])
    expect(buying('B', ['2E']).do(trade('2F', 'FDR'), accept).treasury('ESR')).toBe(1800)
  })

  test('7.9 (62-T39): three express in phase D: no express, others yes', () => {
    const table = buying('D', ['2/3E', '2/3E', '3E'])
    expect(table.refusal(train('4E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(table.do(train('5F'), train('4L')).trains('ESR')).toBe('2/3E 2/3E 3E 5F* 4L*')
  })

  test('7.9 (62-T40): in phase F two express are enough; a freight 8 scraps band D', () => {
    const table = buying('F', ['4E', '4/5E', '5F'])
    table.state.fleet.scrapped[5] =
      (table.state.fleet.scrapped[5] as number) + (table.state.fleet.depot[5] as number)
    table.state.fleet.depot[5] = 0
    expect(table.refusal(train('5/6E'))).toBe('62-TRAIN-LIMIT 7.9')
    expect(table.do(train('8F')).trains('ESR')).toBe('4/5E 8F')
    expect(table.told('phaseBegan')).toMatchObject([{ phase: 'G' }])
  })

  test('7.9, A6 (62-T41): five trains, only a local may come, and all of band E stay above the limit', () => {
    const table = buying('F', ['4E', '4/5E', '4/5L', '7F', '7F'])
    table.state.fleet.scrapped[5] =
      (table.state.fleet.scrapped[5] as number) + (table.state.fleet.depot[5] as number)
    table.state.fleet.depot[5] = 0
    expect(table.refusals(train('5/6E'), train('8F'))).toEqual(['62-TRAIN-LIMIT', '62-TRAIN-LIMIT'])
    expect(table.do(train('5/6L')).trains('ESR')).toBe('4/5E 4/5L 7F 7F 5/6L')
  })

  test('7.10 (62-T42): a D train with two warranties costs 460 and has three', () => {
    const table = buying('D', ['3E'])
    expect(table.refusal(train('4E', 3))).toBe('62-WARRANTY-MAX 7.10')
    table.do(train('4E', 2))
    expect([table.treasury('ESR'), table.trains('ESR')]).toEqual([2000 - 460, '3E 4E***'])
    expect(buying('D', ['3E'], 400).refusal(train('4E', 1))).toBe('62-WARRANTY-CASH 7.10')
    expect(buying('D', ['3E'], 300).refusals(train('4E'), train('3E'))).toEqual([
      '62-TRAIN-CASH',
      '62-TRAIN-NOT-TOP',
    ])
  })

  test('7.10 (62-T43, 62-T84): an A train with its warranty runs once more, a B train with three three times', () => {
    const last = buying('B', ['2E*', '2L', '2/3E']).phase('C', true).do(train('3E'))
    expect(last.trains('ESR')).toBe('2E* 2/3E 3E')
    // The station of ESR has no track: it cannot run, but its warranties are spent.
    expect(spent(buying('C', ['2E*', '3E']))).toBe('3E')
    const kept = buying('E', ['2/3E***', '4/5E'])
    expect([spent(kept), spent(kept), spent(kept)]).toEqual(['2/3E** 4/5E', '2/3E* 4/5E', '4/5E'])
  })

  test('7.11.1 (62-T44): at 100 with three own shares, a train for 500 and 310 in cash: two are sold', () => {
    const table = Given.stockRound()
      .phase('E')
      .has('ESR', { price: 100, par: 100, shares: [5, 2], cash: 310, stations: ['F11'] })
      .turn('ESR', 'trains')
    const raise = (shares: number) => ({ type: 'sellTreasury', shares }) as const
    expect(table.refusals(raise(3), raise(1), pass)).toEqual([
      '62-FORCED-TOO-MANY',
      '62-FORCED-NOT-ENOUGH',
      '62-TRAIN-MUST',
    ])
    table.do(raise(2))
    expect([table.treasury('ESR'), table.price('ESR'), table.shares('ESR', POOL)]).toEqual([510, 90, 2])
    table.has('FDR', { price: 82, shares: [0, 5], trains: ['2F'], stations: ['G12'] })
    expect(table.refusals(trade('2F', 'FDR'), raise(1), { type: 'refinance' })).toEqual([
      '62-FORCED-BANK-ONLY',
      '62-FORCED-NOT-NEEDED',
      '62-FORCED-NOT-NEEDED',
    ])
    expect(table.do(train('4/5E')).trains('ESR')).toBe('4/5E')
  })

  test('7.13 (62-T47): an own share costs the full price, once in a turn', () => {
    const table = Given.stockRound()
      .has('ESR', { price: 100, shares: [5], pool: 3, cash: 250, trains: ['2E'], stations: ['F11'] })
      .turn('ESR', 'redeem')
    const [poor, none] = [table.treasury('ESR'), table.shares('ESR', TREASURY)]
    expect([poor, none]).toEqual([250, 2])
    table.do(REDEEM)
    expect([table.treasury('ESR'), table.shares('ESR', TREASURY)]).toEqual([150, 3])
    const other = Given.stockRound()
      .has('ESR', { price: 100, shares: [5], pool: 3, cash: 50, trains: ['2E'], stations: ['F11'] })
      .turn('ESR', 'redeem')
    expect(other.refusal(REDEEM)).toBe('62-REDEEM-CASH 7.13')
    other.state.shares.units[companyIndex('ESR') * 11 + POOL] = 0
    other.state.shares.units[companyIndex('ESR') * 11 + TREASURY] = 5
    expect(other.refusal(REDEEM)).toBe('62-REDEEM-NONE 7.13')
  })

  test('8, 10.3: not from a company in receivership, not after the LNER', () => {
    const table = buying('C', ['3E'])
    table.company('FDR').director = NOBODY
    expect(table.refusal(trade('2F', 'FDR'))).toBe('62-TRAIN-RECEIVERSHIP 8')
    table.state.lner = 'formed'
    expect(table.refusal(trade('2F', 'FDR'))).toBe('62-TRAIN-LNER 10.3')
  })
})

describe('7.3, 8 receivership', () => {
  /** King's Lynn, Downham Market and perhaps Ely are joined. */
  const lynn = (
    phase: 'A' | 'B' | 'G',
    trains: readonly string[],
    cash: number,
    tiles: readonly string[] = ['621', '57'],
  ): Given => {
    const given = Given.stockRound(4).phase(phase)
    for (const [at, tile] of tiles.entries()) given.lay(['C4', 'C6', 'C8'][at] ?? '', tile, 0)
    given
      .has('L&H', {
        price: 82,
        shares: [2, 2],
        pool: 6,
        cash,
        trains,
        permits: ['local', 'freight'],
        stations: ['C4'],
      })
      .has('FDR', { price: 54, shares: [0, 5], trains: ['2E'], stations: ['G12'] })
      .turn('FDR', 'acquire', 0, ['L&H'])
    given.state.round.rounds = 1
    return given
  }

  test('8, 7.3 (62-T87): at 82 it runs for 200 and 30, withholds, buys a freight for 200', () => {
    const table = lynn('B', ['2/3L', '1F'], 0, ['793', '57', '793']).do(pass)
    // The port 80 and King's Lynn 50 by freight, Downham Market 20 and Ely 50 by the local over three hexes.
    expect(table.told('trainsRun')).toMatchObject([{ revenue: 200, subsidy: 30 }])
    expect(table.told('revenueWithheld')).toMatchObject([{ company: 'L&H' }])
    expect([table.price('L&H'), table.trains('L&H'), table.treasury('L&H')]).toEqual([74, '2/3L 1F 2F', 30])
  })

  test('7.3, 7.9 (62-T64): phase G, three trains, 800 in cash: buys nothing', () => {
    const table = lynn('G', ['4/5L', '4/5L', '6F'], 800).do(pass)
    expect(table.trains('L&H')).toBe('4/5L 4/5L 6F')
  })

  test('7.12: without a train afterwards it is bankrupt', () => {
    const table = lynn('A', [], 0).do(pass)
    expect(table.told('companyBankrupt')).toMatchObject([{ company: 'L&H', bySeat: [74, 74, 0, 0] }])
  })
})

describe('7.2, 7.6, 7.7 building', () => {
  test('7.2: an empty home is built first, then a second yellow tile may follow', () => {
    const table = Given.stockRound()
      .has('L&H', { price: 82, shares: [5], tokens: 3, cash: 200 })
      .has('FDR', { price: 54, shares: [0, 5], trains: ['2E'], stations: ['G12'] })
      .turn('FDR', 'acquire', 0, ['L&H'])
      .do(pass)
    expect([table.state.step, table.company('L&H').homeWaits, table.stations('L&H')]).toEqual([
      'track',
      true,
      'C4',
    ])
    expect(table.refusals(pass, lay('C6', '57', 0), LONDON)).toEqual([
      '62-HOME-MUST-BUILD',
      '62-HOME-MUST-BUILD',
      '62-HOME-MUST-BUILD',
    ])
    table.do(lay('C4', '202', 4))
    expect(table.company('L&H').homeWaits).toBe(false)
    table.do(lay('C6', '57', 0))
    expect(table.refusal(lay('C8', '621', 0))).toBe('62-TRACK-COUNT 7.6')
  })

  test('7.2, 13: without the duty to build one may pass, but the first tile is still at home', () => {
    const table = Given.stockRound(4, 1000, { forcedHome: 'no' })
      .has('L&H', { price: 82, shares: [5], tokens: 3, cash: 200 })
      .waiting('L&H')
      .turn('L&H', 'track')
    expect(table.refusal(lay('C6', '57', 0))).toBe('62-HOME-MUST-BUILD 7.2')
    expect(table.do(pass).state.step).toBe('trains')
  })

  test('7.2: a full home is upgraded, or the token placed last is displaced', () => {
    const full = (phase: 'A' | 'B'): Given =>
      Given.stockRound()
        .phase(phase)
        .lay('F11', '790', 1)
        .has('WVR', { price: 74, shares: [5], trains: ['2E'], stations: ['G8', 'F11'] })
        .has('N&B', { price: 68, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
        .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3 })
        .turn('N&B', 'acquire', 0, ['ESR'])
        .do(pass)
    const upgraded = full('B').do(pass)
    expect([upgraded.state.step, upgraded.company('ESR').homeWaits]).toEqual(['track', true])
    expect(upgraded.refusals(pass, lay('F9', '8852', 0), lay('F11', '791', 2))).toEqual([
      '62-HOME-MUST-UPGRADE',
      '62-HOME-MUST-UPGRADE',
      '62-HOME-MUST-UPGRADE',
    ])
    upgraded.do(lay('F11', '791', 1))
    expect(upgraded.company('ESR').homeWaits).toBe(false)
    const displaced = full('A')
    expect(displaced.told('stationDisplaced')).toMatchObject([{ company: 'N&B', hex: 'F11' }])
    expect([displaced.stations('N&B'), displaced.company('N&B').stationsLeft.length]).toEqual(['E8', 1])
  })

  const witham = (): Given =>
    Given.stockRound()
      .phase('B')
      .lay('D13', '5', 0)
      .has('ECR', { price: 82, shares: [5], tokens: 2, trains: ['2E'], stations: ['D13'], cash: 500 })
      .turn('ECR', 'track')

  test('7.6.5, 7.2 (62-T82): the link to London instead of track and of a token', () => {
    const table = witham().do(LONDON)
    expect([table.company('ECR').london, table.company('ECR').stationsLeft.length]).toEqual([true, 1])
    expect(table.refusals(lay('C12', '8850', 4), token('E12'))).toEqual(['62-TRACK-COUNT', '62-TOKEN-ONE'])
    expect(table.do(run('2E D13 D15')).told('trainsRun')[0]?.revenue).toBe(120)
  })

  test('7.6.5: what is refused', () => {
    const after = witham()
    after.company('ECR').london = true
    expect(after.refusal(LONDON)).toBe('62-LONDON-TWICE 7.6.5')
    const none = witham()
    none.company('ECR').stationsLeft = []
    expect(none.refusal(LONDON)).toBe('62-TOKEN-NONE 7.7')
    const full = witham()
    for (const id of ['SVR', 'EUR', 'NGC', 'E&H'] as const) full.company(id).london = true
    expect(full.refusal(LONDON)).toBe('62-LONDON-FULL 7.6.5')
    const away = Given.stockRound()
      .lay('C4', '202', 4)
      .has('L&H', { price: 82, shares: [5], tokens: 2, stations: ['C4'] })
      .turn('L&H', 'track')
    expect(away.refusal(LONDON)).toBe('62-LONDON-NOT-CONNECTED 7.6.5')
    away.do(lay('C6', '57', 0))
    expect(away.refusal(LONDON)).toBe('62-LONDON-AFTER-TRACK 7.6.5')
  })

  test('7.6: one N tile alone, one upgrade, kinds, letters, edges, supply, phase, connection', () => {
    const table = witham()
    expect(
      table.refusals(
        lay('C12', '5', 0),
        lay('E12', '57', 0),
        lay('E14', '8852', 1),
        lay('B3', '8850', 0),
        lay('D13', '611', 0),
        lay('D13', '15', 3),
        lay('F5', '790', 0),
        lay('Z9', '5', 0),
        lay('D11', '9', 0),
      ),
    ).toEqual([
      '62-TILE-KIND',
      '62-TILE-LABEL',
      '62-TILE-EDGE',
      '62-TRACK-NOT-CONNECTED',
      '62-TILE-KIND',
      '62-TILE-LOSES-TRACK',
      '62-TRACK-NOT-CONNECTED',
      '62-TILE-EDGE',
      '62-TILE-SUPPLY',
    ])
    const early = witham()
    early.state.fleet.phase = 0
    expect(early.refusal(lay('D13', '14', 0))).toBe('62-TILE-PHASE 7.6.3')
    const n = Given.stockRound()
      .has('EUR', { price: 82, shares: [5], tokens: 2 })
      .waiting('EUR')
      .turn('EUR', 'track')
      .do(lay('E12', '790', 0))
    expect(n.refusal(lay('E10', '8852', 0))).toBe('62-TRACK-N-ALONE 7.6.2')
    const second = Given.stockRound()
      .lay('D11', '57', 2)
      .has('SVR', { price: 82, shares: [5], tokens: 2, stations: ['D11'] })
      .turn('SVR', 'track')
      .do(lay('C10', '57', 2))
    expect(second.refusal(lay('E12', '790', 1))).toBe('62-TRACK-N-ALONE 7.6.2')
  })

  test('7.6.4 (62-T27): small stations stay on their track, further ones come instead of a tile', () => {
    const table = Given.stockRound()
      .phase('B')
      .lay('C4', '202', 4)
      .lay('C6', '57', 0)
      .lay('D7', '8852', 1)
      .has('L&H', { price: 82, shares: [5], tokens: 2, trains: ['2E'], stations: ['C4', 'C6'] })
      .turn('L&H', 'track')
    const small = (hex: string, from: number, to: number) => ({ type: 'placeSmall', hex, from, to }) as const
    // No track of the small tile comes near: Downham Market must be upgraded first.
    expect(table.refusals(lay('D7', '20', 1), small('D7', 1, 4))).toEqual([
      '62-UPGRADE-NO-USE',
      '62-SMALL-NONE',
    ])
    table.do(lay('C6', '14', 2))
    const next = table.turn('L&H', 'track').do(lay('D7', '20', 1))
    expect(next.state.small).toEqual([{ kind: 'small', hex: expect.any(Number) as number, track: [1, 4] }])
    const later = next.turn('L&H', 'track')
    expect(later.refusals(small('D7', 1, 4), small('B3', 0, 3))).toEqual(['62-SMALL-FULL', '62-SMALL-NONE'])
    later.do(small('D7', 2, 5))
    expect(later.state.small).toHaveLength(2)
    expect(later.refusal(lay('D5', '57', 0))).toBe('62-TRACK-COUNT 7.6')
  })

  test('7.7: one token in a free circle on a route', () => {
    const table = Given.stockRound()
      .phase('B')
      .lay('C4', '202', 4)
      .lay('C6', '57', 0)
      .lay('C8', '621', 0)
      .has('L&H', { price: 82, shares: [5], tokens: 1, trains: ['2E'], stations: ['C4'] })
      .has('E&H', { price: 82, shares: [0, 5], trains: ['2E'], stations: ['C8'] })
      .turn('L&H', 'token')
    expect(table.refusals(token('C8'), token('C4'), token('E2'), token('B3'), token('Q1'))).toEqual([
      '62-TOKEN-FULL',
      '62-TOKEN-SAME-HEX',
      '62-TOKEN-NOT-CONNECTED',
      '62-TOKEN-NOT-CONNECTED',
      '62-TOKEN-NOT-CONNECTED',
    ])
    table.do(token('C6'))
    expect(table.stations('L&H')).toBe('C4 C6')
    expect(table.refusal(token('C8'))).toBe('62-TOKEN-ONE 7.7')
  })

  test('10.3: nothing is built after the LNER', () => {
    const table = witham()
    table.state.lner = 'formed'
    expect(table.refusal(lay('D13', '14', 0))).toBe('62-LNER-NO-BUILD 10.3')
    table.state.step = 'token'
    if (table.state.turn !== null) table.state.turn.stage = 'token'
    expect(table.refusal(token('E12'))).toBe('62-LNER-NO-BUILD 10.3')
  })
})
