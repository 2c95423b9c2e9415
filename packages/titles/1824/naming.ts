import type { DeepReadonly } from '@roundhouse/kernel'
import type { Naming } from '@roundhouse/railways'
import { companyId } from './companies.ts'
import { hexId } from './rules/network.ts'
import type { AhState } from './state.ts'
import { trainId } from './trains.ts'

/** How the things of this table are called; hexes by its map. */
export function namingOf(state: DeepReadonly<AhState>): Naming {
  return { company: companyId, train: trainId, hex: (hex) => hexId(state, hex) }
}
