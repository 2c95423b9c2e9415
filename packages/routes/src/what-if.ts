import type { BestRun, Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import { inputError } from './input.ts'
import { type Reachable, reachablePart } from './reachable-part.ts'
import { SharedBoard } from './shared-board.ts'
import { solveOn } from './solve-shared.ts'
import { type SolveOptions, solveRoutes } from './solve.ts'
import { type Rules, type Train, isShared } from './trains.ts'
import { Work } from './work.ts'

/** A board that is not there yet, such as after one more tile or station. */
export interface Variant<Key> {
  readonly key: Key
  readonly graph: RouteGraph
}

interface Solved {
  readonly solution: BestRun
  readonly part: Reachable
}

/**
 * The best run on each of many boards. Boards that look alike to the trains are solved once: most lays of a turn
 * lead nowhere the company can reach, so what it can reach is compared first. Where trains share track, boards on
 * which only stops pay differently share the search for routes, which is most of the work.
 */
export function solveVariants<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions = {},
): { readonly key: Key; readonly solution: Solution }[] {
  const solved = new Map<string, Solved>()
  const boards = new Map<string, { readonly board: SharedBoard; readonly part: Reachable }>()
  const read = variants.map(({ key, graph }) => {
    const error = inputError(graph, trains, rules, options.workLimit)
    return error === null ? { key, graph, part: reachablePart(graph) } : { key, error }
  })
  const alike = Map.groupBy(
    read.flatMap(({ part }) => part ?? []),
    (part) => part.shape,
  )
  return read.map(({ key, graph, part, error }) => {
    if (error !== undefined) return { key, solution: { ok: false, error } }
    const name = `${part.shape} ${part.values.join()}`
    const known = solved.get(name)
    if (known !== undefined) return { key, solution: translated(known.solution, known.part, part) }
    const solution = rules.track === 'shared' ? onShared(graph, part) : onSeparate(graph)
    solved.set(name, { solution, part })
    return { key, solution }
  })

  function onSeparate(graph: RouteGraph): BestRun {
    return solveRoutes(graph, trains, rules, options) as BestRun
  }

  function onShared(graph: RouteGraph, part: Reachable): BestRun {
    const work = new Work(options.workLimit ?? Infinity)
    const { board, part: first } = boards.get(part.shape) ?? prepared(graph, part, work)
    boards.set(part.shape, { board, part: first })
    const run = solveOn(board, valuedAs(board.graph, part), work)
    // What ran out of work may have been found only in part.
    if (!run.optimal) boards.delete(part.shape)
    return translated(run, first, part)
  }

  /** From the best run where every stop pays least others go on easily, as theirs only gain from it. */
  function prepared(graph: RouteGraph, part: Reachable, work: Work) {
    const board = new SharedBoard(graph, trains.filter(isShared), rules, work)
    const same = alike.get(part.shape) ?? []
    const values = part.values.map((value, stop) =>
      same.reduce((least, other) => Math.min(least, other.values[stop] as number), value),
    )
    if (same.some((other) => other.values.join() !== part.values.join()))
      solveOn(board, valuedAs(graph, { ...part, values }), work)
    return { board, part }
  }
}

/** A graph with what stops pay in a part of the same shape. */
function valuedAs(graph: RouteGraph, { stops, values }: Reachable): RouteGraph {
  const paying = new Map(stops.map((id, index) => [id, values[index] as number]))
  return {
    ...graph,
    stops: graph.stops.map((stop) => ({ ...stop, value: paying.get(stop.id) ?? stop.value })),
  }
}

/** The same answer with the chain numbers of another board that has the same reachable part. */
function translated(run: BestRun, from: Reachable, to: Reachable): BestRun {
  if (from === to) return run
  const numbers = new Map(from.chains.map((chain, place) => [chain, to.chains[place] as number]))
  const routes = run.routes.map((route) => ({
    ...route,
    chains: route.chains.map((chain) => numbers.get(chain) ?? chain),
  }))
  return { ...run, routes }
}
