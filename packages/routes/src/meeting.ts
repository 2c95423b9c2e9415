import { type Bits, bitsOf, meet, unite } from './bits.ts'

/**
 * Routes on shared track must hang together: one holds the home station and each further one meets another in a
 * large station [1862 7.8]. Each route offers variants (stations it meets others in) with equal value; returns
 * the variant of each route, or null if no choice makes them hang together.
 */
export function meetingVariants(
  routes: readonly (readonly Bits[])[],
  home: number,
  words: number,
): number[] | null {
  const chosen: number[] = []
  const start = bitsOf(home < 0 ? [] : [home], words)
  // Until a route's variant is picked it counts as meeting wherever any of them does.
  const places: Bits[] = routes.map((variants) => {
    const all = new Int32Array(words)
    for (const variant of variants) unite(all, variant)
    return all
  })
  return pick(0) ? chosen : null

  function pick(route: number): boolean {
    if (!allReached(start, places)) return false
    const variants = routes[route]
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
  let waiting = places
  while (waiting.length > 0) {
    const next = waiting.filter((own) => {
      if (!meet(own, reached)) return true
      unite(reached, own)
      return false
    })
    if (next.length === waiting.length) return false
    waiting = next
  }
  return true
}
