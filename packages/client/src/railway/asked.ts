import type { Asking } from '@roundhouse/kernel'
import type { RoundNames, StepWords } from '@roundhouse/words/railway'
import { roundIn } from './round-in.ts'

/** What a title says of its rounds and steps: all that the list of one's tables needs of its words. */
export interface AskedWords {
  readonly short: RoundNames
  readonly steps: Readonly<Record<string, Pick<StepWords, 'other'>>>
}

/** "OR 5.1, NWB lays track"; null where the words know no such step. */
export function askedIn(
  { short, steps }: AskedWords,
  { round, step, company }: Asking,
  name: string,
): string | null {
  const what = steps[step]?.other(company ?? name)
  if (what === undefined) return null
  // How a game opens has another name on each of its maps.
  if (round === null || round.kind === 'opening') return what
  return `${round.kind === 'between' ? short.between : roundIn(short, round)}, ${what}`
}
