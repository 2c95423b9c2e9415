import { type Bits, bitsOf, meet, unite, unitedInto, within } from './bits.ts'
import type { FreightEnd } from './freight.ts'
import type { RouteGraph, Stop } from './graph.ts'
import type { Leg, Legs } from './legs.ts'
import type { Rules, SharedTrain } from './trains.ts'
import type { Work } from './work.ts'

/** A route on shared track: where it calls, what it may be paid for, where it goes. */
export class SharedRoute {
  /** All stops, small stations included. */
  readonly visited: Bits
  /** Where it can meet others: large stations, in recorded games any stop. */
  readonly touches: Bits
  readonly #legs: readonly Leg[]

  constructor(legs: readonly Leg[], visited: Bits, touches: Bits) {
    this.#legs = legs
    this.visited = visited
    this.touches = touches
  }

  /** All stops in order. */
  get stops(): readonly number[] {
    return [this.#start.line.from, ...this.#legs.flatMap(({ line }) => [...line.towns, line.to])]
  }

  get chains(): readonly number[] {
    return this.#legs.flatMap(({ line }) => line.chains)
  }

  /** Large stations and off-board places, in order. */
  get large(): readonly number[] {
    return [this.#start.line.from, ...this.#legs.map(({ line }) => line.to)]
  }

  get towns(): readonly number[] {
    return this.#legs.flatMap(({ line }) => line.towns)
  }

  get hexes(): readonly string[] {
    return [...new Set(this.#legs.flatMap(({ line }) => line.hexes))]
  }

  get ends(): readonly [FreightEnd, FreightEnd] {
    return [this.#start.ends[0], (this.#legs.at(-1) as Leg).ends[1]]
  }

  /** Numbers of its ends. */
  get endNumbers(): readonly [number, number] {
    return [this.#start.first, (this.#legs.at(-1) as Leg).last]
  }

  get #start(): Leg {
    return this.#legs[0] as Leg
  }
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
  const places: { readonly visited: Bits; readonly used: Bits }[] = []
  const groups = new Set<string>()
  for (const [start, stop] of stops.entries()) {
    if (stop.kind === 'town' || (local && stop.kind === 'offboard')) continue
    if (stop.group !== undefined) groups.add(stop.group)
    place(0).visited.set(bitsOf([start], words))
    const done = grow(start, limit, stop.own === true)
    groups.clear()
    if (!done) return null
  }
  return [...found.values()].flat()

  /** What a path of so many legs has visited and used. */
  function place(depth: number): { readonly visited: Bits; readonly used: Bits } {
    return (places[depth] ??= { visited: new Int32Array(words), used: new Int32Array((pieces + 31) >> 5) })
  }

  function grow(at: number, rest: number, anchored: boolean): boolean {
    work.done++
    if (work.spent) return false
    const now = place(path.length)
    const next = place(path.length + 1)
    for (const leg of legs[at] as readonly Leg[]) {
      const { to } = leg.line
      const stop = stops[to] as Stop
      const left = rest - costOf(leg)
      if (left < 0 || (local && stop.kind === 'offboard')) continue
      if (stop.group !== undefined && groups.has(stop.group)) continue
      const has = anchored || stop.own === true
      if (!has && (far[to] as number) > left) continue
      if (meet(leg.stops, now.visited) || meet(leg.pieces, now.used)) continue
      path.push(leg)
      unitedInto(next.visited, now.visited, leg.stops)
      if (has && (path[0] as Leg).line.from < to) keep(next.visited)
      let done = true
      if (stop.terminal !== true && (stop.blocked !== true || stop.own === true)) {
        unitedInto(next.used, now.used, leg.pieces)
        if (stop.group !== undefined) groups.add(stop.group)
        done = grow(to, left, has)
        if (stop.group !== undefined) groups.delete(stop.group)
      }
      path.pop()
      if (!done) return false
    }
    return true
  }

  function keep(visited: Bits): void {
    const key = keyOf(visited)
    const same = found.get(key)
    if (same !== undefined && !freight) return
    const touches = visited.map((word, index) => word & (meeting[index] as number))
    if (same?.some((route) => within(touches, route.touches)) === true) return
    const others = same?.filter((route) => !within(route.touches, touches)) ?? []
    found.set(key, [...others, new SharedRoute([...path], visited.slice(), touches)])
  }

  function keyOf(visited: Bits): string | number {
    if (freight) return (path[0] as Leg).first * entries + (path.at(-1) as Leg).last
    if (!local) return visited.join()
    const hexes = (path[0] as Leg).hexes.slice()
    for (const leg of path) unite(hexes, leg.hexes)
    return `${visited.join()} ${hexes.join()}`
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
