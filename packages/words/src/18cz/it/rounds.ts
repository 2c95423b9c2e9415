import type { LocalId } from '@roundhouse/titles/18cz'
import { long, rounds as railwayRounds } from '../../railway/it/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { CzRoundWords } from '../rounds.ts'
import { local, privateName, train } from './names.ts'
import { short, steps } from './steps.ts'

export const rounds: CzRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short,
  long: {
    ...long,
    opening: 'Round Pre-Azionario',
    auction: 'Asta delle Compagnie Private',
    between: 'Esportazione del treno',
  },
  vaclav: 'Václav',
  ofVaclav: (company) => `${company} di Václav`,
  train,
  local: (id) => local(id as LocalId | 'MW'),
  private: privateName,
}
