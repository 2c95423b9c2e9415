import { describe, expect, test } from 'vitest'
import { about1824 } from '../about.ts'
import { companyIndex } from '../companies.ts'
import { noteLastTrain } from '../rules/bond-stations.ts'
import { bookOf } from '../rules/book.ts'
import type { Rulebook } from '../rules/rulebook.ts'
import { moveShares } from '../rules/shares.ts'
import { CERTIFICATE, NOBODY } from '../state.ts'
import { type TrainId, trainCode } from '../trains.ts'
import { Game, buy, exchangeCoal, pass, railway, sell } from './game.ts'
import { Operating, lay, trade } from './operating.ts'

function booksFor(players: number, isCisleithania: boolean): { ours: Rulebook; theirs: Rulebook } {
  const variant = isCisleithania ? ('cisleithania' as const) : null
  const [ours, theirs] = (['rulebook', '18xx.games'] as const).map((compatibility) =>
    bookOf({
      variant,
      players,
      edition: { rules: about1824.rules, compatibility, trainPrice: 'card', startingCash: '680' },
    }),
  ) as [Rulebook, Rulebook]
  return { ours, theirs }
}

const AT_SIX = 5
const [BK, KK, SD] = (['BK', 'KK', 'SD'] as const).map(companyIndex) as [number, number, number]

/** Row of table C, what is looked at, what the rulebook says, what recorded games do. */
type Row = readonly [row: string, look: (book: Rulebook) => unknown, rulebook: unknown, recorded: unknown]

const ALWAYS: readonly Row[] = [
  ['C1', (book) => [4, AT_SIX].map(book.roundsInSet), [2, 3], [3, 3]],
  ['C5', (book) => book.smallRailwaysCount, false, true],
  ['C8', (book) => book.certificatesOfMountain, 0, 1],
  ['C9', (book) => book.upgradeUsesNewTrack, false, true],
  ['C10', (book) => book.swapsBeforeFormation, true, false],
  // One who holds no share acts where nobody holds any.
  ['C2', (book) => book.actsForNobody(new Game(4).state, companyIndex('SD')), NOBODY, 0],
  ['C11', (book) => book.mayDeclineExchange, false, true],
  ['C12', (book) => book.coalExchangeFollowsSales, true, false],
  ['C13', (book) => book.holdingRule(50, 20, 60), true, false],
  ['C14', (book) => book.priceBetween(trainCode('3')), 140, 180],
  ['C15', (book) => book.mayHandIn(trainCode('3'), trainCode('5')), true, false],
  ['C16', (book) => book.debtIsOverdraft, true, false],
  ['C17', (book) => book.isSoldAlready({ sold: [], soldNow: 2, ...NO_TURN }, 1), true, false],
  ['C18', (book) => book.exportsFrom, 1, 0],
  ['C19', (book) => [0, -1].map(book.isBroken), [true, true], [false, true]],
  ['C20', (book) => book.asksForConsent, true, false],
  ['C21', (book) => book.mustRunForMaximum, true, false],
  ['C25', (book) => book.exportsBeforeScoring, true, false],
  ['C28', (book) => book.discardOrder([SD, BK, KK]), [SD, BK, KK], [BK, KK, SD]],
  ['C29', (book) => book.asksAfterFormations, false, true],
  ['C31', (book) => book.emergencySalesKeepHalf, true, false],
  ['B29', (book) => book.sellsBesideTreasury, true, false],
  ['B42', (book) => book.passOfLapOneCounts, false, true],
  ['C32', (book) => book.mostWithHelp(trainCode('3')), 140, 180],
  ['C33', (book) => book.sellsFromUnopened, false, true],
  ['C34', (book) => book.opensAtForcedExchange, false, true],
  ['C35', (book) => [false, true].map(book.mayOversellFor), [false, false], [true, false]],
  [
    'C36',
    (book) => [0, 1].map((place) => book.charterAfterReturn([40, 100, 100, 100], place).at(-1)),
    [100, 100],
    [0, 100],
  ],
  ['C37', (book) => book.buysAtLimit, false, true],
  ['C40', (book) => book.homeAtFormation, true, false],
]

const NO_TURN = { at: 0, turns: 0, passed: 0, last: -1, bought: -1 }

const FOR_TWO: readonly Row[] = [
  ['C3', (book) => book.draftPicks, [0, 1, 1, 0], [1, 0, 0, 1]],
  ['C6', (book) => book.bondRounding, 'up', 'down'],
  ['C22', (book) => book.constructionStationStays, true, false],
  ['C23', (book) => book.bondHomeAtStart, true, false],
  ['C24', (book) => book.secondBondStationIsOptional, true, false],
  ['C38', (book) => book.poolPaysTreasury, false, true],
  ['C31', (book) => book.emergencySalesKeepHalf, true, true],
  [
    'B38',
    (book) => [book.asksForThirdBondStation, book.secondBondStationOfAnybody],
    [false, false],
    [true, true],
  ],
  ['C41', (book) => book.declinedMountainIsPass, false, true],
  ['C43', (book) => book.constructionMoneyAtClosing, true, false],
]

const UG = companyIndex('UG')

const FOR_THREE: readonly Row[] = [
  ['C7', (book) => book.bukowinaBonus, 0, 50],
  ['C39', (book) => book.stationPrices(UG, 1), [0, 40, 100, 100, 100], [0, 100, 100, 100]],
]

describe('table C: what 18xx.games does otherwise', () => {
  test.each([
    ...ALWAYS.map((row) => [...row, booksFor(4, false)] as const),
    ...FOR_TWO.map((row) => [...row, booksFor(2, true)] as const),
    ...FOR_THREE.map((row) => [...row, booksFor(3, true)] as const),
  ])('%s', (_row, look, rulebook, recorded, { ours, theirs }) => {
    expect([look(ours), look(theirs)]).toEqual([rulebook, recorded])
  })
})

test('C4 XI.2: three players on Cisleithania have 700 G each in recorded games, by the rulebook 680', () => {
  const cash = (options: Readonly<Record<string, string>>): number =>
    new Game(3, 'cisleithania', options).cash(0)
  expect([cash({}), cash({ startingCash: '700' })]).toEqual([680, 700])
  const recorded = new Game(3, 'cisleithania', { compatibility: '18xx.games', startingCash: '700' })
  expect([recorded.cash(0), recorded.bank]).toEqual([700, 9000 - 2100])
})

describe('C2, 9.7 IV.4.4: a state railway without director', () => {
  /** SD is formed; nobody bought a railway before it, and seat 2 holds a tenth, or nobody any. */
  function formed(holder: number | null, rules?: number): Game {
    const game = new Game(4, null, { compatibility: '18xx.games' }, rules).phase('4')
    if (holder !== null) game.shares('SD', holder, 1)
    return game
      .company('SD', { status: 'open' })
      .treasuryIs('SD', 1200)
      .stockRound(1)
      .do(pass, pass, pass, pass)
  }

  test('the first in order who holds a share acts: no train, no track of his own, but stations', () => {
    const game = formed(2)
    expect([game.asked, game.state.turn?.company, game.at('SD').director]).toEqual([2, SD, NOBODY])
    expect([game.at('SD').stations.length, game.price('SD')]).toEqual([1, 120])
    game.do(pass, pass)
    // No question about trains, and no income: its marker goes left.
    expect([game.price('SD'), game.at('SD').operated]).toEqual([110, true])
  })

  test('if nobody holds any, the first in order; in games of number 2 its turn was left out', () => {
    expect([formed(null).asked, formed(null).state.turn?.company]).toEqual([1, SD])
    const earlier = formed(null, 2)
    expect([earlier.told('turnSkipped').length > 0, earlier.at('SD').stations.length]).toEqual([true, 0])
  })
})

test('XI.1: of BH only the certificate can be had with three players; unsold it leaves its shares in the bank', () => {
  const game = new Game(3, 'cisleithania', { compatibility: '18xx.games' })
  expect(game.offered).toContainEqual({ type: 'start', company: 'BH', price: 60 })
  expect(game.why(buy('BH'))).toBe('AH-BUY-NO-PRICE')
  game.do(railway('SD1'), pass, pass, pass, pass, pass)
  expect([game.at('BH').status, game.broken]).toEqual(['out', []])
})

test('B42 VI.2: a pass in the first lap of the first stock round counts although others buy after it', () => {
  const game = (compatibility: string, rules?: number): Game =>
    new Game(3, null, { compatibility }, rules).do(pass, railway('SD1'), pass, pass, pass)
  expect(game('18xx.games').state.round.kind).toBe('operating')
  expect([game('rulebook'), game('18xx.games', 2)].map(({ asked }) => asked)).toEqual([2, 2])
  // From the second lap on a purchase gives everybody another turn.
  const later = new Game(3, null, { compatibility: '18xx.games' }).do(
    pass,
    railway('SD1'),
    pass,
    railway('SD2'),
  )
  expect(later.do(pass, pass).asked).toBe(0)
})

describe('B38 X.4: the second bond station in recorded games', () => {
  /** The last 4-train has been exported; BK, then KK buys one of SD1. */
  function bought(train: TrainId, exported: readonly TrainId[], compatibility: string, rules?: number): Game {
    const options = { compatibility, preStateBuilds: 'SD3', coalBuilds: 'MLB' }
    const game = new Game(2, 'cisleithania', options, rules)
    for (const each of exported) {
      game.left(each, 0)
      noteLastTrain(game.state, () => {}, { type: 'trainExported', letter: '4', trains: [trainCode(each)] })
    }
    game.company('KK1', { director: 1 })
    const sale = { from: 'SD1', price: 1, help: 0, loan: 0, tradedIn: null } as const
    const [company, code] = [companyIndex('KK1'), trainCode(train)]
    noteLastTrain(game.state, () => {}, { type: 'trainBought', company, train: code, ...sale })
    return game
  }
  const placing = (game: Game): unknown => game.state.two?.placing

  test('comes with a 4-train or 5-train of another company once the bank has none', () => {
    const second = { seat: 1, station: 'second' }
    expect(placing(bought('4', ['4'], '18xx.games'))).toEqual(second)
    expect(placing(bought('5', ['4', '5'], '18xx.games'))).toEqual(second)
    expect(placing(bought('5', ['4'], '18xx.games'))).toBeNull()
    expect(placing(bought('4', [], '18xx.games'))).toBeNull()
  })

  test('never by the rulebook, nor in games of number 2', () => {
    expect(placing(bought('4', ['4'], 'rulebook'))).toBeNull()
    expect(placing(bought('5', ['4', '5'], 'rulebook'))).toBeNull()
    expect(placing(bought('4', ['4'], '18xx.games', 2))).toBeNull()
  })
})

test('B29 VII.12: in recorded games nothing is sold while the treasury pays for a train of the bank', () => {
  const table = (cash: number, recorded: boolean, rules = about1824.rules): string | null =>
    new Operating(4, null, { recorded, rules })
      .phase('4')
      .left('1g', 0)
      .left('2g', 0)
      .company('MS', { shares: [2, 6], price: 60 })
      .company('BK', { shares: [5], cash })
      .cashIs(0, 0)
      .turn('BK', 'trains')
      .why(sell('MS'))
  expect([table(279, true), table(280, true), table(280, false), table(280, true, 2)]).toEqual([
    null,
    'AH-EMERG-NOT-NEEDED',
    null,
    null,
  ])
})

test('C9: new track is used by a way that has crossed neither of its sides', () => {
  // Out of E8 the way runs through D9, C10 and C8 back to D9: new track there would lead it over the border to C10 again.
  const table = (recorded: boolean, rules: number): Operating =>
    new Operating(4, null, { recorded, rules })
      .phase('3')
      .tiles('E8 57 0', 'D9 9 0', 'C10 3 0', 'C8 7 4')
      .company('MS', { stations: ['E8'] })
      .turn('MS')
  const upgrade = lay('D9', '26', 3)
  expect(table(false, 2).why(upgrade)).toBe(null)
  expect(table(true, 2).why(upgrade)).toBe('AH-TRACK-NOT-CONNECTED')
  expect(table(true, 1).why(upgrade)).toBe(null)
  expect(table(true, 2).why(lay('D9', '24', 0))).toBe(null)
})

describe('IV.2, VI.8: the 20 % certificate of a coal railway whose regional railway another directs', () => {
  function exchanged(): Game {
    const game = new Game(3, 'cisleithania', { compatibility: '18xx.games' })
      .railway('MLB', 0, 140)
      .shares('CL', 1, 3)
      .shares('CL', 2, 2)
      .phase('3')
      .stockRound(0)
      .do(exchangeCoal('MLB'))
      .open('CL')
    return game.do(pass, pass)
  }

  test('stays with its owner, who is paid for one tenth if he sells one, and gives both', () => {
    const game = exchanged()
    const cash = game.cash(0)
    expect([game.at('CL').director, game.certificates(0)]).toEqual([1, 1])
    game.do(sell('CL'))
    expect([game.held('CL', 0), game.held('CL', CERTIFICATE), game.cash(0) - cash]).toEqual([0, 2, 70])
    expect(game.broken).toEqual([])
  })

  test('is then on sale at the bank, whole', () => {
    const game = exchanged().do(sell('CL', 2), pass, pass)
    const cash = game.cash(2)
    expect(game.offered).toContainEqual(buy('CL', undefined, 20))
    game.do(buy('CL', undefined, 20))
    expect([game.held('CL', 2), game.certificates(2), cash - game.cash(2)]).toEqual([4, 3, 120])
    // Now the most shares are his, and the certificate with them.
    expect(game.at('CL').director).toBe(2)
  })

  test('VI.8: a director without it sells though nobody has 20 %', () => {
    const game = new Game(6, null, { compatibility: '18xx.games' }).directs('CL', 1).shares('CL', 1, 3)
    for (const seat of [0, 2, 3, 4, 5]) game.shares('CL', seat, 1)
    moveShares(game.state, companyIndex('CL'), 1, CERTIFICATE, 2)
    const { recording } = game.state
    if (recording !== null) recording.certificates[companyIndex('CL')] = CERTIFICATE
    game.open('CL').stockRound(1)
    expect(game.why(sell('CL', 2))).toBe(null)
  })

  test('by the rulebook it goes to the director at once', () => {
    const game = new Game(3, 'cisleithania')
      .railway('MLB', 0, 140)
      .shares('CL', 1, 3)
      .phase('3')
      .stockRound(0)
      .do(exchangeCoal('MLB'))
    expect([game.at('CL').director, game.certificates(0), game.certificates(1)]).toEqual([1, 2, 2])
  })
})

describe('VII.12: a train of another company of the same director', () => {
  function inNeed(recorded: boolean): Operating {
    return new Operating(4, null, { recorded })
      .phase('4')
      .company('CL', { shares: [5], trains: ['4'] })
      .company('MS', { shares: [2, 6], price: 60, trains: ['3'] })
      .company('BK', { shares: [5], cash: 50 })
      .cashIs(0, 40)
      .turn('BK', 'trains')
  }

  test('in recorded games he does not borrow for it', () => {
    expect(inNeed(false).why(trade('4', 'CL', 190))).toBe(null)
    expect(inNeed(true).why(trade('4', 'CL', 91))).toBe('AH-EMERG-PRICE')
    expect(inNeed(true).why(trade('4', 'CL', 90))).toBe(null)
  })

  test('nor may it cost less than what he had without the last share sold for it', () => {
    const sold = inNeed(true).do({ type: 'sell', company: 'MS', shares: 1 })
    expect(sold.why(trade('4', 'CL', 90))).toBe('AH-EMERG-OVERSELL')
    expect(sold.why(trade('4', 'CL', 91))).toBe(null)
  })
})
