import type { DeepReadonly } from '@roundhouse/kernel'
import type { RouteGraph, RouteRun, Rules, BestRun as Solved } from '@roundhouse/routes'
import type { CompanyIndex } from '../state/ids.ts'
import { LastRuns } from './last-runs.ts'
import { runGraph } from './run-graph.ts'
import type { RunRules, RunTrain } from './run-rules.ts'

/**
 * Steps of search for one run. Boards of whole games need a few thousand, so this decides no game; it keeps a board that
 * somebody has built for it from holding up whoever asks, be it the rules, the page or a thread. Steps are the same on
 * every machine, so what counts as the highest run then is the same for everybody too.
 */
export const MOST_WORK = 1_000_000

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

/** The search of a title's best runs. */
export interface RunSearch<State, Train extends string> {
  /** Once `isOver` says so, the best that was found by then. */
  best(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    workLimit?: number,
    isOver?: () => boolean,
  ): BestRun<Train>
  /** The answer if it has just been found, without a search. */
  known(state: DeepReadonly<State>, company: CompanyIndex): BestRun<Train> | null
}

export function searchRuns<State extends object, T extends RunTrain>(
  rules: RunRules<State, T>,
): RunSearch<State, T['id']> {
  /** The last answer for a state, because it is asked for the choices and again for the refusal. */
  const answers = new WeakMap<object, Answered<T>>()
  const lastRuns = new LastRuns<BestRun<T['id']>>()

  function answerTo(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    trains: readonly T[],
    workLimit: number,
  ): BestRun<T['id']> | null {
    const last = answers.get(state)
    if (last === undefined || last.company !== company || last.workLimit !== workLimit) return null
    return areSame(last.trains, trains) && last.moment === rules.momentOf(state) ? last.best : null
  }

  function known(state: DeepReadonly<State>, company: CompanyIndex): BestRun<T['id']> | null {
    return answerTo(state, company, rules.trainsOf(state, company), MOST_WORK)
  }

  function best(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    workLimit = MOST_WORK,
    isOver?: () => boolean,
  ): BestRun<T['id']> {
    const trains = rules.trainsOf(state, company)
    if (trains.length === 0) return NO_RUN
    const last = answerTo(state, company, trains, workLimit)
    if (last !== null) return last
    const graph = runGraph({ rules, company, trains }, state)
    const counting = rules.rulesFor(state, trains, graph)
    const question = { graph, trains, key: `${workLimit} ${JSON.stringify(counting)}` }
    const find = (): BestRun<T['id']> => {
      const solved = rules.solve(graph, named(rules, trains), counting, { workLimit, isOver })
      if (!solved.ok) throw new Error(`the board cannot be solved: ${solved.error.code}`)
      return inWords(rules, state, trains, graph, solved, counting)
    }
    const found = lastRuns.answer(rules.boardOf(state).map, company, question, find, isOver)
    if (isOver?.() !== true) {
      const moment = rules.momentOf(state)
      answers.set(state, { company, workLimit, moment, trains: [...trains], best: found })
    }
    return found
  }

  return { best, known }
}

/** A question with its answer. */
interface Answered<T extends RunTrain> {
  readonly company: CompanyIndex
  readonly workLimit: number
  readonly moment: string
  readonly trains: readonly T[]
  readonly best: BestRun<T['id']>
}

function areSame(some: readonly RunTrain[], others: readonly RunTrain[]): boolean {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
}

/** Without trains nothing runs. */
const NO_RUN = { revenue: 0, routes: [], byRoute: [], extras: 0, bound: 0, work: 0 }

/** Two trains may have one name; the solver wants to tell them apart. */
export function named<State, T extends RunTrain>(
  { trainFor }: RunRules<State, T>,
  trains: readonly T[],
): ReturnType<typeof trainFor>[] {
  return trains.map((train, at) => trainFor(train, String(at)))
}

function inWords<State, T extends RunTrain>(
  { boardOf }: RunRules<State, T>,
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
