/**
 * Routes on shared track must hang together: one holds the home station and each further one meets another in a
 * large station [1862 7.8]. Each route offers variants (stations it meets others in) with equal value; returns
 * the variant of each route, or null if no choice makes them hang together.
 */
export function meetingVariants(
  routes: readonly (readonly (readonly number[])[])[],
  home: number,
): number[] | null {
  const chosen: number[] = []
  // Until a route's variant is picked it counts as meeting wherever any of them does.
  const places: (readonly number[])[] = routes.map((variants) => [...new Set(variants.flat())])
  return pick(0) ? chosen : null

  function pick(route: number): boolean {
    if (!hangTogether(places, home)) return false
    const variants = routes[route]
    if (variants === undefined) return true
    const loose = places[route] as readonly number[]
    const found = variants.some((variant, index) => {
      chosen[route] = index
      places[route] = variant
      return pick(route + 1)
    })
    if (!found) places[route] = loose
    return found
  }
}

export function hangTogether(routes: readonly (readonly number[])[], home: number): boolean {
  if (routes.length === 0) return true
  const start = routes.findIndex((route) => route.includes(home))
  if (start < 0) return false
  const reached = new Set(routes[start])
  let waiting = routes.filter((_, index) => index !== start)
  while (waiting.length > 0) {
    const next = waiting.filter((route) => !route.some((stop) => reached.has(stop)))
    if (next.length === waiting.length) return false
    for (const route of waiting) if (!next.includes(route)) for (const stop of route) reached.add(stop)
    waiting = next
  }
  return true
}
