import type { Naming } from '@roundhouse/railways'
import { hexId } from './board.ts'
import { companyId } from './companies.ts'
import type { CzState } from './state.ts'
import { trainId } from './trains.ts'

/** What is called the same on every map. */
export const NAMING = { company: companyId, train: trainId }

export function namingOf(state: Pick<CzState, 'variant'>): Naming {
  return { ...NAMING, hex: (hex) => hexId(state, hex) }
}
