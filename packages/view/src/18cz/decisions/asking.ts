import type { DeepReadonly } from '@roundhouse/kernel'
import type { CzAction, CzState, StepName } from '@roundhouse/titles/18cz'
import type { Asking } from '../../railway/asking.ts'
import type { Decision } from '../../railway/decision.ts'

export type CzAsking = Asking<DeepReadonly<CzState>, CzAction>
export type CzDecision = Decision<CzAction>

/** What is decided: the step, or in an auction which private comes up. — XI.2 */
export type DecisionStep = StepName | 'putUp'
