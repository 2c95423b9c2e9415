import { long, rounds as railwayRounds, short } from '../../railway/en/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { AhRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { steps } from './steps.ts'

export const rounds: AhRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short: { ...short, opening: 'Opening', between: 'Export' },
  long: { ...long, opening: 'Before the first stock round', between: 'Export and formations' },
  train,
}
