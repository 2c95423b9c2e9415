import type { DeepReadonly } from '@roundhouse/kernel'
import { type Earning, whims } from './considered.ts'
import type { Searching } from './known-runs.ts'

export interface GuessFigures {
  /** What a train earns with track for it, by its kind; each further one of a company this part of it. */
  readonly guessedRun: Readonly<Record<string, number>>
  readonly guessedFurther: number
  /** The part of it in the first turn of a company, and how much more with each turn. */
  readonly guessedAtFirst: number
  readonly guessedPerTurn: number
  /** How much of what a company earns less than that lasts so many turns: track is built. */
  readonly guessedLasting: readonly number[]
  /** The same of what it earns more, where that lasts longer: good track stays. */
  readonly guessedStaying: readonly number[]
  /** How far what a company earns may be off in a game played on, as a part of it: each such game has its own luck. */
  readonly guessedSpread: number
}

/** What companies will earn in one game played on, by the luck it is given. */
export type Guessing<State> = (luck: string) => Earning<State>

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
  readonly searched: Searching<State>
  /** The part of what is usual that this company earns, by what lies around its home; all of it where nothing is said. */
  readonly partOf?: (company: number) => number
  readonly figures: GuessFigures
}

/**
 * What companies will earn, seen from a position: what is usual for their trains and turns, and less and less of their
 * own difference from it. Neither tiles nor routes are searched for.
 */
export function guessing<State extends GuessedCompanies>(
  from: DeepReadonly<State>,
  { kindsOf, searched, partOf = () => 1, figures }: RunsOf<State>,
  /** Once it says so nobody asks any more what was guessed. */
  isOver: () => boolean,
): Guessing<State> {
  const companiesOf = (state: DeepReadonly<State>): GuessedCompanies['companies'] =>
    (state as GuessedCompanies).companies
  const usual: Earning<State> = (state, company, other) => {
    const { trains = [], turns = 0 } = companiesOf(state)[company] ?? {}
    return partOf(company) * usualOf(kindsOf(state, company, other ?? trains), turns, figures)
  }
  const { guessedLasting, guessedStaying, guessedSpread } = figures
  const before = companiesOf(from).map(({ turns }, company) => {
    const now = isOver() ? 0 : searched(from, company, undefined, isOver)
    return { turns, beyond: now === 0 ? 0 : now - usual(from, company) }
  })
  const guessed: Guessing<State> = (luck) => {
    const parts = whims(luck, before.length, guessedSpread)
    return (state, company, trains) => {
      const earned = usual(state, company, trains)
      const known = before[company]
      if (earned === 0 || known === undefined) return 0
      const since = (companiesOf(state)[company]?.turns ?? 0) - known.turns
      const lasting = known.beyond > 0 ? guessedStaying : guessedLasting
      const lasts = lasting[Math.min(since, lasting.length - 1)] ?? 0
      // Runs pay in tens.
      return Math.max(0, Math.round(((parts[company] ?? 1) * (earned + lasts * known.beyond)) / 10) * 10)
    }
  }
  return guessed
}

/** What companies usually earn with trains of these kinds after so many turns. */
export function usualOf(kinds: readonly string[], turns: number, figures: GuessFigures): number {
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
