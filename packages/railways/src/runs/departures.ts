import type { Chain } from '@roundhouse/routes'
import { trackAt, waysFrom } from '../board/board.ts'
import { type GameMap, NOWHERE } from '../board/game-map.ts'
import { opposite } from '../board/orientation.ts'
import { stopKey } from '../board/reach.ts'
import { FIRST_STOP, isStop } from '../board/track.ts'
import type { Board } from '../state/board.ts'
import type { HexIndex, LaidTile, StopKey } from '../state/ids.ts'

/** A way from one stop to the next one. */
export interface Departure {
  readonly from: StopKey
  readonly to: StopKey
  /** The same for the solver; a piece goes by the number of its border. */
  readonly chain: Chain
}

/** What leaves the stops of a hex, and the hexes that this depends on with what lay there. */
interface Known {
  readonly tiles: Board['tiles']
  readonly hexes: readonly HexIndex[]
  readonly laid: readonly LaidTile[]
  readonly departures: readonly Departure[]
}

/** By map and hex: the board changes with every lay, and nearly all ways on it stay as they were. */
const KNOWN = new WeakMap<GameMap, (Known | undefined)[]>()

/** All ways out of the stops of a hex to the next stop, in the order of its track. */
export function departuresFrom(board: Board, hex: HexIndex): readonly Departure[] {
  let known = KNOWN.get(board.map)
  if (known === undefined) {
    known = board.map.hexes.map(() => undefined)
    KNOWN.set(board.map, known)
  }
  const last = known[hex]
  if (last !== undefined && isAsItWas(board, last)) return last.departures
  const found = follow(board, hex, last?.departures ?? [])
  known[hex] = found
  return found.departures
}

function isAsItWas({ tiles, state }: Board, known: Known): boolean {
  if (known.tiles !== tiles) return false
  const { hexes, laid } = known
  for (let at = 0; at < hexes.length; at++) if (state.laid[hexes[at] as HexIndex] !== laid[at]) return false
  return true
}

/** Follows every track from a stop, never back out of the side it came in by; `before`: what was found here last time. */
function follow(board: Board, start: HexIndex, before: readonly Departure[]): Known {
  const { map, state } = board
  const looked = [start]
  const departures: Departure[] = []
  const pieces: number[] = []
  const hexes: HexIndex[] = [start]

  const arrive = (from: StopKey, to: StopKey): void => {
    if (from !== to)
      departures.push(before.find((old) => isSame(old, from, to, pieces)) ?? departure(from, to))
  }
  const departure = (from: StopKey, to: StopKey): Departure => ({
    from,
    to,
    chain: { from: String(from), to: String(to), pieces: [...pieces], hexes: hexes.map(String) },
  })
  const leave = (from: StopKey, hex: HexIndex, side: number): void => {
    const beyond = map.beyond[hex * 6 + side] as number
    const border = map.crossings[hex * 6 + side] as number
    if (beyond === NOWHERE || beyond >= map.hexes.length || pieces.includes(border)) return
    if (!looked.includes(beyond)) looked.push(beyond)
    pieces.push(border)
    hexes.push(beyond)
    for (const end of waysFrom(board, beyond, opposite(side))) {
      if (isStop(end)) arrive(from, stopKey(beyond, end - FIRST_STOP))
      else leave(from, beyond, end)
    }
    pieces.pop()
    hexes.pop()
  }

  for (const [at, [one, other]] of trackAt(board, start).paths.entries()) {
    if (isStop(one) && isStop(other)) {
      // Track inside a hex crosses no border: it has a number behind theirs.
      pieces.push(map.crossings.length + start * TRACKS_PER_HEX + at)
      arrive(stopKey(start, one - FIRST_STOP), stopKey(start, other - FIRST_STOP))
      arrive(stopKey(start, other - FIRST_STOP), stopKey(start, one - FIRST_STOP))
      pieces.pop()
    } else if (isStop(one)) leave(stopKey(start, one - FIRST_STOP), start, other)
    else if (isStop(other)) leave(stopKey(start, other - FIRST_STOP), start, one)
  }
  return {
    tiles: board.tiles,
    hexes: looked,
    laid: looked.map((hex) => state.laid[hex] as LaidTile),
    departures,
  }
}

/** Of one tile: no tile has as many. */
const TRACKS_PER_HEX = 64

function isSame(
  { from, to, chain }: Departure,
  start: StopKey,
  end: StopKey,
  pieces: readonly number[],
): boolean {
  return (
    from === start &&
    to === end &&
    chain.pieces.length === pieces.length &&
    chain.pieces.every((piece, at) => piece === pieces[at])
  )
}
