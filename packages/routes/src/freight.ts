import type { RouteGraph, Stop } from './graph.ts'
import type { SharedRules } from './trains.ts'

/** Paid for each hex between the ends, and for each if an end is a port [1862 7.8.1]. */
export const FREIGHT_RATE = 20
export const PORT_RATE = 30

/** One end of a freight route: the stop and the hex on the board from which distances to it are reckoned. */
export interface FreightEnd {
  readonly stop: number
  readonly hex: string
}

/** A freight train's route as far as its value goes. */
export interface FreightPart {
  readonly permanent: boolean
  readonly ends: readonly [FreightEnd, FreightEnd]
}

/** What freight trains earn together: stops that pay and the bonus for distance. */
export interface FreightValue {
  readonly paid: readonly number[]
  readonly bonus: number
}

export function earnsTheSame(one: FreightValue, other: FreightValue): boolean {
  return (
    one.bonus === other.bonus &&
    one.paid.length === other.paid.length &&
    one.paid.every((stop) => other.paid.includes(stop))
  )
}

/** All ways in which the parts may lawfully be taken together [1862 7.8.1]; several only if there is a choice. */
export function freightValues(
  graph: RouteGraph,
  parts: readonly FreightPart[],
  rules: SharedRules,
  isWanted: (grouping: readonly (readonly FreightPart[])[]) => boolean = () => true,
): FreightValue[] {
  const groupings = rules.freightsAlwaysJoin === true ? joinedWhereMeeting(parts, rules) : groupingsOf(parts)
  return groupings.filter(isWanted).flatMap((grouping) =>
    grouping.reduce<FreightValue[]>(
      (sums, group) =>
        sums.flatMap((sum) =>
          chainValues(graph, group, rules).map((value) => ({
            paid: [...sum.paid, ...value.paid],
            bonus: sum.bonus + value.bonus,
          })),
        ),
      [{ paid: [], bonus: 0 }],
    ),
  )
}

/** At most one permanent train: all are one chain. More: they run apart in any grouping, the others keep together. */
export function groupingsOf<T extends { readonly permanent?: boolean }>(trains: readonly T[]): T[][][] {
  if (trains.length === 0) return [[]]
  const permanent = trains.filter((train) => train.permanent === true)
  const others = trains.filter((train) => train.permanent !== true)
  if (permanent.length <= 1) return [[[...trains]]]
  const apart = partitions(permanent)
  if (others.length === 0) return apart
  return apart.flatMap((groups) => [
    [...groups, others],
    ...groups.map((_, index) => groups.map((group, at) => (at === index ? [...group, ...others] : group))),
  ])
}

function partitions<T>(trains: readonly T[]): T[][][] {
  const [first, ...rest] = trains
  if (first === undefined) return [[]]
  return partitions(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.map((_, index) => groups.map((group, at) => (at === index ? [first, ...group] : group))),
  ])
}

/** As recorded games value them: whatever meets at an outer end is one chain, in the order trains are owned. */
export function joinedWhereMeeting(parts: readonly FreightPart[], rules: SharedRules): FreightPart[][][] {
  const others = parts.filter((part) => !part.permanent)
  const permanent = parts.filter((part) => part.permanent)
  let groups: FreightPart[][] = others.length === 0 ? [] : [others]
  for (const part of permanent) {
    const meeting = groups.filter((group) =>
      outerStops(group, rules).some((stop) => part.ends.some((end) => end.stop === stop)),
    )
    groups = [...groups.filter((group) => !meeting.includes(group)), [...meeting.flat(), part]]
  }
  if (others.length > 0 && permanent.length > 0) {
    const joined = groups.find((group) => group.includes(others[0] as FreightPart)) as FreightPart[]
    if (!joined.some((part) => part.permanent)) return []
  }
  return [groups]
}

function outerStops(group: readonly FreightPart[], rules: SharedRules): number[] {
  const count = new Map<number, number>()
  for (const { ends } of group) for (const { stop } of ends) count.set(stop, (count.get(stop) ?? 0) + 1)
  return [...count]
    .filter(([, times]) => (rules.outerEndExactlyOne === true ? times === 1 : times % 2 === 1))
    .map(([stop]) => stop)
}

/** None if the group is no lawful chain. A chain that closes pays one end of its first train, whichever is better. */
export function chainValues(
  graph: RouteGraph,
  group: readonly FreightPart[],
  rules: SharedRules,
): FreightValue[] {
  if (!isJoined(group)) return []
  const outer = outerStops(group, rules)
  const all = group.flatMap((part) => part.ends)
  if (outer.length > 2) return []
  if (outer.length < 2) return (group[0] as FreightPart).ends.map((end) => ({ paid: [end.stop], bonus: 0 }))
  const [one, other] = outer.map((stop) => all.find((end) => end.stop === stop) as FreightEnd) as [
    FreightEnd,
    FreightEnd,
  ]
  return pairValue(graph, one, other, rules)
}

/** What two different outer ends pay; nothing is lawful between two red areas or two ports. */
export function pairValue(
  graph: RouteGraph,
  one: FreightEnd,
  other: FreightEnd,
  rules: SharedRules,
): FreightValue[] {
  const [first, last] = [graph.stops[one.stop] as Stop, graph.stops[other.stop] as Stop]
  if (rules.chainTwoEdges !== true && first.group !== undefined && first.group === last.group) return []
  const toPort = first.port === true || last.port === true
  const rate = toPort ? (rules.freightPerHexToPort ?? PORT_RATE) : (rules.freightPerHex ?? FREIGHT_RATE)
  return [{ paid: [one.stop, other.stop], bonus: rate * hexesBetween(graph, one, other) }]
}

function isJoined(group: readonly FreightPart[]): boolean {
  const reached = new Set<number>((group[0] as FreightPart).ends.map((end) => end.stop))
  let waiting = group.slice(1)
  for (;;) {
    const next = waiting.filter(({ ends }) => !ends.some((end) => reached.has(end.stop)))
    if (next.length === 0) return true
    if (next.length === waiting.length) return false
    for (const { ends } of waiting)
      if (!next.some((part) => part.ends === ends)) for (const end of ends) reached.add(end.stop)
    waiting = next
  }
}

/** Hexes on the straight line between the ends; the entry hex of an off-board end counts as lying between. */
export function hexesBetween(graph: RouteGraph, one: FreightEnd, other: FreightEnd): number {
  const [a, b] = [graph.positions?.[one.hex] ?? [0, 0], graph.positions?.[other.hex] ?? [0, 0]]
  const [q, r] = [a[0] - b[0], a[1] - b[1]]
  const distance = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  const offBoard = [one, other].filter((end) => graph.stops[end.stop]?.kind === 'offboard').length
  return Math.max(0, distance - 1 + offBoard)
}
