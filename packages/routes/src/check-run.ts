import { checkSharedRun } from './check-shared.ts'
import { bonusOf, paidStops } from './choose-paid.ts'
import type { Chain, RouteGraph, Stop } from './graph.ts'
import { ROUTE_TESTS, firstFault, keepsApart, visitsOnce } from './route-tests.ts'
import { type CheckedRoute, type RunCheck, type RunFault, type SubmittedRoute, fault } from './run-faults.ts'
import type { Rules, SeparateTrain, Train } from './trains.ts'

/**
 * Whether a run is lawful, and what it pays. It knows nothing of the search: route by route, test by test, in a
 * fixed order, so that the same mistake always gets the same name. Whether a run is the best, and whether a train
 * left at home could have run, are questions for `solveRoutes`.
 */
export function checkRun(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  routes: readonly SubmittedRoute[],
): RunCheck {
  const checked = checkedRoutes(graph, trains, routes)
  return 'fault' in checked ? checked : checkTogether(graph, rules, checked)
}

/** The same with what each route adds to those before it: nothing where these are no lawful run by themselves. */
export function checkRunByRoute(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  routes: readonly SubmittedRoute[],
): { readonly run: RunCheck; readonly byRoute: readonly number[] } {
  const checked = checkedRoutes(graph, trains, routes)
  if ('fault' in checked) return { run: checked, byRoute: [] }
  const run = checkTogether(graph, rules, checked)
  if (!run.ok) return { run, byRoute: [] }
  let before = 0
  const byRoute = checked.map((_, at) => {
    const first = at === checked.length - 1 ? run : checkTogether(graph, rules, checked.slice(0, at + 1))
    const added = first.ok ? first.revenue - before : 0
    before += added
    return added
  })
  return { run, byRoute }
}

type Fault = Extract<RunCheck, { ok: false }>

/** Each route by itself. */
function checkedRoutes(
  graph: RouteGraph,
  trains: readonly Train[],
  routes: readonly SubmittedRoute[],
): readonly CheckedRoute[] | Fault {
  const known = new Map(trains.map((train) => [train.id, train]))
  const used = new Set<string>()
  const checked: CheckedRoute[] = []
  for (const route of routes) {
    const train = known.get(route.train)
    if (train === undefined) return fault('unknown-train', { train: route.train }) as Fault
    if (used.has(train.id)) return fault('train-twice', { train: train.id }) as Fault
    used.add(train.id)
    const one = checkRoute(graph, train, route)
    if ('fault' in one) return one
    checked.push(one)
  }
  return checked
}

function checkTogether(graph: RouteGraph, rules: Rules, routes: readonly CheckedRoute[]): RunCheck {
  return rules.track === 'shared' ? checkSharedRun(graph, rules, routes) : checkSeparate(rules, routes)
}

/** Its stops and chains are those of the graph and hang together; the rest is tested as for any title. */
function checkRoute(graph: RouteGraph, train: Train, route: SubmittedRoute): CheckedRoute | Fault {
  const bad = (code: RunFault, params: Record<string, string | number> = {}) =>
    fault(code, { train: train.id, ...params }) as Fault
  if (route.stops.length < 2) return bad('too-short')
  const stops: Stop[] = []
  for (const id of route.stops) {
    const stop = graph.stops.find((one) => one.id === id)
    if (stop === undefined) return bad('not-joined', { stop: id })
    stops.push(stop)
  }
  const twice = visitsOnce({ train, stops, pieces: [] }, [])
  if (twice !== null) return bad(twice.fault, { stop: twice.stop?.id ?? '' })
  if (route.chains.length !== route.stops.length - 1) return bad('not-joined')
  const chains: Chain[] = []
  for (const [place, index] of route.chains.entries()) {
    const chain = graph.chains[index]
    const [from, to] = [route.stops[place] as string, route.stops[place + 1] as string]
    const joins =
      chain !== undefined &&
      ((chain.from === from && chain.to === to) || (chain.from === to && chain.to === from))
    if (!joins) return bad('not-joined', { stop: to })
    chains.push(chain)
  }
  const pieces = chains.flatMap((chain) => chain.pieces)
  const broken = firstFault(ROUTE_TESTS, { train, stops, pieces }, [])
  if (broken !== null) return bad(broken.fault, broken.stop === undefined ? {} : { stop: broken.stop.id })
  return { train, stops, chains, pieces, paid: route.paid, chain: route.chain }
}

function checkSeparate(rules: Rules, routes: readonly CheckedRoute[]): RunCheck {
  let revenue = 0
  let extras = 0
  for (const [index, route] of routes.entries()) {
    const met = keepsApart(route, routes.slice(0, index))
    if (met !== null) return fault(met.fault, { train: route.train.id, other: met.other?.id ?? '' })
    const train = route.train as SeparateTrain
    const paid = paidStops(route.stops, train, rules)
    revenue += paid.reduce((sum, stop) => sum + stop.value, bonusOf(route.stops, train, rules))
    extras += route.stops.reduce((sum, stop) => sum + (stop.extra ?? 0), 0)
  }
  return { ok: true, revenue, extras }
}
