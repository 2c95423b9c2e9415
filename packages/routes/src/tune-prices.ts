import type { Network } from './network.ts'
import { packRoutes } from './packing.ts'
import { passagesOf } from './passages.ts'
import { type Prices, improvePrices, noPrices } from './prices.ts'
import {
  type Kind,
  type Run,
  allOf,
  bestOf,
  bestRoute,
  candidatesOf,
  setPrices,
  upperBound,
} from './train-kinds.ts'
import { Work } from './work.ts'

export interface Tuned {
  readonly best: Run
  readonly prices: Prices
  readonly upper: number
  /** Best net value of each kind at these prices. */
  readonly bests: readonly number[]
}

const ROUNDS = 24
const STEPS_PER_ROUND = 60
const PACKING_WORK = 4_000
/** Routes worse than the best by less than so much of the highest stop are kept as well: fewer rounds are needed. */
const NEARLY = 0.2

/**
 * Alternates between setting prices on the routes known so far and asking the search for routes that beat them
 * (column generation). Each round gives a valid bound and, by packing the known routes, perhaps a better run.
 */
export function tunePrices(
  network: Network,
  kinds: readonly Kind[],
  start: Run,
  upper: number,
  step: number,
  work: Work,
): Tuned {
  const passages = passagesOf(network)
  let prices = noPrices(network)
  let tuned: Tuned = { best: start, prices, upper, bests: kinds.map((kind) => kind.best) }
  for (let round = 0; round < ROUNDS; round++) {
    const demands = kinds.map(({ known, counting }) => ({
      list: known,
      routes: allOf(known),
      trains: counting.ids.length,
    }))
    prices = improvePrices(network, passages, prices, demands, tuned.best.score, STEPS_PER_ROUND)
    setPrices(network, kinds, prices)
    const before = knownRoutes(kinds)
    for (const kind of kinds) {
      const nearly = NEARLY * Math.max(0, ...kind.counting.score)
      const best = bestRoute(
        network,
        kind,
        prices,
        null,
        bestOf(kind.known, allOf(kind.known), prices),
        work,
        nearly,
      )
      if (!best.complete) return tuned
      kind.best = best.value
    }
    const bound = upperBound(kinds, prices)
    if (bound < tuned.upper) tuned = { ...tuned, prices, upper: bound, bests: kinds.map((kind) => kind.best) }
    const limited = new Work(Math.min(work.limit - work.done, PACKING_WORK))
    const lists = kinds.map((kind) => kind.known)
    const packed = packRoutes(
      network,
      candidatesOf(kinds, lists, prices, bound - tuned.best.score - step),
      bound,
      tuned.best.score,
      step,
      limited,
    )
    work.done += limited.done
    if (packed.best !== null) tuned = { ...tuned, best: { lists, ...packed.best } }
    if (tuned.upper - tuned.best.score < step || work.spent || knownRoutes(kinds) === before) break
  }
  return tuned
}

function knownRoutes(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + kind.known.count, 0)
}
