import type { Choice, DeepReadonly } from '@roundhouse/kernel'
import {
  COLOURS,
  type CompanyIndex,
  type HexIndex,
  type LaidTile,
  type LaySearch,
  LayTree,
  type MapHex,
  NO_TILE,
  type PrivateIndex,
  type Tile,
  type TileIndex,
  anyTrackMeets,
  bareHome,
  eachLay,
  terrainCost,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, hexId, mapOf, tileIndex } from '../board.ts'
import { localId } from '../locals.ts'
import { type CzState, VACLAV, companyAt, treasuryOf } from '../state.ts'
import { CARDS, type CardData } from '../trains.ts'
import { bookOf } from './book.ts'
import { homeHex } from './homes.ts'
import { localsToBuy, unusedLocals } from './locals.ts'
import { boardOf, reachOf } from './network.ts'
import { mayColour, waives } from './powers.ts'
import type { TilesLeft } from './rulebook.ts'
import { tilesLeft } from './tile-allowance.ts'

/** The place of each tile's colour among those that come one after the other. */
export const COLOUR_OF = TILE_SET.tiles.map(({ colour }) => COLOURS.indexOf(colour))
export const PURPLE = TILE_SET.tiles.map(({ edge }) => edge === 'purple')

export function isPurple(tile: string): boolean {
  const index = tileIndex(tile)
  return index >= 0 && (PURPLE[index] as boolean)
}

/** Whether any tile could be laid, if money were no object. */
export function canLayTile(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const left = tilesLeft(state)
  return left !== 'none' && anyLay(searchFor(state, company, false, left), () => true)
}

/** Whether a local of the company could lay a purple tile now. — IV.1 */
export function canUsePower(state: DeepReadonly<CzState>): boolean {
  return layPurple(state, unusedLocals(state, underWay(state, 'turn').company))
}

/** Whether one that a player has could, once the company has bought it. — IV.1, VIII.3 */
export function couldUseBoughtPower(state: DeepReadonly<CzState>): boolean {
  return layPurple(state, localsToBuy(state))
}

/** Whether one of these locals would find a place for a purple tile. */
function layPurple(state: DeepReadonly<CzState>, locals: readonly number[]): boolean {
  // Without green there is no purple tile yet.
  if (locals.length === 0 || newestColour(state) === 0) return false
  const { company } = underWay(state, 'turn')
  return anyLay(searchFor(state, company, true, 'any'), (code) =>
    locals.some((local) => mayColour(local, Math.floor(code / 6))),
  )
}

function anyLay(search: LaySearch, suits: (code: LaidTile) => boolean): boolean {
  let found = false
  eachLay(search, (_hex, code) => {
    found = suits(code)
    return found
  })
  return found
}

/** What the company may lay now of the plain (or purple) tiles, cost aside. — VIII.4, VIII.5 */
function searchFor(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  purple: boolean,
  left: TilesLeft,
): LaySearch {
  const { map, lays } = groundOf(state)
  const only = homeFirst(state, company)
  const newest = newestColour(state)
  return {
    board: boardOf(state),
    lays,
    stations: companyAt(state, company).stations,
    reach: reachOf(state, company),
    mayBuild: (hex) => (only < 0 || hex === only) && (map.hexes[hex] as MapHex).reserved === null,
    mayLay: (tile, hex) =>
      PURPLE[tile] === purple &&
      (COLOUR_OF[tile] as number) <= newest &&
      (left === 'any' || !isUpgrade(state, hex, tile)),
    meets: (code, reached) => anyTrackMeets(TILE_SET, code, reached),
  }
}

/** The home hex while it is bare: no other tile comes before it. — VIII.4 */
export function homeFirst(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  const hex = homeHex(state, company)
  const label = mapOf(state).hexes[hex]?.label ?? null
  return bareHome(boardOf(state), hex, !bookOf(state).homeTileComesFirst(label))
}

/**
 * Tiles of the kind and colour that come next on this hex, whatever keeps them from lying there now; purple ones only
 * where they would fit, for they are refused as purple before that is looked at. — VIII.5, IV.1
 */
export function tilesFor(state: DeepReadonly<CzState>, id: string, ahead = false): readonly string[] {
  const { index, lays } = groundOf(state)
  const hex = index(id)
  if (hex < 0) return []
  const laid = state.board.laid[hex] as number
  const newest = newestColour(state)
  const fitting = new Set(lays.fitting(hex, laid).map((code) => Math.floor(code / 6)))
  const isNext = (tile: TileIndex): boolean =>
    (ahead || (COLOUR_OF[tile] as number) <= newest) && (PURPLE[tile] === false || fitting.has(tile))
  return lays.suiting(hex, laid).flatMap((tile) => (isNext(tile) ? [(TILE_SET.tiles[tile] as Tile).id] : []))
}

export function newestColour(state: DeepReadonly<CzState>): number {
  return COLOURS.indexOf((CARDS[state.fleet.phase] as CardData).tiles)
}

/** Praha's yellow tile replaces a print and is the upgrade of the turn; so is the first tile of OO. — table B29 */
export function isUpgrade(state: DeepReadonly<CzState>, hex: HexIndex, tile: TileIndex): boolean {
  if (state.board.laid[hex] !== NO_TILE || (TILE_SET.tiles[tile] as Tile).colour !== 'yellow') return true
  return bookOf(state).yellowIsUpgrade((mapOf(state).hexes[hex] as MapHex).label)
}

/** Václav's companies pay for no terrain. — VIII.4, XI.1 */
export function costOf(state: DeepReadonly<CzState>, company: CompanyIndex, hex: HexIndex): number {
  return companyAt(state, company).director === VACLAV ? 0 : terrainCost(boardOf(state), hex)
}

export function addLays(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  choices: Choice<CzAction>[],
): void {
  const treasury = treasuryOf(state, company)
  const waivers = unusedLocals(state, company)
  const left = tilesLeft(state)
  const leftByLocal = waivers.length === 0 ? left : tilesLeft(state, true)
  if (leftByLocal === 'none') return
  const plain = layTree(state)
  const byLocal = waivers.map(() => layTree(state))
  const isPlain = (hex: HexIndex, code: LaidTile): boolean =>
    left === leftByLocal || (left === 'yellow' && !isUpgrade(state, hex, Math.floor(code / 6)))
  eachLay(searchFor(state, company, false, leftByLocal), (hex, code) => {
    const cost = costOf(state, company, hex)
    if (cost <= treasury && isPlain(hex, code)) plain.add(hex, code)
    if (cost > 0) {
      waivers.forEach((local, at) => {
        if (waives(state, local, hex)) byLocal[at]?.add(hex, code)
      })
    }
    return false
  })
  addTree(choices, plain, undefined)
  byLocal.forEach((tree, at) => addTree(choices, tree, waivers[at]))
}

/** Purple tiles by the power of locals. — IV.1 */
export function powerChoices(state: DeepReadonly<CzState>): Choice<CzAction>[] {
  const { company } = underWay(state, 'turn')
  const choices: Choice<CzAction>[] = []
  const locals = unusedLocals(state, company)
  // Without green there is no purple tile yet.
  if (locals.length === 0 || newestColour(state) === 0) return choices
  const found: number[] = []
  eachLay(searchFor(state, company, true, 'any'), (hex, code) => {
    found.push(hex, code)
    return false
  })
  for (const local of locals) {
    const tree = layTree(state)
    for (let at = 0; at < found.length; at += 2) {
      const code = found[at + 1] as number
      if (mayColour(local, Math.floor(code / 6))) tree.add(found[at] as number, code)
    }
    addTree(choices, tree, local)
  }
  return choices
}

function layTree(state: DeepReadonly<CzState>): LayTree {
  return new LayTree(TILE_SET, (hex) => hexId(state, hex))
}

function addTree(choices: Choice<CzAction>[], { branches }: LayTree, local: PrivateIndex | undefined): void {
  if (branches.length === 0) return
  const bare = { type: 'layTile', hex: '', tile: '', rotation: 0 } as const
  const action: CzAction = local === undefined ? bare : { ...bare, local: localId(local) }
  choices.push({ kind: 'tree', action, fields: ['hex', 'tile', 'rotation'], tree: branches })
}
