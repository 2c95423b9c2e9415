import type { BestRun, RouteRun } from './answer.ts'
import { checkRun } from './check-run.ts'
import type { Chain, RouteGraph, Stop } from './graph.ts'
import type { Rules, Train } from './trains.ts'

/** A run that is possible on some board, and what it brings there. */
export type PossibleRun = Pick<BestRun, 'routes' | 'revenue' | 'extras'>

/**
 * The run of one board on another, the same hexes along and paid for the same stops: most buildings leave it possible,
 * and what it brings there is where the search for a better one begins. Null if it is not possible.
 */
export function runElsewhere(
  run: PossibleRun,
  from: RouteGraph,
  to: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
): PossibleRun | null {
  const before = new Map(from.stops.map((stop) => [stop.id, stop]))
  const after = new Map(to.stops.map((stop) => [stop.id, stop]))
  const leaving = new Map<string, number[]>()
  to.chains.forEach((chain, index) => {
    for (const end of [chain.from, chain.to]) leaving.set(end, [...(leaving.get(end) ?? []), index])
  })
  const routes: RouteRun[] = []
  for (const route of run.routes) {
    const way = wayAlong(hexesOf(from, route), route)
    if (way === null) return null
    const value = (stops: ReadonlyMap<string, Stop>) =>
      route.paid.reduce((sum, stop) => sum + (stops.get(stop)?.value ?? 0), 0)
    routes.push({ ...route, ...way, revenue: route.revenue - value(before) + value(after) })
  }
  const submitted = routes.map(({ train, stops, chains }) => ({ train, stops, chains }))
  if (!checkRun(to, trains, rules, submitted).ok) return null
  return { routes, revenue: routes.reduce((sum, route) => sum + route.revenue, 0), extras: run.extras }

  /** The stops and chains of the other board that lead along these hexes, whatever stops have been added on the way. */
  function wayAlong(
    hexes: readonly string[],
    { stops }: RouteRun,
  ): { readonly stops: string[]; readonly chains: number[] } | null {
    const last = stops.at(-1) as string
    const passed = [stops[0] as string]
    const chains: number[] = []
    return stops.every((stop) => after.has(stop)) && goOn(0) ? { stops: passed, chains } : null

    function goOn(at: number): boolean {
      const here = passed.at(-1) as string
      if (here === last && at === hexes.length - 1) return stops.every((stop) => passed.includes(stop))
      return (leaving.get(here) ?? []).some((index) => {
        const chain = to.chains[index] as Chain
        const next = chain.from === here ? chain.to : chain.from
        const along = chain.from === here ? (chain.hexes ?? []) : (chain.hexes ?? []).toReversed()
        if (passed.includes(next) || !along.every((hex, step) => hexes[at + step] === hex)) return false
        passed.push(next)
        chains.push(index)
        if (goOn(at + along.length - 1)) return true
        passed.pop()
        chains.pop()
        return false
      })
    }
  }
}

function hexesOf({ chains }: RouteGraph, { stops, chains: used }: RouteRun): string[] {
  return used.flatMap((index, at) => {
    const { from, hexes = [] } = chains[index] as Chain
    const along = from === stops[at] ? hexes : hexes.toReversed()
    return at === 0 ? along : along.slice(1)
  })
}
