import { long, rounds as railwayRounds, short } from '../../railway/it/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { AhRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { steps } from './steps.ts'

export const rounds: AhRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short: { ...short, opening: 'Apertura', between: 'Esportazione' },
  long: {
    ...long,
    opening: 'Prima del primo Round Azionario',
    between: 'Esportazione e formazione delle ferrovie',
  },
  train,
}
