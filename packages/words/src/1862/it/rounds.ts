import { long, rounds as railwayRounds } from '../../railway/it/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { RmRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { short, steps } from './steps.ts'

export const rounds: RmRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short,
  long: { ...long, opening: 'Round del Parlamento', between: 'Round del Parlamento' },
  train,
}
