import type { RouteGraph, Stop } from './graph.ts'
import { mergePieces } from './pieces.ts'

/**
 * The graph in typed arrays. Chain i appears as directed chains 2i (forwards) and 2i + 1 (backwards). Pieces are
 * bits: `mask` holds `words` 32-bit words per chain. Successors of a directed chain are those a train that has
 * just arrived by it may take next, as far as two chains alone can tell.
 */
export interface Network {
  readonly graph: RouteGraph
  readonly stops: readonly Stop[]
  readonly chainCount: number
  /** Index in the graph of each chain kept here. */
  readonly chainOf: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  readonly words: number
  readonly mask: Int32Array
  /** Bit numbers of each chain, from `bitStart[i]` to `bitStart[i + 1]`. */
  readonly bitStart: Int32Array
  readonly bits: Int32Array
  readonly bitCount: number
  /** Directed chains leaving each stop. */
  readonly outStart: Int32Array
  readonly out: Int32Array
  readonly nextStart: Int32Array
  readonly next: Int32Array
  /** Whether a route ends where it arrives: terminal or blocked. */
  readonly ends: Uint8Array
  readonly own: Uint8Array
  /** Number of the stop's group from 1, 0 if it has none. */
  readonly group: Int32Array
  readonly groupCount: number
}

/** Prepares a valid graph. Stops and chains that no route can need are left out. */
export function compileNetwork(graph: RouteGraph): Network {
  const within = withinReach(graph)
  const stops = graph.stops.filter(({ id }) => within.has(id))
  const indexOf = new Map(stops.map((stop, index) => [stop.id, index]))
  const groups = new Map<string, number>()
  const group = Int32Array.from(stops, (stop) => {
    if (stop.group === undefined) return 0
    const known = groups.get(stop.group) ?? groups.size + 1
    groups.set(stop.group, known)
    return known
  })
  const ends = Uint8Array.from(stops, (stop) => (endsAt(stop) ? 1 : 0))
  const own = Uint8Array.from(stops, (stop) => (stop.own === true ? 1 : 0))
  const useful: { index: number; from: number; to: number; pieces: readonly number[] }[] = []
  graph.chains.forEach((chain, index) => {
    const from = indexOf.get(chain.from)
    const to = indexOf.get(chain.to)
    if (
      from === undefined ||
      to === undefined ||
      from === to ||
      (group[from] !== 0 && group[from] === group[to])
    )
      return
    useful.push({ index, from, to, pieces: chain.pieces })
  })
  const kept = withoutDetours(useful)
  const merged = mergePieces(kept.map((chain) => chain.pieces))
  const count = kept.length
  const words = Math.max(1, (merged.count + 31) >> 5)
  const mask = new Int32Array(count * words)
  merged.bits.forEach((list, chain) => {
    for (const bit of list)
      mask[chain * words + (bit >> 5)] = (mask[chain * words + (bit >> 5)] as number) | (1 << (bit & 31))
  })
  const from = new Int32Array(2 * count)
  const to = new Int32Array(2 * count)
  kept.forEach((chain, index) => {
    from[2 * index] = to[2 * index + 1] = chain.from
    to[2 * index] = from[2 * index + 1] = chain.to
  })
  const all = [...from.keys()]
  const out = lists(stops.map((_, stop) => all.filter((chain) => from[chain] === stop)))
  const meets = (a: number, b: number) => {
    for (let word = 0; word < words; word++) {
      if (((mask[(a >> 1) * words + word] as number) & (mask[(b >> 1) * words + word] as number)) !== 0)
        return true
    }
    return false
  }
  const follows = (chain: number, other: number) => {
    const last = to[other] as number
    const first = from[chain] as number
    if (last === first || meets(chain, other)) return false
    return group[last] === 0 || group[last] !== group[first]
  }
  const next = lists(
    all.map((chain) => {
      const here = to[chain] as number
      if (ends[here] === 1) return []
      return [...out.items.subarray(out.start[here], out.start[here + 1])].filter((other) =>
        follows(chain, other),
      )
    }),
  )
  const bits = lists(merged.bits)
  return {
    graph,
    stops,
    chainCount: count,
    chainOf: Int32Array.from(kept, (chain) => chain.index),
    from,
    to,
    words,
    mask,
    bitStart: bits.start,
    bits: bits.items,
    bitCount: merged.count,
    outStart: out.start,
    out: out.items,
    nextStart: next.start,
    next: next.items,
    ends,
    own,
    group,
    groupCount: groups.size,
  }
}

/** Whether a route that arrives there goes no further. */
function endsAt({ terminal, blocked, own }: Stop): boolean {
  return terminal === true || (blocked === true && own !== true)
}

/** Every stop on some way out of an own station: a route has one, and goes through no stop that ends it. */
function withinReach({ stops, chains }: RouteGraph): Set<string> {
  const byId = new Map(stops.map((stop) => [stop.id, stop]))
  const joined = new Map<string, string[]>()
  const join = (one: string, other: string): void => {
    const known = joined.get(one)
    if (known === undefined) joined.set(one, [other])
    else known.push(other)
  }
  for (const { from, to } of chains) {
    join(from, to)
    join(to, from)
  }
  const reached = new Set(stops.filter(({ own }) => own === true).map(({ id }) => id))
  for (const id of reached) {
    const stop = byId.get(id) as Stop
    if (stop.own !== true && endsAt(stop)) continue
    for (const other of joined.get(id) ?? []) reached.add(other)
  }
  return reached
}

/** A chain whose pieces hold all those of another between the same stops can always be replaced by it. */
function withoutDetours<T extends { from: number; to: number; pieces: readonly number[] }>(
  chains: readonly T[],
): T[] {
  const ends = (chain: T) =>
    chain.from < chain.to ? `${chain.from} ${chain.to}` : `${chain.to} ${chain.from}`
  const parallel = Map.groupBy(chains, ends)
  return chains.filter((chain) => {
    const others = parallel.get(ends(chain)) as T[]
    if (others.length === 1) return true
    const mine = new Set(chain.pieces)
    return !others.some((other) => {
      if (other === chain || !other.pieces.every((piece) => mine.has(piece))) return false
      return other.pieces.length < chain.pieces.length || others.indexOf(other) < others.indexOf(chain)
    })
  })
}

function lists(groups: readonly (readonly number[])[]): { start: Int32Array; items: Int32Array } {
  const start = new Int32Array(groups.length + 1)
  groups.forEach((group, index) => {
    start[index + 1] = (start[index] as number) + group.length
  })
  return { start, items: Int32Array.from(groups.flat()) }
}
