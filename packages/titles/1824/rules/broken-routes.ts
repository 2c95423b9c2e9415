import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { type Board, SIDES, exitsOf, opposite, traceRoute, trackAt } from '@roundhouse/railways'
import { refusal } from '../sections.ts'
import type { AhState } from '../state.ts'
import { boardOf, hexId } from './network.ts'

/** Which border has no track, which location was left out, or where the way turns where no train can. — VII.2, VII.9 */
export function whyBroken(state: DeepReadonly<AhState>, places: readonly number[]): Refusal {
  const board = boardOf(state)
  const name = (hex: number | undefined): string => hexId(state, hex as number)
  for (let at = 0; at + 1 < places.length; at++) {
    const [from, to] = [places[at] as number, places[at + 1] as number]
    if (isJoined(board, from, to)) continue
    const between = leftOut(board, from, to)
    return between === null
      ? refusal('AH-ROUTE-NO-TRACK', { from: name(from), to: name(to) })
      : refusal('AH-ROUTE-SKIP', { hex: name(between) })
  }
  for (let at = 1; at + 1 < places.length; at++) {
    const part = traceRoute(board, [places[at - 1] as number, places[at] as number, places[at + 1] as number])
    if (part === places[at]) return refusal('AH-ROUTE-BACKTRACK', { hex: name(places[at]) })
  }
  // The track goes on, but the way ends where there is no location.
  const ends = [places[0], places.at(-1)]
  const [open = places[0]] = ends.filter((hex) => trackAt(board, hex as number).stops.length === 0)
  return refusal('AH-ROUTE-NO-TRACK', { from: name(open), to: name(open) })
}

/** Track of both hexes meets at the border between them. */
function isJoined(board: Board, from: number, to: number): boolean {
  return SIDES.some(
    (side) =>
      board.map.beyond[from * 6 + side] === to &&
      exitsOf(trackAt(board, from)).includes(side) &&
      exitsOf(trackAt(board, to)).includes(opposite(side)),
  )
}

/** A hex with a location that track joins to both. */
function leftOut(board: Board, from: number, to: number): number | null {
  for (const side of SIDES) {
    const hex = board.map.beyond[from * 6 + side] as number
    if (hex < 0 || trackAt(board, hex).stops.length === 0) continue
    if (isJoined(board, from, hex) && isJoined(board, hex, to)) return hex
  }
  return null
}
