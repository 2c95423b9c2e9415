import type { Asking } from '@roundhouse/kernel'
import type { RoundWords } from '@roundhouse/words/railway'
import { roundIn } from './round-in.ts'

/** "OR 5.1, NWB lays track"; null where the words know no such step. */
export function askedIn(
  { short, turn }: RoundWords,
  { round, step, company }: Asking,
  name: string,
): string | null {
  const what = turn[step]?.other(company ?? name)
  if (what === undefined) return null
  // How a game opens has another name on each of its maps.
  if (round === null || round.kind === 'opening') return what
  return `${round.kind === 'between' ? short.between : roundIn(short, round)}, ${what}`
}
