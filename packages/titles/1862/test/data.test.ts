import {
  NOWHERE,
  NO_TILE,
  OFF_MARKET,
  type MapHex,
  UNLIMITED,
  alongRowToEnd,
  hexOfKey,
} from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import {
  LAYS,
  LONDON_KEY,
  MAP,
  TILE_SET,
  coordinateBeyond,
  hexIndex,
  leadsOffBoard,
  placeId,
} from '../board.ts'
import { COMPANIES, companyData, companyId, companyIndex } from '../companies.ts'
import { FIGURES, GROUPS, GROUPS_WITH_EXTRAS, PERMITS, PERMITS_WITH_EXTRAS } from '../figures.ts'
import { HEXES, REGIONS } from '../map.ts'
import { CHAIN, FREE_SHARES, PAR_VALUES, PRICES, START_PRICES, parFor, zoneOf } from '../market.ts'
import { TILE_COUNTS } from '../tile-counts.ts'
import { BANDS, TRAINS, TYPES, trainCode, trainData, trainOf } from '../trains.ts'

function idsWhere(holds: (hex: MapHex) => boolean): string {
  return HEXES.flatMap((hex) => (holds(hex) ? [hex.id] : [])).join(' ')
}

const isLarge = ({ stops }: MapHex): boolean => stops[0]?.kind === 'city'

describe('the map', () => {
  test('1.6: large stations, those with N and Y, and small ones', () => {
    expect(
      idsWhere((hex) => isLarge(hex) && hex.label === null)
        .split(' ')
        .toSorted()
        .join(' '),
    ).toBe('B13 B5 B7 C10 C6 D11 D13 D5 E2 E4 E8 F3 F7 G12 G8 H7')
    expect(idsWhere(({ label }) => label === 'N')).toBe('B9 E12 F5 F11')
    expect(idsWhere(({ label }) => label === 'Y')).toBe('C4 C8 D9 F13 H5')
    expect(idsWhere((hex) => !isLarge(hex))).toBe('B3 B11 C12 D3 D7 E6 E10 E14 F9 G4 G6 G10')
  })

  test('1.6: Harwich is closed towards E14, F11 and G12', () => {
    const harwich = hexIndex('F13')
    const closed = [0, 1, 2, 3, 4, 5].filter((side) => MAP.beyond[harwich * 6 + side] === NOWHERE)
    expect(closed.map((side) => coordinateBeyond(harwich, side)).toSorted()).toEqual(['E14', 'F11', 'G12'])
  })

  test('1.6: what the ten off-board places pay', () => {
    expect(REGIONS.map(({ id, revenue }) => [id, ...Object.values(revenue)].join(' '))).toEqual([
      'port-wells 80 90 100',
      'port-cromer 80 90 100',
      'port-lynn 80 90 100',
      'port-yarmouth 80 100 120',
      'port-lowestoft 60 90 120',
      'port-felixstowe 70 100 130',
      'port-harwich 70 100 130',
      'midlands 40 90 140',
      'west 70 100 120',
      'london 100 150 200',
    ])
    expect(placeId(hexOfKey(LONDON_KEY))).toBe('london')
  })

  test('1.6: entries lead off the board, and one coordinate may serve two places', () => {
    for (const { id, entries } of REGIONS) {
      for (const { from, side } of entries) {
        expect(leadsOffBoard(hexIndex(from), side)).toBe(true)
        expect(placeId(MAP.beyond[hexIndex(from) * 6 + side] as number)).toBe(id)
      }
    }
    expect(coordinateBeyond(hexIndex('B13'), 2)).toBe('A12')
    expect(coordinateBeyond(hexIndex('B11'), 1)).toBe('A12')
    expect(MAP.beyond[hexIndex('B13') * 6 + 2]).not.toBe(MAP.beyond[hexIndex('B11') * 6 + 1])
  })

  test('1.2: twenty companies, each with the home that the map shows', () => {
    expect(COMPANIES).toHaveLength(20)
    for (const { id, home, homeName } of COMPANIES) {
      const hex = HEXES[hexIndex(home)]
      expect(hex?.homes).toEqual([{ company: id, stop: 0 }])
      expect(hex?.names[0]).toBe(homeName)
      expect(companyId(companyIndex(id))).toBe(id)
    }
    expect(companyData(companyIndex('ESR')).home).toBe('F11')
    expect(companyIndex('LNER')).toBe(-1)
  })
})

describe('the tiles', () => {
  const suiting = (hex: string, below: string | null): string => {
    const laid = below === null ? NO_TILE : TILE_SET.indexOf(below) * 6
    return LAYS.suiting(hexIndex(hex), laid)
      .map((tile) => TILE_SET.tiles[tile]?.id)
      .join(' ')
  }

  test('2.3: 70 yellow, 72 green, 35 brown', () => {
    const sum = (colour: string): number =>
      TILE_SET.tiles.reduce(
        (all, tile, at) => all + (tile.colour === colour ? (TILE_SET.counts[at] ?? 0) : 0),
        0,
      )
    expect([sum('yellow'), sum('green'), sum('brown')]).toEqual([70, 72, 35])
    expect(Object.keys(TILE_COUNTS)).toHaveLength(35)
  })

  test('7.6.1: first tiles by kind and letter', () => {
    expect(suiting('E2', null)).toBe('5 6 57')
    expect(suiting('C4', null)).toBe('201 202 621')
    expect(suiting('F5', null)).toBe('790')
    expect(suiting('B3', null)).toBe('8850 8851 8852')
  })

  test('7.6.1: Ipswich and Harwich have a brown tile of their own, and no other place has it', () => {
    expect(suiting('F5', '791')).toBe('794')
    expect(suiting('F11', '791')).toBe('795')
    expect(suiting('C4', '793')).toBe('796 61y 891y')
    expect(suiting('F13', '793')).toBe('797')
    expect(
      LAYS.fitting(
        hexIndex('F11'),
        LAYS.fitting(hexIndex('F11'), LAYS.fitting(hexIndex('F11'), NO_TILE)[0] ?? -1)[0] ?? -1,
      ),
    ).toHaveLength(1)
  })

  test('7.6.4: a yellow small tile becomes bare track that keeps its line, in every rotation that does', () => {
    expect(suiting('B3', '8852')).toBe('16 17 18 19 20 21 22')
    const found = new Map<string, Set<string>>()
    for (const below of ['8850', '8851', '8852']) {
      for (const code of LAYS.fitting(hexIndex('E6'), TILE_SET.indexOf(below) * 6)) {
        found.set(below, (found.get(below) ?? new Set()).add(TILE_SET.tiles[Math.floor(code / 6)]?.id ?? ''))
      }
    }
    expect(Object.fromEntries([...found].map(([below, tiles]) => [below, [...tiles].join(' ')]))).toEqual({
      '8850': '18 21 22',
      '8851': '16 17 19 21 22',
      '8852': '18 19 20',
    })
    expect(suiting('B3', '20')).toBe('778 779 780 798')
  })
})

describe('the trains', () => {
  test('1.3: lengths, prices and counts of the eight bands', () => {
    expect(
      TRAINS.filter(({ type }) => type === 'freight')
        .map(({ id }) => id)
        .join(' '),
    ).toBe('1F 2F 3F 5F 6F 7F 8F 9F')
    expect(
      TRAINS.filter(({ type }) => type === 'local')
        .map(({ id }) => id)
        .join(' '),
    ).toBe('2L 2/3L 3L 4L 4/5L 5L 5/6L 6L')
    expect(BANDS.map(({ price }) => price)).toEqual([100, 200, 280, 360, 500, 600, 700, 800])
    const total = (list: 'short' | 'standard' | 'long'): number =>
      BANDS.reduce((sum, { counts }) => sum + Math.max(0, counts[list]), 0)
    // 34 cards with six of band H. — data, derived
    expect([total('short'), total('standard'), total('long')]).toEqual([24, 26, 28])
    expect(BANDS.at(-1)?.counts.standard).toBe(UNLIMITED)
  })

  test('7.9: A goes with C, B with E, C with F, D with G', () => {
    expect(
      BANDS.flatMap(({ band, scrappedBy }) => (scrappedBy === null ? [] : [`${band}${scrappedBy}`])),
    ).toEqual(['AC', 'BE', 'CF', 'DG'])
  })

  test('2.2: a card is one train of one type', () => {
    for (const train of TRAINS) expect(trainCode(train.id)).toBe(train.code)
    expect(trainOf(1, 'express').id).toBe('2/3E')
    expect(trainData(trainCode('4/5L'))).toMatchObject({
      band: 4,
      type: 'local',
      length: { pay: 4, visit: 5 },
    })
    expect(TYPES).toEqual(['express', 'freight', 'local'])
  })
})

describe('the market', () => {
  test('1.5: 67 values; from 82 one to four spaces right, one left', () => {
    expect(PRICES).toHaveLength(67)
    const from = (price: number, steps: number): number =>
      PRICES[alongRowToEnd(CHAIN, PRICES.indexOf(price), steps)] ?? OFF_MARKET
    expect([1, 2, 3, 4].map((steps) => from(82, steps))).toEqual([90, 100, 110, 122])
    expect(from(82, -1)).toBe(74)
    expect([from(14, -1), from(7, -1), from(900, 1), from(950, 1)]).toEqual([0, 0, 1000, 1000])
  })

  test('6.5.3: start prices from 54 to 200, par values among them', () => {
    expect([START_PRICES[0], START_PRICES.at(-1), START_PRICES.length]).toEqual([54, 200, 29])
    for (const par of PAR_VALUES) expect(START_PRICES).toContain(par)
  })

  test('7.5.4, 6.5.3 (62-T70, 62-T78): the par chart', () => {
    expect([54, 71, 95, 150].map(parFor)).toEqual([54, 68, 90, 100])
    expect([116, 86, 44].map(parFor)).toEqual([100, 82, 54])
  })

  test('6.4.2: free shares by zone', () => {
    expect([36, 40, 200, 210, 375, 400].map((price) => FREE_SHARES[zoneOf(price)])).toEqual([
      1, 0, 0, 1, 1, 2,
    ])
  })
})

describe('the figures', () => {
  test('1.1: cash and certificate limit by number of players', () => {
    expect(Object.values(FIGURES).map(({ startingCash }) => startingCash)).toEqual([
      1200, 800, 600, 480, 400, 345, 300,
    ])
    expect(Object.values(FIGURES).map(({ certificateLimit }) => certificateLimit)).toEqual([
      25, 18, 13, 11, 10, 9, 8,
    ])
  })

  test('2.4.1, 2.4.2 (62-T66): companies, and permits left over', () => {
    const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
    const permits = sum(Object.values(PERMITS))
    const withExtras = sum(Object.values(PERMITS_WITH_EXTRAS))
    expect([sum(GROUPS), sum(GROUPS_WITH_EXTRAS[7] ?? []), sum(GROUPS_WITH_EXTRAS[8] ?? [])]).toEqual([
      16, 17, 18,
    ])
    expect([permits - 16, withExtras - 17, withExtras - 18]).toEqual([0, 1, 0])
  })
})
