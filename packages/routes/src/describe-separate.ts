import type { BestRun, RouteRun } from './answer.ts'
import { bonusOf, paidStops } from './choose-paid.ts'
import { weightsFor } from './counting.ts'
import type { Stop } from './graph.ts'
import type { Network } from './network.ts'
import type { SeparateRun } from './solve-separate.ts'
import type { Rules, Train } from './trains.ts'

/** Puts a run into the words of the graph it came from, trains in the order they were given. */
export function describeSeparate(
  network: Network,
  trains: readonly Train[],
  rules: Rules,
  run: SeparateRun,
  work: number,
): BestRun {
  const routes = run.routes
    .map((route): RouteRun => {
      const indices = [route.start, ...route.path.map((chain) => network.to[chain] as number)]
      const stops = indices.map((index) => network.stops[index] as Stop)
      const paid = paidStops(stops, route.counting.train, rules)
      return {
        train: route.train,
        stops: stops.map((stop) => stop.id),
        chains: route.path.map((chain) => network.chainOf[chain >> 1] as number),
        paid: paid.map((stop) => stop.id),
        revenue:
          paid.reduce((sum, stop) => sum + stop.value, 0) + bonusOf(stops, route.counting.train, rules),
        extras: stops.reduce((sum, stop) => sum + (stop.extra ?? 0), 0),
      }
    })
    .toSorted((a, b) => placeOf(trains, a.train) - placeOf(trains, b.train))
  const revenue = routes.reduce((sum, route) => sum + route.revenue, 0)
  const extras = routes.reduce((sum, route) => sum + route.extras, 0)
  const objective = rules.objective ?? 'revenue-then-extras'
  const weights = weightsFor(network, trains, objective)
  const reached = objective === 'total' ? revenue + extras : revenue
  const bound = run.optimal ? reached : Math.max(reached, Math.floor(run.bound / weights.revenue))
  return { ok: true, routes, revenue, extras, optimal: run.optimal, bound, work }
}

function placeOf(trains: readonly Train[], id: string): number {
  return trains.findIndex((train) => train.id === id)
}
