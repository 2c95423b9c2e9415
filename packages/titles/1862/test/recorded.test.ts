import { asReadonly, refuse, tableFault } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { about1862 } from '../about.ts'
import type { RmAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { TRAIN_GAMES } from '../edition.ts'
import { bookOf } from '../rules/book.ts'
import { wealthOf } from '../rules/ends.ts'
import { recorded } from '../rules/recorded.ts'
import { railwayMania } from '../title.ts'
import { Given } from './given.ts'
import { keep, lay, merge, open, par, pass, run, sell, start, token } from './table.ts'

/** The same situation by the rulebook and as recorded games play it. */
function byBoth<T>(make: () => Given, look: (given: Given) => T): readonly [rulebook: T, recorded: T] {
  const there = make()
  there.state.edition = { ...there.state.edition, compatibility: '18xx.games' }
  return [look(make()), look(there)]
}

/** 'accepted', or the code with which the deed is refused. */
function verdict(given: Given, action: RmAction): string {
  return refuse(railwayMania, given.state, given.asked, action)?.code ?? 'accepted'
}

const LONDON = { type: 'linkLondon' } as const
const PAY = { type: 'payOut' } as const
const told = (given: Given): number => given.told('trainsRun')[0]?.revenue ?? -1

/** King's Lynn and its port, Downham Market. */
const lynn = (trains: readonly string[], phase: 'A' | 'B' | 'E' | 'G' = 'A', price = 82): Given =>
  Given.stockRound()
    .phase(phase)
    .lay('C4', '621', 0)
    .lay('C6', '57', 0)
    .has('L&H', { price, shares: [5], trains, stations: ['C4'] })

describe('table C: Parliament, shares and prices', () => {
  test('C1: a marker whose price stays keeps its place', () => {
    const pair = (): Given =>
      Given.stockRound()
        .has('ESR', { price: 82, shares: [5], trains: ['2E'], stations: ['F11'] })
        .has('SVR', { price: 82, shares: [5], trains: ['2E'], stations: ['D11'] })
        .turn('ESR', 'revenue', 80)
    const first = (given: Given): number | undefined => given.do(PAY).state.market.order[0]
    expect(byBoth(pair, first)).toEqual([companyIndex('SVR'), companyIndex('ESR')])
  })

  test('C2: the marker of a chartered company enters with its par', () => {
    const markers = (given: Given): number =>
      given.do(open('ESR'), pass, pass, pass, par(74)).state.market.order.length
    expect(byBoth(() => Given.parliament(), markers)).toEqual([0, 1])
  })

  test('C3: half of an option that cannot be exchanged is rounded down', () => {
    /** As 62-T7, but 95 a share. */
    const northern = (): Given =>
      Given.stockRound(4, 500)
        .phase('B')
        .lay('B13', '14', 0)
        .has('N&E', { price: 116, shares: [4, 3, 1, 0], stations: ['B13'], cash: 100 })
        .has('WStI', { price: 78, shares: [5, 0, 1, 1], pool: 2, trains: ['2F'], stations: ['B5', 'B13'] })
        .turn('N&E', 'merge')
    const lost = (given: Given): number | undefined =>
      given.do(merge('WStI', 'N&E'), keep, keep, keep).told('sharesAmalgamated').at(-1)?.amount
    expect(byBoth(northern, lost)).toEqual([48, 47])
  })

  test('C6: a company whose obligation failed can be named at once', () => {
    const next = (given: Given): string => {
      given.do(open('ESR'), pass, pass, pass, par(74), pass)
      while (given.told('obligationFailed').length === 0) given.do(pass)
      return verdict(given, open('ESR'))
    }
    expect(byBoth(() => Given.parliament(), next)).toEqual(['62-CO-NOT-OUT', 'accepted'])
  })

  test('C8: of four shares two are sold against the pool alone', () => {
    const four = (pool: number): Given =>
      Given.stockRound().has('ESR', { price: 100, shares: [4, 2], pool, trains: ['2E'] })
    const two = (given: Given): string => verdict(given, sell('ESR', 2))
    expect(byBoth(() => four(1), two)).toEqual(['accepted', '62-SELL-DIRECTOR-SPLIT'])
    expect(byBoth(() => four(2), two)).toEqual(['accepted', 'accepted'])
  })

  test('C13: of the variants eight tokens and the lists of trains are there', () => {
    const table = (variant: string | null, options: Record<string, string>): string =>
      tableFault(about1862, {
        players: 4,
        variant,
        options: { ...options, compatibility: '18xx.games' },
      })?.code ?? 'fine'
    expect(TRAIN_GAMES.map((variant) => table(variant, {}))).toEqual(TRAIN_GAMES.map(() => 'table-clash'))
    expect(table(null, { shorter: 'yes' })).toBe('table-clash')
    expect(table('freight-simple', { newcomers: 'yes' })).toBe('table-clash')
    const there = [{}, { eightTokens: 'yes' }, { trainList: 'short' }, { trainList: 'long' }]
    expect(there.map((options) => table(null, options))).toEqual(there.map(() => 'fine'))
  })

  test('C16, C17: shares without a train are sold in full, and a certificate is halved as a whole', () => {
    const bare = (): Given => Given.stockRound(4, 0).has('ESR', { price: 65, shares: [3, 2], pool: 5 })
    expect(byBoth(bare, (given) => wealthOf(asReadonly(given.state), 0))).toEqual([96, 97])
    expect(byBoth(bare, (given) => given.do(sell('ESR', 3)).cash(0))).toEqual([96, 195])
  })

  test('C25, B51: a merger to 1000 does not end the game, one to nothing not the company', () => {
    const ends = (one: number, other: number, trains: readonly string[]): Given =>
      Given.stockRound(4, 1000)
        .phase('B')
        .lay('B13', '14', 0)
        .has('N&E', { price: one, shares: [6], pool: 4, trains, stations: ['B13'] })
        .has('WStI', { price: other, shares: [6], pool: 4, trains, stations: ['B5', 'B13'] })
        .turn('N&E', 'merge', 0, ['WStI'])
    const ending = (given: Given): string | null => given.do(merge('WStI', 'N&E')).state.ending
    expect(byBoth(() => ends(700, 700, ['2F']), ending)).toEqual(['summit', null])
    const ruined = (given: Given, ...then: RmAction[]): number =>
      given.do(merge('WStI', 'N&E'), ...then).told('companyBankrupt').length
    expect(
      byBoth(
        () => ends(7, 7, []),
        (given) => ruined(given),
      ),
    ).toEqual([1, 0])
    // It is when its price would fall further.
    const there = ends(7, 7, [])
    there.state.edition = { ...there.state.edition, compatibility: '18xx.games' }
    expect(ruined(there, pass)).toBe(1)
  })

  test('C29: a refinancing company keeps its option though it cannot pay the train then', () => {
    const own = (): Given =>
      Given.stockRound(4, 0)
        .phase('G', true)
        .has('ESR', { price: 100, par: 62, shares: [6, 3], cash: 100, stations: ['F11'] })
        .turn('ESR', 'trains')
        .cashIs(1, 0)
    const step = (given: Given): string => given.do({ type: 'refinance' }).state.step
    // By the rulebook nobody is asked: the company's option is given back, and a train is bought.
    expect(byBoth(own, step)).toEqual(['trains', 'option'])
    expect(recorded.raisesOnce).toBe(false)
  })

  test('by comparison: groups and full homes count in Parliament alone; the limit whenever one is above it', () => {
    const later = (): Given => {
      const table = Given.stockRound()
      table.company('ESR').group = 1
      return table
    }
    expect(byBoth(later, (given) => verdict(given, start('ESR', 54)))).toEqual(['62-CO-NOT-OUT', 'accepted'])
    const full = (): Given =>
      Given.stockRound()
        .lay('F11', '790', 1)
        .has('WVR', { price: 74, shares: [5], stations: ['F11'] })
        .has('N&B', { price: 74, shares: [0, 5], stations: ['F11'] })
    expect(byBoth(full, (given) => verdict(given, start('ESR', 54)))).toEqual(['62-CO-HOME-FULL', 'accepted'])
    const eight = (): Given =>
      Given.stockRound(8)
        .has('ESR', { price: 100, shares: [3], pool: 7, trains: ['2E'] })
        .has('ECR', { price: 100, shares: [9], trains: ['2E'] })
    const sold = (given: Given): string => verdict(given.do(sell('ESR')), pass)
    expect(byBoth(eight, sold)).toEqual(['accepted', '62-MUST-SELL'])
    expect(
      byBoth(
        () => Given.stockRound(4, 0).cashIs(0, 500),
        (given) => given.do(pass).asked,
      ),
    ).toEqual([0, 1])
  })
})

describe('table C: the turn of a company', () => {
  test('C4: Hudson needs more than 10', () => {
    const ten = (): Given =>
      Given.stockRound()
        .has('ESR', { price: 82, shares: [5], cash: 100, trains: ['2E'], stations: ['F11'] })
        .turn('ESR', 'revenue', 10)
    expect(byBoth(ten, (given) => verdict(given, { type: 'hudson' }))).toEqual([
      'accepted',
      '62-HUDSON-RANGE',
    ])
  })

  test('C5: the token in the last circle is displaced, not the one placed last', () => {
    /** N&B stands in the second circle of Ipswich; EUR takes the first one later. */
    const ipswich = (): Given => {
      const given = Given.stockRound()
        .lay('F11', '790', 1)
        .lay('E12', '790', 0)
        .has('N&B', { price: 90, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
        .has('EUR', { price: 82, shares: [5], tokens: 1, trains: ['2E'], stations: ['E12'] })
        .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3 })
        .turn('EUR', 'token', 0, ['ESR'])
      given.company('N&B').dates[1] = 1
      return given
    }
    const displaced = (given: Given): string | undefined => {
      given.do(token('F11'))
      while (given.told('stationDisplaced').length === 0) {
        given.do(given.state.step === 'run' ? run('2E F11 E12') : given.state.step === 'revenue' ? PAY : pass)
      }
      return given.told('stationDisplaced')[0]?.company
    }
    expect(byBoth(ipswich, displaced)).toEqual(['EUR', 'N&B'])
  })

  test('C9: nobody is asked for consent', () => {
    const pair = (): Given =>
      Given.stockRound()
        .phase('B')
        .lay('F11', '791', 1)
        .has('ESR', { price: 100, shares: [6], pool: 4, trains: ['2/3E'], stations: ['F11'] })
        .has('FDR', { price: 82, shares: [0, 6], pool: 4, trains: ['2F'], stations: ['G12', 'F11'] })
        .turn('ESR', 'merge', 0, ['FDR'])
    expect(byBoth(pair, (given) => given.do(merge('FDR', 'ESR')).state.step)).toEqual(['answer', 'track'])
  })

  test('C10: own shares sold for a train drop the price after the LNER too', () => {
    const late = (): Given => {
      const table = Given.stockRound()
        .phase('E')
        .has('ESR', { price: 100, par: 100, shares: [5, 2], cash: 310, stations: ['F11'] })
        .turn('ESR', 'trains')
      table.state.lner = 'formed'
      return table
    }
    const price = (given: Given): number => given.do({ type: 'sellTreasury', shares: 2 }).price('ESR')
    expect(byBoth(late, price)).toEqual([100, 90])
  })

  test('C11, C14: seven tokens are bought at most; a freight below 6 is not permanent', () => {
    const { edition } = Given.stockRound(4, 0, { eightTokens: 'yes' }).state
    const there = { ...edition, compatibility: '18xx.games', shorter: true } as const
    expect(bookOf({ variant: null, edition })).toMatchObject({ mostTokensBought: 8 })
    expect(bookOf({ variant: null, edition: there })).toMatchObject({ mostTokens: 8, mostTokensBought: 7 })
    expect(bookOf({ variant: null, edition: { ...edition, shorter: true } }).isPermanent(3)).toBe(true)
    expect(bookOf({ variant: null, edition: there }).isPermanent(3)).toBe(false)
  })

  test('C12: a train may stay idle, and a person runs for a company without director', () => {
    const idle = (): Given => lynn(['2E']).turn('L&H', 'run')
    expect(byBoth(idle, (given) => verdict(given, run()))).toEqual(['62-RUN-MUST', 'accepted'])
    const forsaken = (): Given =>
      lynn(['2E'])
        .has('L&E', { price: 54, shares: [0, 2, 2], pool: 6, trains: ['2E'], stations: ['C6'] })
        .turn('L&H', 'acquire', 0, ['L&E'])
    const next = (given: Given): number => given.do(pass).told('revenueWithheld').length
    expect(byBoth(forsaken, next)).toEqual([1, 0])
  })

  test('C20: in the last phases a company without director has up to three of each type', () => {
    const three = (): Given => {
      const given = Given.stockRound()
        .phase('G')
        .has('FDR', { price: 82, shares: [2, 2], pool: 6, cash: 800, trains: ['4/5L', '4/5L', '6F'] })
        .has('ESR', { price: 90, shares: [5], trains: ['7F'], stations: ['F11'] })
        .turn('ESR', 'trains', 0, ['FDR'])
      given.state.round.rounds = 1
      return given
    }
    const bought = (given: Given): number => {
      given.do(pass)
      while (given.state.step === 'acquire') given.do(pass)
      if (given.state.step === 'run') given.do(run())
      return given.told('trainBought').length
    }
    expect(byBoth(three, bought)).toEqual([0, 1])
  })

  test('C21: a home token is placed after the LNER', () => {
    const late = (): Given => {
      const given = Given.stockRound()
        .lay('C4', '621', 0)
        .has('L&H', { price: 82, shares: [5], cash: 300, tokens: 3, trains: ['2E'] })
        .has('FDR', { price: 90, shares: [0, 5], trains: ['2E'], stations: ['G12'] })
        .turn('FDR', 'trains', 0, ['L&H'])
      given.state.lner = 'formed'
      return given
    }
    expect(byBoth(late, (given) => given.do(pass).stations('L&H'))).toEqual(['', 'C4'])
  })

  test('C22: a full home is upgraded before a merger', () => {
    const full = (): Given =>
      Given.stockRound()
        .phase('B')
        .lay('F11', '790', 1)
        .has('WVR', { price: 74, shares: [5], trains: ['2E'], stations: ['G8', 'F11'] })
        .has('N&B', { price: 68, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
        .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3 })
        .turn('N&B', 'trains', 0, ['ESR'])
    const first = (given: Given): readonly string[] => {
      given.do(pass)
      while (given.state.turn?.company !== companyIndex('ESR')) given.do(pass)
      return [verdict(given, lay('F11', '791', 1)), verdict(given, pass)]
    }
    expect(byBoth(full, first)).toEqual([
      ['62-STEP-ORDER', 'accepted'],
      ['accepted', '62-HOME-MUST-UPGRADE'],
    ])
  })

  test('C23: London is linked in the token step of a turn without track', () => {
    const witham = (stage: 'track' | 'token'): Given =>
      Given.stockRound()
        .lay('D13', '5', 0)
        .has('ECR', { price: 82, shares: [5], tokens: 2, trains: ['2E'], stations: ['D13'] })
        .turn('ECR', stage)
    const link = (given: Given): string => verdict(given, LONDON)
    expect(byBoth(() => witham('track'), link)).toEqual(['accepted', '62-LONDON-AFTER-TRACK'])
    expect(byBoth(() => witham('token'), link)).toEqual(['62-STEP-ORDER', 'accepted'])
  })

  test('C26: with tokens elsewhere the first tile may be laid away from the empty home', () => {
    const away = (): Given =>
      Given.stockRound()
        .lay('C6', '57', 0)
        .has('L&H', { price: 82, shares: [5], tokens: 2, trains: ['2E'] })
        .waiting('L&H')
        .station('L&H', 'C6')
        .turn('L&H', 'track')
    const elsewhere = (given: Given): readonly string[] => [
      verdict(given, lay('C8', '621', 0)),
      verdict(given, pass),
    ]
    expect(byBoth(away, (given) => elsewhere(given)[1])).toEqual(['62-HOME-MUST-BUILD', '62-HOME-MUST-BUILD'])
    expect(byBoth(away, (given) => elsewhere(given)[0])).toEqual(['62-HOME-MUST-BUILD', 'accepted'])
  })

  test('B24: each set of small stations is a tile of its own, with as many pieces', () => {
    const { piecesLeft } = bookOf(Given.stockRound().state)
    expect([
      piecesLeft(0, () => 1),
      recorded.piecesLeft?.(0, () => 1),
      recorded.piecesLeft?.(2, () => null),
    ]).toEqual([0, 1, 2])
    expect(recorded.marksOnPieces).toBe(true)
  })

  test('by comparison: the trains of a bankrupt company stay for others', () => {
    const ruined = (): Given =>
      Given.stockRound().has('ESR', { price: 20, shares: [5, 4], trains: ['2E', '2F'], stations: ['F11'] })
    const left = (given: Given): number => given.do(sell('ESR', 3)).state.abandoned.length
    expect(byBoth(ruined, left)).toEqual([0, 2])
  })

  test('by comparison: the subsidy comes with the dividend', () => {
    const local = (): Given => lynn(['2L']).turn('L&H', 'run')
    expect(byBoth(local, (given) => given.do(run('2L C4 C6')).treasury('L&H'))).toEqual([20, 0])
    const paid = (given: Given): number => given.do(run('2L C4 C6'), { type: 'withhold' }).treasury('L&H')
    expect(byBoth(local, paid)).toEqual([70, 70])
  })
})

describe('table C: runs', () => {
  const both = (make: () => Given, ...routes: string[]) =>
    byBoth(make, (given) => {
      const said = verdict(given, run(...routes))
      return said === 'accepted' ? told(given.do(run(...routes))) : said
    })

  test('C7: routes may meet in any common stop', () => {
    const london = (): Given =>
      Given.stockRound()
        .lay('D13', '5', 0)
        .lay('B13', '57', 0)
        .has('ECR', { price: 82, shares: [5], trains: ['2E', '2E'], stations: ['D13', 'B13'], london: true })
        .turn('ECR', 'run')
    expect(both(london, '2E D13 D15', '2E B13 B15')).toEqual(['62-RUN-APART', 140])
  })

  test('C18: permanent freights whose ends meet are one chain', () => {
    const two = (): Given => lynn(['6F', '6F'], 'E').lay('C4', '793', 0).turn('L&H', 'run')
    expect(both(two, '6F C4 C2', '6F C6 C4 C2')).toEqual([200, 70])
  })

  test('C19: joined freights may end in two ports', () => {
    const cromer = (): Given =>
      Given.stockRound()
        .phase('B')
        .lay('F3', '5', 2)
        .lay('E2', '57', 2)
        .has('ENR', { price: 82, shares: [5], trains: ['1F', '2F'], stations: ['F3'] })
        .turn('ENR', 'run')
    const [here, there] = both(cromer, '1F F3 F1', '2F F3 E2 D1')
    expect([here, typeof there]).toEqual(['62-RUN-TWO-PORTS', 'number'])
  })

  test('C24: what an n/m train leaves out is not asked; what it brought is told', () => {
    const wide = (): Given => lynn(['2/3E'], 'B').lay('C8', '621', 0).turn('L&H', 'run')
    const route = { train: '2/3E', hexes: ['C4', 'C6', 'C8'] }
    const all: RmAction = { type: 'run', routes: [route], believed: 50 }
    const without: RmAction = { type: 'run', routes: [{ ...route, unpaid: ['C4'] }] }
    expect(byBoth(wide, (given) => told(given.do(all)))).toEqual([60, 50])
    expect(byBoth(wide, (given) => told(given.do(without)))).toEqual([50, 50])
  })

  test('C27: a revenue that is told is believed', () => {
    const one = (): Given => lynn(['2E']).turn('L&H', 'run')
    const believed: RmAction = { type: 'run', routes: [{ train: '2E', hexes: ['C4', 'C6'] }], believed: 200 }
    expect(byBoth(one, (given) => told(given.do(believed)))).toEqual([50, 200])
  })

  test('C28: three freights over one stretch have no outer end and pay one', () => {
    const three = (): Given => lynn(['1F', '1F', '1F']).turn('L&H', 'run')
    const [here, there] = both(three, '1F C6 C4', '1F C6 C4', '1F C6 C4')
    expect([here, [20, 30].includes(Number(there))]).toEqual([50, true])
  })
})
