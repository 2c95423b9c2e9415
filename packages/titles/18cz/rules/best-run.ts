import { searchRuns } from '@roundhouse/railways'
import { runRules } from './run-rules.ts'

/** The run of highest revenue. — VIII.8 */
export const { best: bestRun } = searchRuns(runRules)
