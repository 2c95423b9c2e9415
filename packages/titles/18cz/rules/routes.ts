import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type MapHex,
  type RouteCheck,
  type RouteProblem,
  type StopKey,
  checkRoutes,
  hexOfKey,
  leadsTo,
} from '@roundhouse/railways'
import {
  hasStation,
  isInReach,
  joinsTwo,
  passesThrough,
  usesFreshTrack,
  visitsOnce,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { groundOf, mapOf } from '../board.ts'
import { refusal } from '../sections.ts'
import { type CzState, companyAt } from '../state.ts'
import { type TrainData, trainCode, trainData } from '../trains.ts'
import { runsTrain } from './figures.ts'
import { boardOf } from './network.ts'
import { trainFor, valueRoute } from './route-values.ts'
import { stopFor } from './run-stops.ts'

/** The 3E train that its owner may lend in Moravia–Silesia. — XI.2 */
export const LENT_TRAIN = '3Ed'

export interface RunValue {
  readonly revenue: number
  readonly byRoute: readonly number[]
}

/** How the routes of a run are checked: the rules of VIII.7 in their order. */
const ROUTES: RouteCheck<CzState, TrainData, Route> = {
  rules: { boardOf, stopFor, trainFor },
  hexIndex: (state, hex) => groundOf(state).index(hex),
  refuseTrain(state, company, routes, place) {
    const { train } = routes[place] as Route
    if (isLent(state, train)) return refuseLent(state, company, routes)
    return refuseTrain(state, company, routes.slice(0, place + 1), train)
  },
  trainOf: ({ train }) => trainData(trainCode(train)),
  tests: [joinsTwo, hasStation, visitsOnce, usesFreshTrack, passesThrough, isInReach],
  // The lent train runs over track already used. — XI.2
  isApart: (state, { train }) => isLent(state, train),
  refuse: (_state, { train }, problem) => refusalOf(train, problem),
}

/** What a run earns, or the first rule of chapter VIII.7 that it breaks. */
export function valueRun(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  routes: readonly Route[],
): RunValue | Refusal {
  const checked = checkRoutes(ROUTES, state, company, routes)
  if ('code' in checked) return checked
  const byRoute = checked.map(({ train, stops }) => valueRoute(state, company, train, stops))
  return { revenue: byRoute.reduce((sum, each) => sum + each, 0), byRoute }
}

function refusalOf(train: Route['train'], { fault, hex: where, isGroup, stops }: RouteProblem): Refusal {
  const hex = where ?? ''
  switch (fault) {
    case 'unknown-hex':
    case 'not-joined':
      return refusal('CZ-ROUTE-NOT-JOINED', { train, hex })
    case 'too-short':
      return refusal('CZ-ROUTE-TWO', { train })
    case 'no-station':
      return refusal('CZ-ROUTE-TOKEN', { train })
    case 'stop-twice':
    case 'group-twice':
      return isGroup ? refusal('CZ-ROUTE-PRAHA', { train }) : refusal('CZ-ROUTE-REPEAT', { train, hex })
    case 'track-twice':
      return refusal('CZ-ROUTE-TRACK-REUSED', { train, hex })
    case 'through-end':
      return refusal('CZ-ROUTE-RED-THROUGH', { train, hex })
    case 'through-blocked':
      return refusal('CZ-ROUTE-BLOCKED', { train, hex })
    case 'too-long':
      return refusal('CZ-ROUTE-LENGTH', { train, stops })
    default:
      throw new Error(`no route of 18CZ breaks ${fault}`)
  }
}

/** `routes`: those up to this one; each train runs once. */
function refuseTrain(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  routes: readonly Route[],
  train: Route['train'],
): Refusal | null {
  const code = trainCode(train)
  const owned = companyAt(state, company).trains.filter((each) => each === code).length
  if (owned === 0 || !runsTrain(state, company, code)) return refusal('CZ-ROUTE-KIND', { train })
  const named = routes.filter((route) => route.train === train).length
  return named > owned ? refusal('CZ-ROUTE-TRAIN-TWICE', { train }) : null
}

function isLent(state: DeepReadonly<CzState>, train: string): boolean {
  return state.moravia !== null && train === LENT_TRAIN
}

/** The owner of the 3E train lends it once, to a company he directs. — XI.2 */
function refuseLent(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  routes: readonly Route[],
): Refusal | null {
  const twice = routes.filter(({ train }) => train === LENT_TRAIN).length > 1
  return twice || !isLender(state, company) ? refusal('CZ-MS-3E', {}) : null
}

export function isLender(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return state.moravia !== null && state.moravia.lender === companyAt(state, company).director
}

/** A train of its colour and two locations joined by track from a station. — VIII.7 */
export function canRun(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  const { trains, stations } = companyAt(state, company)
  if (!isLender(state, company) && !trains.some((code) => runsTrain(state, company, code))) return false
  return stations.some((key) => leadsTo(boardOf(state), key, (to) => isElsewhere(state, key, to)))
}

/** Two cities of Praha are one location. — VIII.7 */
function isElsewhere(state: DeepReadonly<CzState>, one: StopKey, other: StopKey): boolean {
  if (one === other) return false
  const hex = hexOfKey(one)
  return hex !== hexOfKey(other) || !(mapOf(state).hexes[hex] as MapHex).oneStopPerRoute
}
