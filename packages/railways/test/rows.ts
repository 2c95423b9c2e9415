import {
  type Board,
  type GameMap,
  type Path,
  type Stop,
  compileMap,
  compileTiles,
  emptyBoard,
  plainHex,
} from '../src/index.ts'

export const CITY: Stop = { kind: 'city', slots: 1, revenue: 20 }

/** A row of pointy hexes, west to east, with printed track. */
export function row(...paths: (readonly Path[])[]): GameMap {
  const hexes = paths.map((each, at) =>
    plainHex(String.fromCodePoint(97 + at), at * 2, 0, { stops: [CITY], paths: each }),
  )
  return compileMap({ orientation: 'pointy', hexes, regions: [] })
}

export function board(map: GameMap): Board {
  const tiles = compileTiles({ 7: 2, 8: 2, 9: 2, 57: 2, 14: 1 })
  return { map, tiles, state: emptyBoard(map, tiles) }
}

export const THROUGH: readonly Path[] = [
  [1, 6],
  [4, 6],
]
