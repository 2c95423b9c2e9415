import type { DeepReadonly } from '@roundhouse/kernel'
import { SIDES, exitsOf, isStop, opposite } from '@roundhouse/railways'
import {
  MAP,
  type RmState,
  coordinateBeyond,
  hexIndex,
  isOffBoard,
  leadsOffBoard,
  sideTowards,
  trackOn,
} from '@roundhouse/titles/1862'

type State = DeepReadonly<RmState>

/** Hexes to which a route that goes so far may go on; a place off the board is where it begins or ends. — 7.4 */
export function nextOnRoute(state: State, route: readonly string[]): readonly string[] {
  const last = route.at(-1)
  if (last === undefined) return startsOf(state)
  const before = route.at(-2)
  const open = isOffBoard(last)
    ? before === undefined
      ? fromEdge(state, last)
      : []
    : onward(state, last, before)
  return open.filter((id) => !route.includes(id))
}

function startsOf(state: State): readonly string[] {
  const land = MAP.hexes.flatMap(({ id }, hex) => (exitsOf(trackOn(state, hex)).length > 0 ? [id] : []))
  const edges = MAP.hexes.flatMap((_, hex) =>
    SIDES.flatMap((side) =>
      leadsOffBoard(hex, side) && hasExit(state, hex, side) ? [coordinateBeyond(hex, side)] : [],
    ),
  )
  return [...new Set([...land, ...edges])]
}

function fromEdge(state: State, edge: string): readonly string[] {
  return MAP.hexes.flatMap(({ id }, hex) => {
    const side = sideTowards(hex, edge)
    return side >= 0 && hasExit(state, hex, side) ? [id] : []
  })
}

function onward(state: State, last: string, before: string | undefined): readonly string[] {
  const hex = hexIndex(last)
  if (hex < 0) return []
  const entered = before === undefined ? -1 : sideTowards(hex, before)
  const { paths } = trackOn(state, hex)
  const meets = (side: number): number[] =>
    paths.flatMap(([a, b]) => (a === side ? [b] : b === side ? [a] : []))
  const joined = (side: number): boolean =>
    entered < 0
      ? meets(side).some(isStop)
      : meets(side).includes(entered) ||
        meets(side).some((end) => isStop(end) && meets(entered).includes(end))
  return SIDES.flatMap((side) => {
    if (side === entered || !joined(side)) return []
    const next = coordinateBeyond(hex, side)
    if (leadsOffBoard(hex, side)) return [next]
    const there = hexIndex(next)
    return sideTowards(hex, next) >= 0 && hasExit(state, there, opposite(side)) ? [next] : []
  })
}

function hasExit(state: State, hex: number, side: number): boolean {
  return hex >= 0 && exitsOf(trackOn(state, hex)).includes(side)
}
