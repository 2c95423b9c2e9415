import type { RouteGraph } from './graph.ts'

/** A way between two large stations or off-board places, small stations on it passed in order. */
export interface TrunkLine {
  readonly from: number
  readonly to: number
  readonly towns: readonly number[]
  /** Indices of the graph's chains in order. */
  readonly chains: readonly number[]
  /** Hexes run through, from the first stop's to the last one's. */
  readonly hexes: readonly string[]
  readonly pieces: readonly number[]
}

/**
 * Directed lines out of each stop that is not a small station; routes of 1862 never end at small ones. What no way joins
 * to the home station is left out: routes there never hang together with it [7.8], and mostly it is the track of others.
 */
export function trunkLines(graph: RouteGraph): readonly (readonly TrunkLine[])[] {
  const indexOf = new Map(graph.stops.map((stop, index) => [stop.id, index]))
  const leaving: { chain: number; to: number; hexes: readonly string[] }[][] = graph.stops.map(() => [])
  graph.chains.forEach((chain, index) => {
    const [from, to] = [indexOf.get(chain.from) as number, indexOf.get(chain.to) as number]
    const hexes = chain.hexes ?? []
    leaving[from]?.push({ chain: index, to, hexes })
    leaving[to]?.push({ chain: index, to: from, hexes: hexes.toReversed() })
  })
  const reached = new Set([...graph.stops.keys()].filter((stop) => graph.stops[stop]?.home === true))
  for (const stop of reached) for (const { to } of leaving[stop] ?? []) reached.add(to)
  return graph.stops.map((stop, from) => {
    const lines: TrunkLine[] = []
    if (stop.kind !== 'town' && reached.has(from))
      follow(from, { from, to: from, towns: [], chains: [], hexes: [], pieces: [] }, lines)
    return lines
  })

  function follow(at: number, so: TrunkLine, lines: TrunkLine[]): void {
    for (const { chain, to, hexes } of leaving[at] as (typeof leaving)[number]) {
      const pieces = graph.chains[chain]?.pieces ?? []
      if (to === so.from || so.towns.includes(to) || pieces.some((piece) => so.pieces.includes(piece)))
        continue
      const town = graph.stops[to]?.kind === 'town'
      const line: TrunkLine = {
        from: so.from,
        to,
        towns: town ? [...so.towns, to] : so.towns,
        chains: [...so.chains, chain],
        hexes: so.hexes.length === 0 ? hexes : [...so.hexes, ...hexes.slice(1)],
        pieces: [...so.pieces, ...pieces],
      }
      if (town) follow(to, line, lines)
      else lines.push(line)
    }
  }
}
