import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type Network,
  type Reach,
  type StopKey,
  networksBy,
  placeOfKey,
  stopOfKey,
} from '@roundhouse/railways'
import { TILE_SET, mapOf } from '../board.ts'
import { type CzState, NO_CITY, companyAt } from '../state.ts'

type State = DeepReadonly<CzState>

export const networkOf: (state: State) => Network = networksBy({
  groundOf: (state: State) => ({ map: mapOf(state), tiles: TILE_SET }),
  // A station on a bare hex reaches nothing beyond it. — VIII.4
  startsOf: (state, company) =>
    companyAt(state, company)
      .stations.filter((key) => stopOfKey(key) !== NO_CITY)
      .map(placeOfKey),
})

export function boardOf(state: State): Board {
  return networkOf(state).board
}

/** What the company reaches from its stations. — VIII.4 */
export function reachOf(state: State, company: CompanyIndex): Reach {
  return networkOf(state).reach(company)
}

/** A city full of others' stations cannot be passed. — VIII.6 */
export function isClosed(state: State, company: CompanyIndex, key: StopKey): boolean {
  return networkOf(state).isClosed(company, key)
}
