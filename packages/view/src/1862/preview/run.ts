import type { DeepReadonly } from '@roundhouse/kernel'
import { SIDES, exitsOf, isStop, opposite, revenueAt } from '@roundhouse/railways'
import {
  FREIGHT_BONUS,
  MAP,
  PORT_BONUS,
  REGIONS,
  type RmState,
  type Route,
  bookOf,
  coordinateBeyond,
  hexIndex,
  isOffBoard,
  leadsOffBoard,
  positionOf,
  regionEntered,
  sideTowards,
  stageOf,
  trackOn,
  trainCode,
  trainData,
} from '@roundhouse/titles/1862'
import type { RouteStop } from '../../railway/map-meaning.ts'

type State = DeepReadonly<RmState>

/** A stop of a route: what it is, and what it pays. */
interface Called extends RouteStop {
  /** One for each station and off-board place, whatever the entry. */
  readonly key: string
  readonly kind: 'large' | 'small' | 'edge'
}

/** The stops of a route in the order of travel, as far as its type looks at them; those that do not pay say why. — 7.8 */
export function routeStops(state: State, route: Route, all: readonly Route[]): readonly RouteStop[] {
  const calls = callsOf(state, route.hexes)
  const { type } = trainData(trainCode(route.train))
  if (type === 'freight') return freightStops(state, route, all, calls)
  const told = calls.filter(({ kind }) => type === 'local' || kind !== 'small')
  const before = paidBefore(state, route, all)
  const unpaid = unpaidOf(route, told, before)
  return told.map((call) => {
    const by = before.get(call.key)
    if (by !== undefined) return { ...call, counted: false, paidBy: by }
    return unpaid.has(call.key) ? { ...call, counted: false } : call
  })
}

/** What each route brings: the stops it is paid for, and with the first freight of a chain the distance. — 7.8 */
export function routeValues(state: State, all: readonly Route[]): readonly number[] {
  const chains = freightChains(state, all)
  return all.map((route) => {
    const paid = routeStops(state, route, all).reduce(
      (sum, { counted, value }) => sum + (counted ? value : 0),
      0,
    )
    const chain = chains.find(({ routes }) => routes[0] === route)
    return paid + (chain === undefined ? 0 : chain.hexes * chain.perHex)
  })
}

/** Only its two ends pay, and of several that run as one the outer ones. — 7.8.1 */
function freightStops(
  state: State,
  route: Route,
  all: readonly Route[],
  calls: readonly Called[],
): readonly RouteStop[] {
  const outer = new Set(
    freightChains(state, all)
      .find(({ routes }) => routes.includes(route))
      ?.ends.map(({ key }) => key),
  )
  const before = paidBefore(state, route, all)
  return [calls[0], calls.at(-1)].flatMap((call): RouteStop[] => {
    if (call === undefined) return []
    const by = before.get(call.key)
    if (by !== undefined) return [{ ...call, counted: false, paidBy: by }]
    return [outer.size === 0 || outer.has(call.key) ? call : { ...call, counted: false }]
  })
}

/** Stops that routes before this one are paid for, and by which train. — 7.8 */
function paidBefore(state: State, route: Route, all: readonly Route[]): ReadonlyMap<string, string> {
  const paid = new Map<string, string>()
  for (const other of all) {
    if (other === route) break
    const { type } = trainData(trainCode(other.train))
    const calls = callsOf(state, other.hexes)
    const mine =
      type === 'freight'
        ? [calls[0], calls.at(-1)].filter((call) => call !== undefined)
        : calls.filter(({ kind }) => type === 'local' || kind !== 'small')
    const unpaid = type === 'freight' ? new Set<string>() : unpaidOf(other, mine, paid)
    for (const { key } of mine) if (!unpaid.has(key) && !paid.has(key)) paid.set(key, other.train)
  }
  return paid
}

/** Of an n/m train what is left out by hand, else what pays least. — 7.8.2, 7.8.3 */
function unpaidOf(
  { train, unpaid }: Route,
  calls: readonly Called[],
  before: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const large = calls.filter(({ kind }) => kind !== 'small')
  if (unpaid !== undefined) {
    return new Set(
      large.filter(({ hex, key }) => unpaid.includes(hex) || unpaid.includes(key)).map(({ key }) => key),
    )
  }
  const { pay } = trainData(trainCode(train)).length
  const worth = ({ key, value }: Called): number => (before.has(key) ? 0 : value)
  const least = large.toSorted((one, other) => worth(one) - worth(other))
  return new Set(least.slice(0, Math.max(0, large.length - pay)).map(({ key }) => key))
}

/** Every station and off-board place that the hexes lead through. */
function callsOf(state: State, hexes: readonly string[]): readonly Called[] {
  return hexes.flatMap((id, at): Called[] => {
    const [before, after] = [hexes[at - 1], hexes[at + 1]]
    if (isOffBoard(id)) {
      const region = REGIONS.find((each) => each.id === regionEntered(id, before ?? after ?? ''))
      if (region === undefined) return []
      const value = revenueAt(region.revenue, stageOf(state))
      return [{ hex: id, key: region.id, name: region.id, value, counted: true, kind: 'edge' }]
    }
    const hex = hexIndex(id)
    if (hex < 0) return []
    const { paths, stops } = trackOn(state, hex)
    const sides = [before, after].flatMap((next) => (next === undefined ? [] : [sideTowards(hex, next)]))
    const meeting = (side: number): number[] =>
      paths.flatMap(([a, b]) => (a === side && isStop(b) ? [b - 6] : b === side && isStop(a) ? [a - 6] : []))
    const [one = -1, other] = sides
    const met = meeting(one).find((stop) => other === undefined || meeting(other).includes(stop))
    const stop = met === undefined ? undefined : stops[met]
    if (met === undefined || stop === undefined) return []
    const name = MAP.hexes[hex]?.names[0] ?? id
    const kind = stop.kind === 'town' ? 'small' : 'large'
    const value = revenueAt(stop.revenue, stageOf(state))
    return [{ hex: id, key: met === 0 ? id : `${id}/${met}`, name, value, counted: true, kind }]
  })
}

/** Freights that run as one: their outer ends, and what the line between them pays. — 7.8.1 */
export interface FreightChain {
  readonly routes: readonly Route[]
  readonly ends: readonly Called[]
  /** The hexes between which the distance is measured, as the crow flies. */
  readonly line: readonly [string, string] | null
  readonly hexes: number
  readonly perHex: number
}

/** By the numbers that the director gave, else all that are not permanent as one, with a permanent one if it is alone. */
export function freightChains(state: State, all: readonly Route[]): readonly FreightChain[] {
  const freights = all.filter(
    ({ train, hexes }) => hexes.length > 1 && trainData(trainCode(train)).type === 'freight',
  )
  return groupsOf(state, freights).map((routes) => chainOf(state, routes))
}

function groupsOf(state: State, freights: readonly Route[]): readonly (readonly Route[])[] {
  if (freights.length === 0) return []
  if (freights.some(({ chain }) => chain !== undefined)) {
    return [...Map.groupBy(freights, ({ chain }) => chain ?? -1).values()]
  }
  const { isPermanent } = bookOf(state)
  const permanent = freights.filter(({ train }) => isPermanent(trainData(trainCode(train)).band))
  const others = freights.filter((route) => !permanent.includes(route))
  if (permanent.length <= 1) return [freights]
  return [...(others.length === 0 ? [] : [others]), ...permanent.map((route) => [route])]
}

function chainOf(state: State, routes: readonly Route[]): FreightChain {
  const ends = routes.flatMap(({ hexes }) => {
    const calls = callsOf(state, hexes)
    return [
      { call: calls[0], from: hexes[0] ?? '', beside: hexes[1] ?? '' },
      { call: calls.at(-1), from: hexes.at(-1) ?? '', beside: hexes.at(-2) ?? '' },
    ]
  })
  const outer = ends.filter(
    ({ call }) => call !== undefined && ends.filter((other) => other.call?.key === call.key).length % 2 === 1,
  )
  const [one, other] = outer
  const calls = outer.flatMap(({ call }) => (call === undefined ? [] : [call]))
  if (one === undefined || other === undefined || outer.length !== 2) {
    return { routes, ends: calls, line: null, hexes: 0, perHex: 0 }
  }
  const isPort = calls.some(({ key }) => REGIONS.some(({ id, kind }) => id === key && kind === 'port'))
  const edges = outer.filter(({ from }) => isOffBoard(from))
  const landOf = ({ from, beside }: typeof one): string => (isOffBoard(from) ? beside : from)
  const hexes = Math.max(0, distance(landOf(one), landOf(other)) - 1 + edges.length)
  return {
    routes,
    ends: calls,
    line: [one.from, other.from],
    hexes,
    perHex: isPort ? PORT_BONUS : FREIGHT_BONUS,
  }
}

function distance(one: string, other: string): number {
  const [a, b] = [positionOf(one), positionOf(other)]
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return dx + Math.max(0, (dy - dx) / 2)
}

/** Hexes to which a route that goes so far may go on; a place off the board is where it begins or ends. — 7.4 */
export function nextOnRoute(state: State, route: readonly string[]): readonly string[] {
  const last = route.at(-1)
  if (last === undefined) return startsOf(state)
  const before = route.at(-2)
  const open = isOffBoard(last)
    ? before === undefined
      ? fromEdge(state, last)
      : []
    : onward(state, last, before)
  return open.filter((id) => !route.includes(id))
}

function startsOf(state: State): readonly string[] {
  const land = MAP.hexes.flatMap(({ id }, hex) => (exitsOf(trackOn(state, hex)).length > 0 ? [id] : []))
  const edges = MAP.hexes.flatMap((_, hex) =>
    SIDES.flatMap((side) =>
      leadsOffBoard(hex, side) && hasExit(state, hex, side) ? [coordinateBeyond(hex, side)] : [],
    ),
  )
  return [...new Set([...land, ...edges])]
}

function fromEdge(state: State, edge: string): readonly string[] {
  return MAP.hexes.flatMap(({ id }, hex) => {
    const side = sideTowards(hex, edge)
    return side >= 0 && hasExit(state, hex, side) ? [id] : []
  })
}

function onward(state: State, last: string, before: string | undefined): readonly string[] {
  const hex = hexIndex(last)
  if (hex < 0) return []
  const entered = before === undefined ? -1 : sideTowards(hex, before)
  const { paths } = trackOn(state, hex)
  const meets = (side: number): number[] =>
    paths.flatMap(([a, b]) => (a === side ? [b] : b === side ? [a] : []))
  const joined = (side: number): boolean =>
    entered < 0
      ? meets(side).some(isStop)
      : meets(side).includes(entered) ||
        meets(side).some((end) => isStop(end) && meets(entered).includes(end))
  return SIDES.flatMap((side) => {
    if (side === entered || !joined(side)) return []
    const next = coordinateBeyond(hex, side)
    if (leadsOffBoard(hex, side)) return [next]
    const there = hexIndex(next)
    return sideTowards(hex, next) >= 0 && hasExit(state, there, opposite(side)) ? [next] : []
  })
}

function hasExit(state: State, hex: number, side: number): boolean {
  return hex >= 0 && exitsOf(trackOn(state, hex)).includes(side)
}
