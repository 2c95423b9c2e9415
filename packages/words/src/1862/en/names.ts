import type { TrainType } from '@roundhouse/titles/1862'
import type { RmCompanyKind } from '@roundhouse/view/1862'
import { nouns as railwayNouns } from '../../railway/en/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { chipsOf, rmNouns } from '../names.ts'
import { steps } from './steps.ts'

export const regions: Readonly<Record<string, string>> = {
  london: 'London',
  midlands: 'Midlands',
  west: 'The West',
  'port-lynn': 'port of King’s Lynn',
  'port-wells': 'port of Wells',
  'port-cromer': 'port of Cromer',
  'port-yarmouth': 'port of Great Yarmouth',
  'port-lowestoft': 'port of Lowestoft',
  'port-felixstowe': 'Denmark',
  'port-harwich': 'Holland',
}

export const letters: Readonly<Record<TrainType, string>> = { express: 'E', freight: 'F', local: 'L' }

export const nouns = rmNouns(
  railwayNouns,
  {
    regions,
    letters,
    train: (type, length) => `${type} ${length}`,
    aTrain: (type, length) => `${type === 'express' ? 'an' : 'a'} ${type} ${length}`,
  },
  {
    now: (step) => steps[step as keyof typeof steps].now,
    holders: { nobody: 'nobody', company: 'the company' },
    aPrivate: (company) => `the charter of ${company}`,
  },
)
export const trainChip = chipsOf(letters, nouns)
export const { aTrain, hexName, kindOf, missing, money, place, train } = nouns

export const companyKinds: Kinds<RmCompanyKind> = {
  chartered: { name: 'Chartered', many: 'chartered', company: 'Chartered company' },
  unchartered: { name: 'Non-chartered', many: 'non-chartered', company: 'Non-chartered company' },
  unstarted: { name: 'Not started', many: 'not yet started', company: 'Company that has not started' },
}
