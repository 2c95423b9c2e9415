import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type MapHex,
  type RouteCheck,
  type RouteProblem,
  checkRoutes,
  hexOfKey,
  leadsTo,
  stopKey,
} from '@roundhouse/railways'
import {
  hasStation,
  isInReach,
  joinsTwo,
  keepsApart,
  passesThrough,
  usesTrackOnce,
  visitsOnce,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { BUKOWINA } from '../cisleithania.ts'
import { refusal, refusalIn } from '../sections.ts'
import { type AhState, companyAt } from '../state.ts'
import { type TrainData, isGoods, trainCode, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { whyBroken } from './broken-routes.ts'
import { boardOf, groundOf, hexId, locationOf, placesOf, reachOf } from './network.ts'
import { stopFor, stopOf, stopValue, trainFor } from './run-stops.ts'

type State = DeepReadonly<AhState>

export interface RunValue {
  /** Without the mines. */
  readonly revenue: number
  readonly mines: number
  readonly byRoute: readonly number[]
}

/** How the routes of a run are checked: the rules of VII.2, VII.3 and VII.9 in their order. */
const ROUTES: RouteCheck<AhState, TrainData, Route> = {
  rules: {
    boardOf,
    stopFor: (state, company, _trains, hex, stop) => stopFor(state, company, hex, stop),
    trainFor,
  },
  hexIndex: (state, hex) => groundOf(state).index(hex),
  refuseTrain,
  trainOf: ({ train }) => trainData(trainCode(train)),
  tests: [joinsTwo, hasStation, usesTrackOnce, visitsOnce, passesThrough, isInReach, keepsApart],
  refuse: refusalOf,
}

/** What a run earns, or the first rule that it breaks. */
export function valueRun(state: State, company: number, routes: readonly Route[]): RunValue | Refusal {
  const checked = checkRoutes(ROUTES, state, company, routes)
  if ('code' in checked) return checked
  const byRoute = checked.map(({ stops }) => valueRoute(state, stops))
  const mines = checked.map(({ stops }) => minesOf(state, stops))
  return { revenue: sum(byRoute), mines: sum(mines), byRoute }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0)
}

function refuseTrain(state: State, company: number, routes: readonly Route[], place: number): Refusal | null {
  const { train, hexes } = routes[place] as Route
  const owned = companyAt(state, company).trains.filter((code) => code === trainCode(train)).length
  if (owned === 0) return refusalIn('VII.9', 'AH-CHOICE', { what: train })
  const named = routes.slice(0, place + 1).filter((route) => route.train === train).length
  return named > owned ? refusal('AH-ROUTE-TRAIN-TWICE', { hex: hexes[0] ?? '' }) : null
}

function refusalOf(state: State, route: Route, { fault, hex: where, stops }: RouteProblem): Refusal {
  const { train } = route
  const hex = where ?? ''
  switch (fault) {
    case 'unknown-hex':
      return refusalIn('VII.2', 'AH-CHOICE', { what: hex })
    case 'not-joined':
      return whyBroken(state, route.hexes.map(groundOf(state).index))
    case 'too-short':
      return refusal('AH-ROUTE-TWO-STOPS', {})
    case 'no-station':
      return refusal('AH-ROUTE-NO-STATION', {})
    case 'track-twice':
      return refusal('AH-ROUTE-TRACK-REUSE', { hex })
    case 'track-shared':
      return refusal('AH-ROUTE-TRAIN-TWICE', { hex })
    case 'stop-twice':
    case 'group-twice':
      return refusal('AH-ROUTE-REPEAT', { hex })
    case 'through-end':
      return refusal('AH-ROUTE-TERMINAL', { hex })
    case 'through-blocked':
      return refusal('AH-ROUTE-BLOCKED', { hex })
    case 'too-long':
      return refusal('AH-ROUTE-LENGTH', { train, stops })
    case 'mine-for-normal':
      return refusal('AH-ROUTE-MINE-NORMAL', { train })
    case 'goods-without-mine':
      return refusal('AH-ROUTE-G-NO-MINE', { train })
    case 'goods-two-mines':
      return refusal('AH-ROUTE-G-TWO-MINES', { train })
    default:
      throw new Error(`no route of 1824 breaks ${fault}`)
  }
}

/**
 * Whether there is a route for one of its trains. A normal train needs a second location beside a station, and so does a
 * g-train at the own mine; whether another g-train comes from a mine to a station only the search can tell, where a mine is
 * within reach at all. — VII.2, VII.3
 */
export function canRun(state: State, company: number, search: () => boolean): boolean {
  const { trains, stations } = companyAt(state, company)
  const hasGoods = trains.some(isGoods)
  const hasNormal = trains.some((code) => !isGoods(code))
  const isMine = (key: number): boolean => stopOf(state, key).kind === 'mine'
  const begins = stations.filter((key) => (isMine(key) ? hasGoods : hasNormal))
  const leadsOn = begins.some((key) =>
    placesOf(groundOf(state), key).some(({ hex, stop }) =>
      leadsTo(boardOf(state), stopKey(hex, stop), (to) => !isMine(to) && !isSameLocation(state, key, to)),
    ),
  )
  if (leadsOn || !hasGoods || stations.every(isMine)) return leadsOn
  for (const key of reachOf(state, company).stops) if (isMine(key)) return search()
  return false
}

/** Cities of Vienna or Budapest are one location, and so are the hexes of a red area; towns of one hex are not. — VII.9, table A5 */
function isSameLocation(state: State, one: number, other: number): boolean {
  const ground = groundOf(state)
  if (locationOf(ground, one) === locationOf(ground, other)) return true
  const hex = hexOfKey(one)
  return hex === hexOfKey(other) && (ground.map.hexes[hex] as MapHex).oneStopPerRoute
}

/** The income of a route: its locations without the mine, and the Bukowina bonus. — VII.9, X.4 */
export function valueRoute(state: State, stops: readonly number[]): number {
  const paying = stops.filter((key) => stopOf(state, key).kind !== 'mine')
  return sum(paying.map((key) => stopValue(state, key))) + bukowinaBonus(state, stops)
}

function minesOf(state: State, stops: readonly number[]): number {
  const mines = stops.filter((key) => stopOf(state, key).kind === 'mine')
  return sum(mines.map((key) => stopValue(state, key)))
}

function bukowinaBonus(state: State, stops: readonly number[]): number {
  const bonus = bookOf(state).bukowinaBonus
  if (bonus === 0) return 0
  const hexes = stops.map((key) => hexId(state, hexOfKey(key)))
  const touches = (some: readonly string[]): boolean => hexes.some((hex) => some.includes(hex))
  return touches(BUKOWINA.from) && touches(BUKOWINA.to) ? bonus : 0
}
