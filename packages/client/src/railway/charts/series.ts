import type { Chronicle, ChroniclePoint, ChronicleRound } from '@roundhouse/view/railway'

/** A moment of the charts: the set-up, the end of each round, and now while a round is on. */
export interface ChartPoint {
  readonly version: number
  /** Null for the set-up. */
  readonly round: ChronicleRound | null
  readonly figures: ChroniclePoint['figures']
}

/** One for each round that is over; the round that is on is told as far as it has come. */
export function chartPoints({ rounds, points, now }: Chronicle, version: number): ChartPoint[] {
  const ended = points.map(({ version: at, round, figures }) => ({
    version: at,
    round: round < 0 ? null : (rounds[round] ?? null),
    figures,
  }))
  const last = points.at(-1)
  const current = rounds.at(-1)
  const going = current !== undefined && last !== undefined && last.round < rounds.length - 1
  return going && version > last.version ? [...ended, { version, round: current, figures: now }] : ended
}

/** The price of a company at each point; nothing after its marker left the market. */
export function pricesOf(points: readonly ChartPoint[], company: string): (number | null)[] {
  return points.map(({ figures }) => figures.prices[company] ?? null)
}

export function worthOf(points: readonly ChartPoint[], seat: number): number[] {
  return points.map(({ figures }) => figures.players.find((player) => player.seat === seat)?.worth ?? 0)
}

/** The operating rounds so far, and what a company earned in each; null where it did not run. */
export function operatingRounds({
  rounds,
}: Chronicle): { readonly round: ChronicleRound; readonly at: number }[] {
  return rounds.flatMap((round, at) => (round.kind === 'operating' ? [{ round, at }] : []))
}

export function revenuesOf(chronicle: Chronicle, company: string): (number | null)[] {
  const own = chronicle.runs.filter((run) => run.company === company)
  return operatingRounds(chronicle).map(({ at }) => own.find(({ round }) => round === at)?.revenue ?? null)
}
