import type { LocalId } from '@roundhouse/titles/18cz'
import { long, rounds as railwayRounds } from '../../railway/es/rounds.ts'
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
    opening: 'Ronda pre-bursátil',
    auction: 'Subasta de privadas',
    between: 'Retirada de un tren',
  },
  vaclav: 'Václav',
  ofVaclav: (company) => `${company} de Václav`,
  train,
  local: (id) => local(id as LocalId | 'MW'),
  private: privateName,
}
