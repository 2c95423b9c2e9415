import type { Asking, DeepReadonly } from '@roundhouse/kernel'
import { askingIn } from '@roundhouse/railways'
import { companyId } from './companies.ts'
import { firstSet } from './rules/figures.ts'
import type { CzState } from './state.ts'

/** Moravia–Silesia begins in the middle of the track; its first stock round is SR 1 all the same. — XI.2 */
export function roundOf(state: DeepReadonly<CzState>) {
  const { kind, set, within } = state.round
  return {
    kind: kind === 'pre' ? ('opening' as const) : kind,
    set: set - firstSet(state) + 1,
    within: within + 1,
  }
}

export function asking(state: DeepReadonly<CzState>): Asking {
  return askingIn(state, roundOf(state), companyId)
}
