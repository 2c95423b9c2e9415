import type { Network } from './network.ts'
import { packRoutes } from './packing.ts'
import { passagesOf } from './passages.ts'
import { ListPricing } from './price-listed.ts'
import type { RouteList } from './route-list.ts'
import { type Kind, type Run, candidatesOf, gather } from './train-kinds.ts'
import { Work } from './work.ts'

/** Up to so many routes of a kind and steps of packing this way is tried. */
export interface DirectLimits {
  readonly routes: number
  /** Without prices; beyond that, prices on track leave fewer routes to pack. */
  readonly work: number
  /** Then rounds of setting prices and steps of packing, by turns. */
  readonly priced: readonly { readonly rounds: number; readonly work: number }[]
}

export const DIRECT_LIMITS: DirectLimits = {
  routes: 3000,
  work: 1000,
  priced: [
    { rounds: 4, work: 3000 },
    { rounds: 4, work: 40_000 },
  ],
}

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
  const pricing = new ListPricing(network, passagesOf(network), kinds, lists)
  let best = start
  for (const { rounds, work: most } of limits.priced) {
    for (let round = 0; round < rounds; round++) {
      const isOpen = pricing.round(best.score, step)
      if (pricing.best.upper - best.score < step) return { best, complete: true }
      if (!isOpen) break
    }
    const { prices, upper, bests } = pricing.best
    const budget = upper - best.score - step
    const candidates = candidatesOf(kinds, lists, prices, budget, bests, pricing.among)
    const limited = new Work(Math.min(work.limit - work.done, most))
    const packed = packRoutes(network, candidates, upper, best.score, step, limited)
    work.done += limited.done
    if (packed.best !== null) best = { lists, ...packed.best }
    if (packed.complete || work.spent) return { best, complete: packed.complete }
  }
  return { best, complete: false }
}
