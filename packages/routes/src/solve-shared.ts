import type { BestRun } from './answer.ts'
import type { Cover } from './coverage.ts'
import { describeShared } from './describe-shared.ts'
import { fillSlots } from './fill-slots.ts'
import { freightSlot } from './freight-slot.ts'
import { FREIGHT_RATE, type FreightPart, PORT_RATE, groupingsOf, joinedWhereMeeting } from './freight.ts'
import type { RouteGraph } from './graph.ts'
import { greedyChoice } from './greedy-choice.ts'
import { Hanging } from './hanging.ts'
import { meetingVariants } from './meeting.ts'
import { type SharedRoute, sharedRoutes } from './shared-routes.ts'
import {
  type Arrangement,
  type Places,
  type SlotOption,
  meetingPlaces,
  placesOf,
  trainSlot,
} from './shared-slots.ts'
import { type Rules, type SharedTrain, kindName } from './trains.ts'
import { trunkLines } from './trunk-lines.ts'
import type { Work } from './work.ts'

export interface SharedRun {
  readonly covers: readonly Cover[]
  /** For each cover how its trains run, and the routes picked so that all of them meet. */
  readonly arranged: readonly Arrangement[]
  readonly routes: readonly (readonly SharedRoute[])[]
  readonly score: number
}

/** The best run of trains that share track, each place paid once. */
export function solveShared(
  graph: RouteGraph,
  trains: readonly SharedTrain[],
  rules: Rules,
  work: Work,
): BestRun {
  const places = placesOf(graph, rules)
  const lines = trunkLines(graph)
  const known = new Map<string, SharedRoute[]>()
  let complete = true
  for (const train of trains) {
    if (known.has(kindName(train))) continue
    const routes = sharedRoutes(graph, lines, train, work)
    complete &&= routes !== null
    known.set(kindName(train), routes ?? [])
  }
  const routesOf = (train: SharedTrain) => known.get(kindName(train)) ?? []
  const home = graph.stops.findIndex((stop) => stop.home === true)
  keepJoined(known, home, (route) => meetingPlaces(graph, route, rules))
  const able = trains.filter((train) => routesOf(train).length > 0)
  let best: SharedRun | null = null
  let hope = 0
  // Every train that can run must, unless recorded games are followed; where not all can, as many as possible.
  const optional = rules.shared?.runOptional === true
  for (let idle = 0; idle <= able.length && best === null && complete; idle++) {
    for (const running of subsets(able, able.length - idle)) best = search(running, best)
    if (optional) break
  }
  // If all trains run, no run collects more than the slots alone; else fewer trains might, and do not bind.
  const tight = best !== null && best.routes.flat().length === trains.length && !optional
  const upper = complete ? 0 : Math.min(ceilingOf(trains, rules, places), tight ? hope : Infinity)
  return describeShared(graph, trains, rules, places, best, { complete, upper, work: work.done })

  function search(running: readonly SharedTrain[], start: SharedRun | null): SharedRun | null {
    let top = start
    const freights = running.filter((train) => train.kind === 'freight')
    const others = running.filter((train) => train.kind !== 'freight')
    const slots = others.map((train) => trainSlot(graph, train, routesOf(train), places, rules))
    for (const grouping of groupingsOf(freights)) {
      const chains = grouping.map((block) => freightSlot(graph, block, routesOf, rules, places, work))
      const all = [...chains, ...slots]
      hope = Math.max(
        hope,
        all.reduce((sum, slot) => sum + (slot.options[0]?.alone ?? 0), 0),
      )
      const floor = () => top?.score ?? -1
      const first = greedyChoice(places, all, home)
      if (first !== null && first.score > floor()) top = meet(first.chosen, first.score) ?? top
      const hanging = new Hanging(all, graph.stops.length, home)
      const done = fillSlots(
        places,
        all,
        work,
        floor,
        (chosen, score) => {
          top = meet(chosen, score) ?? top
        },
        hanging,
      )
      complete &&= done && !work.spent
    }
    return top
  }

  /** The run if its routes can hang together: the first arrangement and variants that do. */
  function meet(chosen: readonly SlotOption[], score: number): SharedRun | null {
    for (const arranged of combinations(chosen)) {
      if (!groupedAsRecorded(arranged)) continue
      const variants = arranged.flatMap((one) => one.variants)
      const stations = variants.map((routes) => routes.map((route) => meetingPlaces(graph, route, rules)))
      const picked = meetingVariants(stations, home)
      if (picked === null) continue
      let next = 0
      const routes = arranged.map((one) =>
        one.variants.map((choice) => choice[picked[next++] as number] as SharedRoute),
      )
      return { covers: chosen.map((option) => option.cover), arranged, routes, score }
    }
    return null
  }

  /** Recorded games join freights wherever they meet; an arrangement that takes them apart there does not exist. */
  function groupedAsRecorded(arranged: readonly Arrangement[]): boolean {
    if (rules.shared?.freightsAlwaysJoin !== true) return true
    const order = new Map(trains.map((train, index) => [train.id, index]))
    const parts = arranged
      .flatMap(({ parts: own, trains: ids }) =>
        own.map((part, index) => ({ part, at: order.get(ids[index] as string) ?? 0 })),
      )
      .toSorted((a, b) => a.at - b.at)
      .map(({ part }) => ({ ...part }))
    const [groups] = joinedWhereMeeting(parts, rules.shared)
    const together = arranged.filter((one) => one.parts.length > 0)
    const ends = (group: readonly FreightPart[]) =>
      group
        .map((part) => JSON.stringify(part))
        .toSorted((a, b) => a.localeCompare(b))
        .join()
    const wanted = together.map((one) => ends(one.parts)).toSorted((a, b) => a.localeCompare(b))
    return (
      groups !== undefined &&
      groups
        .map(ends)
        .toSorted((a, b) => a.localeCompare(b))
        .join(' ') === wanted.join(' ')
    )
  }
}

function* combinations(chosen: readonly SlotOption[]): Generator<Arrangement[]> {
  const [first, ...rest] = chosen
  if (first === undefined) {
    yield []
    return
  }
  for (const one of first.arrangements()) for (const others of combinations(rest)) yield [one, ...others]
}

/** Drops routes that no chain of meetings, whatever runs, can join to the home station. */
function keepJoined(
  known: Map<string, SharedRoute[]>,
  home: number,
  meetsAt: (route: SharedRoute) => readonly number[],
): void {
  const reached = new Set([home])
  const joined = new Set<SharedRoute>()
  let waiting = [...known.values()].flat().map((route) => ({ route, places: meetsAt(route) }))
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter(({ route, places }) => {
      if (!places.some((place) => reached.has(place))) return true
      for (const place of places) reached.add(place)
      joined.add(route)
      return false
    })
  }
  for (const [key, routes] of known)
    known.set(
      key,
      routes.filter((route) => joined.has(route)),
    )
}

/** More than any run can reach: every place paid and every freight train's hexes at the better rate. */
function ceilingOf(trains: readonly SharedTrain[], rules: Rules, places: Places): number {
  return places.weights.reduce((sum, weight) => sum + weight, 0) + hexCeiling(trains, rules, places)
}

function hexCeiling(trains: readonly SharedTrain[], rules: Rules, { revenueWeight }: Places): number {
  const { freightPerHex = FREIGHT_RATE, freightPerHexToPort = PORT_RATE } = rules.shared ?? {}
  const hexes = trains.reduce((sum, train) => sum + (train.kind === 'freight' ? train.hexes : 0), 0)
  return revenueWeight * Math.max(freightPerHex, freightPerHexToPort) * hexes
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
