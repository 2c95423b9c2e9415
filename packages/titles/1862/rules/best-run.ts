import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, MOST_WORK } from '@roundhouse/railways'
import {
  type RouteGraph,
  type RouteRun,
  type SubmittedRoute,
  type Train,
  checkRun,
  solveRoutes,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import type { RmState } from '../state.ts'
import { trainId } from '../trains.ts'
import { type RunBoard, runBoard, runningTrains, submit } from './routes.ts'

/** The run that brings most, subsidy included. — 7.3, 7.8 */
export interface BestRun {
  readonly revenue: number
  readonly subsidy: number
  readonly routes: readonly Route[]
}

/** The last answer for a board, because it is asked for the choices and again for the refusal. */
const KNOWN = new WeakMap<object, { readonly key: string; readonly best: BestRun }>()

export function bestRun(state: DeepReadonly<RmState>, company: CompanyIndex): BestRun {
  const codes = runningTrains(state, company)
  const key = [company, state.board.version, state.fleet.phase, ...codes].join(' ')
  const known = KNOWN.get(state.board)
  if (known?.key === key) return known.best
  const { graph, trains, rules } = runBoard(state, company)
  const solved = solveRoutes(graph, trains, rules, { workLimit: MOST_WORK })
  if (!solved.ok) throw new Error(`the board cannot be solved: ${solved.error.code}`)
  const routes = solved.routes.map((run) => ({
    train: trainId(codes[Number(run.train)] as number),
    hexes: hexesOf(graph, run),
  }))
  const best = { revenue: solved.revenue, subsidy: solved.extras, routes }
  KNOWN.set(state.board, { key, best })
  return best
}

/** The hexes of a route in the order of travel; a chain may be travelled from either end. */
function hexesOf({ chains }: RouteGraph, { stops, chains: used }: RouteRun): string[] {
  const hexes: string[] = []
  for (const [at, index] of used.entries()) {
    const { from, hexes: along = [] } = chains[index] as RouteGraph['chains'][number]
    const way = from === stops[at] ? along : along.toReversed()
    hexes.push(...(at === 0 ? way : way.slice(1)))
  }
  return hexes
}

/** A train that is left idle although a legal route fits beside the routes named; null if there is none. — 7.8, table B57 */
export function idleTrain(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  routes: readonly Route[],
): string | null {
  const board = runBoard(state, company)
  const named = submit(state, company, board, routes)
  if (!Array.isArray(named)) return null
  const all = named as readonly SubmittedRoute[]
  const tried = new Set<string>()
  for (const [at, code] of runningTrains(state, company).entries()) {
    const train = board.trains[at] as Train
    if (all.some((route) => route.train === train.id) || tried.has(trainId(code))) continue
    tried.add(trainId(code))
    if (couldRun(board, train, all)) return trainId(code)
  }
  return null
}

/** Some way from stop to stop makes the run with it a legal one. */
function couldRun(
  { graph, trains, rules }: RunBoard,
  train: Train,
  named: readonly SubmittedRoute[],
): boolean {
  const longest = 'hexes' in train ? train.hexes : 'visit' in train ? train.visit : 0
  const stopOf = new Map(graph.stops.map((stop) => [stop.id, stop]))
  const ways = new Map<string, { readonly chain: number; readonly to: string }[]>()
  for (const [chain, { from, to }] of graph.chains.entries()) {
    ways.set(from, [...(ways.get(from) ?? []), { chain, to }])
    ways.set(to, [...(ways.get(to) ?? []), { chain, to: from }])
  }
  const goOn = (stops: string[], chains: number[], length: number): boolean => {
    const last = stopOf.get(stops.at(-1) as string)
    const route = { train: train.id, stops: stops.slice(), chains: chains.slice() }
    if (chains.length > 0) {
      if (last?.kind !== 'town' && checkRun(graph, trains, rules, [...named, route]).ok) return true
      if (last?.terminal === true || (last?.blocked === true && last.own !== true)) return false
    }
    for (const { chain, to } of ways.get(last?.id ?? '') ?? []) {
      const hexes = (graph.chains[chain]?.hexes?.length ?? 1) - 1
      const counts = train.kind === 'freight' ? hexes : stopOf.get(to)?.kind === 'town' ? 0 : 1
      if (stops.includes(to) || length + counts > longest) continue
      stops.push(to)
      chains.push(chain)
      if (goOn(stops, chains, length + counts)) return true
      stops.pop()
      chains.pop()
    }
    return false
  }
  const begins = train.kind === 'freight' ? 0 : 1
  return graph.stops.some(({ id, kind }) => kind !== 'town' && goOn([id], [], begins))
}
