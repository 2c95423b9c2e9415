import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type HexIndex,
  type MapHex,
  type Power,
  type PowerFault,
  type PrivateIndex,
  type Tile,
  type TileIndex,
  lasting,
  powerFault,
  underWay,
  companyOwner,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, mapOf } from '../board.ts'
import { LOCAL_SIZES, type LocalId, localData, localIndex } from '../locals.ts'
import { refusal } from '../sections.ts'
import type { CzState } from '../state.ts'

/** By size of the local: once it lays a purple tile, or it waives the terrain of a tile of the track step. — IV.1 */
const LAYS_TILE: readonly Power<Tile>[] = LOCAL_SIZES.map(({ colours }) =>
  lasting((tile) => colours.includes(tile.colour)),
)
const WAIVES_TERRAIN: readonly Power<MapHex>[] = LOCAL_SIZES.map(({ terrain }) =>
  lasting((hex) => hex.terrain.every(({ kind }) => terrain.includes(kind))),
)

export function mayColour(local: PrivateIndex, tile: TileIndex): boolean {
  return laysTile(local).allows(tileAt(tile))
}

export function waives(state: DeepReadonly<CzState>, local: PrivateIndex, hex: HexIndex): boolean {
  return waivesTerrain(local).allows(hexAt(state, hex))
}

/** `cost`: of the terrain, if no local helped. */
export function refusePower(
  state: DeepReadonly<CzState>,
  action: Extract<CzAction, { type: 'layTile' }>,
  hex: HexIndex,
  tile: TileIndex,
  cost: number,
): Refusal | null {
  const id = action.local as LocalId
  const local = localIndex(id)
  if (local < 0) return refusal('CZ-LOCAL-NOT-COMPANY', { local: id })
  if (tileAt(tile).edge !== null) {
    const fault = faultOf(state, local, laysTile(local), tileAt(tile))
    return fault === 'target' ? refusal('CZ-LOCAL-COLOUR', { local: id, tile: action.tile }) : told(fault, id)
  }
  const fault = faultOf(state, local, waivesTerrain(local), hexAt(state, hex))
  if (fault !== null && fault !== 'target') return told(fault, id)
  return fault === null && cost > 0 ? null : refusal('CZ-LOCAL-TERRAIN', { local: id, hex: action.hex })
}

function faultOf<Target>(
  state: DeepReadonly<CzState>,
  local: PrivateIndex,
  power: Power<Target>,
  target: Target,
): PowerFault | null {
  const user = companyOwner(underWay(state, 'turn').company)
  return powerFault(state.locals, local, user, power, target, state.fleet.phase)
}

function told(fault: PowerFault | null, local: LocalId): Refusal | null {
  if (fault === null) return null
  return refusal(fault === 'used' ? 'CZ-LOCAL-USED' : 'CZ-LOCAL-NOT-COMPANY', { local })
}

function laysTile(local: PrivateIndex): Power<Tile> {
  return LAYS_TILE[localData(local).size] as Power<Tile>
}

function waivesTerrain(local: PrivateIndex): Power<MapHex> {
  return WAIVES_TERRAIN[localData(local).size] as Power<MapHex>
}

function tileAt(tile: TileIndex): Tile {
  return TILE_SET.tiles[tile] as Tile
}

function hexAt(state: DeepReadonly<CzState>, hex: HexIndex): MapHex {
  return mapOf(state).hexes[hex] as MapHex
}
