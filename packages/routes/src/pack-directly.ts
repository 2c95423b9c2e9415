import type { Network } from './network.ts'
import { packRoutes } from './packing.ts'
import { passagesOf } from './passages.ts'
import { improvePrices, noPrices } from './prices.ts'
import type { RouteList } from './route-list.ts'
import { type Kind, type Run, bestIn, candidatesOf, gather, upperBound } from './train-kinds.ts'
import { Work } from './work.ts'

/** Up to so many routes of a kind and steps of packing this way is tried. */
export interface DirectLimits {
  readonly routes: number
  /** Without prices; beyond that, prices on track leave fewer routes to pack. */
  readonly work: number
  readonly pricedWork: number
}

export const DIRECT_LIMITS: DirectLimits = { routes: 3000, work: 1000, pricedWork: 30_000 }

const PRICE_STEPS = 30

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

/** The lists hold all that matters, so that prices need not be asked of the search: those of the lists bound every run. */
function packPriced(
  network: Network,
  kinds: readonly Kind[],
  lists: readonly RouteList[],
  best: Run,
  step: number,
  work: Work,
  limits: DirectLimits,
): Tried {
  const demands = kinds.map(({ counting }, index) => ({
    list: lists[index] as RouteList,
    trains: counting.ids.length,
  }))
  const free = noPrices(network)
  const prices = improvePrices(network, passagesOf(network), free, demands, best.score, PRICE_STEPS)
  const bests = lists.map((list) => bestIn(list, prices))
  const upper = upperBound(kinds, prices, (_, index) => bests[index] as number)
  const budget = upper - best.score - step
  if (budget < 0) return { best, complete: true }
  const limited = new Work(Math.min(work.limit - work.done, limits.pricedWork))
  const candidates = candidatesOf(kinds, lists, prices, budget, bests)
  const packed = packRoutes(network, candidates, upper, best.score, step, limited)
  work.done += limited.done
  return { best: packed.best === null ? best : { lists, ...packed.best }, complete: packed.complete }
}
