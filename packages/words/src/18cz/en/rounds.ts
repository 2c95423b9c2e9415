import type { LocalId } from '@roundhouse/titles/18cz'
import { long, rounds as railwayRounds } from '../../railway/en/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { CzRoundWords } from '../rounds.ts'
import { local, privateName, train } from './names.ts'
import { short, steps } from './steps.ts'

export const rounds: CzRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short,
  long: { ...long, opening: 'Pre-stock round', auction: 'Auction of privates', between: 'Train export' },
  vaclav: 'Václav',
  ofVaclav: (company) => `Václav’s ${company}`,
  train,
  local: (id) => local(id as LocalId | 'MW'),
  private: privateName,
}
