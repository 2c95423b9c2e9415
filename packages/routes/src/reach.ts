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
  /** How much of it is filled. */
  readonly size: number
}

/** The same after the arrival, and what arrivals bring: needed only while a table is made, so that all of them share it. */
let rest = new Float64Array(0)
let arrivals = newArrivals(0)
/** The tables of a solution's kinds of trains: one is over before the next begins. */
const tables: Float64Array[] = []

/** `place`: which kind of the solution's trains this is; its table is written anew each time. */
export function reachOf(network: Network, counting: Counting, prices: Prices | null, place: number): Reach {
  const { to, next, nextStart } = network
  const { cities, stops, score, town, choosing } = counting
  const { cityTakesCity, cityTakesStop, townTakesStop } = counting
  const directed = to.length
  const half = (cities + 1) * (stops + 1) * directed
  if (rest.length < 2 * half) rest = new Float64Array(2 * half)
  const onwards = rest
  const take = tableFor(place, 2 * half)
  const known = arrivalsFor(network, counting, prices, half)
  const { gain, back, met, isTown, isFree } = known
  let towns = 0
  for (let stop = 0; stop < town.length; stop++) towns += town[stop] as number
  // Towns that take nothing lead back into the same layer: as many rounds as there are towns suffice.
  const rounds = townTakesStop === 0 || choosing !== 'all' ? towns + 1 : 1
  // Where every stop takes one, the start has taken the first, and behind the last nothing is asked.
  const everyTakes = choosing === 'all' && cityTakesStop > 0 && townTakesStop > 0
  const mostStops = everyTakes ? stops - 1 : stops
  const allTakeOne = everyTakes && cities === 0 && cityTakesStop === 1 && townTakesStop === 1

  for (let need = 0; need <= 1; need++) {
    for (let c = 0; c <= cities; c++) {
      for (let k = 0; k <= stops; k++) {
        const layer = ((need * (cities + 1) + c) * (stops + 1) + k) * directed
        if (k > mostStops) take.fill(-Infinity, layer, layer + directed)
        else if (choosing === 'all') fill(need, c, k, layer)
        else fillChoosing(need, c, k, layer)
      }
    }
  }
  return { take, size: 2 * half }

  /** Every stop pays. */
  function fill(need: number, c: number, k: number, layer: number): void {
    const cityFits = c >= cityTakesCity && k >= cityTakesStop
    const townFits = k >= townTakesStop
    if (rounds > 1) onwards.fill(-Infinity, layer, layer + directed)
    if (!cityFits && !townFits) take.fill(-Infinity, layer, layer + directed)
    else if (allTakeOne) arriveAll(need, layer)
    else {
      for (let chain = 0; chain < directed; chain++) {
        const fits = isTown[chain] === 1 ? townFits : cityFits
        take[layer + chain] = fits ? arrive(need, layer, chain) : -Infinity
      }
    }
    if (everyTakes && k === mostStops) return
    collect(network, take, onwards, prices, need, layer)
    for (let round = 1; round < rounds; round++) {
      if (!growTowns(need, layer)) break
      collect(network, take, onwards, prices, need, layer)
    }
  }

  /** The same where all stops are alike. */
  function arriveAll(need: number, layer: number): void {
    const before = layer - directed
    if (need === 0) {
      for (let chain = 0; chain < directed; chain++)
        take[layer + chain] = (gain[chain] as number) + (onwards[before + chain] as number)
    } else {
      for (let chain = 0; chain < directed; chain++)
        take[layer + chain] =
          (gain[chain] as number) + (onwards[before + chain - (met[chain] as number)] as number)
    }
  }

  function arrive(need: number, layer: number, chain: number): number {
    const left = layer + chain - (back[chain] as number) - (need === 1 ? (met[chain] as number) : 0)
    return (gain[chain] as number) + (onwards[left] as number)
  }

  /** Arrives at towns that take nothing once more, after a way on from them has been found. */
  function growTowns(need: number, layer: number): boolean {
    let grew = false
    for (let chain = 0; chain < directed; chain++) {
      if (isTown[chain] === 0) continue
      const value = arrive(need, layer, chain)
      if (value <= (take[layer + chain] as number)) continue
      take[layer + chain] = value
      grew = true
    }
    return grew
  }

  /** Some stops may be left unpaid. */
  function fillChoosing(need: number, c: number, k: number, layer: number): void {
    onwards.fill(-Infinity, layer, layer + directed)
    for (let round = 0; round < rounds; round++) {
      arriveChoosing(need, c, k, layer)
      if (!collectGrowing(need, layer) || rounds === 1) break
    }
  }

  function arriveChoosing(need: number, c: number, k: number, layer: number): void {
    for (let chain = 0; chain < directed; chain++) {
      const fewerCities = isTown[chain] === 1 ? 0 : cityTakesCity
      const fewerStops = isTown[chain] === 1 ? townTakesStop : cityTakesStop
      let best = -Infinity
      if (c >= fewerCities) {
        // What is left after the arrival, with all stops still to spend.
        const left =
          layer + chain - (need === 1 ? (met[chain] as number) : 0) - fewerCities * (stops + 1) * directed
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
  function collectGrowing(need: number, layer: number): boolean {
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

/** What the best way on from each chain brings; where no station is missing, the route may end as well. */
function collect(
  { to, next, nextStart }: Network,
  take: Float64Array,
  onwards: Float64Array,
  prices: Prices | null,
  need: number,
  layer: number,
): void {
  const least = need === 1 ? -Infinity : 0
  const directed = to.length
  let index = 0
  for (let chain = 0; chain < directed; chain++) {
    let onward = -Infinity
    const last = nextStart[chain + 1] as number
    for (; index < last; index++) {
      const value = take[layer + (next[index] as number)] as number
      if (value > onward) onward = value
    }
    if (prices !== null) onward -= prices.stops[to[chain] as number] as number
    onwards[layer + chain] = onward > least ? onward : least
  }
}

function tableFor(place: number, size: number): Float64Array {
  const table = tables[place]
  if (table !== undefined && table.length >= size) return table
  const larger = new Float64Array(size)
  tables[place] = larger
  return larger
}

/** What arriving by each directed chain brings and takes. */
interface Arrivals {
  readonly length: number
  readonly gain: Float64Array
  /** How far back in the table what is left after the arrival stands. */
  readonly back: Int32Array
  /** The same once more where an own station is met. */
  readonly met: Int32Array
  readonly isTown: Uint8Array
  /** Whether the stop may be left unpaid. */
  readonly isFree: Uint8Array
}

function arrivalsFor(
  { to, own }: Network,
  counting: Counting,
  prices: Prices | null,
  half: number,
): Arrivals {
  const { stops, score, town, reachable, choosing } = counting
  const { cityTakesCity, cityTakesStop, townTakesStop } = counting
  const directed = to.length
  if (arrivals.length < directed) arrivals = newArrivals(directed)
  const { gain, back, met, isTown, isFree } = arrivals
  const cityBack = (cityTakesCity * (stops + 1) + cityTakesStop) * directed
  const townBack = townTakesStop * directed
  for (let chain = 0; chain < directed; chain++) {
    const stop = to[chain] as number
    const price = prices === null ? 0 : (prices.chains[chain >> 1] as number)
    gain[chain] = reachable[stop] === 1 ? (score[stop] as number) - price : -Infinity
    isTown[chain] = town[stop] as number
    back[chain] = town[stop] === 1 ? townBack : cityBack
    met[chain] = own[stop] === 1 ? half : 0
    isFree[chain] = choosing === 'top' || (choosing === 'towns' && town[stop] === 1) ? 1 : 0
  }
  return arrivals
}

function newArrivals(length: number): Arrivals {
  return {
    length,
    gain: new Float64Array(length),
    back: new Int32Array(length),
    met: new Int32Array(length),
    isTown: new Uint8Array(length),
    isFree: new Uint8Array(length),
  }
}
