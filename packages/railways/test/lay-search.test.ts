import { describe, expect, test } from 'vitest'
import {
  type Board,
  type BoardState,
  COLOURS,
  type LaySearch,
  LayTable,
  LayTree,
  Reach,
  type Terrain,
  anyTrackMeets,
  bareHome,
  compileMap,
  compileTiles,
  eachLay,
  emptyBoard,
  layTile,
  newTrackMeets,
  sidesReached,
  stopKey,
  terrainCost,
  plainHex,
} from '../src/index.ts'
import { CITY } from './rows.ts'

const TILES = compileTiles({ 8: 2, 9: 2, 57: 2, 14: 1 })
const tileNumber = (id: string): number => TILES.tiles.findIndex((tile) => tile.id === id)
const RIVER: Terrain = { kind: 'river', cost: 20 }
const MOUNTAIN: Terrain = { kind: 'mountain', cost: 40 }

/** City, open country, city, open country in a row from west to east. */
function country(): Board {
  const hexes = [
    plainHex('a', 0, 0, { stops: [CITY], terrain: [RIVER] }),
    plainHex('b', 2, 0, { terrain: [RIVER, MOUNTAIN] }),
    plainHex('c', 4, 0, { stops: [CITY] }),
    plainHex('d', 6, 0),
  ]
  const map = compileMap({ orientation: 'pointy', hexes, regions: [] })
  return { map, tiles: TILES, state: emptyBoard(map, TILES) }
}

const lay = (board: Board, at: number, id: string, rotation: number): void =>
  layTile(board.state as BoardState, at, tileNumber(id), rotation)

/** The company stands in a; colours up to `newest` are out. */
function search(board: Board, newest: 'yellow' | 'green', more: Partial<LaySearch> = {}): LaySearch {
  return {
    board,
    lays: new LayTable(board.map, TILES),
    stations: [stopKey(0, 0)],
    reach: new Reach(board, [{ hex: 0, stop: 0 }], () => false),
    mayBuild: () => true,
    mayLay: (tile) => COLOURS.indexOf(TILES.tiles[tile]?.colour ?? 'blue') <= COLOURS.indexOf(newest),
    meets: (code, reached) => anyTrackMeets(TILES, code, reached),
    ...more,
  }
}

function found(each: LaySearch): unknown {
  const tree = new LayTree(TILES, (at) => each.board.map.hexes[at]?.id ?? '')
  eachLay(each, (at, code) => {
    tree.add(at, code)
    return false
  })
  return tree.branches
}

describe('what a company can build', () => {
  test('along its track, with tiles whose track stays on the map', () => {
    expect(found(search(country(), 'yellow'))).toEqual([])
    const board = country()
    lay(board, 0, '57', 1)
    // From a its track leaves by side 4 for b; a row has no hexes beside it, so only the straight tile fits.
    expect(found(search(board, 'yellow'))).toEqual([{ value: 'b', next: [{ value: '9', next: [1, 4] }] }])
  })

  test('a tile that is used up, a closed hex and a colour that is not out are left out', () => {
    const board = country()
    lay(board, 0, '57', 1)
    expect(found(search(board, 'yellow', { mayBuild: (at) => at !== 1 }))).toEqual([])
    ;(board.state as BoardState).supply.fill(0)
    expect(found(search(board, 'green'))).toEqual([])
  })

  test('the search ends when the visitor has seen enough', () => {
    const board = country()
    lay(board, 0, '57', 1)
    let visits = 0
    eachLay(search(board, 'yellow'), () => ++visits > 0)
    expect(visits).toBe(1)
  })

  test('a station reaches every side of its hex', () => {
    const { stations, reach } = search(country(), 'yellow')
    expect([sidesReached(stations, reach, 0), sidesReached(stations, reach, 1)]).toEqual([63, 0])
  })
})

describe('which track must meet', () => {
  const green = tileNumber('14') * 6 + 1
  const yellow = tileNumber('57') * 6 + 1
  const sides = (code: number): number => TILES.exits[code] as number

  test('18CZ VIII.5, 1824 VII.7: old or new; 1862 7.6.3: new', () => {
    const old = sides(yellow) & sides(green)
    expect(old).not.toBe(0)
    expect(anyTrackMeets(TILES, green, old)).toBe(true)
    expect(newTrackMeets(TILES, green, yellow, old)).toBe(false)
    expect(newTrackMeets(TILES, green, yellow, sides(green) & ~old)).toBe(true)
    expect(newTrackMeets(TILES, yellow, -1, sides(yellow))).toBe(true)
  })
})

describe('costs and homes', () => {
  test('1824 VII.6: the first tile pays for river and mountain, an upgrade nothing', () => {
    const board = country()
    expect([0, 1, 2].map((at) => terrainCost(board, at))).toEqual([20, 60, 0])
    lay(board, 0, '57', 1)
    expect(terrainCost(board, 0)).toBe(0)
  })

  test('the home comes first while it is bare, unless it is one of those that need not', () => {
    const board = country()
    expect([bareHome(board, 0, false), bareHome(board, 0, true), bareHome(board, -1, false)]).toEqual([
      0, -1, -1,
    ])
    lay(board, 0, '57', 1)
    expect(bareHome(board, 0, false)).toBe(-1)
  })
})
