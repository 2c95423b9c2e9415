import type { Stop } from './graph.ts'
import type { RunFault } from './run-faults.ts'
import { type SeparateTrain, type Train, isShared } from './trains.ts'

/** What the tests ask of a stop; a title may know it by a number. */
export interface TestedStop extends Pick<Stop, 'kind' | 'own' | 'blocked' | 'terminal' | 'group'> {
  readonly id: string | number
}

/** A route as every title tests it: its stops in order and the pieces of track it uses. */
export interface TestedRoute<S extends TestedStop = TestedStop> {
  readonly train: Train
  readonly stops: readonly S[]
  readonly pieces: readonly number[]
}

/** What is wrong with a route, and where. */
export interface RouteFault {
  readonly fault: RunFault
  readonly stop?: TestedStop
  readonly piece?: number
  /** The train with which it shares track. */
  readonly other?: Train
}

/** One rule for a route; `before` are the routes of the same run that were tested already. */
export type RouteTest = (route: TestedRoute, before: readonly TestedRoute[]) => RouteFault | null

/** The first of these rules that the route breaks. A title lists them in the order of its rulebook. */
export function firstFault(
  tests: readonly RouteTest[],
  route: TestedRoute,
  before: readonly TestedRoute[],
): RouteFault | null {
  for (const test of tests) {
    const broken = test(route, before)
    if (broken !== null) return broken
  }
  return null
}

/** It joins two stops. */
export const joinsTwo: RouteTest = ({ stops }) =>
  stops.some(({ id }) => id !== stops[0]?.id) ? null : { fault: 'too-short' }

/** No stop twice, and of a group one. */
export const visitsOnce: RouteTest = ({ stops }) => {
  for (let at = 1; at < stops.length; at++) {
    const stop = stops[at] as TestedStop
    for (let earlier = 0; earlier < at; earlier++) {
      const other = stops[earlier] as TestedStop
      if (other.id === stop.id) return { fault: 'stop-twice', stop }
      if (stop.group !== undefined && other.group === stop.group) return { fault: 'group-twice', stop }
    }
  }
  return null
}

/** No piece of track twice. */
export const usesTrackOnce: RouteTest = ({ pieces }) => {
  const piece = pieces.find((each, at) => pieces.indexOf(each) < at)
  return piece === undefined ? null : { fault: 'track-twice', piece }
}

/** No piece of track that another train of the run uses. */
export const keepsApart: RouteTest = ({ pieces }, before) => {
  for (const piece of pieces) {
    const other = before.find((route) => route.pieces.includes(piece))
    if (other !== undefined) return { fault: 'track-shared', piece, other: other.train }
  }
  return null
}

/** Both together, in the order of travel: no piece of track that has been used at all. */
export const usesFreshTrack: RouteTest = ({ pieces }, before) => {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as number
    if (pieces.indexOf(piece) < at || before.some((route) => route.pieces.includes(piece)))
      return { fault: 'track-twice', piece }
  }
  return null
}

/** No red area, port or mine, and no city full of others, but at its ends. */
export const passesThrough: RouteTest = ({ stops }) => {
  for (let at = 1; at + 1 < stops.length; at++) {
    const stop = stops[at] as TestedStop
    if (stop.terminal === true) return { fault: 'through-end', stop }
    if (stop.blocked === true && stop.own !== true) return { fault: 'through-blocked', stop }
  }
  return null
}

/** A station of the company somewhere on it. */
export const hasStation: RouteTest = ({ stops }) =>
  stops.some((stop) => stop.own === true) ? null : { fault: 'no-station' }

/** How many stops a way has, and how many of them are towns and mines. */
export interface StopCounts {
  readonly stops: number
  readonly towns: number
  readonly mines: number
}

/** As far as the train goes, by what it counts. Trains that share track are counted with the whole run. */
export const isInReach: RouteTest = ({ train, stops }) => {
  if (isShared(train)) return null
  let mines = 0
  let towns = 0
  for (const { kind } of stops) {
    if (kind === 'mine') mines += 1
    else if (kind === 'town') towns += 1
  }
  const fault = countingFault(train, { stops: stops.length, towns, mines })
  return fault === null ? null : { fault }
}

/** Whether a way over so many stops is more than the train may run. */
export function isTooFar(train: Train, counts: StopCounts): boolean {
  return !isShared(train) && countingFault(train, counts) !== null
}

/** The rules of a single route, where no title asks for another order. */
export const ROUTE_TESTS: readonly RouteTest[] = [
  joinsTwo,
  visitsOnce,
  usesTrackOnce,
  passesThrough,
  hasStation,
  isInReach,
]

function countingFault(train: SeparateTrain, { stops, towns, mines }: StopCounts): RunFault | null {
  const cities = stops - towns - mines
  if (train.kind === 'goods') {
    if (mines === 0) return 'goods-without-mine'
    if (mines > 1) return 'goods-two-mines'
    return cities > train.cities ? 'too-long' : null
  }
  if (mines > 0) return 'mine-for-normal'
  switch (train.kind) {
    case 'normal':
      return stops > train.stops ? 'too-long' : null
    case 'plus':
      return cities > train.cities || stops > train.stops ? 'too-long' : null
    case 'express':
      return cities > train.stops ? 'too-long' : null
  }
}
