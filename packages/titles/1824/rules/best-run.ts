import { searchRuns } from '@roundhouse/railways'
import { runRules } from './run-rules.ts'

/** The run of highest income. — VII.10 */
export const { best: bestRun } = searchRuns(runRules)
