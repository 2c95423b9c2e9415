import { describe, expect, test } from 'vitest'
import { type CompanyId, companyIndex } from '../companies.ts'
import { Operating, lay, pass } from './operating.ts'

/** BK in Prague with a straight track east: B9 and B11. */
function prague(cash = 100): Operating {
  return new Operating().tiles('B9 57 1', 'B11 9 1').company('BK', { cash }).turn('BK')
}

describe('11: track', () => {
  test('11.1, VII.6: one tile a turn', () => {
    const table = prague().do(lay('B7', '9', 1))
    expect(table.state.turn?.stage).not.toBe('track')
    expect(table.why(lay('B13', '1', 0))).toBe('AH-TRACK-ONE-TILE')
  })

  test('11.1, VII.5: none is fine', () => {
    expect(prague().do(pass).state.turn?.stage).not.toBe('track')
  })

  test('11.2, VII.7: green from the first 3-train, brown from the first 5-train, grey from the first 8-train', () => {
    expect(prague().why(lay('B9', '14', 0))).toBe('AH-TRACK-PHASE')
    expect(
      prague()
        .phase('3')
        .why(lay('B9', '14', 0)),
    ).toBe(null)
    const green = (): Operating => new Operating().tiles('B9 14 0').company('BK').turn('BK')
    expect(
      green()
        .phase('4')
        .why(lay('B9', '611', 0)),
    ).toBe('AH-TRACK-PHASE')
    expect(
      green()
        .phase('5')
        .why(lay('B9', '611', 0)),
    ).toBe(null)
    const brown = (): Operating =>
      new Operating()
        .tiles('A18 497 4')
        .company('CL', { stations: ['A18'] })
        .turn('CL')
    expect(
      brown()
        .phase('6')
        .why(lay('A18', '494', 4)),
    ).toBe('AH-TRACK-PHASE')
    expect(
      brown()
        .phase('7')
        .why(lay('A18', '494', 4)),
    ).toBe(null)
  })

  test('11.2, VII.7: one colour at a time', () => {
    expect(
      prague()
        .phase('5')
        .why(lay('B9', '611', 0)),
    ).toBe('AH-TRACK-COLOUR-STEP')
    expect(
      prague()
        .phase('5')
        .why(lay('B7', '24', 0)),
    ).toBe('AH-TRACK-COLOUR-STEP')
  })

  test('11.3, VII.6: red and grey hexes are never built on', () => {
    expect(prague().why(lay('C6', '57', 0))).toBe('AH-TRACK-FIXED-HEX')
    expect(prague().why(lay('A4', '9', 0))).toBe('AH-TRACK-FIXED-HEX')
  })

  test('11.4, VII.6: tiles fit the kind of the hex', () => {
    expect(prague().why(lay('B7', '57', 1))).toBe('AH-TRACK-TYPE')
    expect(prague().why(lay('B13', '9', 1))).toBe('AH-TRACK-TYPE')
    expect(prague().why(lay('B13', '4', 1))).toBe('AH-TRACK-TYPE')
    expect(prague().why(lay('B13', '55', 1))).toBe(null)
    expect(prague().why(lay('A8', '9', 2))).toBe('AH-TRACK-TYPE')
  })

  test('11.5, VII.6: T, W and Bu tiles lie on their hexes alone, and these take no others', () => {
    expect(
      prague()
        .phase('3')
        .why(lay('B9', '405', 0)),
    ).toBe('AH-TRACK-LABEL')
    const krakau = new Operating().company('CL', { stations: ['A18'] }).turn('CL')
    expect(krakau.why(lay('A18', '5', 0))).toBe('AH-TRACK-LABEL')
    expect(krakau.why(lay('A18', '401', 4))).toBe(null)
    const vienna = new Operating().company('SD1', { cash: 100, turns: 0 }).turn('SD1')
    expect(vienna.why(lay('E12', '498', 0))).toBe('AH-TRACK-LABEL')
    expect(vienna.why(lay('E12', '499', 0))).toBe(null)
  })

  test('11.6, A3: the first tile of Vienna keeps the print and costs 20', () => {
    const vienna = (cash: number): Operating => new Operating().company('SD1', { cash, turns: 0 }).turn('SD1')
    expect(vienna(100).why(lay('E12', '499', 1))).toBe('AH-TRACK-PRESERVE')
    expect(vienna(19).why(lay('E12', '499', 0))).toBe('AH-TRACK-COST')
    expect(
      vienna(100)
        .do(lay('E12', '499', 0))
        .treasury('SD1'),
    ).toBe(80)
  })

  test('11.7, VII.6: the tile joins a station by a way that a train could use', () => {
    expect(prague().why(lay('B7', '9', 1))).toBe(null)
    expect(prague().why(lay('B7', '9', 0))).toBe('AH-TRACK-NOT-CONNECTED')
    expect(prague().why(lay('G10', '57', 0))).toBe('AH-TRACK-NOT-CONNECTED')
  })

  test('11.7: a city full of other stations is not passed', () => {
    const table = (others: readonly string[]): Operating =>
      new Operating()
        .tiles('B9 57 1', 'B11 9 1', 'B7 9 1', 'B5 57 1')
        .company('MS', { stations: others })
        .company('CL', { stations: ['B5'] })
        .turn('CL')
    expect(table(['C12']).why(lay('B13', '55', 1))).toBe(null)
    expect(table(['B9']).why(lay('B13', '55', 1))).toBe('AH-TRACK-NOT-CONNECTED')
  })

  test('11.7, VII.7: of an upgrade any track, old or new, may be the connected one', () => {
    const table = (recorded: boolean): Operating =>
      new Operating(4, null, { recorded }).phase('3').tiles('B9 57 1', 'B7 9 1').company('BK').turn('BK')
    // Tile 20 adds a crossing that no train of BK comes to.
    expect(table(false).why(lay('B7', '20', 0))).toBe(null)
    expect(table(true).why(lay('B7', '20', 0))).toBe('AH-TRACK-NOT-CONNECTED')
    expect(table(true).why(lay('B7', '24', 4))).toBe(null)
  })

  test('11.8, VII.6: the first tile of a company lies on its home', () => {
    const brno = (): Operating =>
      new Operating().tiles('C10 4 1', 'B11 8 5').company('MS', { turns: 0, cash: 100 }).turn('MS')
    expect(brno().refusal(lay('B11', '8', 5))).not.toBe(null)
    expect(brno().why(lay('D13', '9', 2))).toBe('AH-TRACK-HOME-FIRST')
    expect(brno().why(lay('C12', '57', 1))).toBe(null)
    expect(brno().do(pass).state.turn?.stage).not.toBe('track')
  })

  test('11.8, B17: who starts in Vienna, in a mine or in Sarajevo builds where the track leads', () => {
    const mine = new Operating().company('EPP', { turns: 0 }).turn('EPP')
    expect(mine.why(lay('B7', '8', 4))).toBe(null)
    const sarajevo = new Operating().company('BH', { turns: 0 }).turn('BH')
    for (const [hex, tile, rotation] of [
      ['I10', '9', 2],
      ['I12', '9', 2],
      ['I14', '9', 2],
      ['I16', '1', 0],
    ] as const) {
      expect(sarajevo.why(lay(hex, tile, rotation)), hex).toBe(null)
    }
    expect(sarajevo.why(lay('I18', '4', 0))).toBe('AH-TRACK-NOT-CONNECTED')
    const vienna = new Operating().company('KK1', { turns: 0, cash: 50 }).turn('KK1')
    expect(vienna.why(lay('E10', '9', 1))).toBe(null)
    expect(vienna.why(lay('D11', '9', 2))).toBe('AH-TRACK-NOT-CONNECTED')
  })

  test('11.9, VII.6: not off the map, and not against a red or grey side without an arrow', () => {
    const pilsen = new Operating().company('CL', { stations: ['B5'] }).turn('CL')
    expect(pilsen.why(lay('B5', '6', 0))).toBe('AH-TRACK-EDGE')
    expect(pilsen.why(lay('B5', '57', 2))).toBe(null)
    const beside = new Operating()
      .tiles('B9 5 0')
      .company('CL', { stations: ['B9'] })
      .turn('CL')
    expect(beside.why(lay('C8', '8', 1))).toBe('AH-TRACK-GRAY-EDGE')
  })

  test('11.10, VII.7: existing track and locations stay', () => {
    const table = prague().phase('3')
    expect(table.why(lay('B9', '15', 5))).toBe('AH-TRACK-PRESERVE')
    const vienna = new Operating().phase('3').tiles('E12 499 0').company('SD1').turn('SD1')
    expect(vienna.why(lay('E12', '491', 1))).toBe('AH-TRACK-LOCATIONS')
    expect(vienna.why(lay('E12', '491', 0))).toBe(null)
  })

  test('11.10: stations stay with their track when cities merge', () => {
    const table = new Operating()
      .phase('5')
      .tiles('E12 491 0')
      .company('SD1')
      .company('KK1')
      .company('KK2')
      .turn('SD1')
      .do(lay('E12', '493', 0))
    const at = (id: CompanyId): unknown => table.state.companies[companyIndex(id)]?.stations
    expect([at('SD1'), at('KK1'), at('KK2')]).toEqual(
      ['E12:0', 'E12:1', 'E12:1'].map((name) => [table.key(name)]),
    )
  })

  test('11.11, VII.6: the first tile pays for river or mountain, an upgrade nothing', () => {
    const graz = (cash: number): Operating =>
      new Operating().tiles('G10 57 1').company('SD2', { cash }).turn('SD2')
    expect(graz(39).why(lay('G8', '9', 1))).toBe('AH-TRACK-COST')
    expect(
      graz(50)
        .do(lay('G8', '9', 1))
        .treasury('SD2'),
    ).toBe(10)
  })

  test('11.12, VII.7: the tile must be there; a replaced one comes back', () => {
    const table = prague().phase('3')
    const { supply } = table.state.board
    const before = supply.slice()
    table.do(lay('B9', '14', 0))
    const changed = supply.flatMap((left, tile) =>
      left === before[tile] ? [] : [left - (before[tile] ?? 0)],
    )
    expect(changed.toSorted((one, other) => one - other)).toEqual([-1, 1])
    const empty = prague()
    empty.state.board.supply.fill(0)
    expect(empty.why(lay('B7', '9', 1))).toBe('AH-TRACK-SUPPLY')
  })

  test('what is no hex, no tile or no rotation is none of the things to choose from', () => {
    expect(prague().why(lay('Z9', '9', 1))).toBe('AH-CHOICE')
    expect(prague().why(lay('B7', '999', 1))).toBe('AH-CHOICE')
    expect(prague().why(lay('B7', '9', 7))).toBe('AH-CHOICE')
  })

  test('T62, XII.2: a marked mountain hex is a town that costs 40', () => {
    const bare = new Operating()
    const towns = [bare.key('C18') / 8]
    const table = new Operating(4, 'goods-time', { towns })
      .tiles('B15 6 5', 'C16 58 2')
      .company('CL', { stations: ['B15'], cash: 100 })
      .turn('CL')
    expect(table.why(lay('C18', '9', 1))).toBe('AH-TRACK-TYPE')
    expect(table.do(lay('C18', '4', 1)).treasury('CL')).toBe(60)
  })
})
