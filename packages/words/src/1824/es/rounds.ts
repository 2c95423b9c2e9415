import { long, rounds as railwayRounds, short } from '../../railway/es/rounds.ts'
import { roundWords } from '../../railway/rounds.ts'
import type { AhRoundWords } from '../rounds.ts'
import { train } from './names.ts'
import { steps } from './steps.ts'

export const rounds: AhRoundWords = {
  ...railwayRounds,
  ...roundWords(steps),
  short: { ...short, opening: 'Inicio', between: 'Exportación' },
  long: {
    ...long,
    opening: 'Antes de la primera ronda bursátil',
    between: 'Exportación y formación de compañías',
  },
  train,
}
