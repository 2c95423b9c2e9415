import { long, rounds as railwayRounds } from '../../railway/es/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { RmRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { short, steps } from './steps.ts'

export const rounds: RmRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short,
  long: { ...long, opening: 'Ronda del Parlamento', between: 'Ronda del Parlamento' },
  train,
}
