import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { waysFrom } from './board.ts'
import { SIDES, opposite } from './orientation.ts'
import { stopKey } from './reach.ts'
import { FIRST_STOP, isStop } from './track.ts'

/** A way along track as the places (hexes or regions) it goes through, in order. */
export interface TracedRoute {
  /** Stop keys in the order of travel. */
  readonly stops: readonly StopKey[]
  /** The borders crossed, each once whatever the direction: two tracks that share a border share a piece. */
  readonly borders: readonly number[]
}

/** Follows the places along unbroken track; a number is the place where it breaks. */
export function traceRoute(board: Board, places: readonly HexIndex[]): TracedRoute | HexIndex {
  const stops: number[] = []
  const borders: number[] = []
  let entered = -1
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const next = places[at + 1]
    const left = next === undefined ? -1 : sideTo(board, place, next)
    if (next !== undefined && left < 0) return place
    const stop = stopBetween(board, place, entered, left)
    if (stop === BROKEN) return place
    if (stop !== NO_STOP) stops.push(stopKey(place, stop))
    if (left >= 0) borders.push(crossing(board, place, left, next as number))
    entered = left < 0 ? -1 : opposite(left)
  }
  return { stops, borders }
}

/** Regions lie behind the hexes and have no sides of their own. */
function crossing({ map }: Board, place: number, side: number, next: number): number {
  return map.crossings[place < map.hexes.length ? place * 6 + side : next * 6 + opposite(side)] as number
}

const BROKEN = -2
const NO_STOP = -1

function sideTo(board: Board, place: number, next: number): number {
  if (place < board.map.hexes.length) {
    for (const side of SIDES) if (board.map.beyond[place * 6 + side] === next) return side
    return -1
  }
  for (const side of SIDES) if (board.map.beyond[next * 6 + opposite(side)] === place) return side
  return -1
}

/** The stop on the way from one side to another (-1: the way begins or ends here). */
function stopBetween(board: Board, place: number, entered: number, left: number): number {
  if (place >= board.map.hexes.length) return 0
  if (entered < 0 || left < 0) {
    const only = waysFrom(board, place, entered < 0 ? left : entered).find(isStop)
    return only === undefined ? BROKEN : only - FIRST_STOP
  }
  const onwards = waysFrom(board, place, left)
  for (const to of waysFrom(board, place, entered))
    if (isStop(to) && onwards.includes(to)) return to - FIRST_STOP
  return onwards.includes(entered) ? NO_STOP : BROKEN
}
