import type { Counting } from './counting.ts'
import { greedyRun } from './greedy.ts'
import type { Network } from './network.ts'
import { DIRECT_LIMITS, packDirectly } from './pack-directly.ts'
import { packRoutes } from './packing.ts'
import type { Prices } from './prices.ts'
import type { RouteList } from './route-list.ts'
import {
  type Kind,
  type Run,
  bestRoute,
  candidatesOf,
  gather,
  kindsOf,
  promiseOf,
  setPrices,
  stepOf,
  upperBound,
} from './train-kinds.ts'
import type { Rules, SeparateTrain } from './trains.ts'
import { tunePrices } from './tune-prices.ts'
import type { Work } from './work.ts'

/** A run on separate track: for each train its path of directed chains and where it starts. */
export interface SeparateRun {
  readonly routes: readonly SeparateRoute[]
  readonly score: number
  readonly bound: number
  readonly optimal: boolean
}

interface SeparateRoute {
  readonly counting: Counting
  readonly train: string
  readonly start: number
  readonly path: readonly number[]
}

/**
 * The best run of trains that need track of their own. In order: each kind's best route, a greedy run, all routes
 * that could still matter packed directly if they are few; else prices on track, found with the routes that beat them.
 */
export function solveSeparate(
  network: Network,
  trains: readonly SeparateTrain[],
  rules: Rules,
  work: Work,
  limits = DIRECT_LIMITS,
): SeparateRun {
  const all = kindsOf(network, trains, rules)
  for (const kind of all) {
    const found = bestRoute(network, kind, null, null, 0, work)
    if (!found.complete) {
      const most = upperBound(all, null, (each) => Math.min(each.best, promiseOf(network, each)))
      return { routes: [], score: 0, bound: floorTo(most, stepOf(all)), optimal: false }
    }
    kind.best = found.value
    kind.first = kind.known.count - 1
  }
  // Trains without a route stay at home, whatever the others do.
  const kinds = all.filter(({ best }) => best > 0)
  let upper = upperBound(kinds, null)
  let best: Run = bestAlone(kinds)
  if (upper === best.score) return asBest(kinds, best)
  const step = stepOf(kinds)
  const answer = (optimal: boolean): SeparateRun =>
    optimal
      ? asBest(kinds, best)
      : { ...asBest(kinds, best), bound: Math.max(best.score, floorTo(upper, step)), optimal }
  best = greedyRun(network, kinds, work)
  if (upper - best.score < step) return answer(true)

  const direct = packDirectly(network, kinds, upper, best, step, work, limits)
  best = direct.best
  if (direct.complete) return answer(true)
  if (work.spent) return answer(false)

  const tuned = tunePrices(network, kinds, best, upper, step, work)
  best = tuned.best
  upper = tuned.upper
  if (upper - best.score < step) return answer(true)
  if (work.spent) return answer(false)

  setPrices(network, kinds, tuned.prices)
  for (const [index, kind] of kinds.entries()) kind.best = tuned.bests[index] as number
  const proven = deepen(network, kinds, tuned.prices, upper, best, step, work)
  best = proven.best
  upper = proven.upper
  return answer(proven.complete)
}

/** The best route of the first kind: all there is to a single train. */
function bestAlone(kinds: readonly Kind[]): Run {
  const [kind] = kinds
  const lists = kinds.map(({ known }) => known)
  const chosen = kinds.flatMap(({ counting }) => counting.ids.map(() => -1))
  if (kind !== undefined) chosen[0] = kind.first
  return { score: kind?.best ?? 0, chosen, lists }
}

function asBest(kinds: readonly Kind[], best: Run): SeparateRun {
  return { routes: routesOf(kinds, best), score: best.score, bound: best.score, optimal: true }
}

function floorTo(amount: number, step: number): number {
  return Math.floor(amount / step) * step
}

/**
 * The true best lies at or a little below the bound, so routes are gathered for a small budget of shortfall
 * first: within it the packing is complete. Each round that finds nothing lowers the bound.
 */
function deepen(
  network: Network,
  kinds: readonly Kind[],
  prices: Prices,
  upper: number,
  best: Run,
  step: number,
  work: Work,
): { readonly best: Run; readonly upper: number; readonly complete: boolean } {
  let width = step
  let reached = floorTo(upper, step)
  while (reached > best.score) {
    const target = Math.max(reached - width + step, best.score + step)
    const lists = gather(network, kinds, prices, upper - target, Infinity, work)
    if (lists === null) return { best, upper: reached, complete: false }
    const packed = packRoutes(
      network,
      candidatesOf(kinds, lists, prices, upper - target),
      upper,
      target - step,
      step,
      work,
    )
    const found = packed.best === null ? best : { lists, ...packed.best }
    if (!packed.complete || packed.best !== null)
      return { best: found, upper: reached, complete: packed.complete }
    reached = target - step
    width *= 2
  }
  return { best, upper: reached, complete: true }
}

function routesOf(kinds: readonly Kind[], run: Run): SeparateRoute[] {
  const routes: SeparateRoute[] = []
  let seat = 0
  for (let index = 0; index < kinds.length; index++) {
    const { counting } = kinds[index] as Kind
    const list = run.lists[index] as RouteList
    for (const train of counting.ids) {
      const route = run.chosen[seat++] as number
      if (route < 0) continue
      routes.push({ counting, train, start: list.start[route] as number, path: list.pathOf(route) })
    }
  }
  return routes
}
