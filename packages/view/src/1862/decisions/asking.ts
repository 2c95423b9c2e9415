import type { DeepReadonly } from '@roundhouse/kernel'
import type { RmAction, RmState } from '@roundhouse/titles/1862'
import type { Asking } from '../../railway/asking.ts'
import type { Decision } from '../../railway/decision.ts'

export type RmAsking = Asking<DeepReadonly<RmState>, RmAction>
export type RmDecision = Decision<RmAction>
