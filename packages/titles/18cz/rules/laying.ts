import { BANK, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type HexIndex,
  type MapHex,
  NO_TILE,
  type Tile,
  type TileIndex,
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
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, hexId, tileIndex } from '../board.ts'
import type { NumberedEvent } from '../events.ts'
import { localIndex } from '../locals.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import { type CzState, NO_CITY, VACLAV, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { PHASES } from '../trains.ts'
import { stationDecider } from './asked.ts'
import { bookOf } from './book.ts'
import { boardOf, reachOf } from './network.ts'
import { refusePower } from './powers.ts'
import { tilesLeft } from './tile-allowance.ts'
import { COLOUR_OF, PURPLE, costOf, homeFirst, isUpgrade, newestColour } from './tiles-to-lay.ts'

type LayAction = Extract<CzAction, { type: 'layTile' }>

/** A lay that is looked at: what every rule about it asks. */
interface Asked {
  readonly state: DeepReadonly<CzState>
  readonly action: LayAction
  readonly company: CompanyIndex
  readonly hex: HexIndex
  readonly tile: TileIndex
  readonly purple: boolean
  /** Of the terrain, if no local helped. */
  readonly terrain: number
}

/** One rule: the refusals it knows, in its own order, and the one that a lay meets. */
interface LayRule {
  readonly codes: readonly RefusalCode[]
  refuse(asked: Asked): Refusal | null
}

/** The rules of a lay in the order of chapter VIII; the first that it breaks is told. */
const LAY_RULES: readonly LayRule[] = [
  {
    codes: ['CZ-RED-OWNER', 'CZ-RED-HEX'],
    refuse: ({ state, action, hex, tile }) =>
      (TILE_SET.tiles[tile] as Tile).colour === 'red'
        ? refusal('CZ-RED-OWNER', { tile: action.tile })
        : (groundOf(state).map.hexes[hex] as MapHex).reserved !== null
          ? refusal('CZ-RED-HEX', { hex: action.hex })
          : null,
  },
  {
    codes: ['CZ-LOCAL-NOT-COMPANY', 'CZ-LOCAL-USED', 'CZ-LOCAL-COLOUR', 'CZ-LOCAL-TERRAIN'],
    refuse: ({ state, action, hex, tile, terrain }) =>
      action.local === undefined ? null : refusePower(state, action, hex, tile, terrain),
  },
  {
    codes: ['CZ-TILE-PURPLE'],
    refuse: ({ action, purple }) =>
      purple && action.local === undefined ? refusal('CZ-TILE-PURPLE', { tile: action.tile }) : null,
  },
  { codes: ['CZ-TRACK-COUNT'], refuse: refuseCount },
  {
    codes: ['CZ-TRACK-HOME-FIRST'],
    refuse({ state, company, hex }) {
      const home = homeFirst(state, company)
      return home >= 0 && hex !== home ? refusal('CZ-TRACK-HOME-FIRST', { hex: hexId(state, home) }) : null
    },
  },
  { codes: ['CZ-TRACK-NOT-CONNECTED'], refuse: refuseConnection },
  {
    codes: [
      'CZ-TILE-KIND',
      'CZ-TILE-LABEL',
      'CZ-TILE-COLOUR',
      'CZ-TILE-PHASE',
      'CZ-TILE-OFFMAP',
      'CZ-TILE-STUB',
      'CZ-TILE-LOSES-TRACK',
    ],
    refuse: refuseFit,
  },
  {
    codes: ['CZ-TILE-SUPPLY'],
    refuse: ({ state, action, tile }) =>
      state.board.supply[tile] === 0 ? refusal('CZ-TILE-SUPPLY', { tile: action.tile }) : null,
  },
  {
    codes: ['CZ-TERRAIN-CASH'],
    refuse({ state, action, company, purple, terrain }) {
      const cost = action.local === undefined || purple ? terrain : 0
      const treasury = treasuryOf(state, company)
      return cost > treasury ? refusal('CZ-TERRAIN-CASH', { cost, treasury }) : null
    },
  },
]

/** What a lay can be refused for, in the order in which it is looked at: a step that is not its own comes first. */
export const LAY_ORDER: readonly RefusalCode[] = ['CZ-STEP-ORDER', ...LAY_RULES.flatMap(({ codes }) => codes)]

export function refuseLay(state: DeepReadonly<CzState>, action: LayAction): Refusal | null {
  const { company } = underWay(state, 'turn')
  const hex = groundOf(state).index(action.hex)
  const tile = tileIndex(action.tile)
  if (hex < 0) return refusal('CZ-TILE-OFFMAP', { hex: action.hex, tile: action.tile })
  if (tile < 0) return refusal('CZ-TILE-SUPPLY', { tile: action.tile })
  const purple = PURPLE[tile] as boolean
  const asked = { state, action, company, hex, tile, purple, terrain: costOf(state, company, hex) }
  for (const rule of LAY_RULES) {
    const refused = rule.refuse(asked)
    if (refused !== null) return refused
  }
  return null
}

function refuseCount({ state, action, hex, tile, purple }: Asked): Refusal | null {
  const left = tilesLeft(state, action.local !== undefined)
  const isTooMany = left === 'none' || (left === 'yellow' && isUpgrade(state, hex, tile))
  return !purple && isTooMany ? refusal('CZ-TRACK-COUNT', {}) : null
}

function refuseConnection({ state, action, company, hex, tile }: Asked): Refusal | null {
  const about = { hex: action.hex, tile: action.tile }
  if (![0, 1, 2, 3, 4, 5].includes(action.rotation)) return refusal('CZ-TILE-KIND', about)
  const reached = sidesReached(companyAt(state, company).stations, reachOf(state, company), hex)
  return anyTrackMeets(TILE_SET, tile * 6 + action.rotation, reached)
    ? null
    : refusal('CZ-TRACK-NOT-CONNECTED', { hex: action.hex })
}

/** The kind of the tile, then its colour, then how it lies. */
function refuseFit({ state, action, hex, tile }: Asked): Refusal | null {
  const about = { hex: action.hex, tile: action.tile }
  const laid = state.board.laid[hex] as number
  const fault = layFault(groundOf(state).map, TILE_SET, hex, laid, tile * 6 + action.rotation)
  if (fault === 'kind' || fault === 'label' || fault === 'colour') return refusal(FAULTS[fault], about)
  if ((COLOUR_OF[tile] as number) > newestColour(state)) {
    return refusal('CZ-TILE-PHASE', { tile: action.tile, phase: PHASES[state.fleet.phase] as string })
  }
  return fault === null ? null : refusal(FAULTS[fault], about)
}

const FAULTS = {
  kind: 'CZ-TILE-KIND',
  label: 'CZ-TILE-LABEL',
  colour: 'CZ-TILE-COLOUR',
  offMap: 'CZ-TILE-OFFMAP',
  stub: 'CZ-TILE-STUB',
  losesTrack: 'CZ-TILE-LOSES-TRACK',
} as const satisfies Record<string, RefusalCode>

export function lay(state: CzState, action: LayAction, emit: Emit<NumberedEvent>): void {
  const turn = underWay(state, 'turn')
  const { company } = turn
  const hex = groundOf(state).index(action.hex)
  const tile = tileIndex(action.tile)
  const purple = PURPLE[tile] as boolean
  const cost = action.local === undefined ? costOf(state, company, hex) : 0
  if (cost > 0) pay(state.bank.cash, treasuryAccount(company), BANK, cost)
  const byVaclav = companyAt(state, company).director === VACLAV
  if (byVaclav) bookOf(state).chargesVaclav(state.bank.cash, terrainCost(boardOf(state), hex))
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
    company,
    hex,
    tile: action.tile,
    rotation,
    cost,
    local: action.local ?? null,
  })
}

/** Stations stay with their track; one on a bare two-city hex gets its city now. — VIII.6 */
function moveStations(state: CzState, hex: HexIndex, before: Track, after: Track, wasBare: boolean): void {
  for (let company = 0; company < state.companies.length; company++) {
    const { stations } = companyAt(state, company)
    for (let at = 0; at < stations.length; at++) {
      const key = stations[at] as number
      if (hexOfKey(key) !== hex) continue
      const cityless = stopOfKey(key) === NO_CITY || (wasBare && before.label === 'OO')
      if (!cityless) stations[at] = movedStation(key, before, after)
      else if (after.stops.length === 1) stations[at] = hex * 8
      else state.cityChoice = { company, seat: citySeat(state, company) }
    }
  }
}

function citySeat(state: CzState, company: CompanyIndex): number {
  const layer = underWay(state, 'turn').company
  return stationDecider(state, bookOf(state).choosesCity(company, layer))
}
