import { type CompanyId, companyIndex } from '../companies.ts'
import { moveShares } from '../rules/shares.ts'
import { POOL } from '../state.ts'
import {
  Game,
  buy,
  buyTrain,
  exchangeCoal,
  exchangeMountain,
  mountain,
  pass,
  railway,
  sell,
  start,
} from './game.ts'
import { type RefusalCase, refused } from './refusal-cases.ts'

/** A later stock round; seat 0 begins. */
const later = (game = new Game(4)): Game => game.stockRound(0)

/** BH, open and operated: seat 0 directs it; so many tenths by seat. */
function withBh(game: Game, director: number, ...others: readonly number[]): Game {
  game.directs('BH', 0).shares('BH', 0, director - 2)
  others.forEach((tenths, at) => game.shares('BH', at + 1, tenths))
  return game.open('BH')
}

const phaseThree = (): Game =>
  new Game(4).railway('EPP', 0, 120).mountain('B1', 0).phase('3').shares('BH', 3, 8)
const inDebt = (): Game => {
  const game = later().cashIs(0, 0)
  game.state.debt[0] = 90
  return game
}

/** Seat 0 holds as many certificates as it may, or some more. */
function laden(more: number): Game {
  const game = new Game(6).railway('UG1', 3).railway('KK1', 3).phase('3')
  game
    .shares('UG', 0, 6)
    .shares('KK', 0, 5 + more)
    .shares('UG', 1, 1)
    .company('UG', { operated: true })
  return later(game)
}

/** With the first 4-train seat 0 must exchange B1, then seat 2 its B3. */
function forced(): Game {
  const game = new Game(4).railway('SD1', 1).mountain('B1', 0).mountain('B3', 2).phase('3')
  game.left('3', 0).treasuryIs('SD1', 500).stockRound(0)
  game.passUntil(({ turn, step }) => turn !== null && step === 'trains')
  return game.do(buyTrain('4'))
}

const SETUP = { preStateBuilds: 'SD3', coalBuilds: 'MLB' }
const draft = (
  company: CompanyId,
  price?: number,
): { type: 'draft'; company: CompanyId; price?: number } => ({
  type: 'draft',
  company,
  ...(price === undefined ? {} : { price }),
})
const two = (): Game => new Game(2, 'cisleithania', SETUP)
const drafted = (): Game =>
  two()
    .do(draft('SD3'), draft('SD1'), draft('EPP', 160))
    .do({ type: 'namePrice', price: 160 })
    .do(draft('SD2'))
const towns = (): Game => new Game(4, 'goods-time', { towns: '2' })

/** Seat 0 of two has the double share of CL, which only pays, and seat 1 half of it. */
function bond(): Game {
  const game = drafted().do(pass, pass).cashIs(0, 500)
  moveShares(game.state, companyIndex('CL'), POOL, 1, 5)
  return game
    .do(buy('CL', 'pool', 20))
    .company('CL', { operated: true })
    .stockRound(0)
}

function over(): Game {
  const game = later()
  game.state.ended = { winners: [0] }
  game.state.step = 'over'
  return game
}

/** Before the first operating round, in stock rounds, and in the variants. — 3 to 8, 18, 19 */
export const STOCK_CASES: readonly RefusalCase[] = [
  refused('AH-NOT-YOUR-TURN', 'the last seat begins', () => new Game(4), pass, { seat: 3 }, { seat: 0 }),
  refused('AH-GAME-OVER', 'it has ended', over, pass, {}, { seat: 0 }),
  refused(
    'AH-STEP-ORDER',
    'no tile in a stock round',
    later,
    { type: 'withhold' },
    { doing: 'stock' },
    { section: 'VI.1' },
  ),
  refused('AH-CHOICE', 'no railway of shares', later, buy('EPP'), { what: 'EPP' }),
  refused('AH-COAL-PRICE', 'no such price', () => new Game(4), railway('EPP', 150), { price: 150 }),
  refused('AH-PRIVATE-GONE', 'a second time', () => new Game(4).do(railway('SD1')), railway('SD1'), {
    item: 'SD1',
  }),
  refused('AH-PRIVATE-GONE', 'after the first stock round', later, mountain('B1'), { item: 'B1' }),
  refused('AH-SELL-FIRST-SR', 'nothing is sold yet', () => new Game(4), sell('SD'), {}),
  refused('AH-SELL-PRIVATE', 'never sold again', () => later(new Game(4).railway('SD1', 0)), sell('SD1'), {
    item: 'SD1',
  }),
  refused('AH-SELL-NOT-OPERATED', 'never formed', () => later(new Game(4).shares('SD', 0, 1)), sell('SD'), {
    company: 'SD',
  }),
  refused('AH-SELL-NO-PRICE', 'never started', () => later(new Game(4).shares('BH', 0, 1)), sell('BH'), {
    company: 'BH',
  }),
  refused('AH-SELL-NOT-OWNED', 'one too many', () => later(withBh(new Game(4), 5)), sell('BH', 6), {
    company: 'BH',
    held: 5,
  }),
  refused('AH-SELL-BANK-50', 'half is there', () => later(withBh(new Game(4), 5)), sell('BH'), {
    company: 'BH',
    most: 0,
  }),
  refused(
    'AH-SELL-NO-SUCCESSOR',
    'nobody has 20 %',
    () => later(withBh(new Game(6), 3, 1, 1, 1, 1, 1)),
    sell('BH', 2),
    { company: 'BH' },
  ),
  refused(
    'AH-SELL-ONCE',
    'a second block',
    () => later(withBh(new Game(3), 6, 2)).do(sell('BH')),
    sell('BH'),
    { company: 'BH' },
  ),
  refused(
    'AH-SELL-AFTER-BUY',
    'first sell, then buy',
    () => later(withBh(new Game(4), 6)).do(buy('SD')),
    sell('BH'),
    {},
    { seat: 0 },
  ),
  refused('AH-BUY-ONE-CERT', 'a second one', () => later().do(buy('SD')), buy('SD'), {}, { seat: 0 }),
  refused('AH-BUY-PLAYER', 'of a player', () => later(withBh(new Game(4), 5)), buy('BH', 1), {}),
  refused('AH-BUY-CASH', 'no money', () => later().cashIs(0, 119), buy('SD'), { price: 120, cash: 119 }),
  refused('AH-BUY-NO-PRICE', 'its certificate comes first', later, buy('BH'), { company: 'BH' }),
  refused(
    'AH-BUY-NONE-LEFT',
    'all are with players',
    () => later(new Game(4).shares('UG', 1, 7).shares('SD', 2, 6)),
    buy('BH', 'pool'),
    { company: 'BH' },
  ),
  refused(
    'AH-BUY-EARMARKED',
    'kept for the coal railway',
    () => new Game(4).do(railway('EPP', 160)),
    start('BK', 80),
    { company: 'BK' },
  ),
  refused('AH-BUY-DIRECTOR-STATE', 'number 1 unsold', later, start('SD', 100), { company: 'SD' }),
  refused('AH-PAR-VALUE', 'no such issue price', later, start('BH', 75), { company: 'BH', price: 75 }),
  refused(
    'AH-BUY-SOLD-THIS-SR',
    'sold just now',
    () => later(withBh(new Game(4), 6)).do(sell('BH')),
    buy('BH'),
    { company: 'BH' },
  ),
  refused('AH-BUY-60', 'six tenths', () => later(withBh(new Game(4), 6)), buy('BH'), { company: 'BH' }),
  refused('AH-BUY-IN-DEBT', 'overdrawn', inDebt, buy('SD'), { debt: 90 }),
  refused('AH-CERT-LIMIT', 'eleven of six players', () => laden(0), buy('BH', undefined), { limit: 11 }),
  refused('AH-CERT-MUST-SELL', 'one too many', () => laden(1), pass, { certificates: 12, limit: 11 }),
  refused(
    'AH-EXCH-MOUNTAIN-PHASE',
    'before the first 3-train',
    () => later(new Game(4).mountain('B1', 0)),
    exchangeMountain('B1', 'BK'),
    {},
  ),
  refused(
    'AH-EXCH-MOUNTAIN-OWNER',
    'another player’s',
    () => later(phaseThree().mountain('B2', 1)),
    exchangeMountain('B2', 'BK'),
    { mountain: 'B2' },
  ),
  refused(
    'AH-EXCH-MOUNTAIN-TARGET',
    'a state railway',
    () => later(phaseThree()),
    exchangeMountain('B1', 'SD'),
    { company: 'SD' },
  ),
  refused('AH-BUY-NONE-LEFT', 'no tenth for it', () => later(phaseThree()), exchangeMountain('B1', 'BH'), {
    company: 'BH',
  }),
  refused(
    'AH-EXCH-COAL-PHASE',
    'before the first 3-train',
    () => later(new Game(4).railway('EPP', 0, 120)),
    exchangeCoal('EPP'),
    {},
  ),
  refused(
    'AH-EXCH-COAL-OWNER',
    'another player’s',
    () => later(phaseThree().railway('EOD', 1, 120)),
    exchangeCoal('EOD'),
    { company: 'EOD' },
  ),
  refused(
    'AH-EXCH-NOT-SR',
    'in an operating round',
    () =>
      phaseThree()
        .stockRound(0)
        .passUntil(({ turn }) => turn !== null),
    exchangeCoal('EPP'),
    {},
  ),
  refused(
    'AH-EXCH-FORCED-ORDER',
    'B1 comes first',
    forced,
    exchangeMountain('B3', 'BK'),
    { mountain: 'B1' },
    { seat: 2 },
  ),
  refused('AH-EXCH-FORCED-NO-PASS', 'a must', forced, pass, { mountain: 'B1' }),
  refused('AH-CIS-DRAFT-STACK', 'its stack is gone', () => two().do(draft('SD3')), draft('MLB'), {
    company: 'MLB',
  }),
  refused('AH-CIS-DRAFT-NOPASS', 'no passing', two, pass, {}),
  refused(
    'AH-CIS-MOUNTAIN-ONE',
    'one each',
    () => drafted().do(mountain('B1')),
    mountain('B2'),
    {},
    { seat: 0 },
  ),
  refused(
    'AH-CIS-CONSTRUCTION',
    'never exchanged',
    () => drafted().do(pass, pass).phase('3').stockRound(1),
    exchangeCoal('MLB'),
    { company: 'MLB' },
  ),
  refused('AH-CIS-BOND-SPLIT', 'half of the double share', bond, sell('CL', 1), { company: 'CL' }),
  refused('AH-GOOD-HEX', 'a city', towns, { type: 'placeTown', hex: 'B9' }, { hex: 'B9' }),
  refused('AH-GOOD-NOPASS', 'nobody declines', towns, pass, {}),
  refused(
    'AH-GOOD-MAX',
    'all are placed',
    () => towns().do({ type: 'placeTown', hex: 'B7' }, { type: 'placeTown', hex: 'C8' }),
    { type: 'placeTown', hex: 'C20' },
    { most: 2 },
  ),
]
