import type { TrainType } from '@roundhouse/titles/1862'
import type { RmCompanyKind } from '@roundhouse/view/1862'
import { nouns as railwayNouns } from '../../railway/it/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { chipsOf, rmNouns } from '../names.ts'
import { steps } from './steps.ts'

export const regions: Readonly<Record<string, string>> = {
  london: 'Londra',
  midlands: 'Midlands',
  west: 'L’Ovest',
  'port-lynn': 'porto di King’s Lynn',
  'port-wells': 'porto di Wells',
  'port-cromer': 'porto di Cromer',
  'port-yarmouth': 'porto di Great Yarmouth',
  'port-lowestoft': 'porto di Lowestoft',
  'port-felixstowe': 'Danimarca',
  'port-harwich': 'Olanda',
}

export const letters: Readonly<Record<TrainType, string>> = { express: 'E', freight: 'M', local: 'L' }

const TYPES: Readonly<Record<TrainType, string>> = {
  express: 'treno espresso',
  freight: 'treno merci',
  local: 'treno locale',
}

export const nouns = rmNouns(
  railwayNouns,
  {
    regions,
    letters,
    train: (type, length) => `${TYPES[type]} ${length}`,
    aTrain: (type, length) => `un ${TYPES[type]} ${length}`,
  },
  {
    now: (step) => steps[step as keyof typeof steps].now,
    holders: { nobody: 'nessuno', company: 'la Compagnia' },
    aPrivate: (company) => `la concessione della ${company}`,
  },
)
export const trainChip = chipsOf(letters, nouns)
export const { aTrain, hexName, kindOf, missing, money, place, train } = nouns

export const companyKinds: Kinds<RmCompanyKind> = {
  chartered: { name: 'Con concessione', many: 'con concessione', company: 'Compagnia con concessione' },
  unchartered: {
    name: 'Senza concessione',
    many: 'senza concessione',
    company: 'Compagnia senza concessione',
  },
  unstarted: { name: 'Non avviate', many: 'non avviate', company: 'Compagnia non avviata' },
}
