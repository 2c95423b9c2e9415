import type { Asking, DeepReadonly } from '@roundhouse/kernel'
import { askingIn } from '@roundhouse/railways'
import { companyId } from './companies.ts'
import type { AhState } from './state.ts'

/** Towns and the draft come before the first stock round. — X.5, XII.2 */
export function roundOf(state: DeepReadonly<AhState>) {
  const { kind, set, within } = state.round
  const before = kind === 'towns' || kind === 'draft'
  return { kind: before ? ('opening' as const) : kind, set: set + 1, within: within + 1 }
}

export function asking(state: DeepReadonly<AhState>): Asking {
  return askingIn(state, roundOf(state), companyId)
}
