import type { Network } from './network.ts'
import { packRoutes } from './packing.ts'
import { passagesOf } from './passages.ts'
import { improvePrices, noPrices } from './prices.ts'
import type { RouteList } from './route-list.ts'
import { type Kind, type Run, allOf, bestOf, candidatesOf, gather, upperBound } from './train-kinds.ts'
import { Work } from './work.ts'

/** Up to so many routes of a kind and steps of packing this way is tried. */
export interface DirectLimits {
  readonly routes: number
  /** Without prices; beyond that, prices on track leave fewer routes to pack. */
  readonly work: number
  /** With prices that have been set once, twice and so on. */
  readonly pricedWork: readonly number[]
}

export const DIRECT_LIMITS: DirectLimits = { routes: 3000, work: 1000, pricedWork: [3000, 10_000, 30_000] }

const STEPS_PER_ROUND = 30

interface Tried {
  readonly best: Run
  readonly complete: boolean
}

/** Lists all routes that a run better than `best` could have, and packs them. */
export function packDirectly(
  network: Network,
  kinds: readonly Kind[],
  upper: number,
  best: Run,
  step: number,
  work: Work,
  limits: DirectLimits,
): Tried {
  const budget = upper - best.score - step
  const lists = gather(network, kinds, null, budget, limits.routes, work)
  if (lists === null) return { best, complete: false }
  const limited = new Work(Math.min(work.limit - work.done, limits.work))
  const packed = packRoutes(
    network,
    candidatesOf(kinds, lists, null, budget),
    upper,
    best.score,
    step,
    limited,
  )
  work.done += limited.done
  const found = packed.best === null ? best : { lists, ...packed.best }
  if (packed.complete || work.spent) return { best: found, complete: packed.complete }
  return packPriced(network, kinds, lists, found, step, work, limits)
}

/**
 * The lists hold all that matters, so that prices need not be asked of the search: those of the lists bound every run.
 * What lacks too much at some prices is left out for good.
 */
function packPriced(
  network: Network,
  kinds: readonly Kind[],
  lists: readonly RouteList[],
  start: Run,
  step: number,
  work: Work,
  limits: DirectLimits,
): Tried {
  const passages = passagesOf(network)
  let best = start
  let prices = noPrices(network)
  let among = lists.map(allOf)
  for (const most of limits.pricedWork) {
    const demands = kinds.map(({ counting }, index) => ({
      list: lists[index] as RouteList,
      routes: among[index] as Int32Array,
      trains: counting.ids.length,
    }))
    prices = improvePrices(network, passages, prices, demands, best.score, STEPS_PER_ROUND)
    const bests = demands.map(({ list, routes }) => bestOf(list, routes, prices))
    const upper = upperBound(kinds, prices, (_, index) => bests[index] as number)
    const budget = upper - best.score - step
    if (budget < 0) return { best, complete: true }
    const candidates = candidatesOf(kinds, lists, prices, budget, bests, among)
    const limited = new Work(Math.min(work.limit - work.done, most))
    const packed = packRoutes(network, candidates, upper, best.score, step, limited)
    work.done += limited.done
    if (packed.best !== null) best = { lists, ...packed.best }
    if (packed.complete || work.spent) return { best, complete: packed.complete }
    among = candidates.flatMap(({ order, sameAsBefore }) => (sameAsBefore ? [] : [order]))
  }
  return { best, complete: false }
}
