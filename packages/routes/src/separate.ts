import { type Variant, onceForAlike } from './alike-boards.ts'
import type { BestRun, Solution } from './answer.ts'
import { describeSeparate } from './describe-separate.ts'
import type { RouteGraph } from './graph.ts'
import { beginSolution } from './memory.ts'
import { compileNetwork } from './network.ts'
import type { SolveOptions } from './options.ts'
import { solveSeparate } from './solve-separate.ts'
import type { Rules, SeparateTrain, Train } from './trains.ts'
import { Work } from './work.ts'

/**
 * The way in for titles whose trains need track of their own (18CZ, 1824): their pages do without the search for
 * routes that share it, which is most of the code.
 */
export type SeparateRules = Rules & { readonly track: 'separate' }

/** For boards that are sound because the rules made them; one from elsewhere is looked at first, see `solveRoutes`. */
export function solveSeparateRoutes(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: SeparateRules,
  options: SolveOptions = {},
): BestRun {
  beginSolution()
  const work = new Work(options.workLimit ?? Infinity, options.isOver)
  const network = compileNetwork(graph)
  const run = solveSeparate(network, trains as readonly SeparateTrain[], rules, work)
  return describeSeparate(network, trains, rules, run, work.done)
}

/** The best run on each of many boards; those that look alike to the trains are solved once. */
export function solveSeparateVariants<Key>(
  variants: readonly Variant<Key>[],
  trains: readonly Train[],
  rules: SeparateRules,
  options: SolveOptions = {},
): { readonly key: Key; readonly solution: Solution }[] {
  return onceForAlike(variants, trains, rules, options, () => (graph) => {
    if (options.isOver?.() === true) return UNSOLVED
    return solveSeparateRoutes(graph, trains, rules, options)
  })
}

/** Of a board that nobody has looked at. */
const UNSOLVED: BestRun = {
  ok: true,
  routes: [],
  revenue: 0,
  extras: 0,
  optimal: false,
  bound: Infinity,
  work: 0,
}
