import type { Bits } from './bits.ts'
import type { FreightEnd, FreightPart } from './freight.ts'
import { type Stations, stationsOf } from './meeting.ts'
import type { SharedRoute } from './shared-routes.ts'
import { type SharedTrain, kindName } from './trains.ts'

/** Routes of one train with the same ends: worth the same, they differ only in where they meet others. */
export interface SameEnds {
  readonly part: FreightPart
  readonly routes: readonly SharedRoute[]
  /** Stations that the routes touch. */
  readonly stations: Stations
  /** By the kind of train and the ends. */
  readonly number: number
}

/** More than there are ends on any board. */
const MANY = 2 ** 20

interface Kind {
  readonly ids: readonly string[]
  readonly menu: readonly SameEnds[]
  /** Numbers of the ends of each line of the menu. */
  readonly steps: readonly (readonly [number, number])[]
  /** For each end of the trail the places to go on to: number of the other end and of the menu's line. */
  readonly on: readonly (readonly (readonly [to: number, line: number])[])[]
}

export interface Trail {
  readonly trains: readonly string[]
  readonly same: readonly SameEnds[]
}

/**
 * Joined freight trains form a trail from stop to stop, each train a step, in any order. For every number of trains
 * of each kind the tables tell from which end to which a trail leads, without listing the trails themselves: that
 * is all their value depends on.
 */
export class FreightTrails {
  readonly ends: readonly FreightEnd[]
  /** For each end all ends at the same stop. */
  readonly #besides: readonly (readonly number[])[]
  readonly #kinds: readonly Kind[]
  readonly #radix: readonly number[]
  readonly #tables: readonly Uint8Array[]
  readonly #words: number
  /** For each table and pair of ends the stations that some trail between them touches. */
  readonly #touched: readonly Int32Array[]

  constructor(
    trains: readonly SharedTrain[],
    routesOf: (train: SharedTrain) => readonly SharedRoute[],
    words: number,
  ) {
    this.#words = words
    const names = new Map<number, number>()
    const ends: FreightEnd[] = []
    const numberOf = (end: FreightEnd, name: number) => {
      const known = names.get(name)
      if (known !== undefined) return known
      names.set(name, ends.length)
      return ends.push(end) - 1
    }
    let lines = 0
    const groups = [...Map.groupBy(trains, kindName).values()].map((same) => {
      const menu = menuOf(same[0] as SharedTrain, routesOf(same[0] as SharedTrain), words, lines)
      lines += menu.length
      return {
        ids: same.map((train) => train.id),
        menu,
        steps: menu.map(({ part: { ends: own }, routes }) => {
          const [one, other] = (routes[0] as SharedRoute).endNumbers
          return [numberOf(own[0], one), numberOf(own[1], other)] as const
        }),
      }
    })
    this.ends = ends
    this.#besides = ends.map(({ stop }) => [...ends.keys()].filter((end) => ends[end]?.stop === stop))
    this.#kinds = groups.map(({ ids, menu, steps }) => ({ ids, menu, steps, on: stepsByStop(ends, steps) }))
    this.#radix = this.#kinds.map((_, index) =>
      this.#kinds.slice(0, index).reduce((size, kind) => size * (kind.ids.length + 1), 1),
    )
    ;[this.#tables, this.#touched] = this.#reach()
  }

  /** Index of the table in which all trains run. */
  get all(): number {
    return this.#tables.length - 1
  }

  /** Whether trains of this table can lead from one end to another. */
  leads(table: number, from: number, to: number): boolean {
    return this.#tables[table]?.[from * this.ends.length + to] === 1
  }

  /** Every trail of a table from one end to another. */
  *trails(table: number, from: number, to: number): Generator<Trail> {
    yield* this.#onward(table, from, to, [], [], true)
  }

  *#onward(
    table: number,
    at: number,
    to: number,
    trains: readonly string[],
    same: readonly SameEnds[],
    fresh: boolean,
  ): Generator<Trail> {
    if (table === 0) {
      if (at === to) yield { trains, same }
      return
    }
    for (const [index, kind] of this.#kinds.entries()) {
      const left = Math.floor(table / (this.#radix[index] as number)) % (kind.ids.length + 1)
      if (left === 0) continue
      const rest = table - (this.#radix[index] as number)
      for (const [next, line] of kind.on[at] ?? []) {
        const step = kind.menu[line] as SameEnds
        // A trail begins by the very entry it was asked for; later steps join at the stop, by whatever entry.
        if (
          fresh &&
          !step.part.ends.some((end) => end.hex === this.ends[at]?.hex && end.stop === this.ends[at]?.stop)
        )
          continue
        if (rest !== 0 && !this.#completes(rest, next, to)) continue
        yield* this.#onward(rest, next, to, [...trains, kind.ids[left - 1] as string], [...same, step], false)
      }
    }
  }

  /** A trail on from this stop, read backwards, is one from the last end to some entry of this stop. */
  #completes(table: number, at: number, to: number): boolean {
    return (this.#besides[at] as readonly number[]).some((end) => this.leads(table, to, end))
  }

  /** Every station that some trail of these trains between these ends touches. */
  touches(table: number, from: number, to: number): Bits {
    const at = (from * this.ends.length + to) * this.#words
    return (this.#touched[table] as Int32Array).subarray(at, at + this.#words)
  }

  #reach(): [Uint8Array[], Int32Array[]] {
    const size = this.ends.length
    const words = this.#words
    const count = this.#kinds.reduce((product, kind) => product * (kind.ids.length + 1), 1)
    const tables = Array.from({ length: count }, () => new Uint8Array(size * size))
    const touched = Array.from({ length: count }, () => new Int32Array(size * size * words))
    for (const [table, reach] of tables.entries()) {
      const touching = touched[table] as Int32Array
      for (const [index, kind] of this.#kinds.entries()) {
        const left = Math.floor(table / (this.#radix[index] as number)) % (kind.ids.length + 1)
        if (left === 0) continue
        const before = table - (this.#radix[index] as number)
        for (const [line, { stations }] of before === 0 ? kind.menu.entries() : []) {
          const [a, b] = kind.steps[line] as readonly [number, number]
          for (const pair of [a * size + b, b * size + a]) {
            reach[pair] = 1
            for (let word = 0; word < words; word++)
              touching[pair * words + word] =
                (touching[pair * words + word] as number) | (stations.any[word] as number)
          }
        }
        const known = tables[before] as Uint8Array
        const met = touched[before] as Int32Array
        for (let pair = 0; pair < known.length; pair++) {
          if (known[pair] === 0) continue
          for (const [next, line] of kind.on[pair % size] ?? []) {
            const there = pair - (pair % size) + next
            reach[there] = 1
            const { any: touches } = (kind.menu[line] as SameEnds).stations
            for (let word = 0; word < words; word++)
              touching[there * words + word] =
                (touching[there * words + word] as number) |
                (met[pair * words + word] as number) |
                (touches[word] as number)
          }
        }
      }
    }
    return [tables, touched]
  }
}

/** From an end a train goes on if it begins at the same stop, whatever the entry. */
function stepsByStop(
  ends: readonly FreightEnd[],
  steps: readonly (readonly [number, number])[],
): (readonly [number, number])[][] {
  const from = new Map<number, (readonly [number, number])[]>(ends.map(({ stop }) => [stop, []]))
  for (const [line, [a, b]] of steps.entries()) {
    from.get((ends[a] as FreightEnd).stop)?.push([b, line])
    from.get((ends[b] as FreightEnd).stop)?.push([a, line])
  }
  return ends.map(({ stop }) => from.get(stop) ?? [])
}

function menuOf(
  train: SharedTrain,
  routes: readonly SharedRoute[],
  words: number,
  first: number,
): SameEnds[] {
  const permanent = train.kind === 'freight' && train.permanent === true
  const name = ({ endNumbers: [one, other] }: SharedRoute) => one * MANY + other
  return [...Map.groupBy(routes, name).values()].map((same, line) => ({
    part: { permanent, ends: (same[0] as SharedRoute).ends },
    routes: same,
    stations: stationsOf(
      same.map(({ touches }) => touches),
      words,
    ),
    number: first + line,
  }))
}
