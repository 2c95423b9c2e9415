import { BANK, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type MapHex,
  NO_TILE,
  type Tile,
  type Track,
  anyTrackMeets,
  hexOfKey,
  layFault,
  layTile,
  movedStation,
  sidesReached,
  stopOfKey,
  terrainCost,
  trackAt,
  usePower,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, hexId, tileIndex } from '../board.ts'
import { companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { localIndex } from '../locals.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import {
  type CzState,
  NO_CITY,
  type TurnState,
  VACLAV,
  companyAt,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { PHASES } from '../trains.ts'
import { stationDecider } from './asked.ts'
import { bookOf } from './book.ts'
import { boardOf, reachOf } from './network.ts'
import { refusePower } from './powers.ts'
import { tilesLeft } from './tile-allowance.ts'
import { COLOUR_OF, PURPLE, costOf, homeFirst, isUpgrade, newestColour } from './tiles-to-lay.ts'

type LayAction = Extract<CzAction, { type: 'layTile' }>

/** The first rule that a lay breaks, in the order of chapter VIII. */
export function refuseLay(state: DeepReadonly<CzState>, action: LayAction): Refusal | null {
  const turn = state.turn as TurnState
  const { company } = turn
  const { map, index } = groundOf(state)
  const hex = index(action.hex)
  const tile = tileIndex(action.tile)
  const about = { hex: action.hex, tile: action.tile }
  if (hex < 0) return refusal('CZ-TILE-OFFMAP', about)
  if (tile < 0) return refusal('CZ-TILE-SUPPLY', { tile: action.tile })
  const printed = map.hexes[hex] as MapHex
  const { colour } = TILE_SET.tiles[tile] as Tile
  if (colour === 'red') return refusal('CZ-RED-OWNER', { tile: action.tile })
  if (printed.reserved !== null) return refusal('CZ-RED-HEX', { hex: action.hex })
  const purple = PURPLE[tile] as boolean
  const terrain = costOf(state, company, hex)
  const byLocal = action.local === undefined ? null : refusePower(state, action, hex, tile, terrain)
  if (byLocal !== null) return byLocal
  if (purple && action.local === undefined) return refusal('CZ-TILE-PURPLE', { tile: action.tile })
  const left = tilesLeft(state, action.local !== undefined)
  if (!purple && (left === 'none' || (left === 'yellow' && isUpgrade(state, hex, tile)))) {
    return refusal('CZ-TRACK-COUNT', {})
  }
  const home = homeFirst(state, company)
  if (home >= 0 && hex !== home) return refusal('CZ-TRACK-HOME-FIRST', { hex: hexId(state, home) })
  if (![0, 1, 2, 3, 4, 5].includes(action.rotation)) return refusal('CZ-TILE-KIND', about)
  const code = tile * 6 + action.rotation
  const reached = sidesReached(companyAt(state, company).tokens, reachOf(state, company), hex)
  if (!anyTrackMeets(TILE_SET, code, reached)) return refusal('CZ-TRACK-NOT-CONNECTED', { hex: action.hex })
  const fault = layFault(map, TILE_SET, hex, state.board.laid[hex] as number, code)
  const early = (COLOUR_OF[tile] as number) > newestColour(state)
  if (fault === 'kind' || fault === 'label' || fault === 'colour') return refusal(FAULTS[fault], about)
  if (early) {
    return refusal('CZ-TILE-PHASE', { tile: action.tile, phase: PHASES[state.fleet.phase] as string })
  }
  if (fault !== null) return refusal(FAULTS[fault], about)
  if (state.board.supply[tile] === 0) return refusal('CZ-TILE-SUPPLY', { tile: action.tile })
  const cost = action.local === undefined || purple ? terrain : 0
  const treasury = treasuryOf(state, company)
  return cost > treasury ? refusal('CZ-TERRAIN-CASH', { cost, treasury }) : null
}

const FAULTS = {
  kind: 'CZ-TILE-KIND',
  label: 'CZ-TILE-LABEL',
  colour: 'CZ-TILE-COLOUR',
  offMap: 'CZ-TILE-OFFMAP',
  stub: 'CZ-TILE-STUB',
  losesTrack: 'CZ-TILE-LOSES-TRACK',
} as const satisfies Record<string, RefusalCode>

export function lay(state: CzState, action: LayAction, emit: Emit<CzEvent>): void {
  const turn = state.turn as TurnState
  const { company } = turn
  const hex = groundOf(state).index(action.hex)
  const tile = tileIndex(action.tile)
  const purple = PURPLE[tile] as boolean
  const cost = action.local === undefined ? costOf(state, company, hex) : 0
  if (cost > 0) pay(state.cash, treasuryAccount(company), BANK, cost)
  const byVaclav = companyAt(state, company).director === VACLAV
  if (byVaclav) bookOf(state).chargesVaclav(state.cash, terrainCost(boardOf(state), hex))
  if (!purple) {
    const byLocal = action.local !== undefined
    if (bookOf(state).countsAsUpgrade(isUpgrade(state, hex, tile), byLocal)) turn.upgrades += 1
    else turn.yellow += 1
  }
  if (action.local !== undefined) usePower(state.locals, localIndex(action.local))
  const before = trackAt(boardOf(state), hex)
  const wasBare = state.board.laid[hex] === NO_TILE
  layTile(state.board, hex, tile, action.rotation)
  moveStations(state, hex, before, TILE_SET.rotated[tile * 6 + action.rotation] as Track, wasBare)
  const { rotation } = action
  emit({
    type: 'tileLaid',
    company: companyId(company),
    hex: action.hex,
    tile: action.tile,
    rotation,
    cost,
    local: action.local ?? null,
  })
}

/** Stations stay with their track; one on a bare two-city hex gets its city now. — VIII.6 */
function moveStations(state: CzState, hex: number, before: Track, after: Track, wasBare: boolean): void {
  for (let company = 0; company < state.companies.length; company++) {
    const { tokens } = companyAt(state, company)
    for (let at = 0; at < tokens.length; at++) {
      const key = tokens[at] as number
      if (hexOfKey(key) !== hex) continue
      const cityless = stopOfKey(key) === NO_CITY || (wasBare && before.label === 'OO')
      if (!cityless) tokens[at] = movedStation(key, before, after)
      else if (after.stops.length === 1) tokens[at] = hex * 8
      else state.cityChoice = { company, seat: citySeat(state, company) }
    }
  }
}

function citySeat(state: CzState, company: number): number {
  const layer = (state.turn as TurnState).company
  return stationDecider(state, bookOf(state).choosesCity(company, layer))
}
