import type { FreightEnd } from './freight.ts'
import type { RouteGraph, Stop } from './graph.ts'
import type { SharedTrain } from './trains.ts'
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
}

/** Every route of a train, each once; null if work ran out. Of routes that call at the same places one is kept. */
export function sharedRoutes(
  graph: RouteGraph,
  lines: readonly (readonly TrunkLine[])[],
  train: SharedTrain,
  work: Work,
): SharedRoute[] | null {
  const { stops } = graph
  const local = train.kind === 'local'
  const limit = train.kind === 'freight' ? train.hexes : train.visit - 1
  const costOf = (line: TrunkLine) => (train.kind === 'freight' ? line.hexes.length - 1 : 1)
  const far = stepsToStation(stops, lines, costOf)
  const found = new Map<string, SharedRoute>()
  const path: TrunkLine[] = []
  const visited = new Set<number>()
  const pieces = new Set<number>()
  const groups = new Set<string>()
  for (const [start, stop] of stops.entries()) {
    if (stop.kind === 'town' || (local && stop.kind === 'offboard')) continue
    enter(start)
    const done = grow(start, limit, stop.own === true)
    leave(start)
    if (!done) return null
  }
  return [...found.values()]

  function enter(at: number): void {
    visited.add(at)
    const { group } = stops[at] as Stop
    if (group !== undefined) groups.add(group)
  }

  function leave(at: number): void {
    visited.delete(at)
    const { group } = stops[at] as Stop
    if (group !== undefined) groups.delete(group)
  }

  function grow(at: number, rest: number, anchored: boolean): boolean {
    work.done++
    if (work.spent) return false
    for (const line of lines[at] as readonly TrunkLine[]) {
      const stop = stops[line.to] as Stop
      const left = rest - costOf(line)
      if (left < 0 || visited.has(line.to) || (local && stop.kind === 'offboard')) continue
      if (stop.group !== undefined && groups.has(stop.group)) continue
      const has = anchored || stop.own === true
      if (!has && (far[line.to] as number) > left) continue
      if (line.towns.some((town) => visited.has(town)) || line.pieces.some((piece) => pieces.has(piece)))
        continue
      path.push(line)
      if (has && (path[0] as TrunkLine).from < line.to) keep()
      let done = true
      if (stop.terminal !== true && (stop.blocked !== true || stop.own === true)) {
        enter(line.to)
        for (const town of line.towns) visited.add(town)
        for (const piece of line.pieces) pieces.add(piece)
        done = grow(line.to, left, has)
        for (const piece of line.pieces) pieces.delete(piece)
        for (const town of line.towns) visited.delete(town)
        leave(line.to)
      }
      path.pop()
      if (!done) return false
    }
    return true
  }

  function keep(): void {
    const first = path[0] as TrunkLine
    const last = path.at(-1) as TrunkLine
    const large = [first.from, ...path.map((line) => line.to)]
    const towns = path.flatMap((line) => line.towns)
    const ends = [entryOf(first.from, first.hexes), entryOf(last.to, last.hexes.toReversed())] as const
    const hexes = local ? [...new Set(path.flatMap((line) => line.hexes))] : []
    const key = `${large.toSorted((a, b) => a - b).join()} ${towns.toSorted((a, b) => a - b).join()}${keyOf(train, ends, hexes)}`
    if (found.has(key)) return
    found.set(key, {
      stops: [first.from, ...path.flatMap((line) => [...line.towns, line.to])],
      chains: path.flatMap((line) => line.chains),
      large,
      towns,
      hexes,
      ends,
    })
  }

  /** An off-board place is reckoned from the hex on the board by which it is entered [7.8.1]. */
  function entryOf(stop: number, hexes: readonly string[]): FreightEnd {
    const place = stops[stop] as Stop
    return { stop, hex: (place.kind === 'offboard' ? hexes[1] : hexes[0]) ?? '' }
  }
}

function keyOf(train: SharedTrain, ends: readonly FreightEnd[], hexes: readonly string[]): string {
  if (train.kind === 'local') return ` ${hexes.toSorted().join()}`
  return train.kind === 'freight' ? ` ${ends.map((end) => `${end.stop}@${end.hex}`).join()}` : ''
}

/** How far each stop is from the nearest own station at least. */
function stepsToStation(
  stops: readonly Stop[],
  lines: readonly (readonly TrunkLine[])[],
  costOf: (line: TrunkLine) => number,
): number[] {
  const far = stops.map((stop) => (stop.own === true ? 0 : Infinity))
  for (let changed = true; changed;) {
    changed = false
    for (const line of lines.flat()) {
      const through = costOf(line) + (far[line.to] as number)
      if (through < (far[line.from] as number)) {
        far[line.from] = through
        changed = true
      }
    }
  }
  return far
}
