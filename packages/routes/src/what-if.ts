import type { Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import { type SolveOptions, solveRoutes } from './solve.ts'
import type { Rules, Train } from './trains.ts'

/** A board that is not there yet, such as after one more tile or station. */
export interface Variant<Key> {
  readonly key: Key
  readonly graph: RouteGraph
}

/**
 * The best run on each of many boards. Boards that look alike to the trains are solved once: most lays of a turn
 * lead nowhere the company can reach, so what it can reach is compared first.
 */
export function solveVariants<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions = {},
): { readonly key: Key; readonly solution: Solution }[] {
  const solved = new Map<string, { readonly graph: RouteGraph; readonly solution: Solution }>()
  return variants.map(({ key, graph }) => {
    const seen = reachableKey(graph)
    const known = solved.get(seen)
    if (known !== undefined) return { key, solution: translated(known.solution, known.graph, graph) }
    const solution = solveRoutes(graph, trains, rules, options)
    solved.set(seen, { graph, solution })
    return { key, solution }
  })
}

/** The part of the board joined to an own station, in a form that equal parts share. Bad boards keep to themselves. */
function reachableKey(graph: RouteGraph): string {
  const reached = reachableStops(graph)
  const stops = graph.stops.filter((stop) => reached.has(stop.id))
  const chains = graph.chains.filter((chain) => reached.has(chain.from) && reached.has(chain.to))
  const names = new Map<number, number>()
  const renamed = chains.map(({ from, to, pieces, hexes }) => {
    const numbers = pieces.map((piece) => {
      const number = names.get(piece) ?? names.size
      names.set(piece, number)
      return number
    })
    return [from, to, numbers, hexes ?? []]
  })
  const amounts = stops.map((stop) => [stop, String(stop.value), String(stop.extra)])
  const broken =
    graph.chains.length - chains.length > 0 &&
    graph.chains.some((chain) => !isWhole(graph, chain.from, chain.to))
  return JSON.stringify([amounts, renamed, broken ? graph.chains : 0])
}

function isWhole(graph: RouteGraph, from: string, to: string): boolean {
  return graph.stops.some((stop) => stop.id === from) && graph.stops.some((stop) => stop.id === to)
}

function reachableStops(graph: RouteGraph): Set<string> {
  const joined = Map.groupBy(
    graph.chains.flatMap(({ from, to }) => [
      { from, to },
      { from: to, to: from },
    ]),
    ({ from }) => from,
  )
  const reached = new Set(graph.stops.filter((stop) => stop.own === true).map((stop) => stop.id))
  for (const stop of reached) for (const { to } of joined.get(stop) ?? []) reached.add(to)
  return reached
}

/** The same answer with the chain numbers of another board that has the same reachable part in the same order. */
function translated(solution: Solution, from: RouteGraph, to: RouteGraph): Solution {
  if (!solution.ok || from === to) return solution
  const [before, after] = [from, to].map((graph) => {
    const reached = reachableStops(graph)
    return [...graph.chains.keys()].filter((index) => reached.has(graph.chains[index]?.from ?? ''))
  }) as [number[], number[]]
  const numbers = new Map(before.map((chain, place) => [chain, after[place] as number]))
  const routes = solution.routes.map((route) => ({
    ...route,
    chains: route.chains.map((chain) => numbers.get(chain) ?? chain),
  }))
  return { ...solution, routes }
}
