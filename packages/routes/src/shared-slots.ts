import { type Bits, bitsOf, sizeOf, within } from './bits.ts'
import { commonStep } from './common-step.ts'
import type { Cover } from './coverage.ts'
import { type FreightPart, type FreightValue, FREIGHT_RATE, PORT_RATE } from './freight.ts'
import type { RouteGraph } from './graph.ts'
import type { Stations } from './meeting.ts'
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
  /** Of freight trains only: what the chain earns. */
  readonly earns?: FreightValue
  /** The stations each of its ways to run touches; null if they are too many. Left out if there is only one. */
  readonly ways?: () => readonly Bits[] | null
  /** Ways to run it, worth the same; only a chain of freight trains has several. */
  readonly arrangements: () => Iterable<Arrangement>
}

export interface Arrangement {
  readonly trains: readonly string[]
  /** For each of these trains routes that are worth the same but meet others in different places. */
  readonly variants: readonly (readonly SharedRoute[])[]
  /** Where these routes meet others. */
  readonly stations: readonly Stations[]
  /** Of freight trains only: their ends. */
  readonly parts: readonly FreightPart[]
}

/** Trains left at home, where the rules allow it. */
export const NOT_RUNNING: SlotOption = {
  cover: { large: [], small: [], sure: 0 },
  touches: new Int32Array(0),
  arrangements: () => [{ trains: [], variants: [], stations: [], parts: [] }],
}

/** Places that can be paid: stops first, then hexes. */
export interface Places {
  readonly weights: Float64Array
  readonly hexIndex: ReadonlyMap<string, number>
  readonly revenueWeight: number
  /** Whether the subsidy for hexes counts. */
  readonly hexesPay: boolean
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
  const hexesPay = objective !== 'revenue' && subsidy !== 0
  if (hexesPay) weights.fill(subsidy, graph.stops.length)
  const hexIndex = new Map(hexes.map((hex, index) => [hex, graph.stops.length + index]))
  const rates = [rules.shared?.freightPerHex ?? FREIGHT_RATE, rules.shared?.freightPerHexToPort ?? PORT_RATE]
  const step = commonStep(
    weights,
    rates.map((rate) => rate * revenueWeight),
  )
  return { weights, hexIndex, revenueWeight, hexesPay, step }
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
  const options: SlotOption[] = []
  const calling = withoutContained(train, routes, places, rules)
  // Routes that meet others in the same stations may be paid for the same places: they differ off the board only.
  for (const alike of Map.groupBy(calling, ({ route }) => route.touches.join()).values()) {
    const seen = new Set<string>()
    for (const { route, small } of alike) {
      const { large: visited } = route
      for (const large of selections(visited, Math.min(pay, visited.length))) {
        const key = alike.length === 1 ? '' : `${bitsOf(large, route.visited.length).join()} ${small.join()}`
        if (alike.length > 1 && seen.has(key)) continue
        seen.add(key)
        options.push({
          cover: { large, small, sure: 0 },
          touches: route.touches,
          arrangements: () => [
            {
              trains: [train.id],
              variants: [[route]],
              stations: [{ each: [route.touches], any: route.touches }],
              parts: [],
            },
          ],
        })
      }
    }
  }
  const home = rules.shared?.runOptional === true ? [NOT_RUNNING] : []
  return { name: train.id, options: [...options, ...home], kind: kindName(train) }
}

interface Calling {
  readonly route: SharedRoute
  /** Small stations and hexes that pay, in ascending order. */
  readonly small: readonly number[]
}

/** A route that calls only where another one of the same train calls too adds nothing, not even a meeting. */
function withoutContained(
  train: SharedTrain,
  routes: readonly SharedRoute[],
  places: Places,
  rules: Rules,
): Calling[] {
  const words = (places.weights.length + 31) >> 5
  const anywhere = rules.shared?.meetAnywhere === true
  const bySize = routes
    .map((route) => {
      const small = smallOf(train, route, places)
      const calls = bitsOf([...(anywhere ? route.stops : route.large), ...small], words)
      return { route, small, calls, size: sizeOf(calls) }
    })
    .toSorted((a, b) => b.size - a.size)
  const kept: Bits[] = []
  return bySize.filter(({ calls }) => {
    if (kept.some((other) => within(calls, other))) return false
    kept.push(calls)
    return true
  })
}

/** Small stations and hexes count for locals only; hexes only where the objective asks for the subsidy. */
function smallOf(train: SharedTrain, route: SharedRoute, places: Places): number[] {
  if (train.kind !== 'local') return []
  const { weights, hexIndex, hexesPay } = places
  const towns = route.towns.filter((town) => weights[town] !== 0).toSorted((a, b) => a - b)
  if (!hexesPay) return towns
  return [...towns, ...route.hexes.map((hex) => hexIndex.get(hex) as number).toSorted((a, b) => a - b)]
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
