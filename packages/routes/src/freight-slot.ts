import { type Bits, unite, within } from './bits.ts'
import { FreightTrails, type Trail } from './freight-trails.ts'
import {
  type FreightEnd,
  type FreightPart,
  type FreightValue,
  chainValues,
  earnsTheSame,
  pairValue,
} from './freight.ts'
import type { SharedBoard } from './shared-board.ts'
import type { SharedRoute } from './shared-routes.ts'
import { type Arrangement, NOT_RUNNING, type Places, type Slot, type SlotOption } from './shared-slots.ts'
import { type SharedTrain, kindName } from './trains.ts'

/** Arrangements of a chain that are looked at one by one before the search. */
const FEW = 50
/** Ways to run a chain that are told apart when it matters where it meets others. */
const MANY = 5000

/** Numbers of the two ends of a trail. */
type Pair = readonly [from: number, to: number]

/** The choices of freight trains joined into one chain: what its two outer ends are worth. */
export function freightSlot(
  board: SharedBoard,
  trains: readonly SharedTrain[],
  { revenueWeight }: Places,
): Slot {
  const { graph, rules, words } = board
  const routesOf = (train: SharedTrain) => board.routesOf(train)
  const trails = new FreightTrails(trains, routesOf, words)
  const optional = rules.shared?.runOptional === true
  const exactlyOne = rules.shared?.outerEndExactlyOne === true
  const recorded = rules.shared?.freightsAlwaysJoin === true
  const tables = optional
    ? Array.from({ length: trails.all }, (_, index) => trails.all - index)
    : [trails.all]
  const order = new Map(trains.map((train, index) => [train.id, index]))
  const entries = Map.groupBy(trails.ends, ({ stop }) => stop)
  const options: SlotOption[] = []
  const closed: Pair[] = []
  for (const [from, one] of trails.ends.entries()) {
    for (const [to, other] of trails.ends.entries()) {
      if (from > to || !tables.some((table) => trails.leads(table, from, to))) continue
      if (one.stop === other.stop || (exactlyOne && trains.length > 2)) closed.push([from, to])
      if (one.stop !== other.stop)
        for (const value of pairValue(graph, one, other, rules.shared ?? {}))
          options.push(option(value, [[from, to]], touchedBetween([[from, to]])))
    }
  }
  // A chain that comes back to its beginning has no outer ends; in recorded games an end that is passed again is none
  // either. Such a chain pays an end of its first train. Which one that is depends on which trains run, and in
  // recorded games on how they came to be joined.
  const ends = optional || recorded ? trains.flatMap(routesOf) : routesOf(trains[0] as SharedTrain)
  const touched = touchedBetween(closed)
  if (closed.length > 0)
    for (const end of stopsAtEnds(ends)) options.push(option({ paid: [end], bonus: 0 }, closed, touched))
  if (optional) options.push(NOT_RUNNING)
  return { name: trains.map((train) => train.id).join(), options, kind: trains.map(kindName).join() }

  function touchedBetween(pairs: readonly Pair[]): Bits {
    const touches = new Int32Array(words)
    for (const table of tables)
      for (const [from, to] of pairs) unite(touches, trails.touches(table, from, to))
    return touches
  }

  function option(value: FreightValue, between: readonly Pair[], touches: Bits): SlotOption {
    const sure = value.bonus * revenueWeight
    const all = remembered(() => arrangements(value, between))
    let met: Bits | null | undefined
    let found: readonly Bits[] | null | undefined
    return {
      cover: { large: value.paid, small: [], sure },
      touches,
      earns: value,
      meets: () => (met === undefined ? (met = meetsOf(all, touches)) : met),
      arrangements: () => all,
      ways: () => (found === undefined ? (found = waysOf(all)) : found),
    }
  }

  /** Exact where a chain has few arrangements; where it has many it is taken to meet others wherever any does. */
  function meetsOf(all: Iterable<Arrangement>, touches: Bits): Bits | null {
    const few: Arrangement[] = []
    for (const way of all) if (few.push(way) > FEW) return touches
    if (few.length === 0) return null
    const met = new Int32Array(words)
    for (const { stations } of few) for (const { any } of stations) unite(met, any)
    return met
  }

  /** The sets of stations that its ways to run touch, without those that lie within another. */
  function waysOf(all: Iterable<Arrangement>): readonly Bits[] | null {
    let widest: Bits[] = []
    let count = 0
    for (const { stations } of all) {
      let masks: Bits[] = [new Int32Array(words)]
      for (const { each } of stations) {
        masks = masks.flatMap((mask) =>
          each.map((touches) => {
            const more = mask.slice()
            unite(more, touches)
            return more
          }),
        )
        count += masks.length
        board.work.done += masks.length >> 3
        if (count > MANY) return null
      }
      for (const mask of masks) {
        if (widest.some((other) => within(mask, other))) continue
        widest = [...widest.filter((other) => !within(other, mask)), mask]
      }
    }
    return widest
  }

  /** Trails of the same routes in another order meet the same stations: one of them is enough. */
  function* arrangements(value: FreightValue, between: readonly Pair[]): Generator<Arrangement> {
    const seen = new Set<string>()
    const isSure = paysByItsEnds(value)
    for (const table of tables) {
      for (const [from, to] of between) {
        for (const trail of trails.leads(table, from, to) ? trails.trails(table, from, to) : []) {
          board.work.done++
          if (board.work.spent) return
          const key = trail.same
            .map((step) => step.number)
            .toSorted((a, b) => a - b)
            .join()
          if (seen.has(key) || (!isSure && !pays(trail, value))) continue
          seen.add(key)
          yield asArrangement(trail)
        }
      }
    }
  }

  /** Between two stops with one entry each every trail is worth the same; recorded games look at what it passes too. */
  function paysByItsEnds({ paid }: FreightValue): boolean {
    return (
      !exactlyOne && !recorded && paid.length === 2 && paid.every((stop) => entries.get(stop)?.length === 1)
    )
  }

  function pays({ same, trains: ids }: Trail, earns: FreightValue): boolean {
    const parts = same
      .map(({ part }, index) => ({ part, at: order.get(ids[index] as string) ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ part }) => part)
    const firsts = recorded ? parts.keys() : [0]
    return [...firsts].some((first) =>
      chainValues(
        graph,
        [parts[first] as FreightPart, ...parts.toSpliced(first, 1)],
        rules.shared ?? {},
      ).some((value) => earnsTheSame(value, earns)),
    )
  }
}

/** What a generator yields, made only once however often it is asked for. */
function remembered<T>(make: () => Iterator<T>): Iterable<T> {
  const known: T[] = []
  let rest: Iterator<T> | null = null
  let done = false
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === known.length) {
          if (done) return
          rest ??= make()
          const next = rest.next()
          if (next.done === true) {
            done = true
            return
          }
          known.push(next.value)
        }
        yield known[index] as T
      }
    },
  }
}

function asArrangement({ trains, same }: Trail): Arrangement {
  return {
    trains,
    variants: same.map(({ routes }) => routes),
    stations: same.map(({ stations }) => stations),
    parts: same.map(({ part }) => part),
  }
}

function stopsAtEnds(routes: readonly SharedRoute[]): number[] {
  return [...new Set(routes.flatMap((route) => route.ends.map((end: FreightEnd) => end.stop)))]
}
