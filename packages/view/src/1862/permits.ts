import type { DeepReadonly } from '@roundhouse/kernel'
import { hasPermit } from '@roundhouse/railways'
import { type RmState, TYPES, type TrainType, bookOf } from '@roundhouse/titles/1862'

/** The types of train that a company may run; null where none is needed. — 2.2, 11.1 */
export function permitsOf(state: DeepReadonly<RmState>, company: number): readonly TrainType[] | null {
  if (bookOf(state).permits === null) return null
  return TYPES.filter((_, bit) => hasPermit(state.permits, company, bit))
}
