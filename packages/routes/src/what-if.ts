import { type Variant, onceForAlike, translated } from './alike-boards.ts'
import type { BestRun, Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import type { VariantOptions } from './options.ts'
import type { Reachable } from './reachable-part.ts'
import { type PossibleRun, runElsewhere } from './run-elsewhere.ts'
import { solveSeparateVariants } from './separate.ts'
import { SharedBoard } from './shared-board.ts'
import { placesOf } from './shared-slots.ts'
import { ceilingOf, solveOn } from './solve-shared.ts'
import { type Rules, type SharedTrain, type Train, isShared } from './trains.ts'
import { Work } from './work.ts'

/**
 * The best run on each of many boards. Where trains share track, boards on which only stops pay differently share the
 * search for routes, which is most of the work; the best run of the present board is where all others begin, and the
 * most promising boards are solved first.
 */
export function solveVariants<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: Rules,
  options: VariantOptions = {},
): { readonly key: Key; readonly solution: Solution }[] {
  if (rules.track === 'separate')
    return solveSeparateVariants(variants, trains, { ...rules, track: 'separate' }, options)
  const boards = new Map<string, { readonly board: SharedBoard; readonly part: Reachable }>()
  const shared = trains.filter(isShared)
  const { present, workLimit = Infinity, isOver } = options
  const asked = present === undefined ? variants : [{ key: null, graph: present }, ...variants]
  let left = options.allWork ?? Infinity
  let known: PossibleRun | null = null

  const answers = onceForAlike<Key | null>(asked, trains, rules, { ...options, rank }, (alike) => {
    return (graph: RouteGraph, part: Reachable): BestRun => {
      const start = known === null || present === undefined ? null : startOn(graph, known, present)
      if (left <= 0 || isOver?.() === true) return unsolved(start, graph, shared, rules)
      const work = new Work(graph === present ? workLimit : Math.min(workLimit, left), isOver)
      const { board, part: first } = boards.get(part.shape) ?? prepared(alike, graph, part, work)
      boards.set(part.shape, { board, part: first })
      const valued = valuedAs(board.graph, part)
      const run = solveOn(board, valued, work, start === null ? null : translated(start, part, first))
      left -= work.done
      // What ran out of work may have been found only in part.
      if (!run.optimal) boards.delete(part.shape)
      const answer = translated(run, first, part)
      if (graph === present) known = answer
      return answer
    }
  })
  return answers.slice(asked.length - variants.length) as { readonly key: Key; readonly solution: Solution }[]

  /** Boards on which more can be collected promise more. */
  function rank(graph: RouteGraph, { values, chains }: Reachable): number {
    if (graph === present) return Infinity
    return values.reduce((sum, value) => sum + value, 0) * 1000 + chains.length
  }

  function startOn(graph: RouteGraph, run: PossibleRun, from: RouteGraph): PossibleRun | null {
    return runElsewhere(run, from, graph, shared, rules)
  }

  /** From the best run where every stop pays least others go on easily, as theirs only gain from it. */
  function prepared(
    alike: ReadonlyMap<string, readonly Reachable[]>,
    graph: RouteGraph,
    part: Reachable,
    work: Work,
  ) {
    const board = new SharedBoard(graph, shared, rules, work)
    const same = alike.get(part.shape) ?? []
    const values = part.values.map((value, stop) =>
      same.reduce((least, other) => Math.min(least, other.values[stop] as number), value),
    )
    if (same.some((other) => other.values.join() !== part.values.join()))
      solveOn(board, valuedAs(graph, { ...part, values }), work)
    return { board, part }
  }
}

/** What is known without a search. */
function unsolved(
  start: PossibleRun | null,
  graph: RouteGraph,
  trains: readonly SharedTrain[],
  rules: Rules,
): BestRun {
  const run = start ?? { routes: [], revenue: 0, extras: 0 }
  return {
    ok: true,
    ...run,
    optimal: false,
    bound: ceilingOf(trains, rules, placesOf(graph, rules)),
    work: 0,
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
