import type { RunRules } from '@roundhouse/railways'
import { solveRoutes } from '@roundhouse/routes'
import type { RmState } from '../state.ts'
import { type RunningTrain, looking, momentOf, rulesFor, trainFor, trainsOf } from './running.ts'

/** How trains run, for the search of the best run. — 7.4, 7.8 */
export const runRules: RunRules<RmState, RunningTrain> = {
  ...looking,
  solve: solveRoutes,
  momentOf,
  trainsOf,
  trainFor,
  rulesFor,
  rulesVary: () => false,
}
