import type { Chain, RouteGraph, Stop } from './graph.ts'
import { integers, integersOf, marks, roughIntegers } from './memory.ts'
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
  /** The most directed chains that leave one stop. */
  readonly widest: number
}

/** A chain between two stops that are kept; from and to are their indices. */
interface Useful {
  readonly index: number
  readonly from: number
  readonly to: number
  readonly pieces: readonly number[]
}

/** Prepares a valid graph. Stops and chains that no route can need are left out. */
export function compileNetwork(graph: RouteGraph): Network {
  const { stops, ends: chainEnds } = withinReach(graph)
  const groups = new Map<string, number>()
  const group = integers(stops.length)
  const ends = marks(stops.length)
  const own = marks(stops.length)
  for (let index = 0; index < stops.length; index++) {
    const stop = stops[index] as Stop
    if (endsAt(stop)) ends[index] = 1
    if (stop.own === true) own[index] = 1
    if (stop.group === undefined) continue
    const known = groups.get(stop.group) ?? groups.size + 1
    groups.set(stop.group, known)
    group[index] = known
  }
  const useful: Useful[] = []
  for (let index = 0; index < graph.chains.length; index++) {
    const from = chainEnds[2 * index] as number
    const to = chainEnds[2 * index + 1] as number
    if (from < 0 || to < 0 || from === to) continue
    if (group[from] === 0 || group[from] !== group[to])
      useful.push({ index, from, to, pieces: (graph.chains[index] as Chain).pieces })
  }
  const kept = withoutDetours(useful)
  const merged = mergePieces(kept.map((chain) => chain.pieces))
  const count = kept.length
  const words = Math.max(1, (merged.count + 31) >> 5)
  const mask = integers(count * words)
  const from = roughIntegers(2 * count)
  const to = roughIntegers(2 * count)
  const chainOf = roughIntegers(count)
  for (let index = 0; index < count; index++) {
    const chain = kept[index] as Useful
    chainOf[index] = chain.index
    from[2 * index] = to[2 * index + 1] = chain.from
    to[2 * index] = from[2 * index + 1] = chain.to
    for (const bit of merged.bits[index] as number[]) {
      const word = index * words + (bit >> 5)
      mask[word] = (mask[word] as number) | (1 << (bit & 31))
    }
  }
  const out = outOf(stops.length, from)
  const next = followers({ from, to, words, mask, out, ends, group })
  const bits = lists(merged.bits)
  return {
    graph,
    stops,
    chainCount: count,
    chainOf,
    from,
    to,
    words,
    mask,
    bitStart: bits.start,
    bits: bits.items,
    bitCount: merged.count,
    outStart: out.start,
    out: out.items,
    widest: widestOf(out),
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

/**
 * Every stop on some way out of an own station, because a route has one and goes through no stop that ends it; and for each
 * chain the indices of its ends among them, -1 for one that is left out.
 */
function withinReach(graph: RouteGraph): { readonly stops: readonly Stop[]; readonly ends: Int32Array } {
  const places = new Map<string, number>()
  const reached = marks(graph.stops.length)
  const passable = marks(graph.stops.length)
  for (let place = 0; place < graph.stops.length; place++) {
    const stop = graph.stops[place] as Stop
    places.set(stop.id, place)
    if (stop.own === true) reached[place] = 1
    if (stop.own === true || !endsAt(stop)) passable[place] = 1
  }
  const ends = roughIntegers(2 * graph.chains.length)
  for (let index = 0; index < graph.chains.length; index++) {
    const chain = graph.chains[index] as Chain
    ends[2 * index] = places.get(chain.from) as number
    ends[2 * index + 1] = places.get(chain.to) as number
  }
  const leads = (one: number, other: number): boolean => {
    if (reached[one] === 0 || reached[other] === 1 || passable[one] === 0) return false
    reached[other] = 1
    return true
  }
  for (let grew = true; grew;) {
    grew = false
    for (let end = 0; end < ends.length; end += 2) {
      const one = ends[end] as number
      const other = ends[end + 1] as number
      if (leads(one, other) || leads(other, one)) grew = true
    }
  }
  const indexOf = integers(reached.length).fill(-1)
  const stops: Stop[] = []
  for (let place = 0; place < reached.length; place++) {
    if (reached[place] === 1) indexOf[place] = stops.push(graph.stops[place] as Stop) - 1
  }
  for (let end = 0; end < ends.length; end++) ends[end] = indexOf[ends[end] as number] as number
  return { stops, ends }
}

/** A chain whose pieces hold all those of another between the same stops can always be replaced by it. */
function withoutDetours(chains: readonly Useful[]): readonly Useful[] {
  const joins = roughIntegers(chains.length)
  for (let at = 0; at < chains.length; at++) joins[at] = stopsJoined(chains[at] as Useful)
  const isDetour = (chain: Useful, at: number): boolean => {
    for (let place = 0; place < joins.length; place++) {
      if (joins[place] !== joins[at] || place === at) continue
      const other = chains[place] as Useful
      if (other.pieces.length > chain.pieces.length) continue
      if (other.pieces.length === chain.pieces.length && place > at) continue
      if (other.pieces.every((piece) => chain.pieces.includes(piece))) return true
    }
    return false
  }
  return chains.filter((chain, at) => !isDetour(chain, at))
}

/** The same for all chains between the same two stops. */
function stopsJoined({ from, to }: Useful): number {
  return from < to ? (from << 16) | to : (to << 16) | from
}

/** Directed chains by the stop they leave. */
function outOf(stops: number, from: Int32Array): Lists {
  const start = integers(stops + 1)
  for (let chain = 0; chain < from.length; chain++) {
    const after = (from[chain] as number) + 1
    start[after] = (start[after] as number) + 1
  }
  for (let stop = 0; stop < stops; stop++)
    start[stop + 1] = (start[stop + 1] as number) + (start[stop] as number)
  const items = roughIntegers(from.length)
  const places = integersOf(start)
  for (let chain = 0; chain < from.length; chain++) {
    const stop = from[chain] as number
    const place = places[stop] as number
    items[place] = chain
    places[stop] = place + 1
  }
  return { start, items }
}

function widestOf({ start }: Lists): number {
  let widest = 1
  for (let stop = 1; stop < start.length; stop++)
    widest = Math.max(widest, (start[stop] as number) - (start[stop - 1] as number))
  return widest
}

type Followed = Pick<Network, 'from' | 'to' | 'words' | 'mask' | 'ends' | 'group'> & { readonly out: Lists }

/** For each directed chain those that may come next. */
function followers({ from, to, words, mask, out, ends, group }: Followed): Lists {
  const meets = (a: number, b: number): boolean => {
    for (let word = 0; word < words; word++)
      if (((mask[a * words + word] as number) & (mask[b * words + word] as number)) !== 0) return true
    return false
  }
  const start = integers(from.length + 1)
  const items: number[] = []
  for (let chain = 0; chain < from.length; chain++) {
    const here = to[chain] as number
    const first = from[chain] as number
    const last = ends[here] === 1 ? -1 : (out.start[here + 1] as number)
    for (let at = out.start[here] as number; at < last; at++) {
      const other = out.items[at] as number
      const there = to[other] as number
      if (there === first || meets(chain >> 1, other >> 1)) continue
      if (group[there] === 0 || group[there] !== group[first]) items.push(other)
    }
    start[chain + 1] = items.length
  }
  return { start, items: integersOf(items) }
}

interface Lists {
  readonly start: Int32Array
  readonly items: Int32Array
}

function lists(groups: readonly (readonly number[])[]): Lists {
  const start = integers(groups.length + 1)
  const items: number[] = []
  for (let index = 0; index < groups.length; index++) {
    for (const item of groups[index] as readonly number[]) items.push(item)
    start[index + 1] = items.length
  }
  return { start, items: integersOf(items) }
}
