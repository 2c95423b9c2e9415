import type { BestRun, Solution } from './answer.ts'
import { describeSeparate } from './describe-separate.ts'
import type { RouteGraph } from './graph.ts'
import { inputError } from './input.ts'
import { type Network, compileNetwork } from './network.ts'
import { solveSeparate } from './solve-separate.ts'
import { solveShared } from './solve-shared.ts'
import { type Rules, type SeparateTrain, type Train, isShared } from './trains.ts'
import { Work } from './work.ts'

export interface SolveOptions {
  /** Steps of search after which the best run so far is returned with `optimal: false`. */
  readonly workLimit?: number
}

/** The best run of a company's trains. The same input gives the same answer on every machine. */
export function solveRoutes(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  options: SolveOptions = {},
): Solution {
  const error = inputError(graph, trains, rules, options.workLimit)
  if (error !== null) return { ok: false, error }
  const work = new Work(options.workLimit ?? Infinity)
  if (rules.track === 'shared') return solveShared(graph, trains.filter(isShared), rules, work)
  return separate(compileNetwork(graph), trains, rules, work)
}

function separate(network: Network, trains: readonly Train[], rules: Rules, work: Work): BestRun {
  const run = solveSeparate(network, trains as readonly SeparateTrain[], rules, work)
  return describeSeparate(network, trains, rules, run, work.done)
}
