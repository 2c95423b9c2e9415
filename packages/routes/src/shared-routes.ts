import { type Bits, bitsOf, meet, unite, within } from './bits.ts'
import type { FreightEnd } from './freight.ts'
import type { RouteGraph, Stop } from './graph.ts'
import { type Leg, type Legs, entryOf } from './legs.ts'
import type { Rules, SharedTrain } from './trains.ts'
import type { TrunkLine } from './trunk-lines.ts'
import type { Work } from './work.ts'

/** A route on shared track, reduced to what matters: where it calls, what it may be paid for, where it goes. */
export interface SharedRoute {
  /** All stops in order, small stations included. */
  readonly stops: readonly number[]
  readonly chains: readonly number[]
  /** Large stations and off-board places, in order. */
  readonly large: readonly number[]
  readonly towns: readonly number[]
  readonly hexes: readonly string[]
  readonly ends: readonly [FreightEnd, FreightEnd]
  /** Where it can meet others: large stations, in recorded games any stop. */
  readonly touches: Bits
}

/**
 * Every route of a train; null if work ran out. Of routes that call at the same places one is kept, of freight
 * routes with the same ends those that meet others where no other one does.
 */
export function sharedRoutes(
  graph: RouteGraph,
  { from: legs, pieces, entries }: Legs,
  train: SharedTrain,
  rules: Rules,
  work: Work,
): SharedRoute[] | null {
  const { stops } = graph
  const local = train.kind === 'local'
  const freight = train.kind === 'freight'
  const limit = freight ? train.hexes : train.visit - 1
  const costOf = (leg: Leg) => (freight ? leg.distance : 1)
  const far = stepsToStation(stops, legs.flat(), costOf)
  const words = (stops.length + 31) >> 5
  const meeting = bitsOf(
    [...stops.keys()].filter((stop) => rules.shared?.meetAnywhere === true || stops[stop]?.kind === 'city'),
    words,
  )
  const found = new Map<string | number, SharedRoute[]>()
  const path: Leg[] = []
  const groups = new Set<string>()
  for (const [start, stop] of stops.entries()) {
    if (stop.kind === 'town' || (local && stop.kind === 'offboard')) continue
    if (stop.group !== undefined) groups.add(stop.group)
    const done = grow(
      start,
      limit,
      stop.own === true,
      bitsOf([start], words),
      new Int32Array((pieces + 31) >> 5),
    )
    groups.clear()
    if (!done) return null
  }
  return [...found.values()].flat()

  function grow(at: number, rest: number, anchored: boolean, visited: Bits, taken: Bits): boolean {
    work.done++
    if (work.spent) return false
    for (const leg of legs[at] as readonly Leg[]) {
      const { to } = leg.line
      const stop = stops[to] as Stop
      const left = rest - costOf(leg)
      if (left < 0 || (local && stop.kind === 'offboard')) continue
      if (stop.group !== undefined && groups.has(stop.group)) continue
      const has = anchored || stop.own === true
      if (!has && (far[to] as number) > left) continue
      if (meet(leg.stops, visited) || meet(leg.pieces, taken)) continue
      path.push(leg)
      const now = visited.slice()
      unite(now, leg.stops)
      if (has && (path[0] as Leg).line.from < to) keep(now)
      let done = true
      if (stop.terminal !== true && (stop.blocked !== true || stop.own === true)) {
        const used = taken.slice()
        unite(used, leg.pieces)
        if (stop.group !== undefined) groups.add(stop.group)
        done = grow(to, left, has, now, used)
        if (stop.group !== undefined) groups.delete(stop.group)
      }
      path.pop()
      if (!done) return false
    }
    return true
  }

  function keep(visited: Bits): void {
    const touches = visited.map((word, index) => word & (meeting[index] as number))
    const key = keyOf(visited)
    const same = found.get(key)
    if (same === undefined) found.set(key, [routeOf(touches)])
    else if (freight && !same.some((route) => within(touches, route.touches)))
      found.set(key, [...same.filter((route) => !within(route.touches, touches)), routeOf(touches)])
  }

  function keyOf(visited: Bits): string | number {
    if (freight) return (path[0] as Leg).first * entries + (path.at(-1) as Leg).last
    if (!local) return visited.join()
    const hexes = (path[0] as Leg).hexes.slice()
    for (const leg of path) unite(hexes, leg.hexes)
    return `${visited.join()} ${hexes.join()}`
  }

  function routeOf(touches: Bits): SharedRoute {
    const all = path.map(({ line }) => line)
    const first = all[0] as TrunkLine
    const last = all.at(-1) as TrunkLine
    return {
      stops: [first.from, ...all.flatMap((line) => [...line.towns, line.to])],
      chains: all.flatMap((line) => line.chains),
      large: [first.from, ...all.map((line) => line.to)],
      towns: all.flatMap((line) => line.towns),
      hexes: local ? [...new Set(all.flatMap((line) => line.hexes))] : [],
      ends: [entryOf(stops, first.from, first.hexes), entryOf(stops, last.to, last.hexes.toReversed())],
      touches,
    }
  }
}

/** How far each stop is from the nearest own station at least. */
function stepsToStation(
  stops: readonly Stop[],
  legs: readonly Leg[],
  costOf: (leg: Leg) => number,
): number[] {
  const far = stops.map((stop) => (stop.own === true ? 0 : Infinity))
  for (let changed = true; changed;) {
    changed = false
    for (const leg of legs) {
      const { from, to } = leg.line
      const through = costOf(leg) + (far[to] as number)
      if (through < (far[from] as number)) {
        far[from] = through
        changed = true
      }
    }
  }
  return far
}
