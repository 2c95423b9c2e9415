import { long, rounds as railwayRounds, short } from '../../railway/es/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { RmRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { steps } from './steps.ts'

export const rounds: RmRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short: { ...short, opening: 'Parl.', between: 'Parl.' },
  long: { ...long, opening: 'Ronda del Parlamento', between: 'Ronda del Parlamento' },
  train,
}
