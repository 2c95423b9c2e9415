import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type HexIndex,
  type MapHex,
  type Network,
  type Reach,
  type StopKey,
  type StopPlace,
  hexOfKey,
  networksBy,
  stopKey,
  stopOfKey,
} from '@roundhouse/railways'
import { type Ground, groundFor } from '../board.ts'
import { type AhState, companyAt } from '../state.ts'

type State = DeepReadonly<AhState>

export const networkOf: (state: State) => Network<Ground> = networksBy<State, Ground>({
  groundOf: groundFor,
  startsOf,
})

export function boardOf(state: State): Board {
  return networkOf(state).board
}

export function groundOf(state: State): Ground {
  return networkOf(state).ground
}

export function hexId(state: State, hex: HexIndex): string {
  return (groundOf(state).map.hexes[hex] as MapHex).id
}

/** A location of several hexes goes by the key of one of them. — VII.2 */
export function locationOf(ground: Ground, key: StopKey): StopKey {
  return stopKey(ground.locations[hexOfKey(key)] as number, stopOfKey(key))
}

/** Whether the company has a station in this location. */
export function standsAt(state: State, company: CompanyIndex, key: StopKey): boolean {
  const { stations } = companyAt(state, company)
  return stations.length > 0 && stations.includes(locationOf(groundOf(state), key))
}

/** What the company reaches from its stations. — VII.6, VII.8 */
export function reachOf(state: State, company: CompanyIndex): Reach {
  return networkOf(state).reach(company)
}

/** A city full of others' stations cannot be passed. — VII.2 */
export function isClosed(state: State, company: CompanyIndex, key: StopKey): boolean {
  return networkOf(state).isClosed(company, key)
}

/** Where ways begin: a station in an area of several hexes looks out of all of them. — VII.2 */
function startsOf(state: State, company: CompanyIndex): StopPlace[] {
  const ground = groundOf(state)
  return companyAt(state, company).stations.flatMap((key) => placesOf(ground, key))
}

/** A stop in an area of several hexes is in all of them. — VII.2 */
export function placesOf({ hexesOf }: Ground, key: StopKey): StopPlace[] {
  const stop = stopOfKey(key)
  return (hexesOf[hexOfKey(key)] ?? []).map((hex) => ({ hex, stop }))
}
