import type { TrainType } from '@roundhouse/titles/1862'
import type { RmCompanyKind } from '@roundhouse/view/1862'
import { nouns as railwayNouns } from '../../railway/es/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { chipsOf, rmNouns } from '../names.ts'
import { steps } from './steps.ts'

export const regions: Readonly<Record<string, string>> = {
  london: 'Londres',
  midlands: 'Midlands',
  west: 'El Oeste',
  'port-lynn': 'puerto de King’s Lynn',
  'port-wells': 'puerto de Wells',
  'port-cromer': 'puerto de Cromer',
  'port-yarmouth': 'puerto de Great Yarmouth',
  'port-lowestoft': 'puerto de Lowestoft',
  'port-felixstowe': 'Dinamarca',
  'port-harwich': 'Holanda',
}

export const letters: Readonly<Record<TrainType, string>> = { express: 'E', freight: 'M', local: 'L' }

const TYPES: Readonly<Record<TrainType, string>> = {
  express: 'tren exprés',
  freight: 'tren de mercancías',
  local: 'tren local',
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
    holders: { nobody: 'nadie', company: 'la compañía' },
    aPrivate: (company) => `la concesión de la ${company}`,
  },
)
export const trainChip = chipsOf(letters, nouns)
export const { aTrain, hexName, kindOf, missing, money, place, train } = nouns

export const companyKinds: Kinds<RmCompanyKind> = {
  chartered: { name: 'Concesionarias', many: 'concesionarias', company: 'Compañía concesionaria' },
  unchartered: { name: 'No concesionarias', many: 'no concesionarias', company: 'Compañía no concesionaria' },
  unstarted: { name: 'Sin inaugurar', many: 'sin inaugurar', company: 'Compañía sin inaugurar' },
}
