import { BANK, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type LayFault,
  type MapHex,
  NO_TILE,
  NOWHERE,
  SIDES,
  type Tile,
  type Track,
  carryStations,
  exitsOf,
  keepsTrack,
  layFault,
  layTile,
  sidesReached,
  trackAt,
} from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { TILE_SET, tileIndex } from '../board.ts'
import type { NumberedEvent } from '../events.ts'
import { type RefusalCode, refusal, refusalIn } from '../sections.ts'
import { type AhState, type TurnState, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { isOut } from './colours.ts'
import { homeFirst } from './homes.ts'
import { boardOf, groundOf, hexId, reachOf } from './network.ts'
import { costOf, meetsTrack } from './tiles-to-lay.ts'

type LayAction = Extract<AhAction, { type: 'layTile' }>

/** A lay that is looked at: what every rule about it asks. */
interface Asked {
  readonly state: DeepReadonly<AhState>
  readonly action: LayAction
  readonly company: number
  readonly hex: number
  readonly tile: number
  readonly fault: LayFault | null
}

/** One rule: the refusals it knows, in its own order, and the one that a lay meets. */
interface LayRule {
  readonly codes: readonly RefusalCode[]
  refuse(asked: Asked): Refusal | null
}

/** The rules of a lay in the order of VII.6 and VII.7; the first that it breaks is told. */
const LAY_RULES: readonly LayRule[] = [
  {
    codes: ['AH-TRACK-FIXED-HEX'],
    refuse: ({ state, action, hex }) =>
      (groundOf(state).map.hexes[hex] as MapHex).permanent
        ? refusal('AH-TRACK-FIXED-HEX', { hex: action.hex })
        : null,
  },
  {
    codes: ['AH-TRACK-TYPE', 'AH-TRACK-LABEL', 'AH-TRACK-COLOUR-STEP'],
    refuse({ action: { hex, tile }, fault }) {
      if (fault === 'kind') return refusal('AH-TRACK-TYPE', { hex, tile })
      if (fault === 'label') return refusal('AH-TRACK-LABEL', { hex, tile })
      return fault === 'colour' ? refusal('AH-TRACK-COLOUR-STEP', { hex, tile }) : null
    },
  },
  {
    codes: ['AH-TRACK-PHASE'],
    refuse: ({ state, action, tile }) =>
      isOut(state, tile)
        ? null
        : refusal('AH-TRACK-PHASE', {
            tile: action.tile,
            colour: (TILE_SET.tiles[tile] as Tile).colour,
          }),
  },
  {
    codes: ['AH-TRACK-HOME-FIRST'],
    refuse({ state, company, hex }) {
      const home = homeFirst(state, company)
      return home >= 0 && hex !== home ? refusal('AH-TRACK-HOME-FIRST', { hex: hexId(state, home) }) : null
    },
  },
  { codes: ['AH-TRACK-NOT-CONNECTED'], refuse: refuseConnection },
  { codes: ['AH-TRACK-EDGE', 'AH-TRACK-GRAY-EDGE'], refuse: refuseEdge },
  { codes: ['AH-TRACK-PRESERVE', 'AH-TRACK-LOCATIONS'], refuse: refuseLoss },
  {
    codes: ['AH-TRACK-SUPPLY'],
    refuse: ({ state, action, tile }) =>
      state.board.supply[tile] === 0 ? refusal('AH-TRACK-SUPPLY', { tile: action.tile }) : null,
  },
  {
    codes: ['AH-TRACK-COST'],
    refuse({ state, company, hex }) {
      const cost = costOf(state, company, hex)
      const treasury = treasuryOf(state, company)
      return cost > treasury ? refusal('AH-TRACK-COST', { cost, treasury }) : null
    },
  },
]

/** What a lay can be refused for, in the order in which it is looked at: a step that is not its own comes first. */
export const LAY_ORDER: readonly RefusalCode[] = [
  'AH-STEP-ORDER',
  'AH-TRACK-ONE-TILE',
  ...LAY_RULES.flatMap(({ codes }) => codes),
]

export function refuseLay(state: DeepReadonly<AhState>, action: LayAction): Refusal | null {
  const { company } = state.turn as TurnState
  const { map, tiles, index } = groundOf(state)
  const hex = index(action.hex)
  const tile = tileIndex(action.tile)
  if (hex < 0) return refusalIn('VII.6', 'AH-CHOICE', { what: action.hex })
  if (tile < 0) return refusalIn('VII.6', 'AH-CHOICE', { what: action.tile })
  if (!SIDES.some((side) => side === action.rotation)) {
    return refusalIn('VII.6', 'AH-CHOICE', { what: String(action.rotation) })
  }
  const code = tile * 6 + action.rotation
  const fault = layFault(map, tiles, hex, state.board.laid[hex] as number, code)
  const asked = { state, action, company, hex, tile, fault }
  for (const rule of LAY_RULES) {
    const refused = rule.refuse(asked)
    if (refused !== null) return refused
  }
  return null
}

function refuseConnection({ state, action, company, hex, tile }: Asked): Refusal | null {
  const reached = sidesReached(companyAt(state, company).stations, reachOf(state, company), hex)
  return meetsTrack(state, company, hex, tile * 6 + action.rotation, reached)
    ? null
    : refusal('AH-TRACK-NOT-CONNECTED', { hex: action.hex })
}

/** Off the map, or against a side of a red or grey hex without an arrow. — VII.6 */
function refuseEdge({ state, action, hex, tile, fault }: Asked): Refusal | null {
  if (fault !== 'offMap') return null
  const { map, neighbour } = groundOf(state)
  const exits = exitsOf(TILE_SET.rotated[tile * 6 + action.rotation] as Track)
  const blind = exits.filter((side) => map.beyond[hex * 6 + side] === NOWHERE)
  const code = blind.some((side) => neighbour(hex, side) < 0) ? 'AH-TRACK-EDGE' : 'AH-TRACK-GRAY-EDGE'
  return refusal(code, { hex: action.hex, tile: action.tile })
}

function refuseLoss({ state, action, hex, tile, fault }: Asked): Refusal | null {
  if (fault === null) return null
  const after = TILE_SET.rotated[tile * 6 + action.rotation] as Track
  const keeps = keepsTrack(trackAt(boardOf(state), hex), after)
  return refusal(keeps ? 'AH-TRACK-LOCATIONS' : 'AH-TRACK-PRESERVE', { hex: action.hex, tile: action.tile })
}

/** Stations stay at their place. — VII.7 */
export function lay(state: AhState, action: LayAction, emit: Emit<NumberedEvent>): void {
  const turn = state.turn as TurnState
  const { company } = turn
  const { hex: id, tile: number, rotation } = action
  const hex = groundOf(state).index(id)
  const tile = tileIndex(number)
  const cost = costOf(state, company, hex)
  if (cost > 0) pay(state.cash, treasuryAccount(company), BANK, cost)
  if (state.board.laid[hex] === NO_TILE) turn.yellow += 1
  else turn.upgrades += 1
  const before = trackAt(boardOf(state), hex)
  layTile(state.board, hex, tile, rotation)
  carryStations(
    state.companies.map(({ stations }) => stations),
    hex,
    before,
    TILE_SET.rotated[tile * 6 + rotation] as Track,
  )
  emit({ type: 'tileLaid', company, hex, tile: number, rotation, cost })
}
