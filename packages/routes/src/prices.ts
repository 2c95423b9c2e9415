import { figures, figuresOf, integers } from './memory.ts'
import type { Network } from './network.ts'
import type { RouteList } from './route-list.ts'

/**
 * Prices on track. Let every train pay for the pieces it uses and forget that two may not share them: then the
 * prices of all pieces plus each train's best net route is at least the best real run. Good prices make that
 * bound tight, because trains are driven apart. (Lagrangian relaxation; any prices are valid, so the steps below
 * need no exactness, only sense.) A train also pays for each stop that it passes through, see passages.ts.
 */
export interface Prices {
  readonly pieces: Float64Array
  /** Sum over each chain's pieces. */
  readonly chains: Float64Array
  /** For each stop what passing through it costs. */
  readonly stops: Float64Array
  /** All pieces once, and each stop as often as trains may pass there. */
  readonly sum: number
}

/** Prices are sixteenths, so that sums and comparisons in floating point stay exact. */
export const UNIT = 16

/** Less than any difference between two net values. */
export const LEAST = 1 / (2 * UNIT)

export function noPrices(network: Network): Prices {
  return {
    pieces: figures(network.bitCount),
    chains: figures(network.chainCount),
    stops: figures(network.stops.length),
    sum: 0,
  }
}

export interface Demand {
  readonly list: RouteList
  /** Which routes of the list count. */
  readonly routes: Int32Array
  /** How many equal trains choose from the list. */
  readonly trains: number
}

/** Subgradient steps on the routes known so far, from the given prices; returns the best prices met. */
export function improvePrices(
  network: Network,
  passages: Int32Array,
  start: Prices,
  demands: readonly Demand[],
  lower: number,
  steps: number,
): Prices {
  const { to, bits, bitStart } = network
  const current = draft(start)
  const best = draft(start)
  const usage = figures(network.bitCount)
  const passed = figures(passages.length)
  const passing = figures(to.length)
  // Prices change a little at each step, so that the best of the last one tells most of the others by.
  const lastBest = integers(demands.length).fill(-1)
  let bestBound = Infinity
  let stride = 1.5
  let idle = 0
  for (let step = 0; step < steps; step++) {
    usage.fill(0)
    passed.fill(0)
    let bound = current.sum
    for (let chain = 0; chain < to.length; chain++)
      passing[chain] = (current.chains[chain >> 1] as number) + (current.stops[to[chain] as number] as number)
    for (let at = 0; at < demands.length; at++) {
      const { list, routes, trains } = demands[at] as Demand
      const route = bestNet(list, routes, passing, current, lastBest[at] as number)
      lastBest[at] = route
      if (route < 0) continue
      bound += trains * list.reduced(route, current)
      const last = (list.pathStart[route + 1] as number) - 1
      for (let index = list.pathStart[route] as number; index <= last; index++) {
        const chain = list.path[index] as number
        const stop = to[chain] as number
        if (index < last) passed[stop] = (passed[stop] as number) + trains
        const end = bitStart[(chain >> 1) + 1] as number
        for (let place = bitStart[chain >> 1] as number; place < end; place++) {
          const bit = bits[place] as number
          usage[bit] = (usage[bit] as number) + trains
        }
      }
    }
    if (bound < bestBound - 1e-9) {
      bestBound = bound
      copy(current, best)
      idle = 0
    } else if (++idle >= 8) {
      idle = 0
      stride /= 1.6
      copy(best, current)
    }
    let norm = 0
    for (let bit = 0; bit < usage.length; bit++) {
      const slope = 1 - (usage[bit] as number)
      if (slope < 0 || (current.pieces[bit] as number) > 0) norm += slope * slope
    }
    for (let stop = 0; stop < passages.length; stop++) {
      const most = passages[stop] as number
      const slope = most - (passed[stop] as number)
      if (most > 0 && (slope < 0 || (current.stops[stop] as number) > 0)) norm += slope * slope
    }
    if (norm === 0 || stride < 0.01) break
    move(network, passages, current, usage, passed, (stride * Math.max(bound - lower, 1)) / norm)
  }
  return best
}

/** Prices that are being changed. */
interface Draft extends Prices {
  sum: number
}

function draft({ pieces, stops, chains, sum }: Prices): Draft {
  return { pieces: figuresOf(pieces), stops: figuresOf(stops), chains: figuresOf(chains), sum }
}

function copy(from: Prices, to: Draft): void {
  to.pieces.set(from.pieces)
  to.chains.set(from.chains)
  to.stops.set(from.stops)
  to.sum = from.sum
}

/**
 * The first of those that are worth most; `passing`: what a directed chain costs with the stop that it leads through,
 * `likely`: a route that is worth much, or -1.
 */
function bestNet(
  list: RouteList,
  routes: Int32Array,
  passing: Float64Array,
  prices: Prices,
  likely: number,
): number {
  const { score, path, pathStart } = list
  const { chains } = prices
  // Those worth as much that come before it are to be found as well.
  let best = likely < 0 ? 0 : Math.max(0, list.reduced(likely, prices) - LEAST)
  let found = -1
  for (let at = 0; at < routes.length; at++) {
    const route = routes[at] as number
    let value = score[route] as number
    if (value <= best) continue
    const last = (pathStart[route + 1] as number) - 1
    value -= chains[(path[last] as number) >> 1] as number
    for (let index = pathStart[route] as number; index < last && value > best; index++)
      value -= passing[path[index] as number] as number
    if (value > best) {
      best = value
      found = route
    }
  }
  return found
}

function move(
  { chainCount, bits, bitStart }: Network,
  passages: Int32Array,
  prices: Draft,
  usage: Float64Array,
  passed: Float64Array,
  length: number,
): void {
  const { pieces, chains, stops } = prices
  let sum = 0
  for (let bit = 0; bit < pieces.length; bit++) {
    const price = changed(pieces[bit] as number, length * (1 - (usage[bit] as number)))
    pieces[bit] = price
    sum += price
  }
  for (let stop = 0; stop < stops.length; stop++) {
    const most = passages[stop] as number
    if (most === 0) continue
    const price = changed(stops[stop] as number, length * (most - (passed[stop] as number)))
    stops[stop] = price
    sum += price * most
  }
  for (let chain = 0; chain < chainCount; chain++) {
    let price = 0
    const last = bitStart[chain + 1] as number
    for (let index = bitStart[chain] as number; index < last; index++)
      price += pieces[bits[index] as number] as number
    chains[chain] = price
  }
  prices.sum = sum
}

function changed(price: number, less: number): number {
  return Math.max(0, Math.round((price - less) * UNIT) / UNIT)
}
