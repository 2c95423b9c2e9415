import type { Counting } from './counting.ts'
import type { Network } from './network.ts'
import type { Prices } from './prices.ts'

/**
 * For every directed chain and every rest of the budgets: what taking this chain brings at most, prices of track
 * deducted. Stops may repeat in this reckoning except at once (no there and back), so it never falls below the truth.
 * The second half holds the same if an own station must still be met.
 */
export interface Reach {
  /** Index of the rest (need, cities, stops) is `((need * (cities + 1) + c) * (stops + 1) + k) * directed + chain`. */
  readonly take: Float64Array
}

/** The same after the arrival, and what arrivals bring: needed only while a table is made, so that all of them share it. */
let rest = new Float64Array(0)
let arrivals = newArrivals(0)

/** `old`: a table of the same kind of train that nobody needs any more. */
export function reachOf(
  network: Network,
  counting: Counting,
  prices: Prices | null,
  old: Reach | null = null,
): Reach {
  const { to, next, nextStart, own } = network
  const { cities, stops, score, town, reachable, choosing } = counting
  const { cityTakesCity, cityTakesStop, townTakesStop } = counting
  const directed = to.length
  const half = (cities + 1) * (stops + 1) * directed
  if (rest.length < 2 * half) rest = new Float64Array(2 * half)
  const onwards = rest
  const take = old?.take ?? new Float64Array(2 * half)
  let towns = 0
  for (let stop = 0; stop < town.length; stop++) towns += town[stop] as number
  // Towns that take nothing lead back into the same layer: as many rounds as there are towns suffice.
  const rounds = townTakesStop === 0 || choosing !== 'all' ? towns + 1 : 1
  if (arrivals.length < directed) arrivals = newArrivals(directed)
  const { gain, citiesLess, stopsLess, isFree } = arrivals
  for (let chain = 0; chain < directed; chain++) {
    const stop = to[chain] as number
    const isTown = town[stop] === 1
    const price = prices === null ? 0 : (prices.chains[chain >> 1] as number)
    gain[chain] = reachable[stop] === 1 ? (score[stop] as number) - price : -Infinity
    citiesLess[chain] = isTown ? 0 : cityTakesCity
    stopsLess[chain] = isTown ? townTakesStop : cityTakesStop
    isFree[chain] = choosing === 'top' || (choosing === 'towns' && isTown) ? 1 : 0
  }

  for (let need = 0; need <= 1; need++) {
    for (let c = 0; c <= cities; c++) {
      for (let k = 0; k <= stops; k++) {
        const layer = ((need * (cities + 1) + c) * (stops + 1) + k) * directed
        onwards.fill(-Infinity, layer, layer + directed)
        for (let round = 0; round < rounds; round++) {
          arrive(need, c, k, layer)
          if (!collect(need, layer) || rounds === 1) break
        }
      }
    }
  }
  return { take }

  function arrive(need: number, c: number, k: number, layer: number): void {
    for (let chain = 0; chain < directed; chain++) {
      const fewerCities = citiesLess[chain] as number
      const fewerStops = stopsLess[chain] as number
      let best = -Infinity
      if (c >= fewerCities) {
        // What is left after the arrival, with all stops still to spend.
        const met = need === 1 && own[to[chain] as number] === 1 ? half : 0
        const left = layer + chain - met - fewerCities * (stops + 1) * directed
        if (k >= fewerStops)
          best = (gain[chain] as number) + (onwards[left - fewerStops * directed] as number)
        if (isFree[chain] === 1) {
          // Unpaid: its score stays out, the price of the way does not.
          const unpaid = (gain[chain] as number) - (score[to[chain] as number] as number)
          best = Math.max(best, unpaid + (onwards[left] as number))
        }
      }
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
      if (best > (onwards[layer + chain] as number)) {
        onwards[layer + chain] = best
        grew = true
      }
    }
    return grew
  }
}

/** What arriving by each directed chain brings and takes. */
interface Arrivals {
  readonly length: number
  readonly gain: Float64Array
  readonly citiesLess: Uint8Array
  readonly stopsLess: Uint8Array
  /** Whether the stop may be left unpaid. */
  readonly isFree: Uint8Array
}

function newArrivals(length: number): Arrivals {
  return {
    length,
    gain: new Float64Array(length),
    citiesLess: new Uint8Array(length),
    stopsLess: new Uint8Array(length),
    isFree: new Uint8Array(length),
  }
}
