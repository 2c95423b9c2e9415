import type { StepName } from '@roundhouse/titles/1862'
import type { RoundWords } from '../railway/rounds.ts'

/** Rounds, steps and things of 1862 by the names that players know. */
export interface RmRoundWords extends RoundWords<StepName> {
  /** "freight 3". */
  train(id: string): string
}
