import type { Refusal } from '@roundhouse/kernel'
import { type Fault, type FaultCode, type FaultTable, fault } from '@roundhouse/protocol'

/** What the sender of a message is told: kept under this number, against a rule, or anything else. */
export type Answer =
  | { readonly kind: 'kept'; readonly version: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault }

export function kept(version: number): Answer {
  return { kind: 'kept', version }
}

export function faulty<Code extends FaultCode>(code: Code, params: FaultTable[Code]): Answer {
  return { kind: 'fault', fault: fault(code, params) }
}
