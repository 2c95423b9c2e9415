import type { Chronicle, ChronicleRun } from '@roundhouse/view/railway'

/** The last operating round that is over, as a place in the rounds of the chronicle; null before there is one. */
export function lastOperatingRound({ rounds }: Pick<Chronicle, 'rounds'>): number | null {
  const at = rounds.findLastIndex(({ kind }, index) => kind === 'operating' && index < rounds.length - 1)
  return at < 0 ? null : at
}

/** What companies paid to a seat in that round. */
export function incomeIn({ runs }: Pick<Chronicle, 'runs'>, round: number, seat: number): number {
  return runs.reduce((sum, run) => (run.round === round ? sum + (run.bySeat[seat] ?? 0) : sum), 0)
}

/** What a company did in its last turn; undefined before its first. */
export function lastRun({ runs }: Pick<Chronicle, 'runs'>, company: string): ChronicleRun | undefined {
  return runs.findLast((run) => run.company === company)
}
