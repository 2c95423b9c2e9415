import type { Board } from '../state/board.ts'
import type { CompanyIndex, StopKey } from '../state/ids.ts'
import { Reach, stopKey } from './reach.ts'
import { isFull, occupancy, placeOfKey } from './stations.ts'

/** What follows from the tiles and stations of a board. */
export interface Network {
  readonly board: Board
  /** At each stop key the number of stations. */
  readonly taken: Uint8Array
  /** A city full of others' stations cannot be passed. */
  isClosed(company: CompanyIndex, key: StopKey): boolean
  reach(company: CompanyIndex): Reach
  /** What it would reach if no city were filled by others. */
  openReach(company: CompanyIndex): Reach
}

/** `stations`: the stop keys of each company. A title with a large map keeps it until board or stations change. */
export function networkOf(board: Board, stations: readonly (readonly StopKey[])[]): Network {
  const taken = occupancy(board.map.hexes.length, stations)
  const own = (company: CompanyIndex): readonly StopKey[] => stations[company] ?? []
  const places = (company: CompanyIndex) => own(company).map(placeOfKey)
  const isClosed = (company: CompanyIndex, key: StopKey): boolean =>
    isFull(board, taken, key) && !own(company).includes(key)
  return {
    board,
    taken,
    isClosed,
    reach: (company) =>
      new Reach(board, places(company), (hex, stop) => isClosed(company, stopKey(hex, stop))),
    openReach: (company) => new Reach(board, places(company), () => false),
  }
}
