import type { Counting } from './counting.ts'
import type { Network } from './network.ts'
import type { Prices } from './prices.ts'
import type { Reach } from './reach.ts'
import { VisitedValues } from './visited-values.ts'
import type { Work } from './work.ts'

/** A route met by the search; the arrays are the search's own and must be copied to be kept. */
export interface Found {
  /** Score with the prices of its track deducted. */
  value: number
  start: number
  /** Directed chains in order. */
  readonly path: Int32Array
  length: number
  /** Its track and what was taken before, in words from `usedAt` on; what was taken stands at the beginning. */
  readonly used: Int32Array
  usedAt: number
}

export interface SearchTask {
  readonly network: Network
  readonly counting: Counting
  readonly reach: Reach
  readonly prices: Prices | null
  /** A route is met from one of its ends only; otherwise it may appear from both. */
  readonly once: boolean
  /** Track that may not be used. */
  readonly taken: Int32Array | null
  readonly work: Work
}

/** What a route must be worth more than; whoever is told of routes may raise it. */
export interface Bar {
  floor: number
}

/**
 * Walks every route of one kind of train whose value can exceed the floor, from one end to the other, best promise
 * first. `meet` is told of each route above it. Returns whether the search went to its end.
 */
export function searchRoutes(task: SearchTask, bar: Bar, meet: (found: Found) => void): boolean {
  const { network, counting, reach, prices, once, taken, work } = task
  const { words, mask, to, next, nextStart, out, outStart, ends, own, group } = network
  const { cities, stops, score, town, reachable, choosing, bonusBits, bonusScore } = counting
  const directed = to.length
  const depths = network.stops.length + 1
  const bonusMost = Math.max(0, ...bonusScore)
  const pool = choosing === 'all' ? null : new VisitedValues(counting, depths)
  const { widest } = network
  const desk = deskFor(depths, words, widest, stops, network.groupCount)
  const { sums, used, visited, groupUsed, ways, promises, begun } = desk
  // A goods train goes from the mine; routes of all others lead both ways.
  const leadsBack = counting.train.kind !== 'goods'
  const found: Found = { value: 0, start: 0, path: desk.path, length: 0, used, usedAt: 0 }
  if (taken !== null) used.set(taken)
  else used.fill(0, 0, words)

  const starts: { readonly stop: number; readonly promise: number }[] = []
  for (let stop = 0; stop < network.stops.length; stop++) {
    if (counting.starts[stop] !== 1) continue
    const promise = startPromise(stop)
    if (promise > bar.floor) starts.push({ stop, promise })
  }
  starts.sort((a, b) => b.promise - a.promise || a.stop - b.stop)
  for (const { stop, promise } of starts) {
    if (promise <= bar.floor) break
    if (!from(stop)) return false
    if (!leadsBack) continue
    begun[stop] = 1
    // All routes that end here are known, and none goes through.
    if (ends[stop] === 1) visited[stop] = 1
  }
  return true

  function startPromise(stop: number): number {
    const at = budgetsAfter(stop)
    if (at.c < 0 || at.k < 0) return -Infinity
    const need = own[stop] === 1 ? 0 : 1
    const layer = ((need * (cities + 1) + at.c) * (stops + 1) + at.k) * directed
    let best = -Infinity
    for (let index = outStart[stop] as number; index < (outStart[stop + 1] as number); index++) {
      const value = reach.take[layer + (out[index] as number)] as number
      if (value > best) best = value
    }
    return best + (score[stop] as number) + bonusMost
  }

  function budgetsAfter(stop: number): { c: number; k: number } {
    if (counting.train.kind === 'goods') return { c: cities, k: 0 }
    const isTown = town[stop] === 1
    const c = cities - (isTown ? 0 : counting.cityTakesCity)
    if (choosing === 'top' || (choosing === 'towns' && isTown)) return { c, k: stops }
    return { c, k: stops - (isTown ? counting.townTakesStop : counting.cityTakesStop) }
  }

  function from(stop: number): boolean {
    const { c, k } = budgetsAfter(stop)
    found.start = stop
    visited[stop] = 1
    groupUsed[group[stop] as number] = 1
    let sure = score[stop] as number
    if (pool !== null) {
      pool.clear()
      const isTown = town[stop] === 1
      pool.add(1, sure, isTown)
      if (isTown || choosing === 'top') sure = 0
      for (let word = 0; word < words; word++) used[words + word] = used[word] as number
    }
    const depth = pool === null ? 0 : 1
    const done = grow(depth, depth, -1, stop, c, k, own[stop] === 1 ? 0 : 1, sure, bonusBits[stop] as number)
    visited[stop] = 0
    groupUsed[group[stop] as number] = 0
    return done
  }

  /** Tries every way on from `stop`, reached by `chain`; `paid` is what is paid whatever follows. */
  function grow(
    depth: number,
    base: number,
    chain: number,
    stop: number,
    c: number,
    k: number,
    need: number,
    paid: number,
    bits: number,
  ): boolean {
    work.done++
    if (work.spent) return false
    const sure = chain < 0 || prices === null ? paid : paid - (prices.stops[stop] as number)
    const first = chain < 0 ? (outStart[stop] as number) : (nextStart[chain] as number)
    const last = chain < 0 ? (outStart[stop + 1] as number) : (nextStart[chain + 1] as number)
    const list = chain < 0 ? out : next
    const row = depth * widest
    let count = 0
    const hope = bonusMost - (bonusScore[bits] as number)
    const earned = bonusScore[bits] as number
    for (let index = first; index < last; index++) {
      const other = list[index] as number
      const there = to[other] as number
      if (visited[there] === 1 || reachable[there] !== 1) continue
      if (group[there] !== 0 && groupUsed[group[there] as number] === 1) continue
      const promise = promiseOf(other, there, depth, c, k, need, sure) + earned + hope
      if (promise <= bar.floor || clashes(depth, other)) continue
      let place = row + count++
      while (place > row && (promises[place - 1] as number) < promise) {
        promises[place] = promises[place - 1] as number
        ways[place] = ways[place - 1] as number
        place--
      }
      promises[place] = promise
      ways[place] = other
    }
    for (let index = row; index < row + count; index++) {
      if ((promises[index] as number) <= bar.floor) break
      if (!take(ways[index] as number, depth, base, c, k, need, sure, bits)) return false
    }
    return true
  }

  function promiseOf(
    chain: number,
    there: number,
    depth: number,
    c: number,
    k: number,
    need: number,
    sure: number,
  ): number {
    if (pool === null) {
      return sure + (reach.take[((need * (cities + 1) + c) * (stops + 1) + k) * directed + chain] as number)
    }
    pool.sums(depth, k, sums)
    let best = -Infinity
    for (let old = 0; old <= k; old++) {
      const rest = reach.take[
        ((need * (cities + 1) + c) * (stops + 1) + k - old) * directed + chain
      ] as number
      if ((sums[old] as number) + rest > best) best = (sums[old] as number) + rest
    }
    return sure + best
  }

  function clashes(depth: number, chain: number): boolean {
    const a = depth * words
    const b = (chain >> 1) * words
    for (let word = 0; word < words; word++) {
      if (((used[a + word] as number) & (mask[b + word] as number)) !== 0) return true
    }
    return false
  }

  /** A town at an end that is not paid only wastes track: the route without it is met as well. */
  function idleEnd(depth: number, k: number, stop: number): boolean {
    if (pool === null || choosing !== 'towns' || depth < 2) return false
    const spare = pool.townAt(depth + 1, k)
    return wasted(found.start, spare) || wasted(stop, spare)
  }

  function wasted(end: number, spare: number): boolean {
    return town[end] === 1 && own[end] === 0 && bonusBits[end] === 0 && spare >= (score[end] as number)
  }

  function take(
    chain: number,
    depth: number,
    base: number,
    c: number,
    k: number,
    need: number,
    sure: number,
    bits: number,
  ): boolean {
    const stop = to[chain] as number
    const isTown = town[stop] === 1
    const a = depth * words
    const b = (chain >> 1) * words
    for (let word = 0; word < words; word++)
      used[a + words + word] = (used[a + word] as number) | (mask[b + word] as number)
    const c2 = isTown ? c : c - counting.cityTakesCity
    const chosen = choosing === 'top' || (choosing === 'towns' && isTown)
    const k2 = chosen ? k : k - (isTown ? counting.townTakesStop : counting.cityTakesStop)
    if (c2 < 0 || k2 < 0) return true
    const still = need === 1 && own[stop] !== 1 ? 1 : 0
    const bits2 = bits | (bonusBits[stop] as number)
    let sure2 = sure - (prices === null ? 0 : (prices.chains[chain >> 1] as number))
    if (!chosen) sure2 += score[stop] as number
    let value = sure2 + (bonusScore[bits2] as number)
    if (pool !== null) {
      pool.add(depth + 1, score[stop] as number, isTown)
      pool.sums(depth + 1, k2, sums)
      value += sums[k2] as number
    }
    found.path[depth - base] = chain
    if (still === 0 && value > bar.floor && !idleEnd(depth, k2, stop) && (!once || begun[stop] === 0)) {
      found.value = value
      found.length = depth - base + 1
      found.usedAt = a + words
      meet(found)
    }
    if (ends[stop] === 1) return true
    visited[stop] = 1
    groupUsed[group[stop] as number] = 1
    const done = grow(depth + 1, base, chain, stop, c2, k2, still, sure2, bits2)
    visited[stop] = 0
    groupUsed[group[stop] as number] = 0
    return done
  }
}

/** What a search writes on. One is over before the next begins, so that all of them share it. */
interface Desk {
  readonly sums: Float64Array
  readonly used: Int32Array
  readonly visited: Uint8Array
  readonly groupUsed: Uint8Array
  readonly ways: Int32Array
  readonly promises: Float64Array
  readonly path: Int32Array
  /** Stops from which all routes have been met. */
  readonly begun: Uint8Array
}

const NO_DESK: Desk = {
  sums: new Float64Array(0),
  used: new Int32Array(0),
  visited: new Uint8Array(0),
  groupUsed: new Uint8Array(0),
  ways: new Int32Array(0),
  promises: new Float64Array(0),
  path: new Int32Array(0),
  begun: new Uint8Array(0),
}

let shared = NO_DESK

/** Large enough for such a board and its trains; nothing is visited yet. */
function deskFor(depths: number, words: number, widest: number, stops: number, groups: number): Desk {
  const rows = depths + 1
  const fits =
    shared.path.length >= rows &&
    shared.used.length >= rows * words &&
    shared.ways.length >= rows * widest &&
    shared.sums.length > stops &&
    shared.groupUsed.length > groups
  if (!fits) {
    const wide = Math.max(shared.ways.length, rows * widest)
    const long = Math.max(shared.path.length, rows)
    shared = {
      sums: new Float64Array(Math.max(shared.sums.length, stops + 1)),
      used: new Int32Array(Math.max(shared.used.length, rows * words)),
      visited: new Uint8Array(long),
      groupUsed: new Uint8Array(Math.max(shared.groupUsed.length, groups + 1)),
      ways: new Int32Array(wide),
      promises: new Float64Array(wide),
      path: new Int32Array(long),
      begun: new Uint8Array(long),
    }
  }
  // A search that was broken off leaves its marks.
  shared.visited.fill(0)
  shared.groupUsed.fill(0)
  shared.begun.fill(0)
  return shared
}
