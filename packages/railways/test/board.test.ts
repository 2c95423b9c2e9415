import { describe, expect, test } from 'vitest'
import {
  NOWHERE,
  NO_TILE,
  Reach,
  TILES,
  compileMap,
  compileTiles,
  continuedStops,
  emptyBoard,
  exitsOf,
  keepsTrack,
  layFault,
  layTile,
  opposite,
  rotate,
  stopKey,
  traceRoute,
  plainHex,
} from '../src/index.ts'
import { CITY, THROUGH, board, row } from './rows.ts'

describe('maps', () => {
  test('a side and its opposite lead to one another', () => {
    const map = row(THROUGH, THROUGH, THROUGH)
    expect(map.beyond[4]).toBe(1)
    expect(map.beyond[6 + opposite(4)]).toBe(0)
    expect(map.beyond[1]).toBe(NOWHERE)
    expect(map.crossings[4]).toBe(map.crossings[7])
  })

  test('a barrier closes both sides', () => {
    const hexes = [plainHex('a', 0, 0, { barriers: [4] }), plainHex('b', 2, 0)]
    const map = compileMap({ orientation: 'pointy', hexes, regions: [] })
    expect([map.beyond[4], map.beyond[7]]).toEqual([NOWHERE, NOWHERE])
  })

  test('a region is one stop with several entries', () => {
    const hexes = [plainHex('a', 0, 0), plainHex('b', 0, 2)]
    const region = {
      id: 'sea',
      name: 'Sea',
      kind: 'port' as const,
      revenue: 30,
      slots: 0,
      entries: [
        { from: 'a', side: 1 },
        { from: 'b', side: 1 },
      ],
    }
    const map = compileMap({ orientation: 'flat', hexes, regions: [region] })
    expect([map.beyond[1], map.beyond[7], map.indexOf('sea')]).toEqual([2, 2, 2])
  })
})

describe('tiles', () => {
  test.each(TILES.map((tile) => [tile.id, tile] as const))('%s is whole', (_, tile) => {
    for (const [a, b] of tile.paths) for (const end of [a, b]) expect(end).toBeLessThan(6 + tile.stops.length)
    expect(exitsOf(rotate(tile, 6))).toEqual(exitsOf(tile))
    expect(exitsOf(rotate(tile, 1))).toEqual(
      exitsOf(tile)
        .map((side) => (side + 1) % 6)
        .toSorted((one, other) => one - other),
    )
  })

  test('laying takes from the supply and gives the old tile back', () => {
    const map = row(THROUGH, THROUGH)
    const tiles = compileTiles({ 57: 2, 14: 1 })
    const state = emptyBoard(map, tiles)
    layTile(state, 0, tiles.indexOf('57'), 1)
    expect([state.supply[tiles.indexOf('57')], state.supply[tiles.indexOf('14')]]).toEqual([1, 1])
    layTile(state, 0, tiles.indexOf('14'), 0)
    expect([state.supply[tiles.indexOf('57')], state.supply[tiles.indexOf('14')], state.version]).toEqual([
      2, 0, 2,
    ])
  })

  test('an upgrade keeps track and stops', () => {
    const straight = TILES.find((tile) => tile.id === '57')
    const green = TILES.find((tile) => tile.id === '14')
    const curve = TILES.find((tile) => tile.id === '8')
    if (straight === undefined || green === undefined || curve === undefined) throw new Error('no such tile')
    const fits = [0, 1, 2, 3, 4, 5].filter((turn) => keepsTrack(straight, rotate(green, turn)))
    expect(fits.length).toBeGreaterThan(0)
    expect(fits.length).toBeLessThan(6)
    expect(continuedStops(straight, rotate(green, fits[0] as number))).toEqual([0])
    expect(keepsTrack(straight, curve)).toBe(false)
  })

  test('what does not fit is told in rulebook order', () => {
    const hexes = [
      plainHex('a', 0, 0),
      plainHex('b', 2, 0, { stops: [CITY], label: 'Y' }),
      plainHex('c', 4, 0),
    ]
    const map = compileMap({ orientation: 'pointy', hexes, regions: [] })
    const { tiles } = board(map)
    const fault = (place: number, tile: string, turn: number): string | null =>
      layFault(map, tiles, place, NO_TILE, tiles.indexOf(tile) * 6 + turn)
    expect(fault(0, '57', 1)).toBe('kind')
    expect(fault(1, '57', 1)).toBe('label')
    expect(fault(0, '9', 0)).toBe('offMap')
  })
})

describe('reach', () => {
  const open = (): boolean => false

  test('goes through cities to the end of the line', () => {
    const reach = new Reach(board(row([[4, 6]], THROUGH, [[1, 6]])), [{ hex: 0, stop: 0 }], open)
    expect([...reach.stops]).toEqual([stopKey(0, 0), stopKey(1, 0), stopKey(2, 0)])
    expect(reach.arrivals(2)).toBe(1 << 1)
    expect(reach.arrives(0, 4)).toBe(false)
  })

  test('ends in a blocked city', () => {
    const reach = new Reach(board(row([[4, 6]], THROUGH, [[1, 6]])), [{ hex: 0, stop: 0 }], (at) => at === 1)
    expect([reach.reaches(stopKey(1, 0)), reach.reaches(stopKey(2, 0))]).toEqual([true, false])
  })

  test('does not come back over its own track by way of a loop', () => {
    // A triangle of plain hexes hangs on the city: the way around it leads back to the switch, not to the city again.
    const hexes = [
      plainHex('city', -2, 0, { stops: [CITY], paths: [[4, 6]] }),
      plainHex('switch', 0, 0, {
        paths: [
          [1, 4],
          [1, 5],
        ],
      }),
      plainHex('east', 2, 0, { paths: [[1, 0]] }),
      plainHex('south', 1, 1, { paths: [[2, 3]] }),
    ]
    const map = compileMap({ orientation: 'pointy', hexes, regions: [] })
    const reach = new Reach(board(map), [{ hex: 0, stop: 0 }], open)
    expect(reach.arrives(2, 1)).toBe(true)
    expect(reach.arrives(3, 2)).toBe(true)
    // Entering the city again from the switch would use the first border twice.
    expect(reach.arrives(0, 4)).toBe(false)
  })
})

describe('routes', () => {
  test('are traced over hexes, with stops and borders', () => {
    const line = board(row([[4, 6]], THROUGH, [[1, 6]]))
    const traced = traceRoute(line, [0, 1, 2])
    expect(traced).toMatchObject({ stops: [stopKey(0, 0), stopKey(1, 0), stopKey(2, 0)] })
    expect(typeof traced === 'number' ? 0 : traced.borders.length).toBe(2)
  })

  test('break where there is no track', () => {
    expect(traceRoute(board(row([[4, 6]], [[4, 6]])), [0, 1])).toBe(1)
    expect(traceRoute(board(row([[4, 6]], THROUGH, [[1, 6]])), [0, 2])).toBe(0)
  })
})
