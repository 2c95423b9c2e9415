import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type MapHex,
  Reach,
  type StopPlace,
  hexOfKey,
  isFull,
  occupancy,
  placeOfKey,
  stopKey,
  stopOfKey,
} from '@roundhouse/railways'
import { type Ground, groundFor } from '../board.ts'
import { type AhState, companyAt } from '../state.ts'

/** What follows from tiles, markers and stations; kept outside the state until one of them changes. */
interface Network {
  version: number
  ground: Ground
  board: Board
  /** At each stop key the number of stations. */
  taken: Uint8Array
  reach: (Reach | null)[]
}

const NETWORKS = new WeakMap<object, Network>()

/** Whoever changes what it follows from raises the version of the board. */
export function networkOf(state: DeepReadonly<AhState>): Network {
  const known = NETWORKS.get(state.board)
  if (known !== undefined && known.version === state.board.version) return known
  const ground = groundFor(state)
  const network: Network = {
    version: state.board.version,
    ground,
    board: { map: ground.map, tiles: ground.tiles, state: state.board },
    taken: occupancy(
      ground.map.hexes.length,
      state.companies.map((company) => company.stations),
    ),
    reach: state.companies.map(() => null),
  }
  NETWORKS.set(state.board, network)
  return network
}

export function boardOf(state: DeepReadonly<AhState>): Board {
  return networkOf(state).board
}

export function groundOf(state: DeepReadonly<AhState>): Ground {
  return networkOf(state).ground
}

export function hexId(state: DeepReadonly<AhState>, hex: number): string {
  return (groundOf(state).map.hexes[hex] as MapHex).id
}

/** A location of several hexes goes by the key of one of them. — VII.2 */
export function locationOf(ground: Ground, key: number): number {
  return stopKey(ground.locations[hexOfKey(key)] as number, stopOfKey(key))
}

/** Whether the company has a station in this location. */
export function standsAt(state: DeepReadonly<AhState>, company: number, key: number): boolean {
  const { stations } = companyAt(state, company)
  return stations.length > 0 && stations.includes(locationOf(groundOf(state), key))
}

/** What the company reaches from its stations. — VII.6, VII.8 */
export function reachOf(state: DeepReadonly<AhState>, company: number): Reach {
  const network = networkOf(state)
  let reach = network.reach[company]
  if (reach === null || reach === undefined) {
    const isBlocked = (hex: number, stop: number): boolean => isClosed(state, company, stopKey(hex, stop))
    reach = new Reach(network.board, startsOf(state, company), isBlocked)
    network.reach[company] = reach
  }
  return reach
}

/** What it would reach if no city were filled by others. */
export function openReachOf(state: DeepReadonly<AhState>, company: number): Reach {
  return new Reach(boardOf(state), startsOf(state, company), () => false)
}

/** A city full of others' stations cannot be passed. — VII.2 */
export function isClosed(state: DeepReadonly<AhState>, company: number, key: number): boolean {
  const { board, taken } = networkOf(state)
  return isFull(board, taken, key) && !companyAt(state, company).stations.includes(key)
}

/** Where ways begin: a station in an area of several hexes looks out of all of them. — VII.2 */
function startsOf(state: DeepReadonly<AhState>, company: number): StopPlace[] {
  const { locations } = groundOf(state)
  return companyAt(state, company).stations.flatMap((key) => {
    const { hex, stop } = placeOfKey(key)
    return locations.flatMap((location, each) => (location === hex ? [{ hex: each, stop }] : []))
  })
}
