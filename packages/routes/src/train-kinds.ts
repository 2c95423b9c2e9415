import { commonStep } from './common-step.ts'
import { type Counting, countingFor, weightsFor } from './counting.ts'
import type { Network } from './network.ts'
import type { Candidates, Packed } from './packing.ts'
import type { Prices } from './prices.ts'
import { type Reach, reachOf } from './reach.ts'
import { RouteList } from './route-list.ts'
import { searchRoutes } from './route-search.ts'
import { type Rules, type SeparateTrain, kindName } from './trains.ts'
import type { Work } from './work.ts'

/** One kind of train with its bound tables at the present prices and the routes met so far. */
export interface Kind {
  readonly counting: Counting
  reach: Reach
  readonly known: RouteList
  /** No route of this kind is worth more at the present prices. */
  best: number
  /** The best of the known routes while no track is taken or has a price; -1 if there is none. */
  first: number
}

/** A run: for each train, kind by kind, the number of its route in the list of its kind. */
export interface Run extends Packed {
  readonly lists: readonly RouteList[]
}

/** Prices are sixteenths, so this is less than any difference between two net values. */
const LEAST = 1 / 32

export function kindsOf(network: Network, trains: readonly SeparateTrain[], rules: Rules): Kind[] {
  const weights = weightsFor(network, trains, rules.objective ?? 'revenue-then-extras')
  return [...Map.groupBy(trains, kindName).values()].map((same) => {
    const ids = same.map((train) => train.id)
    const counting = countingFor(network, same[0] as SeparateTrain, ids, rules, weights)
    const reach = reachOf(network, counting, null)
    return {
      counting,
      reach,
      known: new RouteList(network),
      best: promiseOf(network, counting, reach),
      first: -1,
    }
  })
}

/** What the bound tables alone promise: valid before any search. */
function promiseOf(network: Network, counting: Counting, reach: Reach): number {
  if (network.chainCount === 0) return 0
  let most = 0
  for (let at = 0; at < reach.take.length; at++) most = Math.max(most, reach.take[at] as number)
  const { score, starts, bonusScore } = counting
  let start = 0
  for (let stop = 0; stop < score.length; stop++)
    if (starts[stop] === 1) start = Math.max(start, score[stop] as number)
  return most + start + Math.max(0, ...bonusScore)
}

/** No run is worth more: prices of all track and every train's best net route. */
export function upperBound(kinds: readonly Kind[], prices: Prices): number {
  return kinds.reduce((sum, kind) => sum + kind.counting.ids.length * kind.best, prices.sum)
}

/** All scores are multiples of this. */
export function stepOf(kinds: readonly Kind[]): number {
  return commonStep(kinds.flatMap(({ counting }) => [...counting.score, ...counting.bonusScore]))
}

export function setPrices(network: Network, kinds: readonly Kind[], prices: Prices): void {
  for (const kind of kinds) kind.reach = reachOf(network, kind.counting, prices)
}

/**
 * Finds the best route of a kind on track not taken. What is met on the way joins the known routes, with all that are
 * worth nearly as much once one better than `atLeast` is found.
 */
export function bestRoute(
  network: Network,
  kind: Kind,
  prices: Prices | null,
  taken: Int32Array | null,
  atLeast: number,
  work: Work,
  nearly = 0,
): { readonly value: number; readonly complete: boolean } {
  let value = atLeast
  const complete = searchRoutes(
    { network, counting: kind.counting, reach: kind.reach, prices, once: nearly > 0, taken, work },
    () => (value > atLeast ? Math.max(atLeast, value - nearly) : value),
    (found) => {
      value = Math.max(value, found.value)
      kind.known.add(found, prices)
    },
  )
  return { value, complete }
}

/** All routes of each kind within the budget of shortfall, or null if they are more than `most` or work ran out. */
export function gather(
  network: Network,
  kinds: readonly Kind[],
  prices: Prices | null,
  budget: number,
  most: number,
  work: Work,
): RouteList[] | null {
  const lists: RouteList[] = []
  for (const kind of kinds) {
    const list = new RouteList(network)
    let full = false
    const complete = searchRoutes(
      { network, counting: kind.counting, reach: kind.reach, prices, once: true, taken: null, work },
      () => (full ? Infinity : kind.best - budget - LEAST),
      (found) => {
        if (list.count >= most) full = true
        else list.add(found, prices)
      },
    )
    if (!complete || full) return null
    lists.push(list)
  }
  return lists
}

export function candidatesOf(
  kinds: readonly Kind[],
  lists: readonly RouteList[],
  prices: Prices | null,
): Candidates[] {
  return kinds.flatMap((kind, index) => {
    const list = lists[index] as RouteList
    const lack = new Float64Array(list.count)
    const order = new Int32Array(list.count)
    for (let route = 0; route < list.count; route++) {
      lack[route] = kind.best - list.reduced(route, prices)
      order[route] = route
    }
    order.sort((a, b) => (lack[a] as number) - (lack[b] as number) || a - b)
    return kind.counting.ids.map((_, seat) => ({
      list,
      order,
      lack,
      lackHome: kind.best,
      sameAsBefore: seat > 0,
    }))
  })
}
