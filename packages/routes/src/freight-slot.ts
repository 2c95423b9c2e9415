import { FreightTrails, type Trail } from './freight-trails.ts'
import { type FreightEnd, type FreightValue, chainValues, pairValue } from './freight.ts'
import type { RouteGraph } from './graph.ts'
import type { SharedRoute } from './shared-routes.ts'
import {
  type Arrangement,
  NOT_RUNNING,
  type Places,
  type Slot,
  type SlotOption,
  bestFirst,
  meetingPlaces,
} from './shared-slots.ts'
import { type Rules, type SharedTrain, kindName } from './trains.ts'
import type { Work } from './work.ts'

/** Arrangements of a chain that are looked at one by one before the search. */
const FEW = 50

/** The choices of freight trains joined into one chain: what its two outer ends are worth. */
export function freightSlot(
  graph: RouteGraph,
  trains: readonly SharedTrain[],
  routesOf: (train: SharedTrain) => readonly SharedRoute[],
  rules: Rules,
  places: Places,
  work: Work,
): Slot {
  const trails = new FreightTrails(trains, routesOf)
  const optional = rules.shared?.runOptional === true
  const tables = optional
    ? Array.from({ length: trails.all }, (_, index) => trails.all - index)
    : [trails.all]
  const touches = [
    ...new Set(
      trains.flatMap((train) => routesOf(train).flatMap((route) => meetingPlaces(graph, route, rules))),
    ),
  ]
  const options: SlotOption[] = []
  const closed: (readonly [number, number])[] = []
  for (const [from, one] of trails.ends.entries()) {
    for (const [to, other] of trails.ends.entries()) {
      if (from > to || !tables.some((table) => trails.leads(table, from, to))) continue
      if (one.stop === other.stop) closed.push([from, to])
      else
        for (const value of pairValue(graph, one, other, rules.shared ?? {}))
          options.push(option(value, [[from, to]]))
    }
  }
  // A chain that comes back to its beginning has no outer ends; it pays an end of its first train.
  if (closed.length > 0)
    for (const end of firstEnds(routesOf(trains[0] as SharedTrain)))
      options.push(option({ paid: [end], bonus: 0 }, closed))
  if (optional) options.push(NOT_RUNNING)
  return { options: bestFirst(options), kind: trains.map(kindName).join() }

  function option(value: FreightValue, between: readonly (readonly [number, number])[]): SlotOption {
    const sure = value.bonus * places.revenueWeight
    let met: readonly number[] | null | undefined
    return {
      cover: { large: value.paid, small: [], sure },
      alone: value.paid.reduce((sum, stop) => sum + (places.weights[stop] as number), sure),
      touches,
      meets: () => (met === undefined ? (met = meetsOf(value, between)) : met),
      arrangements: () => distinct(arrangements(value, between)),
    }
  }

  /** Exact where a chain has few arrangements; where it has many it is taken to meet others anywhere. */
  function meetsOf(
    value: FreightValue,
    between: readonly (readonly [number, number])[],
  ): readonly number[] | null {
    const ways: Arrangement[] = []
    for (const way of distinct(arrangements(value, between))) if (ways.push(way) > FEW) break
    if (ways.length === 0) return null
    if (ways.length > FEW) return touches
    const routes = new Set(ways.flatMap(({ variants }) => variants.flat()))
    return [...new Set([...routes].flatMap((route) => meetingPlaces(graph, route, rules)))]
  }

  function* arrangements(
    value: FreightValue,
    between: readonly (readonly [number, number])[],
  ): Generator<Arrangement> {
    for (const table of tables) {
      for (const [from, to] of between) {
        for (const trail of trails.leads(table, from, to) ? trails.trails(table, from, to) : []) {
          work.done++
          if (work.spent) return
          if (pays(trail, value)) yield asArrangement(trail)
        }
      }
    }
  }

  function pays({ same, trains: ids }: Trail, { paid, bonus }: FreightValue): boolean {
    const order = new Map(trains.map((train, index) => [train.id, index]))
    const parts = same
      .map(({ part }, index) => ({ part, at: order.get(ids[index] as string) ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ part }) => part)
    return chainValues(graph, parts, rules.shared ?? {}).some(
      (value) =>
        value.bonus === bonus &&
        value.paid.length === paid.length &&
        value.paid.every((stop) => paid.includes(stop)),
    )
  }
}

/** Trails of the same routes in another order meet the same stations. */
function* distinct(all: Iterable<Arrangement>): Generator<Arrangement> {
  const seen = new Set<string>()
  for (const one of all) {
    const names = one.parts.map(
      ({ permanent, ends }) => `${permanent} ${ends.map((end) => `${end.stop}@${end.hex}`).join()}`,
    )
    const key = names.toSorted((a, b) => (a < b ? -1 : 1)).join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    yield one
  }
}

function asArrangement({ trains, same }: Trail): Arrangement {
  return { trains, variants: same.map(({ routes }) => routes), parts: same.map(({ part }) => part) }
}

function firstEnds(routes: readonly SharedRoute[]): number[] {
  return [...new Set(routes.flatMap((route) => route.ends.map((end: FreightEnd) => end.stop)))]
}
