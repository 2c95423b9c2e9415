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

interface AlikeOptions extends SolveOptions {
  /** Boards with a higher rank are solved first; left out, in the order in which they are given. */
  readonly rank?: (graph: RouteGraph, part: Reachable) => number
}

/**
 * Boards that look alike to the trains are solved once: most lays of a turn lead nowhere the company can reach, so what
 * it can reach is compared first. `solverFor` is told all parts there are, by their shape.
 */
export function onceForAlike<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: AlikeOptions,
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
  const { rank } = options
  const order = [...read.keys()]
  if (rank !== undefined) {
    const ranks = read.map(({ graph, part }) => (part === undefined ? -Infinity : rank(graph, part)))
    order.sort((one, other) => {
      const [first, second] = [ranks[one] as number, ranks[other] as number]
      return first === second ? one - other : second - first
    })
  }
  const solutions: Solution[] = []
  for (const at of order) solutions[at] = solutionOf(read[at] as (typeof read)[number])
  return read.map(({ key }, at) => ({ key, solution: solutions[at] as Solution }))

  function solutionOf({ graph, part, error }: (typeof read)[number]): Solution {
    if (error !== undefined) return { ok: false, error }
    const name = `${part.shape} ${part.values.join()}`
    const same = solved.get(name)
    if (same !== undefined) return translated(same.solution, same.part, part)
    const solution = solve(graph, part)
    solved.set(name, { solution, part })
    return solution
  }
}

/** The same answer with the chain numbers of another board that has the same reachable part. */
export function translated<Run extends Pick<BestRun, 'routes'>>(
  run: Run,
  from: Reachable,
  to: Reachable,
): Run {
  if (from === to) return run
  const numbers = new Map(from.chains.map((chain, place) => [chain, to.chains[place] as number]))
  const routes = run.routes.map((route) => ({
    ...route,
    chains: route.chains.map((chain) => numbers.get(chain) ?? chain),
  }))
  return { ...run, routes }
}
