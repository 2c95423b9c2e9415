import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import {
  type Board,
  type MapHex,
  SIDES,
  type Stop,
  type TracedRoute,
  exitsOf,
  hexOfKey,
  opposite,
  revenueAt,
  stopAt,
  traceRoute,
  trackAt,
} from '@roundhouse/railways'
import type { Route } from '../actions.ts'
import { BUKOWINA } from '../cisleithania.ts'
import { refusal, refusalIn } from '../sections.ts'
import { type AhState, companyAt } from '../state.ts'
import { type TrainData, trainCode, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { newestColour } from './colours.ts'
import { boardOf, groundOf, hexId, isClosed, locationOf, standsAt } from './network.ts'

type State = DeepReadonly<AhState>

export interface RunValue {
  /** Without the mines. */
  readonly revenue: number
  readonly mines: number
  readonly byRoute: readonly number[]
}

/** What a run earns, or the first rule of VII.2, VII.3 and VII.9 that it breaks. */
export function valueRun(state: State, company: number, routes: readonly Route[]): RunValue | Refusal {
  const left = companyAt(state, company).trains.slice()
  const used = new Set<number>()
  const byRoute: number[] = []
  let mines = 0
  for (const route of routes) {
    const wrongTrain = refuseTrain(state, company, route, left)
    if (wrongTrain !== null) return wrongTrain
    const traced = trace(state, route)
    if ('code' in traced) return traced
    const broken = refuseRoute(state, company, route, traced, used)
    if (broken !== null) return broken
    byRoute.push(valueRoute(state, traced.stops))
    mines += minesOf(state, traced.stops)
  }
  return { revenue: byRoute.reduce((sum, each) => sum + each, 0), mines, byRoute }
}

function refuseTrain(state: State, company: number, route: Route, left: number[]): Refusal | null {
  const code = trainCode(route.train)
  if (!companyAt(state, company).trains.includes(code)) {
    return refusalIn('VII.9', 'AH-CHOICE', { what: route.train })
  }
  const at = left.indexOf(code)
  if (at < 0) return refusal('AH-ROUTE-TRAIN-TWICE', { hex: route.hexes[0] ?? '' })
  left.splice(at, 1)
  return null
}

function trace(state: State, { hexes }: Route): TracedRoute | Refusal {
  const { index } = groundOf(state)
  const places = hexes.map(index)
  const unknown = places.indexOf(-1)
  if (unknown >= 0) return refusalIn('VII.2', 'AH-CHOICE', { what: hexes[unknown] as string })
  if (places.length < 2) return refusal('AH-ROUTE-TWO-STOPS', {})
  const traced = traceRoute(boardOf(state), places)
  return typeof traced === 'number' ? whyBroken(state, places) : traced
}

/** Which border has no track, which location was left out, or where the way turns where no train can. — VII.2, VII.9 */
function whyBroken(state: State, places: readonly number[]): Refusal {
  const board = boardOf(state)
  const name = (hex: number | undefined): string => hexId(state, hex as number)
  for (let at = 0; at + 1 < places.length; at++) {
    const [from, to] = [places[at] as number, places[at + 1] as number]
    if (isJoined(board, from, to)) continue
    const between = leftOut(board, from, to)
    return between === null
      ? refusal('AH-ROUTE-NO-TRACK', { from: name(from), to: name(to) })
      : refusal('AH-ROUTE-SKIP', { hex: name(between) })
  }
  for (let at = 1; at + 1 < places.length; at++) {
    const part = traceRoute(board, [places[at - 1] as number, places[at] as number, places[at + 1] as number])
    if (part === places[at]) return refusal('AH-ROUTE-BACKTRACK', { hex: name(places[at]) })
  }
  // The track goes on, but the way ends where there is no location.
  const ends = [places[0], places.at(-1)]
  const [open = places[0]] = ends.filter((hex) => trackAt(board, hex as number).stops.length === 0)
  return refusal('AH-ROUTE-NO-TRACK', { from: name(open), to: name(open) })
}

/** Track of both hexes meets at the border between them. */
function isJoined(board: Board, from: number, to: number): boolean {
  return SIDES.some(
    (side) =>
      board.map.beyond[from * 6 + side] === to &&
      exitsOf(trackAt(board, from)).includes(side) &&
      exitsOf(trackAt(board, to)).includes(opposite(side)),
  )
}

/** A hex with a location that track joins to both. */
function leftOut(board: Board, from: number, to: number): number | null {
  for (const side of SIDES) {
    const hex = board.map.beyond[from * 6 + side] as number
    if (hex < 0 || trackAt(board, hex).stops.length === 0) continue
    if (isJoined(board, from, hex) && isJoined(board, hex, to)) return hex
  }
  return null
}

function refuseRoute(
  state: State,
  company: number,
  { train }: Route,
  { stops, borders }: TracedRoute,
  used: Set<number>,
): Refusal | null {
  const hexOf = (key: number): string => hexId(state, hexOfKey(key))
  if (new Set(stops).size < 2) return refusal('AH-ROUTE-TWO-STOPS', {})
  if (!stops.some((key) => standsAt(state, company, key))) return refusal('AH-ROUTE-NO-STATION', {})
  const twice = borders.find((border, at) => borders.indexOf(border) < at)
  if (twice !== undefined) {
    return refusal('AH-ROUTE-TRACK-REUSE', { hex: hexId(state, Math.floor(twice / 6)) })
  }
  const repeated = stops.find((key, at) => stops.findIndex((other) => isSameLocation(state, key, other)) < at)
  if (repeated !== undefined) return refusal('AH-ROUTE-REPEAT', { hex: hexOf(repeated) })
  for (const key of stops.slice(1, -1)) {
    if (trackAt(boardOf(state), hexOfKey(key)).terminal)
      return refusal('AH-ROUTE-TERMINAL', { hex: hexOf(key) })
    if (isClosed(state, company, key)) return refusal('AH-ROUTE-BLOCKED', { hex: hexOf(key) })
  }
  const wrongCount = refuseCount(state, trainData(trainCode(train)), stops)
  if (wrongCount !== null) return wrongCount
  const shared = borders.find((border) => used.has(border))
  if (shared !== undefined) {
    return refusal('AH-ROUTE-TRAIN-TWICE', { hex: hexId(state, Math.floor(shared / 6)) })
  }
  for (const border of borders) used.add(border)
  return null
}

/** Cities of Vienna or Budapest are one location, and so are the hexes of a red area; towns of one hex are not. — VII.9, table A5 */
function isSameLocation(state: State, one: number, other: number): boolean {
  const ground = groundOf(state)
  if (locationOf(ground, one) === locationOf(ground, other)) return true
  const hex = hexOfKey(one)
  return hex === hexOfKey(other) && (ground.map.hexes[hex] as MapHex).oneStopPerRoute
}

/** Normal trains count every location and serve no mine; g-trains begin at one mine and count no towns. — VII.3, VII.9 */
function refuseCount(state: State, { id, kind, reach }: TrainData, stops: readonly number[]): Refusal | null {
  const train = id
  const kinds = stops.map((key) => stopOf(state, key).kind)
  const mines = kinds.filter((each) => each === 'mine').length
  if (kind === 'normal') {
    if (mines > 0) return refusal('AH-ROUTE-MINE-NORMAL', { train })
    return stops.length > reach ? refusal('AH-ROUTE-LENGTH', { train, stops: stops.length }) : null
  }
  if (mines === 0) return refusal('AH-ROUTE-G-NO-MINE', { train })
  if (mines > 1) return refusal('AH-ROUTE-G-TWO-MINES', { train })
  const counted = kinds.filter((each) => each === 'city' || each === 'offboard').length
  return counted > reach ? refusal('AH-ROUTE-LENGTH', { train, stops: counted }) : null
}

/** What a location pays now; a mine pays it to the treasury. — VII.9 */
export function stopValue(state: State, key: number): number {
  return revenueAt(stopOf(state, key).revenue, newestColour(state))
}

/** The income of a route: its locations without the mine, and the Bukowina bonus. — VII.9, X.4 */
export function valueRoute(state: State, stops: readonly number[]): number {
  let sum = 0
  for (const key of stops) if (stopOf(state, key).kind !== 'mine') sum += stopValue(state, key)
  return sum + bukowinaBonus(state, stops)
}

function minesOf(state: State, stops: readonly number[]): number {
  let sum = 0
  for (const key of stops) if (stopOf(state, key).kind === 'mine') sum += stopValue(state, key)
  return sum
}

function bukowinaBonus(state: State, stops: readonly number[]): number {
  const bonus = bookOf(state).bukowinaBonus
  if (bonus === 0) return 0
  const hexes = stops.map((key) => hexId(state, hexOfKey(key)))
  const touches = (some: readonly string[]): boolean => hexes.some((hex) => some.includes(hex))
  return touches(BUKOWINA.from) && touches(BUKOWINA.to) ? bonus : 0
}

function stopOf(state: State, key: number): Stop {
  return stopAt(boardOf(state), key) as Stop
}
