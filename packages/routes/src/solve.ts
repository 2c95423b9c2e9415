import type { Solution } from './answer.ts'
import type { RouteGraph } from './graph.ts'
import { inputError } from './input.ts'
import type { SolveOptions } from './options.ts'
import { solveSeparateRoutes } from './separate.ts'
import { solveShared } from './solve-shared.ts'
import { type Rules, type Train, isShared } from './trains.ts'
import { Work } from './work.ts'

/** The best run of a company's trains. The same input gives the same answer on every machine. */
export function solveRoutes(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions = {},
): Solution {
  const error = inputError(graph, trains, rules, options.workLimit)
  if (error !== null) return { ok: false, error }
  if (rules.track === 'separate')
    return solveSeparateRoutes(graph, trains, { ...rules, track: 'separate' }, options)
  return solveShared(
    graph,
    trains.filter(isShared),
    rules,
    new Work(options.workLimit ?? Infinity, options.isOver),
  )
}
