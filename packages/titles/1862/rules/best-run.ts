import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, searchRuns } from '@roundhouse/railways'
import { type Stop, type SubmittedRoute, type Train, checkRun } from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import type { RmState } from '../state.ts'
import { trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { type RunBoard, runBoard, submit } from './routes.ts'
import { runRules } from './run-rules.ts'
import { runningTrains } from './running.ts'
import { keptByTrains } from './seen-by-trains.ts'

/** The run that brings most, subsidy included. — 7.3, 7.8 */
export const { best: bestRun, known: knownBest } = searchRuns(runRules)

/** The same, kept by what the trains see: whoever plays a game on again and again meets the same runs. */
export const keptBest = keptByTrains(bestRun)

/** Some train has a legal route: then one leads from the home to the next large station or off-board place. — 7.8 */
export const canRun = keptByTrains((state, company) => {
  if (runningTrains(state, company).length === 0) return false
  const { trains, graph } = runBoard(state, company)
  const home = graph.stops.find((stop) => stop.home === true)
  if (home === undefined) return false
  const stopOf = new Map(graph.stops.map((stop) => [stop.id, stop]))
  const seen = new Set([home.id])
  const mayEnd = (stop: Stop, hexes: number): boolean =>
    trains.some((train) => {
      if (train.kind === 'freight') return hexes <= train.hexes
      return 'visit' in train && train.visit > 1 && (train.kind !== 'local' || stop.kind !== 'offboard')
    })
  const goOn = (from: string, hexes: number): boolean =>
    graph.chains.some((chain) => {
      if (chain.from !== from && chain.to !== from) return false
      const next = stopOf.get(chain.from === from ? chain.to : chain.from) as Stop
      const length = hexes + (chain.hexes?.length ?? 1) - 1
      if (next.kind !== 'town') return next !== home && mayEnd(next, length)
      if (seen.has(next.id)) return false
      seen.add(next.id)
      return goOn(next.id, length) || !seen.delete(next.id)
    })
  return goOn(home.id, 0)
})

/** A train that is left idle although a legal route fits beside the routes named; null if there is none. — 7.8, table B57 */
export function idleTrain(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  routes: readonly Route[],
): string | null {
  const board = runBoard(state, company)
  const named = submit(state, company, board.graph, routes)
  if (!Array.isArray(named)) return null
  const all = named as readonly SubmittedRoute[]
  const tried = new Set<string>()
  for (const [at, code] of runningTrains(state, company).entries()) {
    const train = board.trains[at] as Train
    if (all.some((route) => route.train === train.id) || tried.has(trainId(code))) continue
    tried.add(trainId(code))
    if (couldRun(board, train, all, chainsFor(state, train, all))) return trainId(code)
  }
  return null
}

/** Where freights are named as chains, a further one may run in each of them or on its own. — 7.8.1, table B57 */
function chainsFor(
  state: DeepReadonly<RmState>,
  { kind }: Train,
  named: readonly SubmittedRoute[],
): readonly SubmittedRoute['chain'][] {
  const chains = named.flatMap(({ chain }) => (chain === undefined ? [] : [chain]))
  if (kind !== 'freight' || chains.length === 0 || !bookOf(state).idleFreightMayJoin) return [undefined]
  return [...new Set([0, ...chains, 1 + Math.max(...chains)])]
}

/** Some way from stop to stop, in one of these chains, makes the run with it a legal one. */
function couldRun(
  { graph, trains, rules }: RunBoard,
  train: Train,
  named: readonly SubmittedRoute[],
  joining: readonly SubmittedRoute['chain'][],
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
    const isLegal = (chain: SubmittedRoute['chain']): boolean =>
      checkRun(graph, trains, rules, [...named, chain === undefined ? route : { ...route, chain }]).ok
    if (chains.length > 0) {
      if (last?.kind !== 'town' && joining.some(isLegal)) return true
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
