import { type MapHex, NOWHERE, type Tile, UNLIMITED, cellAt } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { TILE_SET, groundFor, tileIndex } from '../board.ts'
import { BUKOWINA, HEXES_FOR_THREE, HEXES_FOR_TWO } from '../cisleithania.ts'
import { COMPANIES, companyIndex, preStatePrice, predecessorsOf } from '../companies.ts'
import { MARKER_HEXES, SCENARIO, withMarkers } from '../goods-time.ts'
import { HEXES } from '../map.ts'
import { BOND_CELL, GRID, ISSUE_PRICES, STATE_CELL, issueCell } from '../market.ts'
import { TILE_COUNTS } from '../tile-counts.ts'
import { NORMAL_TRAINS, TRAINS, TRAIN_COUNTS } from '../trains.ts'

const standard = groundFor({ variant: null, players: 4, towns: [] })

function hex(id: string, hexes: readonly MapHex[] = HEXES): MapHex {
  return hexes.find((each) => each.id === id) as MapHex
}

function idsWhere(test: (each: MapHex) => boolean, hexes: readonly MapHex[] = HEXES): string {
  return hexes.flatMap((each) => (test(each) ? [each.id] : [])).join(' ')
}

function stopsOf(kind: string, hexes: readonly MapHex[]): number {
  return hexes.flatMap(({ stops }) => stops).filter((stop) => stop.kind === kind).length
}

describe('the standard map', () => {
  test('XIII: 103 hexes, of which 11 are red, 4 have mines, 23 a city, 17 one town and 5 two', () => {
    expect(HEXES).toHaveLength(103)
    expect(HEXES.filter(({ colour }) => colour === 'red')).toHaveLength(11)
    expect(HEXES.filter(({ stops }) => stops[0]?.kind === 'city')).toHaveLength(23)
    expect(HEXES.filter(({ stops }) => stops.length === 1 && stops[0]?.kind === 'town')).toHaveLength(17)
    expect(idsWhere(({ stops }) => stops.length === 2 && stops[0]?.kind === 'town')).toBe(
      'B13 B25 E16 F11 I16',
    )
    expect(stopsOf('mine', HEXES)).toBe(4)
  })

  test('1.7: labels T, W and Bu', () => {
    expect(idsWhere(({ label }) => label === 'T')).toBe('A18 C26 E26 I8')
    expect(idsWhere(({ label }) => label === 'W')).toBe('E12')
    expect(idsWhere(({ label }) => label === 'Bu')).toBe('F17')
    expect(idsWhere(({ oneStopPerRoute }) => oneStopPerRoute)).toBe('E12 F17')
  })

  test('1.7: rivers cost 20, mountains 40', () => {
    const costs = new Set(HEXES.flatMap(({ terrain }) => terrain.map(({ kind, cost }) => `${kind} ${cost}`)))
    expect([...costs].toSorted()).toEqual(['mountain 40', 'river 20'])
    expect(idsWhere(({ terrain }) => terrain[0]?.kind === 'mountain')).toBe(
      'A6 A10 C18 D19 D21 D23 E24 G8 H3 H5 H7',
    )
    expect(idsWhere(({ terrain }) => terrain[0]?.kind === 'river')).toBe(
      'E10 E12 E14 E16 F17 G16 G18 H17 I18',
    )
  })

  test('IV.2: mines pay 10 or 20, from the first 5-train on 40 or 60, and have two exits each', () => {
    for (const [id, lower, higher] of [
      ['C6', 10, 40],
      ['A12', 10, 40],
      ['A22', 20, 60],
      ['H25', 20, 60],
    ] as const) {
      const { stops, paths, homes, permanent } = hex(id)
      expect(stops[0]?.revenue).toEqual({ yellow: lower, green: lower, brown: higher, grey: higher })
      expect(paths).toHaveLength(2)
      expect(permanent).toBe(true)
      expect(COMPANIES[companyIndex(homes[0]?.company ?? '')]?.home).toBe(id)
    }
  })

  test('1.7: every home is on the map, where its company is named', () => {
    for (const { id, kind, home, homeStop } of COMPANIES) {
      if (kind === 'state') continue
      expect(hex(home).homes, id).toContainEqual({ company: id, stop: homeStop })
    }
  })

  test('1.7: Sarajevo is one location in three hexes', () => {
    const { index, locations } = standard
    expect(['J11', 'J13', 'J15'].map((id) => locations[index(id)])).toEqual(Array(3).fill(index('J13')))
    expect(locations[index('B3')]).toBe(index('A4'))
    expect(locations[index('B5')]).toBe(index('B5'))
  })

  test('11.9: red and grey hexes are entered by their arrows alone', () => {
    const { map, index } = standard
    const into = (id: string): string =>
      map.hexes
        .flatMap((each, from) =>
          [0, 1, 2, 3, 4, 5].flatMap((side) =>
            map.beyond[from * 6 + side] === index(id) ? [`${each.id}${side}`] : [],
          ),
        )
        .join(' ')
    expect(into('C6')).toBe('B55 B70')
    expect(into('A4')).toBe('A61 B52')
    expect(into('J13')).toBe('I125 I140')
    expect(map.beyond[index('C8') * 6 + 1]).toBe(NOWHERE)
  })
})

describe('the other maps', () => {
  test('X.1, XI.1: Cisleithania has 65 hexes and no Budapest to build on', () => {
    for (const hexes of [HEXES_FOR_TWO, HEXES_FOR_THREE]) {
      expect(hexes).toHaveLength(65)
      expect(hex('G12', hexes).colour).toBe('red')
      expect(idsWhere(({ colour }) => colour === 'red', hexes)).toBe('A4 A24 A26 B3 E14 F25 G12 H1 I2 I10')
      expect(hex('B17', hexes)).toMatchObject({ colour: 'grey', permanent: true, terminal: false })
      expect(stopsOf('mine', hexes)).toBe(3)
    }
  })

  test('XI.3: Budapest has a space for UG1 with three players alone', () => {
    expect(hex('G12', HEXES_FOR_TWO).stops[0]?.slots).toBe(0)
    expect(hex('G12', HEXES_FOR_THREE)).toMatchObject({ stops: [{ slots: 1 }], homes: [{ company: 'UG1' }] })
  })

  test('C26: two-town hexes cost 20 on Cisleithania and nothing on the standard map', () => {
    for (const id of ['B13', 'B25', 'F11']) {
      expect(hex(id).terrain).toEqual([])
      expect(hex(id, HEXES_FOR_TWO).terrain).toEqual([{ kind: 'river', cost: 20 }])
    }
  })

  test('X.4: the Bukowina hexes are there', () => {
    for (const id of [...BUKOWINA.from, ...BUKOWINA.to]) expect(hex(id, HEXES_FOR_TWO)).toBeDefined()
  })

  test('19.3: 43 hexes may get markers: 35 bare ones, 6 with mountains and 2 with a river', () => {
    expect(MARKER_HEXES).toHaveLength(43)
    const terrain = MARKER_HEXES.map((id) => hex(id).terrain[0]?.kind ?? 'bare')
    expect(terrain.filter((each) => each === 'bare')).toHaveLength(35)
    expect(terrain.filter((each) => each === 'mountain')).toHaveLength(6)
    expect(terrain.filter((each) => each === 'river')).toHaveLength(2)
    for (const id of ['Prague', 'B9', 'A12', 'A4']) expect(MARKER_HEXES).not.toContain(id)
  })

  test('T63: the scenario has nine markers, two each on F25 and G24', () => {
    expect(SCENARIO).toHaveLength(9)
    const hexes = withMarkers(SCENARIO)
    const towns = hexes.filter((each) => each.stops.length > hex(each.id).stops.length)
    expect(towns.map(({ id, stops }) => `${id} ${stops.length}`).join(', ')).toBe(
      'B7 1, C8 1, C20 1, C22 1, F25 2, G24 2, H21 1',
    )
  })

  test('T63: a tile 9 does not fit on B7, a tile 58 does; F25 takes the tiles with two towns', () => {
    const ground = groundFor({ variant: 'goods-time', players: 4, towns: SCENARIO.map(standard.index) })
    const suiting = (id: string): string =>
      ground.lays
        .suiting(ground.index(id), -1)
        .map((tile) => (TILE_SET.tiles[tile] as Tile).id)
        .join(' ')
    expect(suiting('B7')).toBe('3 4 58')
    expect(suiting('F25')).toBe('1 2 55 56 69 630 631')
  })
})

describe('tiles', () => {
  const sum = (counts: Readonly<Record<string, number>>, colour: string): number =>
    Object.entries(counts).reduce(
      (total, [id, count]) =>
        (TILE_SET.tiles[tileIndex(id)] as Tile).colour === colour ? total + count : total,
      0,
    )

  test('1.5: 72 yellow, 48 green, 20 brown and 3 grey ones; 17 more for Goods Time', () => {
    const { standard: box, goodsTime } = TILE_COUNTS
    expect(['yellow', 'green', 'brown', 'grey'].map((colour) => sum(box, colour))).toEqual([72, 48, 20, 3])
    const all = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((total, count) => total + count, 0)
    expect(all(goodsTime) - all(box)).toBe(17)
  })

  test('11.10: tiles with two towns, green towns and brown cities have no successor', () => {
    const { lays, map } = standard
    const free = map.hexes.findIndex(({ permanent, stops }) => !permanent && stops.length > 0)
    for (const id of ['1', '2', '55', '56', '69', '630', '631', '87', '88', '204', '611']) {
      expect(lays.suiting(free, tileIndex(id) * 6), id).toEqual([])
    }
  })
})

describe('share price board', () => {
  test('1.4: issue prices stand in the third column, 120 on top and a 50 in the bottom row', () => {
    expect([...GRID.starts, GRID.prices.length]).toEqual([0, 14, 28, 42, 53, 62, 69, 74])
    for (const price of ISSUE_PRICES) expect(GRID.prices[issueCell(price)]).toBe(price)
    expect(issueCell(100)).toBe(cellAt(GRID, 2, 2))
    expect(issueCell(60)).toBe(cellAt(GRID, 6, 2))
    expect([GRID.prices[STATE_CELL], STATE_CELL]).toEqual([120, 2])
    expect([GRID.prices[BOND_CELL], BOND_CELL]).toEqual([50, cellAt(GRID, 6, 1)])
  })
})

describe('trains and companies', () => {
  test('VII.11: 48 cards besides the 10-trains; fewer on Cisleithania', () => {
    const cards = (counts: readonly number[]): number =>
      counts.reduce((sum, count) => (count === UNLIMITED ? sum : sum + count), 0)
    expect(cards(TRAIN_COUNTS.standard)).toBe(48)
    expect(cards(TRAIN_COUNTS.cisleithania2)).toBe(30)
    expect(cards(TRAIN_COUNTS.cisleithania3)).toBe(42)
    expect(NORMAL_TRAINS).toBe(7)
  })

  test('A1: the price between companies is the standard price less half of the type before', () => {
    TRAINS.forEach(({ price, betweenCompanies, kind }, code) => {
      const before = TRAINS[code - 1]
      const half = before?.kind === kind ? before.price / 2 : 0
      expect(betweenCompanies).toBe(price - half)
    })
  })

  test('1.1: seven pre-state railways, number 1 of each colour at 240', () => {
    const named = (id: string): string =>
      predecessorsOf(companyIndex(id))
        .map((each) => `${COMPANIES[each]?.id} ${preStatePrice(each)}`)
        .join(', ')
    expect(named('SD')).toBe('SD1 240, SD2 120, SD3 120')
    expect(named('UG')).toBe('UG1 240, UG2 120')
    expect(named('KK')).toBe('KK1 240, KK2 120')
    expect(predecessorsOf(companyIndex('BH'))).toEqual([])
  })
})
