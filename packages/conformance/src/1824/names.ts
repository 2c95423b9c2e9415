import {
  type CompanyId,
  type MountainId,
  type TrainId,
  companyIndex,
  mountainIndex,
  trainCode,
} from '@roundhouse/titles/1824'
import { need } from '../railway/fields.ts'
import type { Names } from '../railway/names.ts'

/** 18xx.games writes everything as the appendix of the rulebook does. — C30 */
export const names: Names<CompanyId, TrainId> = {
  company: (ours) => ours,
  ourCompany: (theirs) => (companyIndex(theirs) < 0 ? null : (theirs as CompanyId)),
  ourTrain: (theirs) => (trainCode(theirs) < 0 ? null : (theirs as TrainId)),
  hex: (ours) => ours,
  ourHex: (theirs) => theirs,
}

/** Null where the name is no mountain railway. */
export function mountainNamed(name: string): MountainId | null {
  return mountainIndex(name) < 0 ? null : (name as MountainId)
}

export function companyNamed(name: string): CompanyId {
  return need(names.ourCompany(name), `company ${name}`)
}
