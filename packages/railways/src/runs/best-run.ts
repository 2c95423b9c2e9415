import type { DeepReadonly } from '@roundhouse/kernel'
import type { RouteGraph, RouteRun, Rules, BestRun as Solved } from '@roundhouse/routes'
import type { CompanyIndex } from '../state/ids.ts'
import { ChangedHexes } from './changed-hexes.ts'
import { LastRuns } from './last-runs.ts'
import { runGraph } from './run-graph.ts'
import type { RunRules, RunTrain } from './run-rules.ts'

/**
 * Steps of search for one run. Boards of whole games need a few thousand, so this decides no game; it keeps a board that
 * somebody has built for it from holding up whoever asks, be it the rules, the page or a thread. Steps are the same on
 * every machine, so what counts as the highest run then is the same for everybody too.
 */
export const MOST_WORK = 1_000_000

/**
 * Steps for all buildings together where that many boards are compared: about a quarter of a second. Beyond it a building
 * is told by what it brings at least.
 */
export const MOST_WORK_IN_ALL = 40_000

/** One train's way, hexes in the order of travel. */
export interface RunRoute<Train extends string = string> {
  readonly train: Train
  readonly hexes: readonly string[]
}

/** The highest run, with what no run can exceed. */
export interface BestRun<Train extends string = string> {
  readonly revenue: number
  readonly routes: readonly RunRoute<Train>[]
  readonly byRoute: readonly number[]
  /** Money apart from the revenue: mines of 1824, the subsidy of 1862. */
  readonly extras: number
  readonly bound: number
  readonly work: number
}

/** The best run after one tile or station that has not been laid yet, and what it adds to that of the board as it is. */
export interface WhatIf<Building> {
  readonly action: Building
  readonly revenue: number
  readonly gain: number
  /** Whether more may be possible: the search was broken off. */
  readonly isLeast: boolean
}

/** Both questions about runs, answered for a title. */
export interface RunSearch<State, Train extends string, Building> {
  best(state: DeepReadonly<State>, company: CompanyIndex, workLimit?: number): BestRun<Train>
  /** The answer if it has just been found, without a search. */
  known(state: DeepReadonly<State>, company: CompanyIndex): BestRun<Train> | null
  whatIf(state: DeepReadonly<State>, company: CompanyIndex): WhatIf<Building>[]
}

export function searchRuns<State extends object, T extends RunTrain, Building>(
  rules: RunRules<State, T, Building>,
): RunSearch<State, T['id'], Building> {
  /** The last answer for a state, because it is asked for the choices and again for the refusal. */
  const answers = new WeakMap<object, { readonly key: string; readonly best: BestRun<T['id']> }>()
  const lastRuns = new LastRuns<BestRun<T['id']>>()

  function keyOf(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    trains: readonly T[],
    workLimit: number,
  ): string {
    return [workLimit, company, rules.momentOf(state), ...trains.map(({ id }) => id)].join(' ')
  }

  function known(state: DeepReadonly<State>, company: CompanyIndex): BestRun<T['id']> | null {
    const last = answers.get(state)
    if (last === undefined) return null
    return last.key === keyOf(state, company, rules.trainsOf(state, company), MOST_WORK) ? last.best : null
  }

  function best(state: DeepReadonly<State>, company: CompanyIndex, workLimit = MOST_WORK): BestRun<T['id']> {
    const trains = rules.trainsOf(state, company)
    if (trains.length === 0) return NO_RUN
    const key = keyOf(state, company, trains, workLimit)
    const last = answers.get(state)
    if (last?.key === key) return last.best
    const graph = runGraph({ rules, company, trains }, state)
    const counting = rules.rulesFor(state, trains, graph)
    const asked = named(rules, trains)
    const question = { graph, key: JSON.stringify([trains.map(({ id }) => id), asked, counting, workLimit]) }
    const found = lastRuns.answer(rules.boardOf(state).map, company, question, () => {
      const solved = rules.solver.routes(graph, asked, counting, { workLimit })
      if (!solved.ok) throw new Error(`the board cannot be solved: ${solved.error.code}`)
      return inWords(rules, state, trains, graph, solved, counting)
    })
    answers.set(state, { key, best: found })
    return found
  }

  function whatIf(state: DeepReadonly<State>, company: CompanyIndex): WhatIf<Building>[] {
    const { from, all } = rules.buildings(state, company)
    if (all.length === 0) return []
    const trains = rules.trainsOf(state, company)
    const boards = new ChangedHexes({ rules, company, trains }, from)
    const graphs = all.map((building) =>
      boards.with(rules.afterBuilding(from, building), rules.hexOf(from, building)),
    )
    const revenues = revenuesOn(rules, from, trains, boards.present, graphs)
    const now = from === state ? (revenues.get(boards.present) as Worth) : best(state, company)
    return all.flatMap((action, at) => {
      const { revenue, extras, counts, isLeast, isKnown } = revenues.get(graphs[at] as RouteGraph) as Worth
      if (!isKnown) return []
      const gain = revenue - now.revenue + (counts ? extras - now.extras : 0)
      return { action, revenue, gain, isLeast }
    })
  }

  return { best, known, whatIf }
}

/** Without trains nothing runs. */
const NO_RUN = { revenue: 0, routes: [], byRoute: [], extras: 0, bound: 0, work: 0 }

/** Two trains may have one name; the solver wants to tell them apart. */
function named<State, T extends RunTrain, Building>(
  { trainFor }: RunRules<State, T, Building>,
  trains: readonly T[],
): ReturnType<typeof trainFor>[] {
  return trains.map((train, at) => trainFor(train, String(at)))
}

/** What a board brings, and whether what is paid apart counts as much as the revenue. */
interface Worth {
  readonly revenue: number
  readonly extras: number
  readonly counts: boolean
  readonly isLeast: boolean
  /** Whether anything is known of it. */
  readonly isKnown: boolean
}

/** Boards that look alike to the trains are solved once; where each has rules of its own, one after the other. */
function revenuesOn<State, T extends RunTrain, Building>(
  rules: RunRules<State, T, Building>,
  state: DeepReadonly<State>,
  trains: readonly T[],
  present: RouteGraph,
  changed: readonly RouteGraph[],
): Map<RouteGraph, Worth> {
  const asked = named(rules, trains)
  const limit = { workLimit: MOST_WORK }
  const graphs = [...new Set([present, ...changed])]
  const counting = rules.rulesFor(state, trains, present)
  const counts = counting.objective === 'total'
  const solved = rules.rulesVary(state, trains)
    ? graphs.map((key) => ({
        key,
        solution: rules.solver.routes(key, asked, rules.rulesFor(state, trains, key), limit),
      }))
    : rules.solver.variants(
        graphs.map((graph) => ({ key: graph, graph })),
        asked,
        counting,
        { ...limit, present, allWork: MOST_WORK_IN_ALL },
      )
  return new Map(
    solved.map(({ key, solution }) => {
      if (!solution.ok) throw new Error(`the board cannot be solved: ${solution.error.code}`)
      const { revenue, extras, optimal, routes } = solution
      return [key, { revenue, extras, counts, isLeast: !optimal, isKnown: optimal || routes.length > 0 }]
    }),
  )
}

function inWords<State, T extends RunTrain, Building>(
  { boardOf }: RunRules<State, T, Building>,
  state: DeepReadonly<State>,
  trains: readonly T[],
  graph: RouteGraph,
  { routes, revenue, extras, bound, work }: Solved,
  { objective }: Rules,
): BestRun<T['id']> {
  const { map } = boardOf(state)
  return {
    revenue,
    routes: routes.map((run) => ({
      train: (trains[Number(run.train)] as T).id,
      hexes: placesOf(graph, run).map((place) => map.hexes[Number(place)]?.id ?? place),
    })),
    byRoute: routes.map((run) => run.revenue),
    extras,
    // Of the revenue alone, as everybody reads it.
    bound: objective === 'total' ? bound - extras : bound,
    work,
  }
}

/** The hexes of a route in the order of travel; a chain may be travelled from either end. */
function placesOf({ chains }: RouteGraph, { stops, chains: used }: RouteRun): string[] {
  const places: string[] = []
  for (const [at, index] of used.entries()) {
    const chain = chains[index]
    if (chain?.hexes === undefined) throw new Error(`chain ${index} has no hexes`)
    const hexes = chain.from === stops[at] ? chain.hexes : chain.hexes.toReversed()
    places.push(...(at === 0 ? hexes : hexes.slice(1)))
  }
  return places
}
