import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  FIRST_STOP,
  type MapHex,
  NOWHERE,
  type Stop,
  type TracedRoute,
  hexOfKey,
  isStop,
  opposite,
  revenueAt,
  stopAt,
  stopKey,
  stopOfKey,
  trackAt,
  traceRoute,
} from '@roundhouse/railways'
import type { Route } from '../actions.ts'
import { groundOf, hexId, mapOf } from '../board.ts'
import { companyData } from '../companies.ts'
import { refusal } from '../sections.ts'
import { type CzState, companyAt } from '../state.ts'
import { CARDS, type CardData, type TrainData, trainCode, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { runsTrain } from './figures.ts'
import { boardOf, isClosed } from './network.ts'

/** For each of its routes that ends in its own red tile a large company adds this. — VIII.8 */
export const RED_BONUS = 50

/** The 3E train that its owner may lend in Moravia–Silesia. — XI.2 */
export const LENT_TRAIN = '3Ed'

export interface RunValue {
  readonly revenue: number
  readonly byRoute: readonly number[]
}

/** What a run earns, or the first rule of chapter VIII.7 that it breaks. */
export function valueRun(
  state: DeepReadonly<CzState>,
  company: number,
  routes: readonly Route[],
): RunValue | Refusal {
  const left = companyAt(state, company).trains.slice()
  const used = new Set<number>()
  const byRoute: number[] = []
  for (const route of routes) {
    const code = trainCode(route.train)
    const lent = state.moravia !== null && route.train === LENT_TRAIN
    const wrongTrain = lent ? refuseLent(state, company, routes) : refuseTrain(state, company, route, left)
    if (wrongTrain !== null) return wrongTrain
    const traced = trace(state, route)
    if ('code' in traced) return traced
    // The lent train runs over track already used. — XI.2
    const broken = refuseRoute(state, company, route, traced, lent ? new Set() : used)
    if (broken !== null) return broken
    byRoute.push(valueRoute(state, company, trainData(code), traced.stops))
  }
  return { revenue: byRoute.reduce((sum, each) => sum + each, 0), byRoute }
}

function refuseTrain(
  state: DeepReadonly<CzState>,
  company: number,
  { train }: Route,
  left: number[],
): Refusal | null {
  const code = trainCode(train)
  const owned = companyAt(state, company).trains.includes(code)
  if (!owned || !runsTrain(state, company, code)) return refusal('CZ-ROUTE-KIND', { train })
  const at = left.indexOf(code)
  if (at < 0) return refusal('CZ-ROUTE-TRAIN-TWICE', { train })
  left.splice(at, 1)
  return null
}

/** The owner of the 3E train lends it once, to a company he directs. — XI.2 */
function refuseLent(state: DeepReadonly<CzState>, company: number, routes: readonly Route[]): Refusal | null {
  const twice = routes.filter(({ train }) => train === LENT_TRAIN).length > 1
  return twice || !isLender(state, company) ? refusal('CZ-MS-3E', {}) : null
}

export function isLender(state: DeepReadonly<CzState>, company: number): boolean {
  return state.moravia !== null && state.moravia.lender === companyAt(state, company).director
}

/** A train of its colour and two locations joined by track from a station. — VIII.7 */
export function canRun(state: DeepReadonly<CzState>, company: number): boolean {
  const { trains, stations } = companyAt(state, company)
  if (!isLender(state, company) && !trains.some((code) => runsTrain(state, company, code))) return false
  return stations.some((key) => leadsSomewhere(state, key))
}

/** Whether some track from the station comes to another location: the first one on the way is enough. */
function leadsSomewhere(state: DeepReadonly<CzState>, station: number): boolean {
  const board = boardOf(state)
  const seen = new Set<number>()
  const cross = (hex: number, side: number): boolean => {
    const beyond = board.map.beyond[hex * 6 + side] as number
    const crossing = board.map.crossings[hex * 6 + side] as number
    if (beyond === NOWHERE || seen.has(crossing)) return false
    seen.add(crossing)
    const entered = opposite(side)
    for (const [a, b] of trackAt(board, beyond).paths) {
      const to = a === entered ? b : b === entered ? a : -1
      if (to < 0) continue
      if (isStop(to) ? isElsewhere(state, station, stopKey(beyond, to - FIRST_STOP)) : cross(beyond, to))
        return true
    }
    return false
  }
  const hex = hexOfKey(station)
  const end = FIRST_STOP + stopOfKey(station)
  return trackAt(board, hex).paths.some(([a, b]) => {
    const side = a === end ? b : b === end ? a : -1
    return side >= 0 && !isStop(side) && cross(hex, side)
  })
}

/** Two cities of Praha are one location. — VIII.7 */
function isElsewhere(state: DeepReadonly<CzState>, one: number, other: number): boolean {
  if (one === other) return false
  const hex = hexOfKey(one)
  return hex !== hexOfKey(other) || !(mapOf(state).hexes[hex] as MapHex).oneStopPerRoute
}

function trace(state: DeepReadonly<CzState>, route: Route): TracedRoute | Refusal {
  const { index } = groundOf(state)
  const places = route.hexes.map(index)
  const unknown = places.indexOf(-1)
  if (unknown >= 0) {
    return refusal('CZ-ROUTE-NOT-JOINED', { train: route.train, hex: route.hexes[unknown] as string })
  }
  if (places.length < 2) return refusal('CZ-ROUTE-TWO', { train: route.train })
  const traced = traceRoute(boardOf(state), places)
  if (typeof traced !== 'number') return traced
  return refusal('CZ-ROUTE-NOT-JOINED', { train: route.train, hex: hexId(state, traced) })
}

function refuseRoute(
  state: DeepReadonly<CzState>,
  company: number,
  route: Route,
  { stops, borders }: TracedRoute,
  used: Set<number>,
): Refusal | null {
  const { train } = route
  const at = (key: number): { train: typeof train; hex: string } => ({
    train,
    hex: hexId(state, hexOfKey(key)),
  })
  if (new Set(stops).size < 2) return refusal('CZ-ROUTE-TWO', { train })
  const { stations } = companyAt(state, company)
  if (!stops.some((key) => stations.includes(key))) return refusal('CZ-ROUTE-TOKEN', { train })
  const seen = new Set<number>()
  for (const key of stops) {
    const hex = hexOfKey(key)
    const one = (mapOf(state).hexes[hex] as MapHex).oneStopPerRoute
    const place = one ? hex * 8 : key
    if (seen.has(place))
      return one ? refusal('CZ-ROUTE-PRAHA', { train }) : refusal('CZ-ROUTE-REPEAT', at(key))
    seen.add(place)
  }
  for (const border of borders) {
    if (used.has(border)) {
      return refusal('CZ-ROUTE-TRACK-REUSED', { train, hex: hexId(state, Math.floor(border / 6)) })
    }
    used.add(border)
  }
  for (const key of stops.slice(1, -1)) {
    if (trackAt(boardOf(state), hexOfKey(key)).terminal) return refusal('CZ-ROUTE-RED-THROUGH', at(key))
    if (isClosed(state, company, key)) return refusal('CZ-ROUTE-BLOCKED', at(key))
  }
  if (isTooLong(state, trainData(trainCode(train)), stops)) {
    return refusal('CZ-ROUTE-LENGTH', { train, stops: stops.length })
  }
  return null
}

/** Red n locations; blue 2n of which n cities; green n cities, towns may be skipped. — VIII.7 */
export function isTooLong(
  state: DeepReadonly<CzState>,
  { size, reach }: TrainData,
  stops: readonly number[],
): boolean {
  if (size === 0) return stops.length > reach
  const cities = stops.filter((key) => kindAt(state, key) === 'city').length
  if (size === 1) return stops.length > reach * 2 || cities > reach
  return cities > reach
}

/** The counted locations at the present colour, and the bonus of the own red tile. — VIII.8 */
export function valueRoute(
  state: DeepReadonly<CzState>,
  company: number,
  train: TrainData,
  stops: readonly number[],
): number {
  let sum = 0
  if (train.size === 2) sum = expressValue(state, train.reach, stops)
  else for (const key of stops) sum += stopValue(state, key)
  return sum + redBonus(state, company, train, stops)
}

function expressValue(state: DeepReadonly<CzState>, reach: number, stops: readonly number[]): number {
  const values = stops.map((key) => ({ value: stopValue(state, key), town: kindAt(state, key) !== 'city' }))
  return bookOf(state).expressValue(values, reach)
}

export function stopValue(state: DeepReadonly<CzState>, key: number): number {
  const { tiles } = CARDS[state.fleet.phase] as CardData
  return revenueAt((stopAt(boardOf(state), key) as Stop).revenue, tiles)
}

/** For each red tile that this train adds. — VIII.8, XI.2 */
function redBonus(
  state: DeepReadonly<CzState>,
  company: number,
  train: TrainData,
  stops: readonly number[],
): number {
  const { hexes } = mapOf(state)
  const { addsRedBonus } = bookOf(state)
  const added = stops.filter(
    (key) =>
      (hexes[hexOfKey(key)] as MapHex).reserved !== null &&
      addsRedBonus(train, isOwnRed(state, company, key)),
  )
  return RED_BONUS * added.length
}

export function isOwnRed(state: DeepReadonly<CzState>, company: number, key: number): boolean {
  const { redTile } = companyData(company)
  if (redTile === null || stopOfKey(key) !== 0) return false
  return (mapOf(state).hexes[hexOfKey(key)] as MapHex).reserved?.tile === redTile
}

function kindAt(state: DeepReadonly<CzState>, key: number): string {
  return (stopAt(boardOf(state), key) as Stop).kind
}
