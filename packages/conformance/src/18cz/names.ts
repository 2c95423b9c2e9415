import {
  type CompanyId,
  type LocalId,
  type TrainId,
  companyIndex,
  localIndex,
  trainCode,
} from '@roundhouse/titles/18cz'
import { need } from '../railway/fields.ts'
import type { Names } from '../railway/names.ts'

const IN_CAPITALS: readonly CompanyId[] = ['Sx', 'Pr', 'By']

/** 18xx.games writes three large companies in capitals and numbers the columns one higher than the print. — C13 */
export const names: Names<CompanyId, TrainId> = {
  company: (ours) => (IN_CAPITALS.some((id) => id === ours) ? ours.toUpperCase() : ours),
  ourCompany(theirs) {
    const id = IN_CAPITALS.find((each) => each.toUpperCase() === theirs) ?? theirs
    return companyIndex(id) < 0 ? null : (id as CompanyId)
  },
  ourTrain: (theirs) => (trainCode(theirs) < 0 ? null : (theirs as TrainId)),
  hex: (ours) => shifted(ours, 1),
  ourHex: (theirs) => shifted(theirs, -1),
}

function shifted(hex: string, by: number): string {
  return `${hex.slice(0, 1)}${Number(hex.slice(1)) + by}`
}

export function localNamed(name: string): LocalId {
  return need(localIndex(name) < 0 ? null : (name as LocalId), `local ${name}`)
}
