export type { Variant } from './alike-boards.ts'
export type { BestRun, InputError, RouteRun, Solution, Unsolvable } from './answer.ts'
export { checkRun, checkRunByRoute } from './check-run.ts'
export type { Chain, RouteGraph, Stop, StopKind } from './graph.ts'
export { type BoardHex, type TrackEnd, buildGraph } from './graph-builder.ts'
export type { RunCheck, RunFault, SubmittedRoute } from './run-faults.ts'
export {
  type RouteFault,
  type RouteTest,
  type TestedRoute,
  firstFault,
  hasStation,
  isInReach,
  isTooFar,
  joinsTwo,
  keepsApart,
  passesThrough,
  usesFreshTrack,
  usesTrackOnce,
  visitsOnce,
} from './route-tests.ts'
export type { SolveOptions, VariantOptions } from './options.ts'
export { type SeparateRules, solveSeparateRoutes, solveSeparateVariants } from './separate.ts'
export { solveRoutes } from './solve.ts'
export type { Objective, RouteBonus, Rules, SharedRules, Train } from './trains.ts'
export { solveVariants } from './what-if.ts'
