import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type HexIndex,
  Reach,
  type StopKey,
  isFull,
  occupancy,
  placeOfKey,
  stopOfKey,
} from '@roundhouse/railways'
import { TILE_SET, mapOf } from '../board.ts'
import { type CzState, NO_CITY, companyAt } from '../state.ts'

/** What follows from tiles and stations; kept outside the state until either changes. */
interface Network {
  version: number
  board: Board
  /** At each stop key the number of stations. */
  taken: Uint8Array
  reach: (Reach | null)[]
}

const NETWORKS = new WeakMap<object, Network>()

export function networkOf(state: DeepReadonly<CzState>): Network {
  const known = NETWORKS.get(state.board)
  if (known !== undefined && known.version === state.board.version) return known
  const map = mapOf(state)
  const network: Network = {
    version: state.board.version,
    board: known?.board ?? { map, tiles: TILE_SET, state: state.board },
    taken: occupancy(
      map.hexes.length,
      state.companies.map((company) => company.stations),
    ),
    reach: state.companies.map(() => null),
  }
  NETWORKS.set(state.board, network)
  return network
}

export function boardOf(state: DeepReadonly<CzState>): Board {
  return networkOf(state).board
}

/** What the company reaches from its stations; one on a bare hex reaches nothing beyond it. — VIII.4 */
export function reachOf(state: DeepReadonly<CzState>, company: CompanyIndex): Reach {
  const network = networkOf(state)
  let reach = network.reach[company]
  if (reach === null || reach === undefined) {
    const isBlocked = (hex: HexIndex, stop: number): boolean => isClosed(state, company, hex * 8 + stop)
    reach = new Reach(network.board, stationsOf(state, company), isBlocked)
    network.reach[company] = reach
  }
  return reach
}

/** What it would reach if no city were filled by others. */
export function openReachOf(state: DeepReadonly<CzState>, company: CompanyIndex): Reach {
  return new Reach(boardOf(state), stationsOf(state, company), () => false)
}

/** A city full of others' stations cannot be passed. — VIII.6 */
export function isClosed(state: DeepReadonly<CzState>, company: CompanyIndex, key: StopKey): boolean {
  const { board, taken } = networkOf(state)
  return isFull(board, taken, key) && !companyAt(state, company).stations.includes(key)
}

function stationsOf(state: DeepReadonly<CzState>, company: CompanyIndex): { hex: HexIndex; stop: number }[] {
  return companyAt(state, company)
    .stations.filter((key) => stopOfKey(key) !== NO_CITY)
    .map(placeOfKey)
}
