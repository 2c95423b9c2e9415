import type { Choice, DeepReadonly, TreeBranch } from '@roundhouse/kernel'
import {
  type LaySearch,
  LayTree,
  type MapHex,
  NO_TILE,
  type Path,
  type Tile,
  type Track,
  anyTrackMeets,
  eachLay,
  holdsStation,
  isStop,
  layBranches,
  terrainCost,
} from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { TILE_SET } from '../board.ts'
import { type AhState, companyAt, treasuryOf } from '../state.ts'
import { bookOf } from './book.ts'
import { isOut, outNow } from './colours.ts'
import { homeFirst } from './homes.ts'
import { boardOf, groundOf, hexId, reachOf } from './network.ts'
import { isConstruction } from './shares.ts'

type State = DeepReadonly<AhState>

/** What the company may lay now, cost aside. — VII.6, VII.7 */
function searchFor(state: State, company: number): LaySearch & Parameters<typeof layBranches>[0] {
  const { map, lays } = groundOf(state)
  const only = homeFirst(state, company)
  return {
    board: boardOf(state),
    lays,
    stations: companyAt(state, company).stations,
    reach: reachOf(state, company),
    mayBuild: (hex) => (only < 0 || hex === only) && !(map.hexes[hex] as MapHex).permanent,
    mayLay: outNow(state),
    meets: bookOf(state).upgradeUsesNewTrack
      ? (code, reached, hex) => meetsTrack(state, company, hex, code, reached)
      : (code, reached) => anyTrackMeets(TILE_SET, code, reached),
  }
}

/** Some track of the tile, old or new, leads to where the company's track arrives. — VII.6, VII.7 */
export function meetsTrack(
  state: State,
  company: number,
  hex: number,
  code: number,
  reached: number,
): boolean {
  const before = state.board.laid[hex] as number
  if (before === NO_TILE || !bookOf(state).upgradeUsesNewTrack) return anyTrackMeets(TILE_SET, code, reached)
  const { newTrackIsPassed } = bookOf(state)
  const isSettled = !newTrackIsPassed || holdsStation(companyAt(state, company).stations, hex)
  const reach = reachOf(state, company)
  return newTrackMeets(TILE_SET.rotated[before] as Track, TILE_SET.rotated[code] as Track, {
    arrives: (side) => (reached & (1 << side)) !== 0,
    passes: (from, to) => (reached & (1 << from)) !== 0 && (isSettled || reach.arrivesApart(hex, from, to)),
  })
}

/** How ways of the company come to a hex. */
interface Ways {
  arrives(side: number): boolean
  /** One of them could go on from the one side through the other, which it has not crossed before. */
  passes(from: number, to: number): boolean
}

/** Whether a train of the company could come to track that was not there before, or to a city that pays more. — table C9 */
function newTrackMeets(before: Track, after: Track, ways: Ways): boolean {
  const comesTo = (stop: number): boolean =>
    after.paths.some(
      (path) => path.includes(stop) && path.some((side) => !isStop(side) && ways.arrives(side)),
    )
  const isReached = ([one, other]: Path): boolean => {
    if (isStop(one)) return comesTo(one)
    return isStop(other) ? comesTo(other) : ways.passes(one, other) || ways.passes(other, one)
  }
  const isNew = (path: Path): boolean => !before.paths.some((old) => sidesOf(old) === sidesOf(path))
  const paysMore = (path: Path): boolean =>
    path.some((end) => isStop(end) && after.stops[end - 6]?.revenue !== before.stops[0]?.revenue)
  return after.paths.some((path) => (isNew(path) || paysMore(path)) && isReached(path))
}

/** Stops may be numbered anew on another tile; what counts is which sides a piece of track leads to. */
function sidesOf(path: Path): string {
  return path
    .map((end) => (isStop(end) ? 's' : String(end)))
    .toSorted()
    .join()
}

export function costOf(state: State, company: number, hex: number): number {
  return costsOf(state, company)(hex)
}

/** Construction railways pay for no terrain. — VII.6, X.3 */
function costsOf(state: State, company: number): (hex: number) => number {
  if (isConstruction(state, company)) return () => 0
  const board = boardOf(state)
  return (hex) => terrainCost(board, hex)
}

export function layChoices(state: State, company: number): Choice<AhAction>[] {
  const treasury = treasuryOf(state, company)
  const costs = costsOf(state, company)
  const mayPay = (hex: number): boolean => costs(hex) <= treasury
  const search = searchFor(state, company)
  const tree = bookOf(state).upgradeUsesNewTrack
    ? oneByOne(state, search, mayPay)
    : layBranches(search, mayPay)
  if (tree.length === 0) return []
  const action = { type: 'layTile', hex: '', tile: '', rotation: 0 } as const
  return [{ kind: 'tree', action, fields: ['hex', 'tile', 'rotation'], tree }]
}

/** Where what meets the company's track depends on more than the sides that it reaches. — table C9 */
function oneByOne(state: State, search: LaySearch, mayPay: (hex: number) => boolean): readonly TreeBranch[] {
  const lays = new LayTree(TILE_SET, (hex) => hexId(state, hex))
  eachLay(search, (hex, code) => {
    if (mayPay(hex)) lays.add(hex, code)
    return false
  })
  return lays.branches
}

/**
 * Tiles of the kind and colour that come next on this hex, whatever keeps them from lying there now; `ahead`: also while
 * their colour is not out yet. — VII.6, VII.7
 */
export function tilesFor(state: State, id: string, ahead = false): readonly string[] {
  const { index, lays } = groundOf(state)
  const hex = index(id)
  if (hex < 0) return []
  return lays
    .suiting(hex, state.board.laid[hex] as number)
    .flatMap((tile) => (ahead || isOut(state, tile) ? [(TILE_SET.tiles[tile] as Tile).id] : []))
}
