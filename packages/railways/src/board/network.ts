import type { Board } from '../state/board.ts'
import type { CompanyIndex, StopKey } from '../state/ids.ts'
import { Reach, type StopPlace, stopKey } from './reach.ts'
import { isFull, occupancy, placeOfKey } from './stations.ts'

type Stations = readonly { readonly stations: readonly StopKey[] }[]

/** A map and a box of tiles, and whatever else a title knows of the land. */
type Land = Pick<Board, 'map' | 'tiles'>

/** What follows from the tiles and stations of a board. */
export class Network<Ground extends Land = Land> {
  readonly version: number
  readonly ground: Ground
  readonly board: Board
  /** At each stop key the number of stations. */
  readonly taken: Uint8Array
  readonly #companies: Stations
  /** Where the ways of a company begin. */
  readonly startsOf: (company: CompanyIndex) => readonly StopPlace[]
  readonly #reach: (Reach | undefined)[] = []

  constructor(
    ground: Ground,
    { board, companies }: NetworkState,
    inCircles: readonly (readonly StopKey[])[],
    startsOf: (company: CompanyIndex) => readonly StopPlace[],
  ) {
    this.version = board.version
    this.ground = ground
    this.board = { map: ground.map, tiles: ground.tiles, state: board }
    this.taken = occupancy(ground.map.hexes.length, inCircles)
    this.#companies = companies
    this.startsOf = startsOf
  }

  /** A city full of others' stations cannot be passed. */
  isClosed(company: CompanyIndex, key: StopKey): boolean {
    return isFull(this.board, this.taken, key) && this.#companies[company]?.stations.includes(key) !== true
  }

  reach(company: CompanyIndex): Reach {
    let reach = this.#reach[company]
    if (reach === undefined) {
      reach = new Reach(this.board, this.startsOf(company), (hex, stop) =>
        this.isClosed(company, stopKey(hex, stop)),
      )
      this.#reach[company] = reach
    }
    return reach
  }

  /** What it would reach if no city were filled by others. */
  openReach(company: CompanyIndex): Reach {
    return new Reach(this.board, this.startsOf(company), () => false)
  }
}

interface NetworkState {
  readonly board: Board['state'] & { readonly version: number }
  readonly companies: Stations
}

/** How a title's networks come about. */
export interface NetworkRules<State, Ground extends Land> {
  groundOf(state: State): Ground
  /** The stations that take up circles: all of them, where nothing is said. — 1862 7.2: a home token that waits takes none */
  inCircles?(state: State): readonly (readonly StopKey[])[]
  /** Where the ways of a company begin: at its stations, where nothing is said. — 1824 VII.2: in every hex of an area */
  startsOf?(state: State, company: CompanyIndex): readonly StopPlace[]
}

/** Networks are kept outside the state: whoever changes tiles, stations or markers raises the version of the board. */
export function networksBy<State extends NetworkState, Ground extends Land>(
  rules: NetworkRules<State, Ground>,
): (state: State) => Network<Ground> {
  const known = new WeakMap<object, Network<Ground>>()
  // Asked many times for each action: the last one needs no looking up.
  let last: Network<Ground> | undefined
  return (state) => {
    const kept = last?.board.state === state.board ? last : known.get(state.board)
    last = kept
    if (kept !== undefined && kept.version === state.board.version) return kept
    const all = state.companies.map(({ stations }) => stations)
    const startsOf = (company: CompanyIndex): readonly StopPlace[] =>
      rules.startsOf?.(state, company) ?? (state.companies[company]?.stations ?? []).map(placeOfKey)
    const network = new Network(rules.groundOf(state), state, rules.inCircles?.(state) ?? all, startsOf)
    known.set(state.board, network)
    last = network
    return network
  }
}
