import type { Naming } from '@roundhouse/railways'
import { hexId } from './board.ts'
import { companyId } from './companies.ts'
import type { CzState } from './state.ts'
import { trainId } from './trains.ts'

/** How the things of this table are called; hexes by its map. */
export function namingOf(state: Pick<CzState, 'variant'>): Naming {
  return { company: companyId, train: trainId, hex: (hex) => hexId(state, hex) }
}
