import { type CompanyId, type TrainId, companyIndex, trainCode } from '@roundhouse/titles/1862'
import { need } from '../railway/fields.ts'
import type { Names } from '../railway/names.ts'

/** 18xx.games has our names; behind that of a train stands an asterisk for each warranty. — C15 */
export const names: Names<CompanyId, TrainId> = {
  company: (ours) => ours,
  ourCompany: (theirs) => (companyIndex(theirs) < 0 ? null : (theirs as CompanyId)),
  ourTrain: (theirs) => (trainCode(plainTrain(theirs)) < 0 ? null : plainTrain(theirs)),
  hex: (ours) => ours,
  ourHex: (theirs) => theirs,
}

/** '2/3L' of '2/3L**'. */
export function plainTrain(name: string): TrainId {
  return name.replaceAll('*', '')
}

export function warrantiesIn(name: string): number {
  return name.length - plainTrain(name).length
}

export function companyNamed(name: string): CompanyId {
  return need(names.ourCompany(name), `company ${name}`)
}

/** The two hexes of London that have places for links there. — 7.6.5 */
export const LONDON_HEXES = ['B15', 'D15']
