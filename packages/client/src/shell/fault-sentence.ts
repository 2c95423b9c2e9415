import type { Fault } from '@roundhouse/protocol'
import { words } from './words.ts'

/** The fault in the reader's language. */
export function faultSentence(fault: Fault): string {
  const sentence = words.value.faults[fault.code] as ((params: Fault['params']) => string) | undefined
  return sentence?.(fault.params) ?? fault.code
}
