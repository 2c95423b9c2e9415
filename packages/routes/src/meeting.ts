import { type Bits, bitsOf, meet, unite } from './bits.ts'

/** Where the variants of a route meet others: each of them, and any. */
export interface Stations {
  readonly each: readonly Bits[]
  readonly any: Bits
}

export function stationsOf(each: readonly Bits[], words: number): Stations {
  if (each.length === 1) return { each, any: each[0] as Bits }
  const any = new Int32Array(words)
  for (const variant of each) unite(any, variant)
  return { each, any }
}

/**
 * Routes on shared track must hang together: one holds the home station and each further one meets another in a
 * large station [1862 7.8]. Each route offers variants (stations it meets others in) with equal value; returns
 * the variant of each route, or null if no choice makes them hang together.
 */
export function meetingVariants(routes: readonly Stations[], home: number, words: number): number[] | null {
  const chosen: number[] = []
  const start = bitsOf(home < 0 ? [] : [home], words)
  // Until a route's variant is picked it counts as meeting wherever any of them does.
  const places: Bits[] = routes.map(({ any }) => any)
  return pick(0) ? chosen : null

  function pick(route: number): boolean {
    if (!allReached(start, places)) return false
    const variants = routes[route]?.each
    if (variants === undefined) return true
    const loose = places[route] as Bits
    const found = variants.some((variant, index) => {
      chosen[route] = index
      places[route] = variant
      return pick(route + 1)
    })
    if (!found) places[route] = loose
    return found
  }
}

/** Whether each of these hangs together with the start, by way of others or not. */
export function allReached(start: Bits, places: readonly Bits[]): boolean {
  const reached = start.slice()
  const waiting = places.slice()
  for (let left = waiting.length; left > 0;) {
    let still = 0
    for (let at = 0; at < left; at++) {
      const own = waiting[at] as Bits
      if (meet(own, reached)) unite(reached, own)
      else waiting[still++] = own
    }
    if (still === left) return false
    left = still
  }
  return true
}
