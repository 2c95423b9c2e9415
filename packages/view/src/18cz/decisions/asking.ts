import type { DeepReadonly } from '@roundhouse/kernel'
import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import type { Asking } from '../../railway/asking.ts'
import type { Decision } from '../../railway/decision.ts'

export type CzAsking = Asking<DeepReadonly<CzState>, CzAction>
export type CzDecision = Decision<CzAction>
