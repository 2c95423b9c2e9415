import type { DeepReadonly } from '@roundhouse/kernel'
import type { Earning } from './considered.ts'

/** What is kept of runs at most; then all is forgotten. */
const MOST_RUNS = 20_000

/** What a best run depends on, as far as titles have it in common. */
export interface RunMoment {
  readonly variant: string | null
  readonly board: { readonly laid: readonly number[] }
  readonly fleet: { readonly phase: number }
  readonly companies: readonly { readonly stations: readonly number[]; readonly trains: readonly number[] }[]
}

/** What a company earns on the board as it is: searched for until `isOver` says so, with what was found by then. */
export type Searching<State> = (
  state: DeepReadonly<State>,
  company: number,
  trains?: readonly number[],
  isOver?: () => boolean,
) => number

/**
 * Best runs by board, phase, company and trains: whoever weighs trains or thinks ahead asks for the same ones again and
 * again. `besides` tells what else they depend on in a title.
 */
export function knownRuns<State extends RunMoment>(
  revenueOf: (state: State, company: number, trains: readonly number[], isOver?: () => boolean) => number,
  besides: (state: State, company: number) => string = () => '',
): (state: State, company: number, trains?: readonly number[], isOver?: () => boolean) => number {
  const known = new Map<string, number>()
  return (state, company, held, isOver) => {
    const { board, fleet, companies, variant } = state
    const trains = held ?? companies[company]?.trains ?? []
    const stations = companies.map((each) => each.stations.join(' ')).join(',')
    const seen = `${fleet.phase}/${stations}/${board.laid.join(' ')}/${besides(state, company)}`
    const key = `${variant}/${company}/${trains.join(' ')}/${seen}`
    const before = known.get(key)
    if (before !== undefined) return before
    const revenue = isOver?.() === true ? 0 : revenueOf(state, company, trains, isOver)
    // Of what there was no time for something may be missing.
    if (isOver?.() === true) return revenue
    if (known.size >= MOST_RUNS) known.clear()
    known.set(key, revenue)
    return revenue
  }
}

/** The same without a word of time. */
export function until<State>(
  searching: Searching<State>,
  isOver: (() => boolean) | undefined,
): Earning<State> {
  return (state, company, trains) => searching(state, company, trains, isOver)
}
