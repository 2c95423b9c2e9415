import { type FreightPart, freightValues } from './freight.ts'
import type { Chain, RouteGraph, Stop } from './graph.ts'
import { type CheckedRoute, type RunCheck, type RunFault, fault } from './run-faults.ts'
import type { Rules } from './trains.ts'

/** The rules of 1862 on top of those for any route: kinds of trains, meeting, home, each place paid once. */
export function checkSharedRun(graph: RouteGraph, rules: Rules, routes: readonly CheckedRoute[]): RunCheck {
  for (const route of routes) {
    const wrong = trainFault(route)
    if (wrong !== null) return fault(wrong, { train: route.train.id })
  }
  const apart = meetingFault(rules, routes)
  if (apart !== null) return apart
  const trains = routes.filter(({ train }) => train.kind === 'freight')
  const parts = trains.map((route) => partOf(graph, route))
  const freights = freightValues(graph, parts, rules.shared ?? {}, (grouping) =>
    isAsNamed(grouping, parts, trains),
  )
  if (freights.length === 0) return fault('freight-chain', {})
  let revenue = 0
  for (const { paid, bonus } of freights) {
    const ends = paid.map((index) => graph.stops[index] as Stop)
    const others = routes.filter(({ train }) => train.kind !== 'freight')
    revenue = Math.max(revenue, bonus + mostPaid(new Set(ends), others))
  }
  const hexes = new Set(
    routes
      .filter(({ train }) => train.kind === 'local')
      .flatMap(({ chains }) => chains.flatMap((chain) => chain.hexes ?? [])),
  )
  return { ok: true, revenue, extras: hexes.size * (rules.shared?.subsidyPerHex ?? 0) }
}

function trainFault({ train, stops, chains, paid }: CheckedRoute): RunFault | null {
  const large = stops.filter((stop) => stop.kind !== 'town')
  if ([stops[0], stops.at(-1)].some((stop) => stop?.kind === 'town')) return 'ends-at-small'
  if (train.kind === 'freight') {
    const hexes = chains.reduce((sum, chain) => sum + (chain.hexes ?? []).length - 1, 0)
    return hexes > train.hexes ? 'too-long' : null
  }
  if (train.kind !== 'local' && train.kind !== 'intercity') return 'unknown-train'
  if (train.kind === 'local' && large.some((stop) => stop.kind === 'offboard')) return 'local-off-board'
  if (large.length > train.visit) return 'too-long'
  if (paid === undefined) return null
  const stranger = paid.some((id) => !stops.some((stop) => stop.id === id))
  return stranger || large.filter((stop) => paid.includes(stop.id)).length > train.pay ? 'wrong-paid' : null
}

/** One route holds the home station and the others hang on to it, each meeting in a large station. */
function meetingFault(rules: Rules, routes: readonly CheckedRoute[]): RunCheck | null {
  const [first] = routes
  if (first === undefined) return null
  const places = ({ stops }: CheckedRoute) =>
    rules.shared?.meetAnywhere === true ? stops : stops.filter((stop) => stop.kind === 'city')
  const home = routes.find(({ stops }) => stops.some((stop) => stop.home === true))
  if (home === undefined) return fault('no-home', {})
  const reached = new Set([home])
  for (const from of reached) {
    for (const other of routes)
      if (places(other).some((stop) => places(from).includes(stop))) reached.add(other)
  }
  const lost = routes.find((route) => !reached.has(route))
  return lost === undefined ? null : fault('routes-apart', { train: lost.train.id })
}

/** Freights that name one chain run in it, and no others do. */
function isAsNamed(
  grouping: readonly (readonly FreightPart[])[],
  parts: readonly FreightPart[],
  routes: readonly CheckedRoute[],
): boolean {
  if (routes.every(({ chain }) => chain === undefined)) return true
  const nameOf = (part: FreightPart): number => routes[parts.indexOf(part)]?.chain ?? 0
  const names = grouping.map((group) => new Set(group.map(nameOf)))
  return (
    names.every(({ size }) => size === 1) && new Set(names.flatMap((each) => [...each])).size === names.length
  )
}

function partOf(graph: RouteGraph, { train, stops, chains }: CheckedRoute): FreightPart {
  const end = (stop: Stop, chain: Chain) => {
    const hexes = chain.from === stop.id ? (chain.hexes ?? []) : (chain.hexes ?? []).toReversed()
    return { stop: graph.stops.indexOf(stop), hex: (stop.kind === 'offboard' ? hexes[1] : hexes[0]) ?? '' }
  }
  const permanent = train.kind === 'freight' && train.permanent === true
  return {
    permanent,
    ends: [end(stops[0] as Stop, chains[0] as Chain), end(stops.at(-1) as Stop, chains.at(-1) as Chain)],
  }
}

/** Tries every lawful choice of paid stations; a route with its own list has no choice. */
function mostPaid(already: ReadonlySet<Stop>, routes: readonly CheckedRoute[]): number {
  const [route, ...rest] = routes
  if (route === undefined) return [...already].reduce((sum, stop) => sum + stop.value, 0)
  const { train, stops, paid } = route
  const large = stops.filter((stop) => stop.kind !== 'town')
  const towns = train.kind === 'local' ? stops.filter((stop) => stop.kind === 'town') : []
  const pay = 'pay' in train ? train.pay : 0
  const choices =
    paid === undefined
      ? selections(large, Math.min(pay, large.length))
      : [large.filter((stop) => paid.includes(stop.id))]
  return Math.max(...choices.map((choice) => mostPaid(new Set([...already, ...towns, ...choice]), rest)))
}

function selections(stops: readonly Stop[], size: number): (readonly Stop[])[] {
  if (size === stops.length) return [stops]
  if (size === 0) return [[]]
  const [first, ...rest] = stops
  return [
    ...selections(rest, size - 1).map((others) => [first as Stop, ...others]),
    ...selections(rest, size),
  ]
}
