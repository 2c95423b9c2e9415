import { type Variant, onceForAlike, translated } from './alike-boards.ts'
import type { BestRun, Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import type { SolveOptions } from './options.ts'
import type { Reachable } from './reachable-part.ts'
import { solveSeparateVariants } from './separate.ts'
import { SharedBoard } from './shared-board.ts'
import { solveOn } from './solve-shared.ts'
import { type Rules, type Train, isShared } from './trains.ts'
import { Work } from './work.ts'

/**
 * The best run on each of many boards. Where trains share track, boards on which only stops pay differently share the
 * search for routes, which is most of the work.
 */
export function solveVariants<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions = {},
): { readonly key: Key; readonly solution: Solution }[] {
  if (rules.track === 'separate')
    return solveSeparateVariants(variants, trains, { ...rules, track: 'separate' }, options)
  const boards = new Map<string, { readonly board: SharedBoard; readonly part: Reachable }>()

  return onceForAlike(variants, trains, rules, options, (alike) => {
    return (graph: RouteGraph, part: Reachable): BestRun => {
      const work = new Work(options.workLimit ?? Infinity)
      const { board, part: first } = boards.get(part.shape) ?? prepared(alike, graph, part, work)
      boards.set(part.shape, { board, part: first })
      const run = solveOn(board, valuedAs(board.graph, part), work)
      // What ran out of work may have been found only in part.
      if (!run.optimal) boards.delete(part.shape)
      return translated(run, first, part)
    }
  })

  /** From the best run where every stop pays least others go on easily, as theirs only gain from it. */
  function prepared(
    alike: ReadonlyMap<string, readonly Reachable[]>,
    graph: RouteGraph,
    part: Reachable,
    work: Work,
  ) {
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
