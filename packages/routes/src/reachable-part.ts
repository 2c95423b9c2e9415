import type { Chain, RouteGraph } from './graph.ts'

/** The part of a board joined to an own station. */
export interface Reachable {
  /** Equal for parts that differ at most in what stops pay, as long as they pay anything. */
  readonly shape: string
  readonly stops: readonly string[]
  /** What each of its stops pays. */
  readonly values: readonly number[]
  /** Numbers of its chains, in an order that equal parts share. */
  readonly chains: readonly number[]
}

export function reachablePart(graph: RouteGraph): Reachable {
  const reached = reachableStops(graph)
  const stops = graph.stops.filter((stop) => reached.has(stop.id))
  const chains = graph.chains
    .map((chain, index) => ({ chain, index, name: nameOf(chain) }))
    .filter(({ chain }) => reached.has(chain.from))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.index - b.index))
  const pieces = new Map<number, number>()
  const named = chains.map(({ chain, name }) => {
    const numbers = chain.pieces.map((piece) => {
      const number = pieces.get(piece) ?? pieces.size
      pieces.set(piece, number)
      return number
    })
    return `${name} ${numbers.toSorted((a, b) => a - b).join()}`
  })
  const shape = JSON.stringify([stops.map((stop) => ({ ...stop, value: stop.value === 0 ? 0 : 1 })), named])
  return {
    shape,
    stops: stops.map((stop) => stop.id),
    values: stops.map((stop) => stop.value),
    chains: chains.map(({ index }) => index),
  }
}

/** The same in both directions. */
function nameOf({ from, to, hexes = [] }: Chain): string {
  const [first, last, way] = from < to ? [from, to, hexes] : [to, from, hexes.toReversed()]
  return `${first} ${last} ${way.join()}`
}

function reachableStops(graph: RouteGraph): Set<string> {
  const joined = new Map<string, string[]>(graph.stops.map((stop) => [stop.id, []]))
  for (const { from, to } of graph.chains) {
    joined.get(from)?.push(to)
    joined.get(to)?.push(from)
  }
  const reached = new Set(graph.stops.filter((stop) => stop.own === true).map((stop) => stop.id))
  for (const stop of reached) for (const to of joined.get(stop) ?? []) reached.add(to)
  return reached
}
