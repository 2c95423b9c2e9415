import type { AhAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import type { TrainId } from '../trains.ts'
import { Game } from './game.ts'
import { type CompanyGiven, Operating, buy, lay, pass, place, run, sell, trade } from './operating.ts'
import { type RefusalCase, refused } from './refusal-cases.ts'

/** BK in Prague with a straight track east. */
const prague = (phase: '1' | '3' | '5' = '1'): Operating =>
  new Operating().phase(phase).tiles('B9 57 1', 'B11 9 1').company('BK', { cash: 100 }).turn('BK')
const vienna = (cash: number): Operating => new Operating().company('SD1', { cash, turns: 0 }).turn('SD1')
const without = (table: Operating): Operating => {
  table.state.board.supply.fill(0)
  return table
}

/** BK in Prague, track to Pilsen and Brünn, at its station step. */
const stations = (cash = 300, brno = 'C12 15 1'): Operating =>
  new Operating()
    .phase('3')
    .tiles('B9 619 4', 'B7 24 1', 'B11 8 5', 'B5 15 2', brno)
    .company('BK', { cash })
    .turn('BK', 'token')

/** The board of the worked example of VII.10. */
const example = (): Operating =>
  new Operating()
    .phase('3')
    .tiles('B5 15 2', 'A6 58 4', 'A8 87 4', 'A10 4 1', 'B7 8 4', 'B9 619 4', 'B11 8 5', 'C12 15 1', 'C10 4 1')
const running = (...trains: readonly TrainId[]): Operating =>
  example()
    .company('BK', { trains, stations: ['B9', 'B5'] })
    .turn('BK', 'run')
const blocked = (): Operating =>
  example()
    .company('MS', { stations: ['C12', 'B9'] })
    .company('CL', { stations: ['B23', 'B9'] })
    .company('BK', { trains: ['4'], stations: ['B5'] })
    .turn('BK', 'run')
const junction = (): Operating => running('3').tiles('B7 30 0')
const round = (): Operating =>
  new Operating()
    .tiles('E12 499 0', 'D11 7 5', 'E10 7 3')
    .company('KK', { trains: ['2'], stations: ['E12:1'] })
    .turn('KK', 'run')
const income = (): Operating => {
  const table = new Operating().company('BK', { trains: ['2'] }).turn('BK', 'revenue')
  if (table.state.turn !== null) table.state.turn.revenue = 100
  return table
}

/** BK with money and a 2-train at its train step. */
const buying = (given: CompanyGiven = {}, table = new Operating().phase('3')): Operating =>
  table.company('BK', { cash: 2000, trains: ['2'], ...given }).turn('BK', 'trains')
const beside = (shares: readonly number[], given: CompanyGiven = {}): Operating =>
  buying(given, new Operating().phase('3').company('MS', { trains: ['3'], shares }))
const declined = (): Operating => beside([0, 5]).do(trade('3', 'MS', 140), { type: 'answer', accept: false })
const closed = (): Operating => {
  const table = beside([5])
  Object.assign(table.state.companies[companyIndex('MS')] ?? {}, { status: 'started' })
  return table
}
const tradedIn = (): Operating =>
  new Operating()
    .phase('5')
    .left('5', 0)
    .company('BK', { cash: 2000, trains: ['5', '4'] })
    .turn('BK', 'trains')
    .do(buy('6', '5'))

/** BK without a train; its director has this much. */
const inNeed = (treasury: number, cash: number): Operating =>
  new Operating()
    .phase('4')
    .company('MS', { shares: [2, 6], price: 60, trains: ['3'] })
    .company('BK', { shares: [5], cash: treasury })
    .cashIs(0, cash)
    .turn('BK', 'trains')
const helping = (help: number): AhAction => ({ type: 'buyTrain', train: '4', from: 'bank', help })

/** Two players: KK1 of the first one has bought the last 4-train. */
function bondStation(): Game {
  const game = new Game(2, 'cisleithania', { preStateBuilds: 'SD3', coalBuilds: 'MLB' })
  game.do({ type: 'draft', company: 'SD3' }, { type: 'draft', company: 'SD1' })
  game.do({ type: 'draft', company: 'EPP', price: 120 }, { type: 'namePrice', price: 120 })
  game.do({ type: 'draft', company: 'SD2' }, pass, pass)
  game.stockRound(0).phase('3').left('3', 0).left('4', 1).treasuryIs('KK1', 3000)
  game.trains('SD1', '2g').trains('SD2', '2g')
  game.passUntil(({ turn }) => turn?.company === companyIndex('KK1') && turn.stage === 'trains')
  return game.do(buy('4'))
}

/** In the turn of a company. — 10 to 16, 18.14 */
export const OPERATING_CASES: readonly RefusalCase[] = [
  refused('AH-STEP-ORDER', 'the station comes after the track', prague, place('B9'), { doing: 'track' }),
  refused('AH-TRACK-ONE-TILE', 'a second tile', () => prague().do(lay('B7', '9', 1)), lay('B13', '1', 0), {}),
  refused('AH-CHOICE', 'no such tile', prague, lay('B7', '999', 1), { what: '999' }, { section: 'VII.6' }),
  refused('AH-TRACK-PHASE', 'green too early', prague, lay('B9', '14', 0), { tile: '14', colour: 'green' }),
  refused('AH-TRACK-COLOUR-STEP', 'from yellow to brown', () => prague('5'), lay('B9', '611', 0), {
    hex: 'B9',
    tile: '611',
  }),
  refused('AH-TRACK-FIXED-HEX', 'a mine', prague, lay('C6', '57', 0), { hex: 'C6' }),
  refused('AH-TRACK-TYPE', 'a city in the country', prague, lay('B7', '57', 1), { hex: 'B7', tile: '57' }),
  refused('AH-TRACK-LABEL', 'Budapest’s tile in Vienna', () => vienna(100), lay('E12', '498', 0), {
    hex: 'E12',
    tile: '498',
  }),
  refused('AH-TRACK-NOT-CONNECTED', 'far away', prague, lay('G10', '57', 0), { hex: 'G10' }),
  refused(
    'AH-TRACK-HOME-FIRST',
    'the home comes first',
    () => new Operating().tiles('C10 4 1').company('MS', { turns: 0, cash: 100 }).turn('MS'),
    lay('D13', '9', 2),
    { hex: 'C12' },
  ),
  refused(
    'AH-TRACK-EDGE',
    'off the map',
    () => new Operating().company('CL', { stations: ['B5'] }).turn('CL'),
    lay('B5', '6', 0),
    { hex: 'B5', tile: '6' },
  ),
  refused(
    'AH-TRACK-GRAY-EDGE',
    'no arrow there',
    () =>
      new Operating()
        .tiles('B9 5 0')
        .company('CL', { stations: ['B9'] })
        .turn('CL'),
    lay('C8', '8', 1),
    { hex: 'C8', tile: '8' },
  ),
  refused('AH-TRACK-PRESERVE', 'track would go', () => prague('3'), lay('B9', '15', 5), {
    hex: 'B9',
    tile: '15',
  }),
  refused(
    'AH-TRACK-LOCATIONS',
    'cities would change',
    () => new Operating().phase('3').tiles('E12 499 0').company('SD1').turn('SD1'),
    lay('E12', '491', 1),
    { hex: 'E12', tile: '491' },
  ),
  refused('AH-TRACK-COST', 'a river for 20', () => vienna(19), lay('E12', '499', 0), {
    cost: 20,
    treasury: 19,
  }),
  refused('AH-TRACK-SUPPLY', 'none left', () => without(prague()), lay('B7', '9', 1), { tile: '9' }),
  refused('AH-CIS-CONSTRUCTION', 'it only builds', () => building(), buy('2'), { company: 'MLB' }),
  refused('AH-TOKEN-ONE', 'a second station', () => stations().do(place('B5')), place('C12'), {}),
  refused('AH-TOKEN-COST', 'no money', () => stations(39), place('B5'), { cost: 40, treasury: 39 }),
  refused(
    'AH-TOKEN-NONE-LEFT',
    'a coal railway has its home alone',
    () => new Operating().company('EPP').turn('EPP').do(pass),
    place('B5'),
    {},
  ),
  refused('AH-TOKEN-NOT-CITY', 'open country', stations, place('B7'), { hex: 'B7' }),
  refused('AH-TOKEN-MINE', 'a mine', stations, place('C6'), { hex: 'C6' }),
  refused('AH-TOKEN-NO-SLOT', 'it is full', () => stations(300, 'C12 57 2').company('MS'), place('C12'), {
    hex: 'C12',
  }),
  refused('AH-TOKEN-HEX-TWICE', 'its own city', stations, place('B9'), { hex: 'B9' }),
  refused('AH-TOKEN-NOT-CONNECTED', 'no way there', stations, place('G10'), { hex: 'G10' }),
  refused('AH-TOKEN-RESERVED', 'the home of MS', () => stations(300, 'C12 57 2'), place('C12'), {
    hex: 'C12',
  }),
  refused('AH-CIS-BOND-TOKEN', 'no city', bondStation, place('A8'), { hex: 'A8' }),
  refused('AH-ROUTE-TWO-STOPS', 'one location', () => running('3'), run(['3', 'B9']), {}),
  refused('AH-ROUTE-NO-STATION', 'none on it', () => running('3'), run(['3', 'C10 C12']), {}),
  refused('AH-ROUTE-NO-TRACK', 'no track', () => running('3'), run(['3', 'B9 C10']), {
    from: 'B9',
    to: 'C10',
  }),
  refused('AH-ROUTE-TRACK-REUSE', 'there and back', () => running('3'), run(['3', 'B9 A8 B9']), {
    hex: 'B9',
  }),
  refused('AH-ROUTE-BACKTRACK', 'turns at a junction', junction, run(['3', 'B9 B7 B5']), { hex: 'B7' }),
  refused('AH-ROUTE-BLOCKED', 'a full city', blocked, run(['4', 'B5 A6 A8 B9 B11 C12']), { hex: 'B9' }),
  refused('AH-ROUTE-TERMINAL', 'through a mine', () => running('5', '2g'), run(['2g', 'B9 B7 C6 B5']), {
    hex: 'C6',
  }),
  refused('AH-ROUTE-REPEAT', 'Vienna to Vienna', round, run(['2', 'E12 D11 E10 E12']), { hex: 'E12' }),
  refused('AH-ROUTE-LENGTH', 'four locations', () => running('3'), run(['3', 'B9 A8 A6 B5']), {
    train: '3',
    stops: 4,
  }),
  refused('AH-ROUTE-SKIP', 'a town left out', () => running('3'), run(['3', 'B9 A6']), { hex: 'A8' }),
  refused('AH-ROUTE-MINE-NORMAL', 'a normal train', () => running('3'), run(['3', 'C12 B11 B9 B7 C6']), {
    train: '3',
  }),
  refused('AH-ROUTE-G-NO-MINE', 'a g-train without', () => running('2g'), run(['2g', 'B9 A8 A6 B5']), {
    train: '2g',
  }),
  refused(
    'AH-ROUTE-G-TWO-MINES',
    'from mine to mine',
    () => running('2g'),
    run(['2g', 'C6 B5 A6 A8 A10 A12']),
    { train: '2g' },
  ),
  refused(
    'AH-ROUTE-TRAIN-TWICE',
    'shared track',
    () => running('3', '3'),
    run(['3', 'C12 B11 B9 A8'], ['3', 'C10 C12 B11 B9']),
    { hex: 'C12' },
  ),
  refused('AH-ROUTE-NOT-BEST', 'less than there is', () => running('3', '2g'), run(['3', 'C12 B11 B9 A8']), {
    revenue: 70,
    best: 150,
  }),
  refused('AH-DIV-CHOICE', 'half of it', income, { type: 'payOut', amount: 50 }, { revenue: 100 }),
  refused(
    'AH-DIV-SMALL-FIXED',
    'always halves',
    () => new Operating().company('SD2', { trains: ['2'] }).turn('SD2', 'trains'),
    { type: 'withhold' },
    { company: 'SD2' },
  ),
  refused('AH-TRAIN-LIMIT', 'four trains', () => buying({ trains: ['2', '2', '2', '2'] }), buy('3'), {
    limit: 4,
  }),
  refused('AH-TRAIN-ORDER', 'a 4 before the last 3', buying, buy('4'), { train: '4' }),
  refused('AH-TRAIN-G-PHASE', 'too early', buying, buy('3g'), { train: '3g' }),
  refused('AH-TRAIN-SOLD-OUT', 'no 2 left', buying, buy('2'), { train: '2' }),
  refused('AH-TRAIN-CASH', 'no money', () => buying({ cash: 179 }), buy('3'), { price: 180, treasury: 179 }),
  refused(
    'AH-TRAIN-COAL-ONLY-G',
    'a normal train',
    () =>
      new Operating()
        .phase('3')
        .company('EPP', { cash: 500, trains: ['1g'] })
        .turn('EPP', 'trains'),
    buy('3'),
    { train: '3' },
  ),
  refused(
    'AH-TRAIN-INTERCO-PHASE',
    'before the first 3-train',
    () => buying({}, new Operating().phase('2').company('MS', { trains: ['2'] })),
    trade('2', 'MS', 1),
    {},
  ),
  refused('AH-TRAIN-INTERCO-PRICE', 'not the card’s', () => beside([0, 5]), trade('3', 'MS', 180), {
    price: 140,
  }),
  refused('AH-TRAIN-INTERCO-MIN', 'for nothing', () => beside([5]), trade('3', 'MS', 0), { price: 0 }),
  refused('AH-TRAIN-INTERCO-CONSENT', 'declined in this turn', declined, trade('3', 'MS', 140), {
    train: '3',
    company: 'MS',
  }),
  refused('AH-TRAIN-NOT-OPEN', 'not open yet', closed, trade('3', 'MS', 1), { company: 'MS' }),
  refused('AH-TRAIN-TRADE-ONCE', 'a second one', tradedIn, buy('6', '4'), {}),
  refused('AH-TRAIN-TRADE-TYPE', 'of the other kind', () => buying({ trains: ['1g'] }), buy('3', '1g'), {
    train: '1g',
  }),
  refused(
    'AH-TRAIN-TRADE-BANK',
    'of another company',
    () => beside([5]),
    { type: 'tradeTrain', train: '3', from: 'MS', price: 1, tradeIn: '2' },
    {},
  ),
  refused('AH-TRAIN-MUST-OWN', 'none', () => buying({ trains: [] }), pass, {}),
  refused('AH-TRAIN-NO-DISCARD', 'at will', buying, { type: 'discard', train: '2' }, {}),
  refused('AH-EMERG-NOT-NEEDED', 'the treasury pays', () => inNeed(300, 200), helping(10), {}),
  refused('AH-EMERG-SECOND', 'one train only', () => inNeed(100, 900).do(buy('4')), buy('4'), {}),
  refused(
    'AH-EMERG-PRICE',
    'more than the card',
    () => inNeed(50, 400).company('CL', { shares: [5], trains: ['4'] }),
    trade('4', 'CL', 191),
    { price: 191, most: 190 },
  ),
  refused('AH-EMERG-TREASURY-FIRST', 'too much help', () => inNeed(100, 200), helping(181), {
    help: 181,
    needed: 180,
  }),
  refused(
    'AH-EMERG-DIRECTOR-CHANGE',
    'CL would change',
    () => inNeed(0, 0).company('CL', { shares: [3, 3] }),
    sell('CL'),
    { company: 'CL' },
  ),
  refused('AH-EMERG-OVERSELL', 'nothing is missing', () => inNeed(0, 360), sell('MS'), {}),
]

/** Two players: MLB, which only builds, is about to lay a tile. */
function building(): Game {
  const game = new Game(2, 'cisleithania', { preStateBuilds: 'SD3', coalBuilds: 'MLB' })
  game.do({ type: 'draft', company: 'SD3' }, { type: 'draft', company: 'SD1' })
  game.do({ type: 'draft', company: 'EPP', price: 120 }, { type: 'namePrice', price: 120 })
  game.do({ type: 'draft', company: 'SD2' }, pass, pass, pass, pass)
  return game.passUntil(({ turn }) => turn?.company === companyIndex('MLB'))
}
