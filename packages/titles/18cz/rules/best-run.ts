import type { DeepReadonly } from '@roundhouse/kernel'
import { FIRST_STOP, type MapHex, isStop, stopKey, trackAt } from '@roundhouse/railways'
import {
  type BestRun as Solved,
  type BoardHex,
  type RouteGraph,
  type RouteRun,
  type Stop,
  type TrackEnd,
  type Train,
  buildGraph,
  solveRoutes,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { hexId, mapOf } from '../board.ts'
import { isOn } from '../options.ts'
import { type CzState, companyAt } from '../state.ts'
import { type TrainData, type TrainId, trainData } from '../trains.ts'
import { inMoravia, runsTrain } from './figures.ts'
import { boardOf, isClosed } from './network.ts'
import { RED_BONUS, isOwnRed, stopValue } from './routes.ts'

/** The highest run and the proof of it. */
export interface CzBestRun {
  readonly revenue: number
  readonly routes: readonly Route[]
  readonly byRoute: readonly number[]
  readonly bound: number
  readonly work: number
}

/**
 * The run of highest revenue. Null where it is not looked for: in Moravia–Silesia with trains of which only some add
 * the bonus of red tiles, the same stop is worth a different sum to each train. — VIII.8, XI.2
 */
export function bestRun(state: DeepReadonly<CzState>, company: number): CzBestRun | null {
  const trains = companyAt(state, company)
    .trains.filter((code) => runsTrain(state, company, code))
    .map(trainData)
  if (inMoravia(state) && new Set(trains.map(countsRed)).size > 1) return null
  const key = keyOf(state, company, trains)
  const known = KNOWN.get(state)
  if (known?.key === key) return known.best
  const best = solve(state, company, trains)
  KNOWN.set(state, { key, best })
  return best
}

/** The last answer for a state, because it is asked for the choices and again for the refusal. */
const KNOWN = new WeakMap<object, { readonly key: string; readonly best: CzBestRun }>()

function keyOf(state: DeepReadonly<CzState>, company: number, trains: readonly TrainData[]): string {
  return [company, state.board.version, state.fleet.phase, ...trains.map((train) => train.id)].join(' ')
}

function solve(state: DeepReadonly<CzState>, company: number, trains: readonly TrainData[]): CzBestRun {
  const graph = runGraph(state, company, trains)
  const rules = { track: 'separate', eTrainTopStops: isOn(state, 'eTrainTopStops') } as const
  const solved = solveRoutes(graph, trains.map(asTrain), rules)
  if (!solved.ok) throw new Error(`the board cannot be solved: ${solved.error.code}`)
  return inOurTerms(state, trains, graph, solved)
}

/** The board as this company's trains see it now. */
export function runGraph(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
): RouteGraph {
  const { hexes, beyond } = mapOf(state)
  const board = boardOf(state)
  const { tokens } = companyAt(state, company)
  const redCounts = trains.some(countsRed)
  const land: BoardHex[] = []
  const stops: Stop[] = []
  for (const [hex, printed] of hexes.entries()) {
    const track = trackAt(board, hex)
    if (track.paths.length === 0) continue
    const end = (each: number): TrackEnd =>
      isStop(each) ? { stop: String(stopKey(hex, each - FIRST_STOP)) } : { side: each }
    land.push({
      id: String(hex),
      tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
      neighbours: Array.from({ length: 6 }, (_, side) => nameOf(beyond[hex * 6 + side] as number)),
    })
    for (const [stop, { kind }] of track.stops.entries()) {
      const key = stopKey(hex, stop)
      const bonus = hasRedBonus(state, company, key, printed, redCounts) ? RED_BONUS : 0
      stops.push({
        id: String(key),
        kind: kind === 'city' ? 'city' : 'town',
        value: stopValue(state, key) + bonus,
        own: tokens.includes(key),
        blocked: isClosed(state, company, key),
        terminal: track.terminal,
        ...(printed.oneStopPerRoute ? { group: String(hex) } : {}),
      })
    }
  }
  return buildGraph(land, stops)
}

/** Plus trains and the lent train of Moravia–Silesia add the bonus of every red tile. — XI.2 */
function countsRed({ size }: TrainData): boolean {
  return size > 0
}

function hasRedBonus(
  state: DeepReadonly<CzState>,
  company: number,
  key: number,
  { reserved }: MapHex,
  redCounts: boolean,
): boolean {
  return inMoravia(state) ? redCounts && reserved !== null : isOwnRed(state, company, key)
}

function nameOf(place: number): string | null {
  return place < 0 ? null : String(place)
}

/** Two trains of one kind have one name; the solver wants to tell them apart. */
function asTrain({ size, reach }: TrainData, at: number): Train {
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
