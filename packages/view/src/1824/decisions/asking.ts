import type { DeepReadonly } from '@roundhouse/kernel'
import type { AhAction, AhState } from '@roundhouse/titles/1824'
import type { Asking } from '../../railway/asking.ts'
import type { Decision } from '../../railway/decision.ts'

export type AhAsking = Asking<DeepReadonly<AhState>, AhAction>
export type AhDecision = Decision<AhAction>
