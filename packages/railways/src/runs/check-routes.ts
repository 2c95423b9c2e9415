import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type RouteFault,
  type RouteTest,
  type RunFault,
  type TestedRoute,
  firstFault,
} from '@roundhouse/routes'
import { type TracedRoute, traceRoute } from '../board/route.ts'
import { hexOfKey, stopOfKey } from '../board/stations.ts'
import type { Board } from '../state/board.ts'
import type { CompanyIndex, HexIndex, StopKey } from '../state/ids.ts'
import type { RunRoute } from './best-run.ts'
import type { RunRules, RunTrain } from './run-rules.ts'

/** How a title looks at the routes that a player names; everything else about a route is the same in all of them. */
export interface RouteCheck<State, T extends RunTrain, Route extends RunRoute> {
  readonly rules: Pick<RunRules<State, T>, 'boardOf' | 'stopFor' | 'trainFor'>
  /** -1 for a hex that is not on the map. */
  hexIndex(state: DeepReadonly<State>, hex: string): HexIndex
  /** Why the company cannot run the train of the route at this place, beside those of the routes before it. */
  refuseTrain(
    state: DeepReadonly<State>,
    company: CompanyIndex,
    routes: readonly Route[],
    place: number,
  ): Refusal | null
  trainOf(route: Route): T
  /** The rules of a route in the order of the rulebook. */
  readonly tests: readonly RouteTest[]
  /** Whether a route leaves the track of all others out of account, and they its own. — 18CZ XI.2: the train that is lent */
  isApart?(state: DeepReadonly<State>, route: Route): boolean
  refuse(state: DeepReadonly<State>, route: Route, problem: RouteProblem): Refusal
}

export interface RouteProblem {
  readonly fault: RunFault | 'unknown-hex'
  /** Where it is; null where it is not in one place. */
  readonly hex: string | null
  /** The stop there is one of several of which a route may use one. */
  readonly isGroup: boolean
  /** How many stops the route has. */
  readonly stops: number
}

/** A lawful route. */
export interface CheckedRoute<T extends RunTrain> {
  readonly train: T
  readonly stops: readonly StopKey[]
}

/** The routes of one run with their stops, or the first rule that one of them breaks: route by route, rule by rule. */
export function checkRoutes<State, T extends RunTrain, Route extends RunRoute>(
  check: RouteCheck<State, T, Route>,
  state: DeepReadonly<State>,
  company: CompanyIndex,
  routes: readonly Route[],
): readonly CheckedRoute<T>[] | Refusal {
  const board = check.rules.boardOf(state)
  const checked: CheckedRoute<T>[] = []
  const before: TestedRoute[] = []
  for (const [place, route] of routes.entries()) {
    const wrongTrain = check.refuseTrain(state, company, routes, place)
    if (wrongTrain !== null) return wrongTrain
    const train = check.trainOf(route)
    const traced = trace(board, route, (hex) => check.hexIndex(state, hex))
    if ('fault' in traced) return check.refuse(state, route, traced)
    const tested = testedRoute(check, state, company, train, traced)
    const isApart = check.isApart?.(state, route) === true
    const fault = firstFault(check.tests, tested, isApart ? [] : before)
    if (fault !== null) return check.refuse(state, route, problemOf(board, fault, traced))
    if (!isApart) before.push(tested)
    checked.push({ train, stops: traced.stops })
  }
  return checked
}

function trace(
  board: Board,
  { hexes }: RunRoute,
  hexIndex: (hex: string) => HexIndex,
): TracedRoute | RouteProblem {
  const broken = (fault: RouteProblem['fault'], hex: string | null): RouteProblem => ({
    fault,
    hex,
    isGroup: false,
    stops: 0,
  })
  const places = hexes.map(hexIndex)
  const unknown = hexes[places.indexOf(-1)]
  if (unknown !== undefined) return broken('unknown-hex', unknown)
  if (places.length < 2) return broken('too-short', null)
  const traced = traceRoute(board, places)
  return typeof traced === 'number' ? broken('not-joined', nameOf(board, traced)) : traced
}

function testedRoute<State, T extends RunTrain, Route extends RunRoute>(
  { rules }: RouteCheck<State, T, Route>,
  state: DeepReadonly<State>,
  company: CompanyIndex,
  train: T,
  { stops, borders }: TracedRoute,
): TestedRoute {
  const trains = [train]
  return {
    train: rules.trainFor(train, train.id),
    stops: stops.map((key) => ({
      ...rules.stopFor(state, company, trains, hexOfKey(key), stopOfKey(key)),
      id: key,
    })),
    pieces: borders,
  }
}

function problemOf(board: Board, { fault, stop, piece }: RouteFault, { stops }: TracedRoute): RouteProblem {
  const place =
    stop !== undefined ? hexOfKey(Number(stop.id)) : piece !== undefined ? Math.floor(piece / 6) : null
  return {
    fault,
    hex: place === null ? null : nameOf(board, place),
    isGroup: stop?.group !== undefined,
    stops: stops.length,
  }
}

/** Regions stand behind the hexes. */
function nameOf({ map }: Board, place: HexIndex): string {
  return (map.hexes[place] ?? map.regions[place - map.hexes.length])?.id ?? ''
}
