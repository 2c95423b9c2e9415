import { searchRuns } from '@roundhouse/railways'
import { runRules } from './run-rules.ts'

/** Finds the run of highest income. — VII.10 */
export const runSearch = searchRuns(runRules)

export const { best: bestRun } = runSearch
