import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { type CompanyIndex, FIRST_STOP, isStop, stopKey } from '@roundhouse/railways'
import type { RouteGraph } from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { hexIndex } from '../board.ts'
import { refusal } from '../sections.ts'
import { type RmState, companyAt } from '../state.ts'
import { isOffBoard, placeInGraph, regionEntered, sideTowards, trackOn } from './run-graph.ts'

/** A route as stops and chains of the graph. */
export interface TracedRun {
  readonly stops: readonly string[]
  readonly chains: readonly number[]
  /** Its large stations and off-board places. */
  readonly large: readonly string[]
  /** The coordinates at which it begins and ends. */
  readonly ends: readonly [string, string]
}

/** Follows the hexes along unbroken track; off-board coordinates stand at the ends only. — 7.4 */
export function traceRoute(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  graph: RouteGraph,
  { train, hexes }: Route,
): TracedRun | Refusal {
  if (hexes.length < 2) return refusal('62-RUN-SHORT', { train })
  const stops: { readonly stop: string; readonly at: number }[] = []
  for (const [at, id] of hexes.entries()) {
    const stop = stopAt(state, hexes, at)
    if (stop === BROKEN) return refusal('62-RUN-TRACK', { train, hex: id })
    if (stop === PASSED) return refusal('62-RUN-THROUGH-EDGE', { train })
    if (stop === 'london' && !companyAt(state, company).london) return refusal('62-RUN-LONDON', { train })
    if (stop !== null) stops.push({ stop, at })
  }
  if (stops[0]?.at !== 0 || stops.at(-1)?.at !== hexes.length - 1) {
    return refusal('62-RUN-END-SMALL', { train })
  }
  const places = hexes.map(placeInGraph)
  const chains: number[] = []
  for (const [place, { stop, at }] of stops.slice(1).entries()) {
    const before = stops[place] as { stop: string; at: number }
    const way = places.slice(before.at, at + 1)
    const chain = graph.chains.findIndex(
      ({ from, to, hexes: along = [] }) =>
        (from === before.stop && to === stop && isSame(along, way)) ||
        (from === stop && to === before.stop && isSame(along, way.toReversed())),
    )
    if (chain < 0) return refusal('62-RUN-TRACK', { train, hex: hexes[at] as string })
    chains.push(chain)
  }
  const names = stops.map(({ stop }) => stop)
  return {
    stops: names,
    chains,
    large: names.filter((name) => graph.stops.some(({ id, kind }) => id === name && kind !== 'town')),
    ends: [hexes[0] as string, hexes.at(-1) as string],
  }
}

/** No stop is called so: the track breaks, or goes on through a place off the board. */
const BROKEN = 'broken'
const PASSED = 'passed'

/** The stop where the route calls on one of its hexes; null where it only goes through. */
function stopAt(state: DeepReadonly<RmState>, hexes: readonly string[], at: number): string | null {
  const id = hexes[at] as string
  const [before, after] = [hexes[at - 1], hexes[at + 1]]
  if (isOffBoard(id)) {
    if (before !== undefined && after !== undefined) return PASSED
    return regionEntered(id, (before ?? after) as string) ?? BROKEN
  }
  const hex = hexIndex(id)
  if (hex < 0) return BROKEN
  const sides = [before, after].flatMap((next) => (next === undefined ? [] : [sideTowards(hex, next)]))
  if (sides.includes(-1)) return BROKEN
  const { paths } = trackOn(state, hex)
  const [one, other] = sides as [number, number | undefined]
  for (const [a, b] of paths) {
    const stop = a === one ? b : b === one ? a : -1
    if (isStop(stop) && (other === undefined || paths.some((path) => joins(path, other, stop))))
      return String(stopKey(hex, stop - FIRST_STOP))
  }
  const isThrough = other !== undefined && paths.some((path) => joins(path, one, other))
  return isThrough ? null : BROKEN
}

function joins([a, b]: readonly [number, number], one: number, other: number): boolean {
  return (a === one && b === other) || (b === one && a === other)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}
