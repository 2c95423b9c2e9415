import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type BestRun as Solved,
  type RouteGraph,
  type RouteRun,
  type Train,
  solveSeparateRoutes,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { hexId } from '../board.ts'
import { type CzState, companyAt } from '../state.ts'
import { type TrainData, type TrainId, trainData } from '../trains.ts'
import { runsTrain } from './figures.ts'
import { runGraph, runRules } from './run-graph.ts'

/**
 * Steps of search for one run. Boards of whole games need a few thousand, so this decides no game; it keeps a board that
 * somebody has built for it from holding up whoever asks, be it the rules, the page or a thread. Steps are the same on
 * every machine, so what counts as the highest run then is the same for everybody too.
 */
export const MOST_WORK = 1_000_000

/** The highest run and the proof of it. */
export interface CzBestRun {
  readonly revenue: number
  readonly routes: readonly Route[]
  readonly byRoute: readonly number[]
  readonly bound: number
  readonly work: number
}

/** The run of highest revenue; the train that is lent in Moravia–Silesia is its owner's affair. — VIII.8, XI.2 */
export function bestRun(
  state: DeepReadonly<CzState>,
  company: number,
  workLimit: number = MOST_WORK,
): CzBestRun {
  const trains = trainsToRun(state, company)
  const key = `${workLimit} ${keyOf(state, company, trains)}`
  const known = KNOWN.get(state)
  if (known?.key === key) return known.best
  const best = solve(state, company, trains, workLimit)
  KNOWN.set(state, { key, best })
  return best
}

/** The trains the company runs. */
export function trainsToRun(state: DeepReadonly<CzState>, company: number): TrainData[] {
  return companyAt(state, company)
    .trains.filter((code) => runsTrain(state, company, code))
    .map(trainData)
}

/** The last answer for a state, because it is asked for the choices and again for the refusal. */
const KNOWN = new WeakMap<object, { readonly key: string; readonly best: CzBestRun }>()

function keyOf(state: DeepReadonly<CzState>, company: number, trains: readonly TrainData[]): string {
  return [company, state.board.version, state.fleet.phase, ...trains.map((train) => train.id)].join(' ')
}

function solve(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
  workLimit: number,
): CzBestRun {
  const graph = runGraph(state, company, trains)
  const solved = solveSeparateRoutes(graph, trains.map(asTrain), runRules(state, trains, graph), {
    workLimit,
  })
  if (!solved.ok) throw new Error(`the board cannot be solved: ${solved.error.code}`)
  return inOurTerms(state, trains, graph, solved)
}

/** Two trains of one kind have one name; the solver wants to tell them apart. */
export function asTrain({ size, reach }: TrainData, at: number): Train {
  const id = String(at)
  if (size === 0) return { id, kind: 'normal', stops: reach }
  if (size === 1) return { id, kind: 'plus', cities: reach, stops: reach * 2 }
  return { id, kind: 'express', stops: reach }
}

function inOurTerms(
  state: DeepReadonly<CzState>,
  trains: readonly TrainData[],
  graph: RouteGraph,
  solved: Solved,
): CzBestRun {
  const routes = solved.routes.map((run): Route => {
    const train: TrainId = (trains[Number(run.train)] as TrainData).id
    return { train, hexes: placesOf(graph, run).map((hex) => hexId(state, Number(hex))) }
  })
  const { revenue, bound, work } = solved
  return { revenue, routes, byRoute: solved.routes.map((run) => run.revenue), bound, work }
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
