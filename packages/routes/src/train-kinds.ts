import { commonStep } from './common-step.ts'
import { type Counting, countingFor, weightsFor } from './counting.ts'
import { roughFigures, roughIntegers } from './memory.ts'
import type { Network } from './network.ts'
import type { Candidates, Packed } from './packing.ts'
import { LEAST, type Prices, UNIT } from './prices.ts'
import { type Reach, reachOf } from './reach.ts'
import { MANY, RouteList } from './route-list.ts'
import { searchRoutes } from './route-search.ts'
import { type Rules, type SeparateTrain, kindName } from './trains.ts'
import type { Work } from './work.ts'

/** One kind of train with its bound tables at the present prices and the routes met so far. */
export interface Kind {
  readonly counting: Counting
  reach: Reach
  readonly known: RouteList
  /** No route of this kind is worth more at the present prices; infinite before the first search. */
  best: number
  /** The best of the known routes while no track is taken or has a price; -1 if there is none. */
  first: number
}

/** A run: for each train, kind by kind, the number of its route in the list of its kind. */
export interface Run extends Packed {
  readonly lists: readonly RouteList[]
}

export function kindsOf(network: Network, trains: readonly SeparateTrain[], rules: Rules): Kind[] {
  const weights = weightsFor(network, trains, rules.objective ?? 'revenue-then-extras')
  return [...Map.groupBy(trains, kindName).values()].map((same, place) => {
    const ids = same.map((train) => train.id)
    const counting = countingFor(network, same[0] as SeparateTrain, ids, rules, weights)
    const reach = reachOf(network, counting, null, place)
    return { counting, reach, known: new RouteList(network), best: Infinity, first: -1 }
  })
}

/** What the bound tables alone promise: valid before any search. */
export function promiseOf(network: Network, { counting, reach }: Kind): number {
  if (network.chainCount === 0) return 0
  let most = 0
  for (let at = 0; at < reach.size; at++) most = Math.max(most, reach.take[at] as number)
  const { score, starts, bonusScore } = counting
  let start = 0
  for (let stop = 0; stop < score.length; stop++)
    if (starts[stop] === 1) start = Math.max(start, score[stop] as number)
  return most + start + Math.max(0, ...bonusScore)
}

/** No run is worth more: prices of all track and every train's best net route. */
export function upperBound(
  kinds: readonly Kind[],
  prices: Prices | null,
  bestOf: (kind: Kind, index: number) => number = ({ best }) => best,
): number {
  let sum = prices === null ? 0 : prices.sum
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index] as Kind
    sum += kind.counting.ids.length * bestOf(kind, index)
  }
  return sum
}

/** All scores are multiples of this. */
export function stepOf(kinds: readonly Kind[]): number {
  return commonStep(...kinds.flatMap(({ counting }) => [counting.score, counting.bonusScore]))
}

export function setPrices(network: Network, kinds: readonly Kind[], prices: Prices): void {
  for (const [place, kind] of kinds.entries()) kind.reach = reachOf(network, kind.counting, prices, place)
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
  const bar = { floor: atLeast }
  const complete = searchRoutes(
    { network, counting: kind.counting, reach: kind.reach, prices, once: nearly > 0, taken, work },
    bar,
    (found) => {
      if (found.value > value) {
        value = found.value
        bar.floor = Math.max(atLeast, value - nearly)
      }
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
    const list = new RouteList(network, MANY)
    const bar = { floor: kind.best - budget - LEAST }
    const complete = searchRoutes(
      { network, counting: kind.counting, reach: kind.reach, prices, once: true, taken: null, work },
      bar,
      (found) => {
        if (list.count >= most) bar.floor = Infinity
        else list.add(found, prices)
      },
    )
    if (!complete || bar.floor === Infinity) return null
    lists.push(list)
  }
  return lists
}

/** The most that one of these routes of a list brings at these prices, or 0 at home. */
export function bestOf(list: RouteList, routes: Int32Array, prices: Prices): number {
  let most = 0
  for (let at = 0; at < routes.length; at++) most = Math.max(most, list.reduced(routes[at] as number, prices))
  return most
}

export function allOf(list: RouteList): Int32Array {
  const routes = roughIntegers(list.count)
  for (let route = 0; route < routes.length; route++) routes[route] = route
  return routes
}

/** Of these routes those within the budget of shortfall, each against the best of its kind at these prices. */
export function candidatesOf(
  kinds: readonly Kind[],
  lists: readonly RouteList[],
  prices: Prices | null,
  budget: number,
  bests: readonly number[] = kinds.map(({ best }) => best),
  among: readonly Int32Array[] = lists.map(allOf),
): Candidates[] {
  return kinds.flatMap((kind, index) => {
    const list = lists[index] as RouteList
    const best = bests[index] as number
    const routes = among[index] as Int32Array
    const lack = roughFigures(list.count)
    const within: number[] = []
    for (let at = 0; at < routes.length; at++) {
      const route = routes[at] as number
      const short = best - list.reduced(route, prices)
      lack[route] = short
      if (short <= budget) within.push(route)
    }
    const order = inOrder(within, lack)
    return kind.counting.ids.map((_, seat) => ({
      list,
      order,
      lack,
      lackHome: best,
      sameAsBefore: seat > 0,
    }))
  })
}

/** By what they lack, then by their number. */
export function inOrder(routes: ArrayLike<number>, lack: Float64Array): Int32Array {
  // One figure tells both, because prices are sixteenths; numbers sort much faster than by a comparison.
  const scale = UNIT * lack.length
  const ranks = roughFigures(routes.length)
  let most = 0
  for (let at = 0; at < ranks.length; at++) {
    const route = routes[at] as number
    const figure = (lack[route] as number) * scale + route
    ranks[at] = figure
    if (figure > most) most = figure
  }
  if (most > Number.MAX_SAFE_INTEGER)
    return Int32Array.from(routes).toSorted((a, b) => (lack[a] as number) - (lack[b] as number) || a - b)
  ranks.sort()
  const order = roughIntegers(ranks.length)
  for (let rank = 0; rank < order.length; rank++) order[rank] = (ranks[rank] as number) % lack.length
  return order
}
