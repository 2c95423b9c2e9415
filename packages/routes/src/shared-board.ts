import { type Bits, bitsOf, meet, unite } from './bits.ts'
import type { ChoiceProgram } from './choice-program.ts'
import { type Choices, choicesOf } from './choices.ts'
import { freightSlot } from './freight-slot.ts'
import type { RouteGraph } from './graph.ts'
import { legsOf } from './legs.ts'
import { type SharedRoute, sharedRoutes } from './shared-routes.ts'
import { type Places, type Slot, placesOf, trainSlot } from './shared-slots.ts'
import type { SharedRun } from './solve-shared.ts'
import { type Rules, type SharedTrain, kindName } from './trains.ts'
import type { Work } from './work.ts'

/**
 * What a company can run on a board, found once and kept: routes, and what each train or chain of freight trains may
 * choose. Nothing of it depends on how much a stop pays, only on whether it pays at all.
 */
export class SharedBoard {
  readonly graph: RouteGraph
  readonly trains: readonly SharedTrain[]
  readonly rules: Rules
  /** At what the stops of its own graph pay. */
  readonly places: Places
  readonly home: number
  /** Words of 32 bits that hold all stops. */
  readonly words: number
  /** Trains that have a route. */
  readonly able: readonly SharedTrain[]
  /** Whether all routes were found. */
  readonly complete: boolean
  /** Counts for the present search. */
  work: Work
  /** The best run of the last search, which can run whatever stops pay. */
  lastRun: SharedRun | null = null
  /** Programs solved before with a first choice, from which those of other values can go on. */
  readonly programs = new Map<
    Choices,
    { readonly program: ChoiceProgram; readonly first: readonly number[] | null }
  >()
  readonly #routes: ReadonlyMap<string, readonly SharedRoute[]>
  readonly #ends = new Map<string, ReadonlySet<number>>()
  readonly #slots = new Map<string, Slot>()
  readonly #choices = new Map<string, Choices>()

  constructor(graph: RouteGraph, trains: readonly SharedTrain[], rules: Rules, work: Work) {
    this.graph = graph
    this.trains = trains
    this.rules = rules
    this.work = work
    this.home = graph.stops.findIndex((stop) => stop.home === true)
    this.words = (graph.stops.length + 31) >> 5
    this.places = placesOf(graph, rules)
    work.done += graph.stops.length + graph.chains.length
    const legs = legsOf(graph)
    const known = new Map<string, SharedRoute[]>()
    let complete = true
    for (const train of trains) {
      if (known.has(kindName(train))) continue
      const routes = sharedRoutes(graph, legs, train, rules, work)
      complete &&= routes !== null
      known.set(kindName(train), routes ?? [])
    }
    this.complete = complete
    this.#routes = joinedRoutes(known, bitsOf(this.home < 0 ? [] : [this.home], this.words))
    this.able = trains.filter((train) => this.routesOf(train).length > 0)
  }

  routesOf(train: SharedTrain): readonly SharedRoute[] {
    return this.#routes.get(kindName(train)) ?? []
  }

  /** Large stations in which a route of this train ends. */
  endsOf(train: SharedTrain): ReadonlySet<number> {
    const key = kindName(train)
    const known = this.#ends.get(key)
    if (known !== undefined) return known
    const stops = this.routesOf(train).flatMap(({ ends }) => ends.map(({ stop }) => stop))
    const ends = new Set(stops.filter((stop) => this.graph.stops[stop]?.kind === 'city'))
    this.#ends.set(key, ends)
    return ends
  }

  slotOf(train: SharedTrain): Slot {
    return this.#slot([train], () => trainSlot(train, this.routesOf(train), this.places, this.rules))
  }

  chainOf(block: readonly SharedTrain[]): Slot {
    return this.#slot(block, () => freightSlot(this, block, this.places))
  }

  choicesOf(slots: readonly Slot[], places: Places): Choices {
    const key = slots.map((slot) => slot.name).join(' | ')
    const choices = this.#choices.get(key) ?? choicesOf(slots, places)
    this.#choices.set(key, choices)
    return choices
  }

  /** Where recorded games join freights wherever they meet, those that may not run apart are in no grouping apart. */
  mayStand(grouping: readonly (readonly SharedTrain[])[]): boolean {
    if (this.rules.shared?.freightsAlwaysJoin !== true || grouping.length < 2) return true
    return grouping.every((block) =>
      block.some((train) => train.kind === 'freight' && train.permanent === true),
    )
  }

  #slot(trains: readonly SharedTrain[], make: () => Slot): Slot {
    const key = trains.map((train) => train.id).join()
    const slot = this.#slots.get(key) ?? make()
    this.#slots.set(key, slot)
    return slot
  }
}

/** Leaves out routes that no chain of meetings, whatever runs, can join to the home station. */
function joinedRoutes(
  known: ReadonlyMap<string, readonly SharedRoute[]>,
  home: Bits,
): Map<string, readonly SharedRoute[]> {
  const reached = home.slice()
  const joined = new Set<SharedRoute>()
  let waiting = [...known.values()].flat()
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter((route) => {
      if (!meet(route.touches, reached)) return true
      unite(reached, route.touches)
      joined.add(route)
      return false
    })
  }
  return new Map([...known].map(([key, routes]) => [key, routes.filter((route) => joined.has(route))]))
}
