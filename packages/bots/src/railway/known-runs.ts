/** What is kept of runs at most; then all is forgotten. */
const MOST_RUNS = 20_000

/** What a best run depends on, as far as titles have it in common. */
export interface RunMoment {
  readonly variant: string | null
  readonly board: { readonly laid: readonly number[] }
  readonly fleet: { readonly phase: number }
  readonly companies: readonly { readonly stations: readonly number[]; readonly trains: readonly number[] }[]
}

/**
 * Best runs by board, phase, company and trains: whoever weighs trains or thinks ahead asks for the same ones again and
 * again. `besides` tells what else they depend on in a title.
 */
export function knownRuns<State extends RunMoment>(
  revenueOf: (state: State, company: number, trains: readonly number[]) => number,
  besides: (state: State, company: number) => string = () => '',
): (state: State, company: number, trains?: readonly number[]) => number {
  const known = new Map<string, number>()
  return (state, company, held) => {
    const { board, fleet, companies, variant } = state
    const trains = held ?? companies[company]?.trains ?? []
    const stations = companies.map((each) => each.stations.join(' ')).join(',')
    const seen = `${fleet.phase}/${stations}/${board.laid.join(' ')}/${besides(state, company)}`
    const key = `${variant}/${company}/${trains.join(' ')}/${seen}`
    const before = known.get(key)
    if (before !== undefined) return before
    const revenue = revenueOf(state, company, trains)
    if (known.size >= MOST_RUNS) known.clear()
    known.set(key, revenue)
    return revenue
  }
}
