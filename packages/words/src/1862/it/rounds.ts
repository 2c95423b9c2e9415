import { long, rounds as railwayRounds, short } from '../../railway/it/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { RmRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { steps } from './steps.ts'

export const rounds: RmRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short: { ...short, opening: 'Parl.', between: 'Parl.' },
  long: { ...long, opening: 'Round del Parlamento', between: 'Round del Parlamento' },
  train,
}
