import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type HexIndex,
  type Network,
  type Reach,
  type StopKey,
  networksBy,
  stopKey,
} from '@roundhouse/railways'
import { MAP, TILE_SET, hexIndex } from '../board.ts'
import { companyData } from '../companies.ts'
import type { RmState } from '../state.ts'

type State = DeepReadonly<RmState>

export const networkOf: (state: State) => Network = networksBy({
  groundOf: (_state: State) => ({ map: MAP, tiles: TILE_SET }),
  inCircles: ({ companies }) => companies.map(stationsInCircles),
})

/** A home token that waits on its hex occupies no circle. — 7.2 */
function stationsInCircles(
  { stations, homeWaits }: { readonly stations: readonly StopKey[]; readonly homeWaits: boolean },
  company: CompanyIndex,
): readonly StopKey[] {
  return homeWaits ? stations.filter((key) => key !== homeKey(company)) : stations
}

export function boardOf(state: State): Board {
  return networkOf(state).board
}

export function homeHex(company: CompanyIndex): HexIndex {
  return hexIndex(companyData(company).home)
}

/** Every hex has one large station at most. */
export function homeKey(company: CompanyIndex): StopKey {
  return stopKey(homeHex(company), 0)
}

/** What the company reaches from its stations, one that waits on its hex included. — 7.2, 7.4 */
export function reachOf(state: State, company: CompanyIndex): Reach {
  return networkOf(state).reach(company)
}

/** A city full of others' stations cannot be passed. — 7.4 */
export function isClosed(state: State, company: CompanyIndex, key: StopKey): boolean {
  return networkOf(state).isClosed(company, key)
}
