import { describe, expect, test } from 'vitest'
import {
  type BoardState,
  type Marker,
  LayTable,
  Reach,
  type Region,
  cloneMarkers,
  compileGround,
  compileMap,
  compileTiles,
  emptyBoard,
  groundsByName,
  layTile,
  markersOn,
  openTrack,
  placeMarker,
  plainHex,
  revenueAt,
  stopKey,
  tileViolations,
  townsBecomingMarkers,
  withStops,
  withStopsOn,
} from '../src/index.ts'
import { CITY, THROUGH } from './rows.ts'

const TOWN = { kind: 'town', slots: 0, revenue: 20 } as const

describe('a map for each game', () => {
  const TILES = compileTiles({ 4: 1, 9: 1 })
  const PLAIN = [plainHex('B7', 0, 0), plainHex('C8', 2, 0)]

  test('1824 XII.2: towns that were put on the map take tiles for towns, and each map is compiled once', () => {
    let compiled = 0
    const grounds = groundsByName((name) => {
      compiled += 1
      const hexes = withStopsOn(PLAIN, name === '' ? [] : name.split(' '), TOWN)
      return compileGround({ orientation: 'pointy', hexes, regions: [] }, TILES)
    })
    const fits = (name: string): string[] => {
      const { lays, index } = grounds(name)
      return lays.suiting(index('B7'), -1).map((tile) => TILES.tiles[tile]?.id ?? '')
    }
    expect([fits(''), fits('B7'), fits('C8'), fits('B7')]).toEqual([['9'], ['4'], ['9'], ['4']])
    expect([compiled, grounds('').index('Z9')]).toEqual([3, -1])
    expect(grounds('B7 B7').map.hexes[0]?.stops).toHaveLength(2)
  })

  test('of very many maps the oldest are forgotten and compiled again', () => {
    let compiled = 0
    const grounds = groundsByName(() => {
      compiled += 1
      return compileGround({ orientation: 'pointy', hexes: PLAIN, regions: [] }, TILES)
    })
    for (let map = 0; map < 60; map++) grounds(String(map))
    grounds('59')
    expect(compiled).toBe(60)
    grounds('0')
    expect(compiled).toBe(61)
  })
})

describe('a tile for one place', () => {
  const N = { label: 'N', stops: [{ ...CITY, slots: 1 }] }
  const map = compileMap({
    orientation: 'pointy',
    hexes: [
      plainHex('F5', 0, 0, N),
      plainHex('F11', 20, 0, { ...N, ownTiles: ['795'] }),
      ...[-2, 2, 18, 22].map((x) => plainHex(`w${x}`, x, 0)),
      ...[-1, 1, 19, 21].flatMap((x) => [plainHex(`n${x}`, x, -1), plainHex(`s${x}`, x, 1)]),
    ],
    regions: [],
  })
  const tiles = compileTiles({ 790: 2, 791: 2, 794: 2, 795: 1 })
  const lays = new LayTable(map, tiles)
  const green = tiles.indexOf('791') * 6
  const brown = (hex: string): string[] =>
    lays.suiting(map.indexOf(hex), green).map((tile) => tiles.tiles[tile]?.id ?? '')

  test('1862 7.6.1: the brown tile of Ipswich lies there only, and no other brown one does', () => {
    expect([brown('F5'), brown('F11')]).toEqual([['794'], ['795']])
    expect(lays.fitting(map.indexOf('F11'), green).length).toBeGreaterThan(0)
  })

  test('and it keeps what is printed though its label is another', () => {
    const state = emptyBoard(map, tiles)
    layTile(state, map.indexOf('F11'), tiles.indexOf('795'), 0)
    expect(tileViolations({ map, tiles, state })).toEqual([])
    layTile(state, map.indexOf('F5'), tiles.indexOf('795'), 0)
    expect(tileViolations({ map, tiles, state })).toContain('the tile on F5 does not keep its print')
  })
})

describe('a home without a city', () => {
  const sarajevo: Region = {
    id: 'sarajevo',
    name: 'Sarajevo',
    kind: 'red',
    revenue: { yellow: 10, brown: 50 },
    slots: 1,
    entries: [
      { from: 'a', side: 1 },
      { from: 'c', side: 4 },
    ],
  }
  const hexes = ['a', 'b', 'c', 'd'].map((id, at) =>
    plainHex(id, at * 2, 0, { stops: [CITY], paths: id === 'b' ? [] : THROUGH }),
  )
  const map = compileMap({ orientation: 'pointy', hexes, regions: [sarajevo] })
  const tiles = compileTiles({ 9: 1 })
  const board = { map, tiles, state: emptyBoard(map, tiles) }

  test('1824 IV.4.3: a railway that stands in a red area reaches what lies at all its entries', () => {
    const home = map.indexOf('sarajevo')
    const reach = new Reach(board, [{ hex: home, stop: 0 }], () => false)
    expect([...reach.stops].toSorted((a, b) => a - b)).toEqual(
      [0, 2, home].map((hex) => stopKey(hex, 0)).toSorted((a, b) => a - b),
    )
    expect([reach.arrives(0, 1), reach.arrives(2, 4), reach.arrives(1, 1), reach.arrives(3, 1)]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(revenueAt(sarajevo.revenue, 'brown')).toBe(50)
  })
})

describe('small stations', () => {
  const yellow = plainHex('B3', 0, 0, {
    stops: [TOWN],
    paths: [
      [0, 6],
      [3, 6],
    ],
  })
  const green = plainHex('B3', 0, 0, {
    paths: [
      [3, 0],
      [1, 2],
    ],
  })

  test('1862 7.6.4: the one of the yellow tile stays on its track, and another track may get one', () => {
    expect(townsBecomingMarkers(yellow, green)).toEqual([[0, 3]])
    expect(openTrack(green)).toEqual([
      [0, 3],
      [1, 2],
    ])
    const board: BoardState = { laid: [], supply: [], version: 1 }
    const markers: Marker<'small station'>[] = []
    placeMarker(board, markers, { kind: 'small station', hex: 5, track: [0, 3] })
    const before = cloneMarkers(markers)
    placeMarker(board, markers, { kind: 'small station', hex: 6, track: [1, 2] })
    expect([before.length, markersOn(markers, 'small station', 5), board.version]).toEqual([1, before, 3])
  })

  test('trains call there as at any other stop', () => {
    const { stops, paths } = withStops(green, [[0, 3]], TOWN)
    expect(stops).toEqual([TOWN])
    expect(paths).toEqual([
      [3, 6],
      [0, 6],
      [1, 2],
    ])
  })
})
