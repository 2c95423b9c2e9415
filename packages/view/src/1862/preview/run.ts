import type { DeepReadonly } from '@roundhouse/kernel'
import { type RmState, type Route, trainCode, trainData } from '@roundhouse/titles/1862'
import type { RouteStop } from '../../railway/map-meaning.ts'
import { type FreightChain, chainings } from './freight-chains.ts'
import { type Called, callsOf } from './run-calls.ts'

type State = DeepReadonly<RmState>

/** The stops of a route in the order of travel, as far as its type looks at them; those that do not pay say why. — 7.8 */
export function routeStops(state: State, route: Route, all: readonly Route[]): readonly RouteStop[] {
  const { payers, chosen } = paidIn(state, all)
  return callsAt(state, route).map((call) => {
    const by = payers.get(call.key)
    if (by === route) return call
    // Passed by another that is paid for it, or left out altogether.
    const wanted = chosen.get(route)?.has(call.key) !== false
    return { ...call, counted: false, ...(by === undefined || !wanted ? {} : { paidBy: by.train }) }
  })
}

/** What each route brings: the stops it is paid for, and with the first freight of a chain the distance. — 7.8 */
export function routeValues(state: State, all: readonly Route[]): readonly number[] {
  const { chains } = paidIn(state, all)
  return all.map((route) => {
    const paid = routeStops(state, route, all).reduce(
      (sum, { counted, value }) => sum + (counted ? value : 0),
      0,
    )
    const chain = chains.find(({ routes }) => routes[0] === route)
    return paid + (chain === undefined ? 0 : chain.hexes * chain.perHex)
  })
}

/** Freights that run as one, in the way that pays most. — 7.8.1 */
export function freightChains(state: State, all: readonly Route[]): readonly FreightChain[] {
  return paidIn(state, all).chains
}

interface Paid {
  readonly chains: readonly FreightChain[]
  /** Who is paid for a stop: the first of those that choose it. */
  readonly payers: ReadonlyMap<string, Route>
  /** The stops that each route chooses. */
  readonly chosen: ReadonlyMap<Route, ReadonlySet<string>>
}

/** Every station pays once, and the rules pay for the choice that brings most. — 7.8, 7.8.2, 7.8.3 */
function paidIn(state: State, all: readonly Route[]): Paid {
  const calls = new Map(all.map((route) => [route, callsAt(state, route)]))
  let best: Paid | null = null
  let most = -1
  for (const chains of chainings(state, all)) {
    const ends = chains.flatMap(({ ends: outer }) => outer)
    const others = all.filter((route) => typeOf(route) !== 'freight')
    const start = new Map(ends.map(({ key, value }) => [key, value]))
    const { sum, chosen } = mostPaid(start, others, calls)
    const total = sum + chains.reduce((bonus, { hexes, perHex }) => bonus + hexes * perHex, 0)
    if (total <= most) continue
    most = total
    const byFreight = chains.flatMap(({ routes, ends: outer, line }) =>
      // While a route is being drawn nothing is an outer end yet.
      routes.map((route) => [route, line === null ? keysOf(calls, route) : keys(outer)] as const),
    )
    const choices = new Map([...chosen, ...byFreight])
    best = { chains, chosen: choices, payers: payersOf(all, calls, choices) }
  }
  return best ?? { chains: [], chosen: new Map(), payers: new Map() }
}

type Calls = ReadonlyMap<Route, readonly Called[]>
type Chosen = ReadonlyMap<Route, ReadonlySet<string>>

/** Tries every choice of an n/m train; one that names what it leaves out has none. */
function mostPaid(
  already: ReadonlyMap<string, number>,
  routes: readonly Route[],
  calls: Calls,
): { readonly sum: number; readonly chosen: Chosen } {
  const [route, ...rest] = routes
  if (route === undefined) {
    return { sum: [...already.values()].reduce((sum, value) => sum + value, 0), chosen: new Map() }
  }
  const own = calls.get(route) ?? []
  const small = own.filter(({ kind }) => kind === 'small')
  const tries = choicesOf(route, own).map((large) => {
    const paid = [...small, ...large]
    const next = new Map([...already, ...paid.map(({ key, value }) => [key, value] as const)])
    const { sum, chosen } = mostPaid(next, rest, calls)
    return { sum, chosen: new Map([...chosen, [route, keys(paid)]]) }
  })
  return tries.reduce((one, other) => (other.sum > one.sum ? other : one))
}

function choicesOf({ train, unpaid }: Route, calls: readonly Called[]): readonly (readonly Called[])[] {
  const large = calls.filter(({ kind }) => kind !== 'small')
  if (unpaid !== undefined) {
    return [large.filter(({ hex, key }) => !unpaid.includes(hex) && !unpaid.includes(key))]
  }
  return selections(large, Math.min(trainData(trainCode(train)).length.pay, large.length))
}

function selections(calls: readonly Called[], size: number): readonly (readonly Called[])[] {
  const [first, ...rest] = calls
  if (size === calls.length || first === undefined) return [calls]
  if (size === 0) return [[]]
  return [...selections(rest, size - 1).map((others) => [first, ...others]), ...selections(rest, size)]
}

function payersOf(all: readonly Route[], calls: Calls, chosen: Chosen): ReadonlyMap<string, Route> {
  const payers = new Map<string, Route>()
  for (const route of all) {
    for (const { key } of calls.get(route) ?? []) {
      if (chosen.get(route)?.has(key) === true && !payers.has(key)) payers.set(key, route)
    }
  }
  return payers
}

/** An express ignores small stations, a freight everything between its ends. — 7.8.1, 7.8.3 */
function callsAt(state: State, route: Route): readonly Called[] {
  const calls = callsOf(state, route.hexes)
  const type = typeOf(route)
  if (type === 'local') return calls
  if (type === 'express') return calls.filter(({ kind }) => kind !== 'small')
  return [calls[0], calls.at(-1)].filter((call): call is Called => call !== undefined)
}

function typeOf({ train }: Route) {
  return trainData(trainCode(train)).type
}

function keysOf(calls: Calls, route: Route): ReadonlySet<string> {
  return keys(calls.get(route) ?? [])
}

function keys(calls: readonly Called[]): ReadonlySet<string> {
  return new Set(calls.map(({ key }) => key))
}
