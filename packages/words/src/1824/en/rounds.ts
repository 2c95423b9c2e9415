import { long, rounds as railwayRounds } from '../../railway/en/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { AhRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { short, steps } from './steps.ts'

export const rounds: AhRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short,
  long: { ...long, opening: 'Before the first stock round', between: 'Export and formations' },
  train,
}
