import type { BestRun, Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import { inputError } from './input.ts'
import type { SolveOptions } from './options.ts'
import { type Reachable, reachablePart } from './reachable-part.ts'
import type { Rules, Train } from './trains.ts'

/** A board that is not there yet, such as after one more tile or station. */
export interface Variant<Key> {
  readonly key: Key
  readonly graph: RouteGraph
}

type SolveBoard = (graph: RouteGraph, part: Reachable) => BestRun

/**
 * Boards that look alike to the trains are solved once: most lays of a turn lead nowhere the company can reach, so what
 * it can reach is compared first. `solverFor` is told all parts there are, by their shape.
 */
export function onceForAlike<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions,
  solverFor: (alike: ReadonlyMap<string, readonly Reachable[]>) => SolveBoard,
): { readonly key: Key; readonly solution: Solution }[] {
  const solved = new Map<string, { readonly solution: BestRun; readonly part: Reachable }>()
  const read = variants.map(({ key, graph }) => {
    const error = inputError(graph, trains, rules, options.workLimit)
    return error === null ? { key, graph, part: reachablePart(graph) } : { key, error }
  })
  const solve = solverFor(
    Map.groupBy(
      read.flatMap(({ part }) => part ?? []),
      (part) => part.shape,
    ),
  )
  return read.map(({ key, graph, part, error }) => {
    if (error !== undefined) return { key, solution: { ok: false, error } }
    const name = `${part.shape} ${part.values.join()}`
    const known = solved.get(name)
    if (known !== undefined) return { key, solution: translated(known.solution, known.part, part) }
    const solution = solve(graph, part)
    solved.set(name, { solution, part })
    return { key, solution }
  })
}

/** The same answer with the chain numbers of another board that has the same reachable part. */
export function translated(run: BestRun, from: Reachable, to: Reachable): BestRun {
  if (from === to) return run
  const numbers = new Map(from.chains.map((chain, place) => [chain, to.chains[place] as number]))
  const routes = run.routes.map((route) => ({
    ...route,
    chains: route.chains.map((chain) => numbers.get(chain) ?? chain),
  }))
  return { ...run, routes }
}
