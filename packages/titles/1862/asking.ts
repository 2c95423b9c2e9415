import type { Asking, DeepReadonly } from '@roundhouse/kernel'
import { askingIn } from '@roundhouse/railways'
import { companyId } from './companies.ts'
import type { RmState } from './state.ts'

/** The first two Parliament rounds come before the first stock round, one before each of the others. — 3 */
export function roundOf(state: DeepReadonly<RmState>) {
  const { kind, set, within } = state.round
  if (kind === 'parliament') return { kind, set: set < 0 ? within + 1 : set + 3, within: 1 }
  // Fines are what a stock round ends with. — 4.3
  return { kind: kind === 'fines' ? ('stock' as const) : kind, set: set + 1, within: within + 1 }
}

export function asking(state: DeepReadonly<RmState>): Asking {
  return askingIn(state, roundOf(state), companyId)
}
