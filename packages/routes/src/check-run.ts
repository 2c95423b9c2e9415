import { checkSharedRun } from './check-shared.ts'
import { bonusOf, paidStops } from './choose-paid.ts'
import type { Chain, RouteGraph, Stop } from './graph.ts'
import { type CheckedRoute, type RunCheck, type RunFault, type SubmittedRoute, fault } from './run-faults.ts'
import { type Rules, type SeparateTrain, type Train, isShared } from './trains.ts'

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
  const known = new Map(trains.map((train) => [train.id, train]))
  const used = new Set<string>()
  const checked: CheckedRoute[] = []
  for (const route of routes) {
    const train = known.get(route.train)
    if (train === undefined) return fault('unknown-train', { train: route.train })
    if (used.has(train.id)) return fault('train-twice', { train: train.id })
    used.add(train.id)
    const one = checkRoute(graph, train, route)
    if ('fault' in one) return one
    checked.push(one)
  }
  if (rules.track === 'shared') return checkSharedRun(graph, rules, checked)
  return checkSeparate(rules, checked)
}

/** What holds for a route of any title: it is joined up, simple, anchored and not too long. */
function checkRoute(
  graph: RouteGraph,
  train: Train,
  route: SubmittedRoute,
): CheckedRoute | Extract<RunCheck, { ok: false }> {
  const bad = (code: RunFault, params: Record<string, string | number> = {}) =>
    fault(code, { train: train.id, ...params }) as Extract<RunCheck, { ok: false }>
  if (route.stops.length < 2) return bad('too-short')
  if (route.chains.length !== route.stops.length - 1) return bad('not-joined')
  const stops: Stop[] = []
  for (const id of route.stops) {
    const stop = graph.stops.find((one) => one.id === id)
    if (stop === undefined) return bad('not-joined', { stop: id })
    if (stops.includes(stop)) return bad('stop-twice', { stop: id })
    if (stop.group !== undefined && stops.some((other) => other.group === stop.group))
      return bad('group-twice', { stop: id, group: stop.group })
    stops.push(stop)
  }
  const chains: Chain[] = []
  for (const [place, index] of route.chains.entries()) {
    const chain = graph.chains[index]
    const [from, to] = [route.stops[place] as string, route.stops[place + 1] as string]
    const joins =
      chain !== undefined &&
      ((chain.from === from && chain.to === to) || (chain.from === to && chain.to === from))
    if (!joins) return bad('not-joined', { stop: to })
    if (chains.some((other) => share(other, chain))) return bad('track-twice', { stop: to })
    chains.push(chain)
  }
  for (const stop of stops.slice(1, -1)) {
    if (stop.terminal === true) return bad('through-end', { stop: stop.id })
    if (stop.blocked === true && stop.own !== true) return bad('through-blocked', { stop: stop.id })
  }
  if (!stops.some((stop) => stop.own === true)) return bad('no-station')
  const wrong = isShared(train) ? null : countingFault(train, stops)
  if (wrong !== null) return bad(wrong)
  return { train, stops, chains, paid: route.paid, chain: route.chain }
}

function countingFault(train: SeparateTrain, stops: readonly Stop[]): RunFault | null {
  const mines = stops.filter((stop) => stop.kind === 'mine').length
  const towns = stops.filter((stop) => stop.kind === 'town').length
  const cities = stops.length - towns - mines
  if (train.kind === 'goods') {
    if (mines === 0) return 'goods-without-mine'
    if (mines > 1) return 'goods-two-mines'
    return cities > train.cities ? 'too-long' : null
  }
  if (mines > 0) return 'mine-for-normal'
  switch (train.kind) {
    case 'normal':
      return stops.length > train.stops ? 'too-long' : null
    case 'plus':
      return cities > train.cities || stops.length > train.stops ? 'too-long' : null
    case 'express':
      return cities > train.stops ? 'too-long' : null
  }
}

function checkSeparate(rules: Rules, routes: readonly CheckedRoute[]): RunCheck {
  let revenue = 0
  let extras = 0
  for (const [index, route] of routes.entries()) {
    for (const other of routes.slice(0, index)) {
      const meets = other.chains.some((one) => route.chains.some((two) => share(one, two)))
      if (meets) return fault('track-shared', { train: route.train.id, other: other.train.id })
    }
    const train = route.train as SeparateTrain
    const paid = paidStops(route.stops, train, rules)
    revenue += paid.reduce((sum, stop) => sum + stop.value, bonusOf(route.stops, train, rules))
    extras += route.stops.reduce((sum, stop) => sum + (stop.extra ?? 0), 0)
  }
  return { ok: true, revenue, extras }
}

function share(one: Chain, other: Chain): boolean {
  return one.pieces.some((piece) => other.pieces.includes(piece))
}
