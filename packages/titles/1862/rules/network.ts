import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type HexIndex,
  Reach,
  type StopKey,
  hexOfKey,
  isFull,
  occupancy,
  placeOfKey,
  stopKey,
} from '@roundhouse/railways'
import { MAP, TILE_SET, hexIndex } from '../board.ts'
import { companyData } from '../companies.ts'
import { type RmState, companyAt } from '../state.ts'

/** What follows from tiles and stations; kept outside the state until either changes. */
interface Network {
  version: number
  board: Board
  /** At each stop key the number of stations in circles. */
  taken: Uint8Array
  reach: (Reach | null)[]
}

const NETWORKS = new WeakMap<object, Network>()

export function networkOf(state: DeepReadonly<RmState>): Network {
  const known = NETWORKS.get(state.board)
  if (known !== undefined && known.version === state.board.version) return known
  const network: Network = {
    version: state.board.version,
    board: known?.board ?? { map: MAP, tiles: TILE_SET, state: state.board },
    taken: occupancy(
      MAP.hexes.length,
      state.companies.map((company, index) => stationsInCircles(company, index)),
    ),
    reach: state.companies.map(() => null),
  }
  NETWORKS.set(state.board, network)
  return network
}

/** A home token that waits on its hex occupies no circle. — 7.2 */
function stationsInCircles(
  { stations, homeWaits }: { readonly stations: readonly StopKey[]; readonly homeWaits: boolean },
  company: CompanyIndex,
): readonly StopKey[] {
  return homeWaits ? stations.filter((key) => key !== homeKey(company)) : stations
}

export function boardOf(state: DeepReadonly<RmState>): Board {
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
export function reachOf(state: DeepReadonly<RmState>, company: CompanyIndex): Reach {
  const network = networkOf(state)
  let reach = network.reach[company]
  if (reach === null || reach === undefined) {
    const isBlocked = (hex: HexIndex, stop: number): boolean => isClosed(state, company, stopKey(hex, stop))
    reach = new Reach(network.board, companyAt(state, company).stations.map(placeOfKey), isBlocked)
    network.reach[company] = reach
  }
  return reach
}

/** A city full of others' stations cannot be passed. — 7.4 */
export function isClosed(state: DeepReadonly<RmState>, company: CompanyIndex, key: StopKey): boolean {
  const { board, taken } = networkOf(state)
  return (
    hexOfKey(key) < MAP.hexes.length &&
    isFull(board, taken, key) &&
    !companyAt(state, company).stations.includes(key)
  )
}
