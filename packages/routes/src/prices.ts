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
const UNIT = 16

export function noPrices(network: Network): Prices {
  return {
    pieces: new Float64Array(network.bitCount),
    chains: new Float64Array(network.chainCount),
    stops: new Float64Array(network.stops.length),
    sum: 0,
  }
}

export interface Demand {
  readonly list: RouteList
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
  let current = start
  let best = start
  let bestBound = Infinity
  let stride = 1.5
  let idle = 0
  const usage = new Float64Array(network.bitCount)
  const passed = new Float64Array(passages.length)
  for (let step = 0; step < steps; step++) {
    usage.fill(0)
    passed.fill(0)
    let bound = current.sum
    for (const { list, trains } of demands) {
      const route = bestNet(list, current)
      if (route < 0) continue
      bound += trains * list.reduced(route, current)
      const path = list.pathOf(route)
      for (let index = 0; index + 1 < path.length; index++) {
        const stop = network.to[path[index] as number] as number
        passed[stop] = (passed[stop] as number) + trains
      }
      for (const chain of path) {
        const last = network.bitStart[(chain >> 1) + 1] as number
        for (let index = network.bitStart[chain >> 1] as number; index < last; index++) {
          const bit = network.bits[index] as number
          usage[bit] = (usage[bit] as number) + trains
        }
      }
    }
    if (bound < bestBound - 1e-9) {
      bestBound = bound
      best = current
      idle = 0
    } else if (++idle >= 8) {
      idle = 0
      stride /= 1.6
      current = best
    }
    let norm = 0
    usage.forEach((uses, bit) => {
      const slope = 1 - uses
      if (slope < 0 || (current.pieces[bit] as number) > 0) norm += slope * slope
    })
    passages.forEach((most, stop) => {
      const slope = most - (passed[stop] as number)
      if (most > 0 && (slope < 0 || (current.stops[stop] as number) > 0)) norm += slope * slope
    })
    if (norm === 0 || stride < 0.01) break
    const length = (stride * Math.max(bound - lower, 1)) / norm
    current = moved(network, passages, current, usage, passed, length)
  }
  return best
}

function bestNet(list: RouteList, prices: Prices): number {
  let best = 0
  let at = -1
  for (let route = 0; route < list.count; route++) {
    if ((list.score[route] as number) <= best) continue
    const value = list.reduced(route, prices)
    if (value > best) {
      best = value
      at = route
    }
  }
  return at
}

function moved(
  network: Network,
  passages: Int32Array,
  prices: Prices,
  usage: Float64Array,
  passed: Float64Array,
  length: number,
): Prices {
  const pieces = prices.pieces.map((price, bit) => changed(price, length * (1 - (usage[bit] as number))))
  const stops = prices.stops.map((price, stop) => {
    const most = passages[stop] as number
    return most === 0 ? 0 : changed(price, length * (most - (passed[stop] as number)))
  })
  const chains = new Float64Array(network.chainCount)
  for (let chain = 0; chain < network.chainCount; chain++) {
    let sum = 0
    const last = network.bitStart[chain + 1] as number
    for (let index = network.bitStart[chain] as number; index < last; index++)
      sum += pieces[network.bits[index] as number] as number
    chains[chain] = sum
  }
  const sum = pieces.reduce((all, price) => all + price, 0)
  return {
    pieces,
    chains,
    stops,
    sum: stops.reduce((all, price, stop) => all + price * (passages[stop] as number), sum),
  }
}

function changed(price: number, less: number): number {
  return Math.max(0, Math.round((price - less) * UNIT) / UNIT)
}
