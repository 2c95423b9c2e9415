import { describe, expect, test } from 'vitest'
import {
  type Board,
  type BoardState,
  Reach,
  type StationRules,
  carryStations,
  compileMap,
  hexOfKey,
  homeState,
  isFull,
  keptCircles,
  layTile,
  occupancy,
  placeStation,
  placesByHex,
  stationFault,
  stopKey,
  takeOffStation,
  trackAt,
  plainHex,
} from '../src/index.ts'
import { CITY, THROUGH, board, row } from './rows.ts'

const [WEST, MIDDLE, EAST] = [stopKey(0, 0), stopKey(1, 0), stopKey(2, 0)]

/** Three cities in a row; the company of interest stands in the west. */
function line(): Board {
  return board(row([[4, 6]], THROUGH, [[1, 6]]))
}

function rulesFor(on: Board, own: readonly number[], others: readonly number[], kept = 0): StationRules {
  const taken = occupancy(on.map.hexes.length, [own, others])
  const from = own.map((key) => ({ hex: hexOfKey(key), stop: 0 }))
  const isBlocked = (at: number, stop: number): boolean =>
    isFull(on, taken, stopKey(at, stop)) && !own.includes(stopKey(at, stop))
  return {
    own,
    reach: new Reach(on, from, isBlocked),
    openReach: () => new Reach(on, from, () => false),
    taken,
    kept: () => kept,
  }
}

describe('where a station may go', () => {
  test('to any city in reach with a free circle', () => {
    const on = line()
    const rules = rulesFor(on, [WEST], [])
    expect([stationFault(on, MIDDLE, rules), stationFault(on, EAST, rules)]).toEqual([null, null])
  })

  test('not twice in a hex, not where there is no city, not off the track', () => {
    const hexes = [
      plainHex('a', 0, 0, { stops: [CITY], paths: [[4, 6]] }),
      plainHex('b', 2, 0, { stops: [{ ...CITY, kind: 'town' }], paths: [[1, 6]] }),
      plainHex('c', 8, 0, { stops: [CITY] }),
    ]
    const on = board(compileMap({ orientation: 'pointy', hexes, regions: [] }))
    const rules = rulesFor(on, [WEST], [])
    expect([WEST, MIDDLE, EAST, stopKey(0, 7)].map((key) => stationFault(on, key, rules))).toEqual([
      'sameHex',
      'noCity',
      'notConnected',
      'noCity',
    ])
  })

  test('a full city takes none and blocks the way to the next', () => {
    const on = line()
    const rules = rulesFor(on, [WEST], [MIDDLE])
    expect([stationFault(on, MIDDLE, rules), stationFault(on, EAST, rules)]).toEqual(['full', 'blocked'])
  })

  test('18CZ VIII.6, 1824 VII.8: the last circle is kept for a home station; 1862 keeps none', () => {
    const on = line()
    expect(stationFault(on, EAST, rulesFor(on, [WEST], [], 1))).toBe('reserved')
    expect(stationFault(on, EAST, rulesFor(on, [WEST], [], 0))).toBeNull()
  })

  test('choices come hex by hex', () => {
    const keys = [stopKey(3, 1), stopKey(5, 0), stopKey(3, 0), stopKey(4, 0)]
    expect(
      placesByHex(
        keys,
        (key) => key !== stopKey(4, 0),
        (at) => `hex ${at}`,
      ),
    ).toEqual([
      { value: 'hex 3', next: [1, 0] },
      { value: 'hex 5', next: [0] },
    ])
  })
})

describe('homes', () => {
  test('1824 IV.3: SD1, KK1 and KK2 each have a city of Vienna; one circle for each that is still to come', () => {
    const vienna = 30
    const homes = [stopKey(vienna, 0), stopKey(vienna, 1), stopKey(vienna, 2), null]
    const kept = (key: number, mover: number): number =>
      keptCircles(key, homes.length, mover, (company) => homes[company] ?? null)
    expect([kept(stopKey(vienna, 1), 3), kept(stopKey(vienna, 1), 1), kept(stopKey(31, 0), 3)]).toEqual([
      1, 0, 0,
    ])
  })

  test('when tiles have joined the cities, one circle for each company', () => {
    const joined = stopKey(30, 0)
    expect(keptCircles(joined, 4, 3, (company) => (company < 3 ? joined : null))).toBe(3)
    expect(keptCircles(joined, 4, 0, (company) => (company < 3 ? joined : null))).toBe(2)
  })

  test('1862 T1, T2: bare, with a free circle, or full', () => {
    const on = line()
    const state = on.state as BoardState
    const none = occupancy(3, [])
    expect(homeState(on, none, 1, 0)).toBe('bare')
    layTile(
      state,
      1,
      on.tiles.tiles.findIndex(({ id }) => id === '57'),
      1,
    )
    expect([homeState(on, none, 1, 0), homeState(on, occupancy(3, [[MIDDLE]]), 1, 0)]).toEqual([
      'free',
      'full',
    ])
    layTile(
      state,
      1,
      on.tiles.tiles.findIndex(({ id }) => id === '14'),
      1,
    )
    expect(homeState(on, occupancy(3, [[MIDDLE]]), 1, 0)).toBe('free')
  })
})

describe('stations on the map', () => {
  test('each change is one of the board', () => {
    const on = line()
    const state = on.state as BoardState
    const keys: number[] = []
    placeStation(state, keys, MIDDLE)
    placeStation(state, keys, EAST)
    expect(takeOffStation(state, keys, EAST)).toBe(1)
    expect([keys, state.version]).toEqual([[MIDDLE], 3])
    expect(() => takeOffStation(state, keys, EAST)).toThrow('no station')
  })

  test('they stay with their track when a tile is laid under them', () => {
    const cities = (first: number, second: number) => [
      plainHex('a', 0, 0, {
        stops: [CITY, CITY],
        paths: [
          [first, 6],
          [second, 7],
        ],
      }),
    ]
    const before = board(compileMap({ orientation: 'pointy', hexes: cities(1, 4), regions: [] }))
    const after = board(compileMap({ orientation: 'pointy', hexes: cities(4, 1), regions: [] }))
    const stations = [[stopKey(0, 0)], [stopKey(0, 1), stopKey(3, 0)]]
    carryStations(stations, 0, trackAt(before, 0), trackAt(after, 0))
    expect(stations).toEqual([[stopKey(0, 1)], [stopKey(0, 0), stopKey(3, 0)]])
  })
})
