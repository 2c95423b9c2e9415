import type { StepName } from '@roundhouse/titles/1824'
import type { RoundWords } from '../railway/rounds.ts'

/** Rounds, steps and things of 1824 by the names that players know. */
export interface AhRoundWords extends RoundWords<StepName> {
  /** "3 train", "2g train". */
  train(id: string): string
}
