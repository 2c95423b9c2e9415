import type { Naming } from '@roundhouse/railways'
import { placeId } from './board.ts'
import { companyId } from './companies.ts'
import { trainId } from './trains.ts'

const NAMING: Naming = { company: companyId, train: trainId, hex: placeId }

/** How things are called at every table. */
export function namingOf(): Naming {
  return NAMING
}
