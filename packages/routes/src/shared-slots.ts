import type { Bits } from './bits.ts'
import { commonStep } from './common-step.ts'
import type { Cover } from './coverage.ts'
import { type FreightPart, FREIGHT_RATE, PORT_RATE } from './freight.ts'
import type { RouteGraph } from './graph.ts'
import type { SharedRoute } from './shared-routes.ts'
import { type Rules, type SharedTrain, kindName } from './trains.ts'

/** What is chosen at once: the route of one train, or a chain of joined freight trains. */
export interface Slot {
  /** By the trains that fill it. */
  readonly name: string
  readonly options: readonly SlotOption[]
  /** Equal for slots of equal trains, whose choices can be swapped. */
  readonly kind: string
}

export interface SlotOption {
  readonly cover: Cover
  /** Every station in which one of its routes might meet others. */
  readonly touches: Bits
  /** The same for the ways that really exist, found when first asked for; null if there is none. */
  readonly meets?: () => Bits | null
  /** Of freight trains only: the outer ends. */
  readonly ends?: readonly number[]
  /** The stations each of its ways to run touches; null if they are too many. Left out if there is only one. */
  readonly ways?: () => readonly Bits[] | null
  /** Ways to run it, worth the same; only a chain of freight trains has several. */
  readonly arrangements: () => Iterable<Arrangement>
}

export interface Arrangement {
  readonly trains: readonly string[]
  /** For each of these trains routes that are worth the same but meet others in different places. */
  readonly variants: readonly (readonly SharedRoute[])[]
  /** Of freight trains only: their ends. */
  readonly parts: readonly FreightPart[]
}

/** Trains left at home, where the rules allow it. */
export const NOT_RUNNING: SlotOption = {
  cover: { large: [], small: [], sure: 0 },
  touches: new Int32Array(0),
  arrangements: () => [{ trains: [], variants: [], parts: [] }],
}

/** Places that can be paid: stops first, then hexes. */
export interface Places {
  readonly weights: Float64Array
  readonly hexIndex: ReadonlyMap<string, number>
  readonly revenueWeight: number
  /** All scores are multiples of this. */
  readonly step: number
}

export function placesOf(graph: RouteGraph, rules: Rules): Places {
  const hexes = [...new Set(graph.chains.flatMap((chain) => chain.hexes ?? []))]
  const subsidy = rules.shared?.subsidyPerHex ?? 0
  const objective = rules.objective ?? 'revenue-then-extras'
  const revenueWeight = objective === 'revenue-then-extras' ? 1 + subsidy * hexes.length : 1
  const weights = new Float64Array(graph.stops.length + hexes.length)
  graph.stops.forEach((stop, index) => (weights[index] = stop.value * revenueWeight))
  if (objective !== 'revenue') weights.fill(subsidy, graph.stops.length)
  const hexIndex = new Map(hexes.map((hex, index) => [hex, graph.stops.length + index]))
  const rates = [rules.shared?.freightPerHex ?? FREIGHT_RATE, rules.shared?.freightPerHexToPort ?? PORT_RATE]
  const step = commonStep([...weights, ...rates.map((rate) => rate * revenueWeight)])
  return { weights, hexIndex, revenueWeight, step }
}

/**
 * The choices of a local or express train: each lawful set of paid places, with the routes that visit them and meet
 * others in the same stations.
 */
export function trainSlot(
  train: SharedTrain,
  routes: readonly SharedRoute[],
  places: Places,
  rules: Rules,
): Slot {
  const pay = train.kind === 'freight' ? 2 : train.pay
  const byCall = new Map<string, { readonly cover: Cover; readonly routes: SharedRoute[] }>()
  for (const route of withoutContained(routes, (one) => callsOf(train, one, places, rules))) {
    const small = smallOf(train, route, places)
    const around = `${small.toSorted((a, b) => a - b).join()} ${route.touches.join()}`
    for (const large of selections(route.large, Math.min(pay, route.large.length))) {
      const key = `${large.toSorted((a, b) => a - b).join()} ${around}`
      const known = byCall.get(key)
      if (known === undefined) byCall.set(key, { cover: { large, small, sure: 0 }, routes: [route] })
      else known.routes.push(route)
    }
  }
  const options = [...byCall.values()].map(({ cover, routes: same }): SlotOption => ({
    cover,
    touches: (same[0] as SharedRoute).touches,
    arrangements: () => [{ trains: [train.id], variants: [same], parts: [] }],
  }))
  const home = rules.shared?.runOptional === true ? [NOT_RUNNING] : []
  return { name: train.id, options: [...options, ...home], kind: kindName(train) }
}

/** A route that calls only where another one of the same train calls too adds nothing, not even a meeting. */
function withoutContained(
  routes: readonly SharedRoute[],
  callsAt: (route: SharedRoute) => readonly number[],
): SharedRoute[] {
  const at = new Map<number, Set<number>[]>()
  const bySize = routes
    .map((route) => ({ route, calls: callsAt(route) }))
    .toSorted((a, b) => b.calls.length - a.calls.length)
  return bySize.flatMap(({ route, calls }) => {
    const fewest = calls.map((place) => at.get(place) ?? []).reduce((a, b) => (b.length < a.length ? b : a))
    if (fewest.some((other) => calls.every((place) => other.has(place)))) return []
    const set = new Set(calls)
    for (const place of set) {
      const known = at.get(place)
      if (known === undefined) at.set(place, [set])
      else known.push(set)
    }
    return [route]
  })
}

function callsOf(train: SharedTrain, route: SharedRoute, places: Places, rules: Rules): readonly number[] {
  const small = smallOf(train, route, places)
  return rules.shared?.meetAnywhere === true ? [...route.stops, ...small] : [...route.large, ...small]
}

/** Small stations and hexes count for locals only; hexes only where the objective asks for the subsidy. */
function smallOf(train: SharedTrain, route: SharedRoute, { weights, hexIndex }: Places): number[] {
  if (train.kind !== 'local') return []
  const all = [...route.towns, ...route.hexes.map((hex) => hexIndex.get(hex) as number)]
  return all.filter((place) => weights[place] !== 0)
}

function selections(stops: readonly number[], size: number): (readonly number[])[] {
  if (size === stops.length) return [stops]
  if (size === 0) return [[]]
  const [first, ...rest] = stops
  return [
    ...selections(rest, size - 1).map((others) => [first as number, ...others]),
    ...selections(rest, size),
  ]
}
