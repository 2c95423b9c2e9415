import type { Choice, DeepReadonly } from '@roundhouse/kernel'
import { type MapHex, NO_TILE, type Tile, exitsOf, holdsStation } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, hexId, mapOf, tileIndex } from '../board.ts'
import { localId, localSize } from '../locals.ts'
import { isOn } from '../options.ts'
import { type CzState, type TurnState, VACLAV, companyAt, treasuryOf } from '../state.ts'
import { CARDS, type CardData } from '../trains.ts'
import { homeHex } from './homes.ts'
import { unusedLocals } from './locals.ts'
import { reachOf } from './network.ts'
import { tilesLeft } from './tile-allowance.ts'

/** Tiles in the order in which their colours come. */
const COLOUR_ORDER = ['yellow', 'green', 'brown', 'grey'] as const

/** For each tile × 6 + rotation, bit n: track leaves by side n. */
export const EXITS = TILE_SET.rotated.map((track) =>
  exitsOf(track).reduce((mask, side) => mask | (1 << side), 0),
)
export const COLOUR_OF = TILE_SET.tiles.map((tile) =>
  COLOUR_ORDER.findIndex((colour) => colour === tile.colour),
)
export const PURPLE = TILE_SET.tiles.map((tile) => tile.purple)

export function isPurple(tile: string): boolean {
  const index = tileIndex(tile)
  return index >= 0 && (PURPLE[index] as boolean)
}

/** Whether any tile could be laid, if money were no object. */
export function canLayTile(state: DeepReadonly<CzState>, company: number): boolean {
  if (tilesLeft(state) === 'none') return false
  let found = false
  eachLay(state, company, false, () => {
    found = true
    return true
  })
  return found
}

/** Whether a local of the company could lay a purple tile now. — IV.1 */
export function canUsePower(state: DeepReadonly<CzState>): boolean {
  return powerChoices(state).length > 0
}

/** Every plain (or purple) tile the company can lay, cost aside; `visit` ends the search by giving true. */
function eachLay(
  state: DeepReadonly<CzState>,
  company: number,
  purple: boolean,
  visit: (hex: number, code: number) => boolean,
): void {
  const { map, lays } = groundOf(state)
  const { laid, supply } = state.board
  const { tokens } = companyAt(state, company)
  const reach = reachOf(state, company)
  const only = homeFirst(state, company)
  const newest = newestColour(state)
  const left = purple ? 'any' : tilesLeft(state)
  for (let hex = 0; hex < map.hexes.length; hex++) {
    if (only >= 0 && hex !== only) continue
    const reached = holdsStation(tokens, hex) ? 63 : reach.arrivals(hex)
    if (reached === 0) continue
    const before = laid[hex] as number
    if ((map.hexes[hex] as MapHex).reserved !== null) continue
    for (const code of lays.fitting(hex, before)) {
      const tile = Math.floor(code / 6)
      if (PURPLE[tile] !== purple || supply[tile] === 0 || (COLOUR_OF[tile] as number) > newest) continue
      if (((EXITS[code] as number) & reached) === 0) continue
      if (left === 'yellow' && isUpgrade(state, hex, tile)) continue
      if (visit(hex, code)) return
    }
  }
}

/** The home hex while it is bare: no other tile comes before it. — VIII.4 */
export function homeFirst(state: DeepReadonly<CzState>, company: number): number {
  const hex = homeHex(state, company)
  if (hex < 0 || state.board.laid[hex] !== NO_TILE || isOn(state, 'homeTileLater')) return -1
  return (mapOf(state).hexes[hex] as MapHex).label === 'P' ? -1 : hex
}

export function newestColour(state: DeepReadonly<CzState>): number {
  return COLOUR_ORDER.indexOf((CARDS[state.fleet.phase] as CardData).tiles)
}

/** Praha's yellow tile replaces a print and is the upgrade of the turn; so is the first tile of OO. — table B29 */
export function isUpgrade(state: DeepReadonly<CzState>, hex: number, tile: number): boolean {
  if (state.board.laid[hex] !== NO_TILE || COLOUR_OF[tile] !== 0) return true
  return (mapOf(state).hexes[hex] as MapHex).label === 'P' && !isOn(state, 'prahaYellowIsLay')
}

/** The first tile on a hex pays for its terrain; Václav's companies never do. — VIII.4, XI.1 */
export function terrainCost(state: DeepReadonly<CzState>, company: number, hex: number): number {
  return companyAt(state, company).director === VACLAV ? 0 : printedCost(state, hex)
}

export function printedCost(state: DeepReadonly<CzState>, hex: number): number {
  if (state.board.laid[hex] !== NO_TILE) return 0
  let cost = 0
  for (const terrain of (mapOf(state).hexes[hex] as MapHex).terrain) cost += terrain.cost
  return cost
}

export function addLays(state: DeepReadonly<CzState>, company: number, choices: Choice<CzAction>[]): void {
  if (tilesLeft(state) === 'none') return
  const treasury = treasuryOf(state, company)
  const waivers = unusedLocals(state, company)
  const plain = new Lays(state)
  const byLocal = waivers.map(() => new Lays(state))
  eachLay(state, company, false, (hex, code) => {
    const cost = terrainCost(state, company, hex)
    if (cost <= treasury) plain.add(hex, code)
    if (cost > 0) {
      waivers.forEach((local, at) => {
        if (waives(state, local, hex)) byLocal[at]?.add(hex, code)
      })
    }
    return false
  })
  plain.push(choices, undefined)
  waivers.forEach((local, at) => byLocal[at]?.push(choices, local))
}

/** Purple tiles by the power of locals. — IV.1 */
export function powerChoices(state: DeepReadonly<CzState>): Choice<CzAction>[] {
  const { company } = state.turn as TurnState
  const choices: Choice<CzAction>[] = []
  const locals = unusedLocals(state, company)
  // Without green there is no purple tile yet.
  if (locals.length === 0 || newestColour(state) === 0) return choices
  const found: number[] = []
  eachLay(state, company, true, (hex, code) => {
    found.push(hex, code)
    return false
  })
  for (const local of locals) {
    const lays = new Lays(state)
    for (let at = 0; at < found.length; at += 2) {
      const code = found[at + 1] as number
      if (mayColour(local, Math.floor(code / 6))) lays.add(found[at] as number, code)
    }
    lays.push(choices, local)
  }
  return choices
}

/** Collects lays, which come hex by hex and tile by tile, into a tree. */
class Lays {
  readonly #state: DeepReadonly<CzState>
  readonly #tree: { value: string; next: { value: string; next: number[] }[] }[] = []
  #hex = -1
  #tile = -1

  constructor(state: DeepReadonly<CzState>) {
    this.#state = state
  }

  add(hex: number, code: number): void {
    const tile = Math.floor(code / 6)
    if (hex !== this.#hex) {
      this.#tree.push({ value: hexId(this.#state, hex), next: [] })
      this.#tile = -1
    }
    const tiles = (this.#tree.at(-1) as { next: { value: string; next: number[] }[] }).next
    if (tile !== this.#tile) tiles.push({ value: (TILE_SET.tiles[tile] as Tile).id, next: [] })
    ;(tiles.at(-1) as { next: number[] }).next.push(code % 6)
    this.#hex = hex
    this.#tile = tile
  }

  push(choices: Choice<CzAction>[], local: number | undefined): void {
    if (this.#tree.length === 0) return
    const bare = { type: 'layTile', hex: '', tile: '', rotation: 0 } as const
    const action: CzAction = local === undefined ? bare : { ...bare, local: localId(local) }
    choices.push({
      kind: 'tree',
      action,
      fields: ['hex', 'tile', 'rotation'],
      tree: this.#tree,
    })
  }
}

export function mayColour(local: number, tile: number): boolean {
  return localSize(local).colours.includes((TILE_SET.tiles[tile] as Tile).colour)
}

export function waives(state: DeepReadonly<CzState>, local: number, hex: number): boolean {
  const { terrain } = localSize(local)
  return (mapOf(state).hexes[hex] as MapHex).terrain.every(({ kind }) => terrain.includes(kind))
}
