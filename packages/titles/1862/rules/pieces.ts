import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type HexIndex,
  NO_TILE,
  type Track,
  isStop,
  markersOn,
  townsBecomingMarkers,
  trackAt,
} from '@roundhouse/railways'
import { TILE_SET } from '../board.ts'
import type { RmState } from '../state.ts'
import { bookOf } from './book.ts'
import { boardOf } from './network.ts'

type Sides = readonly [number, number]

/** Whether a piece of this tile is left, with the small stations that it will have on the hex. — 2.3, 7.6.4 */
export function hasPiece(
  state: DeepReadonly<RmState>,
  hex: HexIndex,
  code: number,
  added: readonly Sides[] = [],
): boolean {
  const tile = Math.floor(code / 6)
  const left = state.board.supply[tile] as number
  return bookOf(state).piecesLeft(left, () => markedLeft(state, hex, code, added)) > 0
}

/** How many would be left if every set of small stations were a tile of its own; null for tiles that take none. */
function markedLeft(
  state: DeepReadonly<RmState>,
  hex: HexIndex,
  code: number,
  added: readonly Sides[],
): number | null {
  const tile = Math.floor(code / 6)
  const after = TILE_SET.rotated[code] as Track
  if (after.stops.length > 0) return null
  const lies = state.board.laid[hex] as number
  const stations = [
    ...stationsOn(state, hex),
    ...(lies === NO_TILE ? [] : townsBecomingMarkers(trackAt(boardOf(state), hex), after)),
    ...added,
  ]
  const wanted = placesOf(after, stations)
  const alike = state.board.laid.filter(
    (other, at) =>
      other !== NO_TILE &&
      Math.floor(other / 6) === tile &&
      placesOf(TILE_SET.rotated[other] as Track, stationsOn(state, at)) === wanted,
  )
  return (TILE_SET.counts[tile] as number) - alike.length
}

function stationsOn(state: DeepReadonly<RmState>, hex: HexIndex): Sides[] {
  return markersOn(state.small, 'small', hex).flatMap(({ track }) => (track === null ? [] : [track]))
}

/** The pieces of track with a station, by their places on the tile. */
function placesOf({ paths }: Track, stations: readonly Sides[]): string {
  return paths
    .flatMap(([a, b], place) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const isMarked = !isStop(a) && !isStop(b) && stations.some(([c, d]) => c === low && d === high)
      return isMarked ? [place] : []
    })
    .join(' ')
}
