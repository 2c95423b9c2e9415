import type { BestRun, RouteRun } from './answer.ts'
import type { RouteGraph, Stop } from './graph.ts'
import type { SharedRoute } from './shared-routes.ts'
import type { Places } from './shared-slots.ts'
import type { SharedRun } from './solve-shared.ts'
import type { Rules, SharedTrain } from './trains.ts'

interface Effort {
  readonly complete: boolean
  readonly upper: number
  readonly work: number
}

/** Puts a shared run into the words of the graph. Each place stands with one train, a chain's bonus with its first. */
export function describeShared(
  graph: RouteGraph,
  trains: readonly SharedTrain[],
  rules: Rules,
  places: Places,
  run: SharedRun | null,
  effort: Effort,
): BestRun {
  const locals = new Set(trains.filter((train) => train.kind === 'local').map((train) => train.id))
  const hexes = new Set<string>()
  const towns = new Set<number>()
  const routes = run === null ? [] : runRoutes(run)
  const revenue = routes.reduce((sum, route) => sum + route.revenue, 0)
  const extras = hexes.size * (rules.shared?.subsidyPerHex ?? 0)
  const reached = rules.objective === 'total' ? revenue + extras : revenue
  const bound = effort.complete ? reached : Math.max(reached, Math.floor(effort.upper / places.revenueWeight))
  const order = new Map(trains.map((train, index) => [train.id, index]))
  const sorted = routes.toSorted((a, b) => (order.get(a.train) ?? 0) - (order.get(b.train) ?? 0))
  return { ok: true, routes: sorted, revenue, extras, optimal: effort.complete, bound, work: effort.work }

  function runRoutes({ covers, arranged, routes: picked }: SharedRun): RouteRun[] {
    const taken = new Set<number>()
    return arranged.flatMap(({ trains: ids, parts }, at) => {
      const waiting = new Set(covers[at]?.large.filter((stop) => !taken.has(stop)))
      for (const stop of waiting) taken.add(stop)
      return ids.map((train, index) => {
        const route = picked[at]?.[index] as SharedRoute
        const bonus = index === 0 ? (covers[at]?.sure ?? 0) / places.revenueWeight : 0
        return describe(train, route, new Set(paidBy(train, parts.length > 0, route, waiting)), bonus)
      })
    })
  }

  function paidBy(train: string, freight: boolean, route: SharedRoute, waiting: Set<number>): number[] {
    if (freight) return route.ends.map((end) => end.stop).filter((stop) => waiting.delete(stop))
    if (!locals.has(train)) return [...waiting]
    for (const hex of route.hexes) hexes.add(hex)
    const fresh = route.towns.filter((town) => !towns.has(town))
    for (const town of fresh) towns.add(town)
    return [...waiting, ...fresh]
  }

  function describe(train: string, route: SharedRoute, paid: ReadonlySet<number>, bonus: number): RouteRun {
    const named = (stops: readonly number[]) => stops.map((stop) => (graph.stops[stop] as Stop).id)
    const counted = route.stops.filter((stop) => paid.has(stop))
    const revenue1 = counted.reduce((sum, stop) => sum + (graph.stops[stop] as Stop).value, bonus)
    return {
      train,
      stops: named(route.stops),
      chains: route.chains,
      paid: named(counted),
      revenue: revenue1,
      extras: 0,
    }
  }
}
