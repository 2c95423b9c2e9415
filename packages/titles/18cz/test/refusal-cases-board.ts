import { sampleRun, title18cz, valueRun } from '../index.ts'
import { Given } from './given.ts'
import { type RefusalCase, refused } from './refusal-cases-stock.ts'
import { type Table, lay, pass, placeToken, run } from './table.ts'

/** EKJ at home in Karlovy Vary, a straight tile under it. */
function karlovyVary(rotation = 1, cash = 500): Given {
  return Given.stockRound()
    .lay('D4', '57', rotation)
    .open('EKJ', { price: 60, shares: [3], cash, stations: ['D4'] })
}

const laying = (rotation = 1, cash = 500): Table => karlovyVary(rotation, cash).turn('EKJ', 'track')
const layingGreen = (): Table => karlovyVary().phase('d').turn('EKJ', 'track')

/** EKJ stands in Kladno, too; track leads from there to D12. */
function towardsPraha(): Table {
  const given = karlovyVary().station('EKJ', 'E9').lay('E9', '57', 0).lay('D10', '8', 4)
  return given.turn('EKJ', 'track')
}

/** KFN in its first turn: its home is bare. */
function bareHome(): Given {
  const given = Given.stockRound().phase('d')
  return given.open('KFN', { price: 60, shares: [3], cash: 500, stations: ['G19'], turns: 0 })
}

/** kk is about to choose its red hex. */
function red(): Table {
  const given = Given.stockRound().phase('d')
  return given.open('kk', { price: 90, shares: [5], cash: 900, turns: 0 }).turn('kk', 'home')
}

/** ATE on the bare hex, with every card for a green tile. */
function ate(): Given {
  const given = Given.stockRound().phase('d')
  return given.open('ATE', { price: 60, shares: [3], cash: 300, stations: ['B8:7'], turns: 0 })
}

/** OFE in Ostrava and Olomouc; the line goes on over Přerov to Hulín. */
function olomouc(cash = 500): Given {
  const given = Given.stockRound()
    .lay('C25', '621', 1)
    .lay('E21', '57', 2)
    .lay('F22', '57', 2)
    .lay('G23', '57', 2)
  return given.open('OFE', { price: 60, shares: [3], cash, trains: ['2a', '2a'], stations: ['C25', 'E21'] })
}

const placing = (cash = 500): Given => olomouc(cash).turn('OFE', 'token')

/** Přerov is filled by MW. */
const filled = (): Given => olomouc().open('MW', { price: 50, shares: [0, 3], stations: ['F22'] })

/** All three stations of OFE are on the map. */
const spread = (): Given => olomouc().station('OFE', 'G23').turn('OFE', 'token')

/** EKJ in Děčín, beside a green tile of Teplice and Ústí. */
function besideTeplice(): Given {
  const given = karlovyVary().station('EKJ', 'B10').lay('B10', '57', 1).lay('B8', '8859', 1)
  return given.phase('d').turn('EKJ', 'token')
}

const running = (): Given => olomouc().turn('OFE', 'run')

/** NWB and a line from one city of Praha round to the other. */
function roundPraha(): Given {
  const given = Given.stockRound().phase('b').lay('D12', '7', 5).lay('E13', '56', 0).lay('F12', '3', 2)
  given.open('NWB', { price: 60, shares: [3], trains: ['2+2b'], stations: ['E11:0'] })
  return given.turn('NWB', 'run')
}

/** kk's red tile between a town and České Budějovice. */
function throughWien(): Given {
  const given = Given.stockRound().phase('d').lay('J14', '8895', 1).lay('J12', '9', 1).lay('J10', '58', 2)
  given.lay('I13', '8', 5).lay('I11', '621', 1)
  return given.open('kk', { price: 90, shares: [5], trains: ['3Ed'], stations: ['J14'] }).turn('kk', 'run')
}

/** Every run is held against one that a search finds. */
const bySearch = title18cz((state, company) => {
  const routes = sampleRun(state, company)
  const value = valueRun(state, company, routes)
  return { routes, revenue: 'code' in value ? 0 : value.revenue }
})

/** Sections VIII.3 to VIII.8. */
export const BOARD_CASES: readonly RefusalCase[] = [
  refused('CZ-STEP-ORDER', 'the trains have not run yet', laying, { type: 'payOut' }, { doing: 'track' }),
  refused('CZ-STEP-ORDER', 'an earlier step is not reopened', running, placeToken('F22'), { doing: 'run' }),
  refused('CZ-STEP-ORDER', 'the red tile is no choice', red, pass, { doing: 'home' }),
  refused('CZ-STEP-ORDER', 'no other tile before the red one', red, lay('J12', '9', 1), { doing: 'home' }),
  refused(
    'CZ-STEP-ORDER',
    'shares belong to the stock round',
    laying,
    { type: 'start', company: 'MW', price: 50 },
    {
      doing: 'track',
    },
  ),
  refused(
    'CZ-TRACK-COUNT',
    'one tile in a turn',
    () => laying().do(lay('D6', '9', 1)),
    lay('D8', '9', 1),
    {},
  ),
  refused(
    'CZ-TRACK-COUNT',
    'a yellow tile leaves no upgrade, not even in the first turn',
    () =>
      bareHome()
        .turn('KFN', 'track')
        .do(lay('G19', '202', 1)),
    lay('G19', '207', 1),
    {},
  ),
  refused(
    'CZ-TRACK-COUNT',
    'an upgrade leaves nothing',
    () =>
      ate()
        .turn('ATE', 'track')
        .do(lay('B8', '8859', 0), { type: 'chooseCity', city: 0 }),
    lay('C7', '8860', 0),
    {},
  ),
  refused(
    'CZ-TRACK-HOME-FIRST',
    'no other hex while the home is bare',
    () => bareHome().turn('KFN', 'track'),
    lay('G21', '4', 1),
    {
      hex: 'G19',
    },
  ),
  refused('CZ-TRACK-NOT-CONNECTED', 'far away', laying, lay('G11', '57', 1), { hex: 'G11' }),
  refused('CZ-TRACK-NOT-CONNECTED', 'beside, but turned away', laying, lay('D6', '9', 0), { hex: 'D6' }),
  refused('CZ-TILE-KIND', 'a city tile on open land', laying, lay('D6', '57', 1), { hex: 'D6', tile: '57' }),
  refused('CZ-TILE-KIND', 'plain track on a city', laying, lay('D2', '9', 1), { hex: 'D2', tile: '9' }),
  refused('CZ-TILE-KIND', 'two towns on one', () => laying(0), lay('C5', '55', 0), { hex: 'C5', tile: '55' }),
  refused('CZ-TILE-LABEL', 'Y only on Y', laying, lay('D2', '621', 1), { hex: 'D2', tile: '621' }),
  refused('CZ-TILE-LABEL', 'on Y only Y', () => bareHome().turn('KFN', 'track'), lay('G19', '57', 1), {
    hex: 'G19',
    tile: '57',
  }),
  refused('CZ-TILE-COLOUR', 'green on a bare hex', layingGreen, lay('D2', '14', 1), {
    hex: 'D2',
    tile: '14',
  }),
  refused('CZ-TILE-COLOUR', 'yellow on yellow', laying, lay('D4', '6', 1), { hex: 'D4', tile: '6' }),
  refused('CZ-TILE-PHASE', 'green is not out', laying, lay('D4', '14', 0), { tile: '14', phase: 'a' }),
  refused(
    'CZ-TILE-PHASE',
    'nor is ATE’s green tile in phase c',
    () => ate().phase('c').turn('ATE', 'track'),
    lay('B8', '8859', 0),
    {
      tile: '8859',
      phase: 'c',
    },
  ),
  refused('CZ-TILE-OFFMAP', 'track off the map', laying, lay('D2', '6', 2), { hex: 'D2', tile: '6' }),
  refused('CZ-TILE-OFFMAP', 'no such hex', laying, lay('D5', '9', 1), { hex: 'D5', tile: '9' }),
  refused('CZ-TILE-OFFMAP', 'a red tile towards no hex', red, lay('J14', '8895', 4), {
    hex: 'J14',
    tile: '8895',
  }),
  refused(
    'CZ-TILE-OFFMAP',
    'the eastern hexes are no part of Bohemia',
    () => {
      const given = Given.stockRound(1, 2)
        .phase('b')
        .open('NWB', { price: 60, shares: [3], stations: ['E11:0'] })
      return given.turn('NWB', 'track')
    },
    lay('G19', '202', 1),
    { hex: 'G19', tile: '202' },
  ),
  refused('CZ-TILE-STUB', 'the track from Praha must go on', towardsPraha, lay('D12', '9', 1), {
    hex: 'D12',
    tile: '9',
  }),
  refused('CZ-TILE-LOSES-TRACK', 'the old track must stay', layingGreen, lay('D4', '15', 0), {
    hex: 'D4',
    tile: '15',
  }),
  refused(
    'CZ-TILE-SUPPLY',
    'the only one lies in Chomutov',
    () => ate().lay('C7', '8859', 0).turn('ATE', 'track'),
    lay('B8', '8859', 0),
    { tile: '8859' },
  ),
  refused('CZ-TILE-SUPPLY', 'not in the box', laying, lay('D6', '9999', 1), { tile: '9999' }),
  refused('CZ-TILE-PURPLE', 'only by a local', layingGreen, lay('D4', '14p', 0), { tile: '14p' }),
  refused('CZ-TERRAIN-CASH', 'a mountain', () => laying(0, 39), lay('C5', '4', 0), {
    cost: 40,
    treasury: 39,
  }),
  refused(
    'CZ-TERRAIN-CASH',
    'the river of Praha',
    () => {
      const given = Given.stockRound().phase('b')
      return given
        .open('BN', { price: 60, shares: [3], cash: 9, stations: ['E11:1'], turns: 0 })
        .turn('BN', 'track')
    },
    lay('E11', '8889', 1),
    { cost: 10, treasury: 9 },
  ),
  refused(
    'CZ-TERRAIN-CASH',
    'the river under ATE’s green tile',
    () => ate().treasuryIs('ATE', 9).turn('ATE', 'track'),
    lay('B8', '8859', 0),
    {
      cost: 10,
      treasury: 9,
    },
  ),
  refused('CZ-RED-HEX', 'the home of another company', red, lay('I23', '8895', 1), { hex: 'I23' }),
  refused('CZ-RED-HEX', 'no hex for a plain tile', laying, lay('B4', '9', 0), { hex: 'B4' }),
  refused('CZ-RED-OWNER', 'the tile of another company', red, lay('J14', '8896', 1), { tile: '8896' }),
  refused('CZ-RED-OWNER', 'a small company has none', laying, lay('B4', '8896', 0), { tile: '8896' }),
  refused('CZ-TOKEN-ONE', 'one in a turn', () => placing().do(placeToken('G23')), placeToken('F22'), {}),
  refused(
    'CZ-TOKEN-CASH',
    'the second costs 40',
    () => {
      const given = Given.stockRound().lay('F22', '57', 2).lay('G23', '57', 2)
      return given.open('MW', { price: 50, shares: [3], cash: 39, stations: ['F22'] }).turn('MW', 'token')
    },
    placeToken('G23'),
    { cost: 40, treasury: 39 },
  ),
  refused('CZ-TOKEN-CASH', 'the third costs 100', () => placing(99), placeToken('G23'), {
    cost: 100,
    treasury: 99,
  }),
  refused('CZ-TOKEN-NONE', 'all are on the map', spread, placeToken('F22'), {}),
  refused('CZ-TOKEN-NOT-CONNECTED', 'no track leads there', placing, placeToken('G11'), { hex: 'G11' }),
  refused('CZ-TOKEN-NOT-CONNECTED', 'no city', placing, placeToken('G21'), { hex: 'G21' }),
  refused('CZ-TOKEN-FULL', 'no circle is free', () => filled().turn('OFE', 'token'), placeToken('F22'), {
    hex: 'F22',
  }),
  refused('CZ-TOKEN-SAME-HEX', 'one stands there', placing, placeToken('E21'), { hex: 'E21' }),
  refused(
    'CZ-STATION-BLOCKED',
    'Přerov is in the way',
    () => filled().turn('OFE', 'token'),
    placeToken('G23'),
    {
      hex: 'G23',
    },
  ),
  refused('CZ-STATION-RESERVED', 'MW’s home', placing, placeToken('F22'), { hex: 'F22' }),
  refused('CZ-STATION-ATE', 'nobody before ATE', besideTeplice, placeToken('B8'), { hex: 'B8' }),
  refused(
    'CZ-HOME-CITY',
    'there are two',
    () =>
      ate()
        .turn('ATE', 'track')
        .do(lay('B8', '8859', 0)),
    { type: 'chooseCity', city: 2 },
    { city: 2 },
  ),
  refused('CZ-ROUTE-KIND', 'a train it does not own', running, run(['3c', 'E21', 'F22']), { train: '3c' }),
  refused(
    'CZ-ROUTE-KIND',
    'a train of another colour',
    () => roundPraha().train('NWB', '2b').turn('NWB', 'run'),
    run(['2b', 'E11', 'F12']),
    { train: '2b' },
  ),
  refused(
    'CZ-ROUTE-TRAIN-TWICE',
    'one train, two routes',
    () => olomouc().without('OFE', '2a').turn('OFE', 'run'),
    run(['2a', 'E21', 'F22'], ['2a', 'F22', 'G23']),
    { train: '2a' },
  ),
  refused('CZ-ROUTE-TWO', 'one location', running, run(['2a', 'E21']), { train: '2a' }),
  refused('CZ-ROUTE-NOT-JOINED', 'no track between', running, run(['2a', 'E21', 'E19']), {
    train: '2a',
    hex: 'E21',
  }),
  refused('CZ-ROUTE-NOT-JOINED', 'hexes apart', running, run(['2a', 'E21', 'G23']), {
    train: '2a',
    hex: 'E21',
  }),
  refused('CZ-ROUTE-NOT-JOINED', 'no such hex', running, run(['2a', 'E21', 'Z1']), {
    train: '2a',
    hex: 'Z1',
  }),
  refused('CZ-ROUTE-TOKEN', 'without a station', running, run(['2a', 'F22', 'G23']), { train: '2a' }),
  refused('CZ-ROUTE-REPEAT', 'there and back', running, run(['2a', 'E21', 'F22', 'E21']), {
    train: '2a',
    hex: 'E21',
  }),
  refused(
    'CZ-ROUTE-PRAHA',
    'all of Praha is one location',
    roundPraha,
    run(['2+2b', 'E11', 'D12', 'E13', 'F12', 'E11']),
    {
      train: '2+2b',
    },
  ),
  refused(
    'CZ-ROUTE-TRACK-REUSED',
    'two trains on one track',
    running,
    run(['2a', 'E21', 'F22'], ['2a', 'F22', 'E21']),
    { train: '2a', hex: 'F22' },
  ),
  refused(
    'CZ-ROUTE-RED-THROUGH',
    'Wien is an end',
    throughWien,
    run(['3Ed', 'J10', 'J12', 'J14', 'I13', 'I11']),
    {
      train: '3Ed',
      hex: 'J14',
    },
  ),
  refused(
    'CZ-ROUTE-BLOCKED',
    'Přerov is filled by MW',
    () => filled().train('OFE', '3c').turn('OFE', 'run'),
    run(['3c', 'E21', 'F22', 'G23']),
    { train: '3c', hex: 'F22' },
  ),
  refused('CZ-ROUTE-LENGTH', 'three locations for a 2', running, run(['2a', 'E21', 'F22', 'G23']), {
    train: '2a',
    stops: 3,
  }),
  refused('CZ-RUN-NOT-MAX', 'no train runs', running, run(), { revenue: 0, best: 40 }, { title: bySearch }),
]
