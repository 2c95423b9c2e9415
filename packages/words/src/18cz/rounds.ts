import type { DecisionStep } from '@roundhouse/view/18cz'
import type { RoundNames, RoundWords, StepWords } from '../railway/rounds.ts'

export type CzSteps = Readonly<Record<DecisionStep, StepWords>>

/** Rounds, steps and things of 18CZ by the names that players know. */
export interface CzRoundWords extends RoundWords<DecisionStep> {
  readonly short: CzRoundNames
  readonly long: CzRoundNames
  /** The holder that is no player, and "Václav’s NWB". — XI.1 */
  readonly vaclav: string
  ofVaclav(company: string): string
  /** "2+2 train", whatever card it is on. */
  train(id: string): string
  /** "the small local Plan – Tachau". */
  local(id: string): string
  /** What is auctioned in Moravia–Silesia. — XI.2 */
  private(id: string): string
}

/** A game opens with the pre-stock round or the auction of privates. — VI, XI.2 */
interface CzRoundNames extends RoundNames {
  readonly auction: string
}
