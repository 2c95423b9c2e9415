import type { Counting } from './counting.ts'
import type { Network } from './network.ts'
import type { Prices } from './prices.ts'

/**
 * For every directed chain and every rest of the budgets: the most that a train just arrived by this chain can
 * still collect, prices of track deducted. Stops may repeat in this reckoning except at once (no there and back),
 * so it never falls below the truth. The second half holds the same if an own station must still be met.
 */
export interface Reach {
  /** Index of the rest (need, cities, stops) is `((need * (cities + 1) + c) * (stops + 1) + k) * directed + chain`. */
  readonly rest: Float64Array
  /** The same with the arrival itself: what taking this chain brings at most, from budgets before it. */
  readonly take: Float64Array
}

export function reachOf(network: Network, counting: Counting, prices: Prices | null): Reach {
  const { to, next, nextStart, own } = network
  const { cities, stops, score, town, reachable, choosing } = counting
  const { cityTakesCity, cityTakesStop, townTakesStop } = counting
  const directed = to.length
  const size = 2 * (cities + 1) * (stops + 1) * directed
  const rest = new Float64Array(size).fill(-Infinity)
  const take = new Float64Array(size).fill(-Infinity)
  let towns = 0
  for (let stop = 0; stop < town.length; stop++) towns += town[stop] as number
  // Towns that take nothing lead back into the same layer: as many rounds as there are towns suffice.
  const rounds = townTakesStop === 0 || choosing !== 'all' ? towns + 1 : 1

  for (let need = 0; need <= 1; need++) {
    for (let c = 0; c <= cities; c++) {
      for (let k = 0; k <= stops; k++) {
        const layer = ((need * (cities + 1) + c) * (stops + 1) + k) * directed
        for (let round = 0; round < rounds; round++) {
          arrive(need, c, k, layer)
          if (!collect(need, layer)) break
        }
      }
    }
  }
  return { rest, take }

  function arrive(need: number, c: number, k: number, layer: number): void {
    for (let chain = 0; chain < directed; chain++) {
      const stop = to[chain] as number
      if (reachable[stop] !== 1) continue
      const still = need === 1 && own[stop] !== 1 ? 1 : 0
      const isTown = town[stop] === 1
      const c2 = isTown ? c : c - cityTakesCity
      if (c2 < 0) continue
      const k2 = k - (isTown ? townTakesStop : cityTakesStop)
      const base = (still * (cities + 1) + c2) * (stops + 1)
      let best = -Infinity
      if (k2 >= 0) best = (score[stop] as number) + (rest[(base + k2) * directed + chain] as number)
      if (choosing === 'top' || (choosing === 'towns' && isTown)) {
        best = Math.max(best, rest[(base + k) * directed + chain] as number)
      }
      if (prices !== null) best -= prices.chains[chain >> 1] as number
      take[layer + chain] = best
    }
  }

  /** Whether anything grew that the same layer depends on. */
  function collect(need: number, layer: number): boolean {
    let grew = false
    for (let chain = 0; chain < directed; chain++) {
      let best = need === 1 ? -Infinity : 0
      let onward = -Infinity
      const last = nextStart[chain + 1] as number
      for (let index = nextStart[chain] as number; index < last; index++) {
        const value = take[layer + (next[index] as number)] as number
        if (value > onward) onward = value
      }
      if (prices !== null) onward -= prices.stops[to[chain] as number] as number
      if (onward > best) best = onward
      if (best > (rest[layer + chain] as number)) {
        rest[layer + chain] = best
        grew = true
      }
    }
    return grew
  }
}
