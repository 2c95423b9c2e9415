import type { TreeBranch } from '@roundhouse/kernel'
import type { Board } from '../state/board.ts'
import type { HexIndex, LaidTile, StopKey, TileIndex } from '../state/ids.ts'
import { hasTile } from './board.ts'
import type { MapHex } from './game-map.ts'
import type { LayTable } from './lays.ts'
import type { Reach } from './reach.ts'
import { holdsStation } from './stations.ts'
import type { TileSet } from './tile-set.ts'

/** What a company can build: the rules that change with turn, phase and title. */
export interface LaySearch {
  readonly board: Board
  readonly lays: LayTable
  /** Where the company stands: on such a hex every side counts as reached. */
  readonly stations: readonly StopKey[]
  readonly reach: Reach
  /** Whether this hex may be built on now: home first, hexes kept for others. */
  mayBuild(hex: HexIndex): boolean
  /** Whether this tile may be laid there now: colours that are out, what the turn still allows. */
  mayLay(tile: TileIndex, hex: HexIndex): boolean
  /** Whether the tile meets the company's track; `reached`, bit n: its track arrives at side n. */
  meets(code: LaidTile, reached: number, hex: HexIndex): boolean
}

/** Visits every lay (hex, tile × 6 + rotation), cost aside; `visit` ends the search by giving true. */
export function eachLay(search: LaySearch, visit: (hex: HexIndex, code: LaidTile) => boolean): void {
  const { board, lays, stations, reach } = search
  const { laid, supply } = board.state
  for (let hex = 0; hex < board.map.hexes.length; hex++) {
    if (!search.mayBuild(hex)) continue
    const reached = sidesReached(stations, reach, hex)
    if (reached === 0) continue
    for (const code of lays.fitting(hex, laid[hex] as number)) {
      const tile = Math.floor(code / 6)
      if (supply[tile] === 0 || !search.mayLay(tile, hex) || !search.meets(code, reached, hex)) continue
      if (visit(hex, code)) return
    }
  }
}

/**
 * The same as the tree of a choice (hex, tile, rotation), where any track of the tile may meet the company's and no tile is
 * for some hexes only; `mayPay`: whether the company can pay for the hex.
 */
export function layBranches(
  search: Omit<LaySearch, 'meets' | 'mayLay'> & { mayLay(tile: TileIndex): boolean },
  mayPay: (hex: HexIndex) => boolean,
): TreeBranch[] {
  const { board, lays, stations, reach } = search
  const { laid, supply } = board.state
  const isThere = supply.map((left, tile) => left !== 0 && search.mayLay(tile))
  const branches: TreeBranch[] = []
  for (let hex = 0; hex < board.map.hexes.length; hex++) {
    const reached = sidesReached(stations, reach, hex)
    if (reached === 0 || !search.mayBuild(hex)) continue
    const { branch, tiles } = lays.meeting(hex, laid[hex] as number, reached)
    if (branch === null || !mayPay(hex)) continue
    const left = leftOf(isThere, branch, tiles)
    if (left !== null) branches.push(left)
  }
  return branches
}

/** The branch with the tiles that may be laid now; the whole of it, as mostly, is not made anew. */
function leftOf(
  isThere: readonly boolean[],
  branch: TreeBranch,
  tiles: readonly TileIndex[],
): TreeBranch | null {
  let count = 0
  for (let at = 0; at < tiles.length; at++) if (isThere[tiles[at] as TileIndex] === true) count++
  if (count === tiles.length) return branch
  if (count === 0) return null
  return {
    value: branch.value,
    next: branch.next.filter((_, at) => isThere[tiles[at] as TileIndex] === true),
  }
}

const ALL_SIDES = 63

/** Bit n: the company's track arrives at side n of the hex; all of them where it has a station. */
export function sidesReached(stations: readonly StopKey[], reach: Reach, hex: HexIndex): number {
  return holdsStation(stations, hex) ? ALL_SIDES : reach.arrivals(hex)
}

/** Some track that was not there before does. — 1862 7.6.3, beside a large station on a route */
export function newTrackMeets(tiles: TileSet, code: LaidTile, before: number, reached: number): boolean {
  const old = before < 0 ? 0 : (tiles.exits[before] as number)
  return ((tiles.exits[code] as number) & ~old & reached) !== 0
}

/** The first tile on a hex pays for its terrain, an upgrade nothing. — 18CZ VIII.4, 1824 VII.6; 1862 has none */
export function terrainCost(board: Board, hex: HexIndex): number {
  if (hasTile(board, hex)) return 0
  let cost = 0
  for (const terrain of (board.map.hexes[hex] as MapHex).terrain) cost += terrain.cost
  return cost
}
