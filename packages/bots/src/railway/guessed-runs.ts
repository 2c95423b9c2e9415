import type { DeepReadonly } from '@roundhouse/kernel'
import type { Earning } from './considered.ts'

export interface GuessFigures {
  /** What a train earns with track for it, by its kind; each further one of a company this part of it. */
  readonly guessedRun: Readonly<Record<string, number>>
  readonly guessedFurther: number
  /** The part of it in the first turn of a company, and how much more with each turn. */
  readonly guessedAtFirst: number
  readonly guessedPerTurn: number
  /** How much of a company's own difference from that lasts so many turns. */
  readonly guessedLasting: readonly number[]
}

/** What a guess goes by, as far as titles have it in common. */
export interface GuessedCompanies {
  readonly companies: readonly { readonly trains: readonly number[]; readonly turns: number }[]
}

/** What a title knows of its trains and of runs on the board. */
export interface RunsOf<State> {
  /** The kinds of those trains that the company runs. */
  readonly kindsOf: (
    state: DeepReadonly<State>,
    company: number,
    trains: readonly number[],
  ) => readonly string[]
  readonly searched: Earning<State>
  readonly figures: GuessFigures
}

/**
 * What companies will earn, seen from a position: what is usual for their trains and turns, and less and less of their
 * own difference from it. Neither tiles nor routes are searched for.
 */
export function guessing<State extends GuessedCompanies>(
  from: DeepReadonly<State>,
  { kindsOf, searched, figures }: RunsOf<State>,
  /** Once it says so nobody asks any more what was guessed. */
  isOver: () => boolean,
): Earning<State> {
  const companiesOf = (state: DeepReadonly<State>): GuessedCompanies['companies'] =>
    (state as GuessedCompanies).companies
  const usual: Earning<State> = (state, company, other) => {
    const { trains = [], turns = 0 } = companiesOf(state)[company] ?? {}
    return usualOf(kindsOf(state, company, other ?? trains), turns, figures)
  }
  const before = companiesOf(from).map(({ turns }, company) => {
    const now = isOver() ? 0 : searched(from, company)
    return { turns, beyond: now === 0 ? 0 : now - usual(from, company) }
  })
  return (state, company, trains) => {
    const earned = usual(state, company, trains)
    const known = before[company]
    if (earned === 0 || known === undefined) return 0
    const since = (companiesOf(state)[company]?.turns ?? 0) - known.turns
    const lasts = figures.guessedLasting[Math.min(since, figures.guessedLasting.length - 1)] ?? 0
    // Runs pay in tens.
    return Math.max(0, Math.round((earned + lasts * known.beyond) / 10) * 10)
  }
}

/** What companies usually earn with trains of these kinds after so many turns. */
function usualOf(kinds: readonly string[], turns: number, figures: GuessFigures): number {
  const { guessedRun, guessedFurther, guessedAtFirst, guessedPerTurn } = figures
  const runs = kinds.map((kind) => guessedRun[kind] ?? 0)
  if (runs.length > 1) runs.sort((a, b) => b - a)
  let sum = 0
  let part = Math.min(1, guessedAtFirst + guessedPerTurn * turns)
  for (const run of runs) {
    sum += part * run
    part *= guessedFurther
  }
  return sum
}
