import type { DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import {
  COLOURS,
  type CompanyIndex,
  type HexIndex,
  NO_TILE,
  type Tile,
  type Track,
  anyTrackMeets,
  carryStations,
  layFault,
  layTile,
  newTrackMeets,
  sidesReached,
  stopKey,
  townsBecomingMarkers,
  trackAt,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { LAYS, MAP, TILE_SET, hexIndex, tileIndex } from '../board.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import { type RmState, type RmTurn, companyAt } from '../state.ts'
import { newestColour } from './figures.ts'
import { comesFirst, homeDuty, settleHomes } from './home.ts'
import { boardOf, homeHex, reachOf } from './network.ts'
import { hasPiece } from './pieces.ts'

type LayAction = Extract<RmAction, { type: 'layTile' }>

/** The first reason why this tile cannot be laid, in the order of chapter 7.6. */
export function refuseLay(state: DeepReadonly<RmState>, action: LayAction): Refusal | null {
  const hex = hexIndex(action.hex)
  const tile = tileIndex(action.tile)
  const about = { hex: action.hex, tile: action.tile }
  if (hex < 0) return refusal('62-TILE-EDGE', about)
  if (tile < 0) return refusal('62-TILE-SUPPLY', { tile: action.tile })
  if (![0, 1, 2, 3, 4, 5].includes(action.rotation)) return refusal('62-TILE-KIND', about)
  const code = tile * 6 + action.rotation
  return (
    refuseCount(state, hex, tile) ??
    refuseBesideHome(state, hex, code) ??
    refuseFit(state, action, hex, code) ??
    (hasPiece(state, hex, code) ? null : refusal('62-TILE-SUPPLY', { tile: action.tile })) ??
    refuseConnection(state, hex, code)
  )
}

/** Why a lay is refused, in the order in which it is looked at. — 7.6 */
export const LAY_ORDER: readonly RefusalCode[] = [
  '62-TRACK-N-ALONE',
  '62-TRACK-COUNT',
  '62-HOME-MUST-BUILD',
  '62-HOME-MUST-UPGRADE',
  '62-TILE-KIND',
  '62-TILE-LABEL',
  '62-TILE-PHASE',
  '62-TILE-EDGE',
  '62-TILE-LOSES-TRACK',
  '62-TILE-SUPPLY',
  '62-TRACK-NOT-CONNECTED',
  '62-UPGRADE-NO-USE',
]

/** Tiles of the kind and colour that come next on this hex, whatever keeps them from lying there now. — 7.6.1 */
export function tilesFor(state: DeepReadonly<RmState>, id: string, ahead = false): readonly string[] {
  const hex = hexIndex(id)
  if (hex < 0) return []
  return LAYS.suiting(hex, state.board.laid[hex] as number).flatMap((tile) => {
    const { id: name, colour } = TILE_SET.tiles[tile] as Tile
    return ahead || COLOURS.indexOf(colour) <= newestColour(state) ? [name] : []
  })
}

/** One yellow N tile, two other yellow ones, or one upgrade. — 7.6, 7.6.2 */
function refuseCount(state: DeepReadonly<RmState>, hex: HexIndex, tile: number): Refusal | null {
  const { yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const isUpgrade = state.board.laid[hex] !== NO_TILE
  const { id, label } = TILE_SET.tiles[tile] as Tile
  const isN = label === 'N' && !isUpgrade
  if (yellow === 1 && (trackDone || isN) && !isUpgrade) return refusal('62-TRACK-N-ALONE', { tile: id })
  const most = isUpgrade ? 0 : 1
  return upgrades > 0 || trackDone || yellow > most ? refusal('62-TRACK-COUNT', {}) : null
}

/** A home token outside a circle comes first. — 7.2 */
function refuseBesideHome(state: DeepReadonly<RmState>, hex: HexIndex, code: number): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const duty = homeDuty(state, company)
  if (duty === null || !comesFirst(state, duty)) return null
  const { home } = companyData(company)
  if (duty.kind === 'build')
    return hex === homeHex(company) ? null : refusal('62-HOME-MUST-BUILD', { hex: home })
  const fulfils = hex === homeHex(company) && duty.codes.includes(code)
  return fulfils ? null : refusal('62-HOME-MUST-UPGRADE', { hex: home })
}

const FAULTS = {
  kind: '62-TILE-KIND',
  label: '62-TILE-LABEL',
  colour: '62-TILE-KIND',
  offMap: '62-TILE-EDGE',
  stub: '62-TILE-EDGE',
  losesTrack: '62-TILE-LOSES-TRACK',
} as const satisfies Record<string, RefusalCode>

function refuseFit(
  state: DeepReadonly<RmState>,
  { hex: id, tile: tileId }: LayAction,
  hex: HexIndex,
  code: number,
): Refusal | null {
  const about = { hex: id, tile: tileId }
  const fault = layFault(MAP, TILE_SET, hex, state.board.laid[hex] as number, code)
  if (fault === 'kind' || fault === 'label' || fault === 'colour') return refusal(FAULTS[fault], about)
  const { colour } = TILE_SET.rotated[code] as Track
  if (COLOURS.indexOf(colour) > newestColour(state)) return refusal('62-TILE-PHASE', { tile: tileId, colour })
  return fault === null ? null : refusal(FAULTS[fault], about)
}

function refuseConnection(state: DeepReadonly<RmState>, hex: HexIndex, code: number): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (isUseful(state, company, hex, code)) return null
  const about = { hex: MAP.hexes[hex]?.id ?? '' }
  return state.board.laid[hex] === NO_TILE
    ? refusal('62-TRACK-NOT-CONNECTED', about)
    : refusal('62-UPGRADE-NO-USE', about)
}

/**
 * Some track of a yellow tile lies on a route of the company; of an upgrade some new track or its large station does. —
 * 7.6.1, 7.6.3
 */
export function isUseful(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  hex: HexIndex,
  code: number,
): boolean {
  return usefulOn(state, company, hex)?.(code) ?? false
}

/** The same for every tile that may come to lie on a hex; null where none is of use, which is nearly everywhere. */
export function usefulOn(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  hex: HexIndex,
): ((code: number) => boolean) | null {
  const reach = reachOf(state, company)
  const reached = sidesReached(companyAt(state, company).stations, reach, hex)
  const laid = state.board.laid[hex] as number
  if (laid === NO_TILE) return reached === 0 ? null : (code) => anyTrackMeets(TILE_SET, code, reached)
  if (reach.reaches(stopKey(hex, 0)) && MAP.hexes[hex]?.stops[0]?.kind === 'city') return () => true
  return reached === 0 ? null : (code) => newTrackMeets(TILE_SET, code, laid, reached)
}

/** Stations and small stations stay with their track; home tokens that wait take a free circle. — 7.6.3, 7.6.4 */
export function lay(state: RmState, { hex: id, tile, rotation }: LayAction, emit: Emit<NumberedEvent>): void {
  const turn = turnUnderWay<RmTurn>(state)
  const hex = hexIndex(id)
  const before = trackAt(boardOf(state), hex)
  const wasBare = state.board.laid[hex] === NO_TILE
  layTile(state.board, hex, tileIndex(tile), rotation)
  const after = trackAt(boardOf(state), hex)
  if (!wasBare) {
    carryStations(
      state.companies.map(({ stations }) => stations),
      hex,
      before,
      after,
    )
    for (const track of townsBecomingMarkers(before, after)) state.small.push({ kind: 'small', hex, track })
  }
  if (!wasBare) turn.upgrades += 1
  else {
    turn.yellow += 1
    if (after.label === 'N') turn.trackDone = true
  }
  settleHomes(state)
  emit({ type: 'tileLaid', company: turn.company, hex, tile, rotation, cost: 0 })
}
