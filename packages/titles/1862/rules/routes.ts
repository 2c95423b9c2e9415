import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import type { CompanyIndex, TrainCode } from '@roundhouse/railways'
import {
  type RouteGraph,
  type RunFault,
  type Rules,
  type SubmittedRoute,
  type Train,
  checkRunByRoute,
} from '@roundhouse/routes'
import type { Route } from '../actions.ts'
import { type RefusalCode, refusal } from '../sections.ts'
import type { RmState } from '../state.ts'
import { trainCode, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { coordinateOf } from './run-graph.ts'
import {
  graphAlongRoutes,
  graphFor,
  momentOf,
  rulesFor,
  runningTrains,
  trainFor,
  trainsOf,
} from './running.ts'
import { traceRoute } from './trace.ts'

/** What a run brings. */
export interface RunValue {
  readonly revenue: number
  /** What each route adds to those before it. */
  readonly byRoute: readonly number[]
  /** Paid to the treasury for hexes that locals visit. — 7.8.2 */
  readonly subsidy: number
}

/** A board with the trains that run on it. */
export interface RunBoard {
  readonly graph: RouteGraph
  readonly trains: readonly Train[]
  readonly rules: Rules
}

export function runBoard(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  graph: RouteGraph = graphFor(state, company),
): RunBoard {
  return {
    graph,
    trains: trainsOf(state, company).map((train, at) => trainFor(train, String(at))),
    rules: rulesFor(state),
  }
}

/** The last answer on a board, because routes are valued for the refusal and again when they are run. */
const KNOWN = new WeakMap<object, Answer>()

interface Answer {
  readonly routes: readonly Route[]
  /** One board may be looked at by two books. */
  readonly rules: Rules
  readonly moment: string
  readonly value: RunValue | Refusal
}

/** What a run brings, or the first rule of 7.4 and 7.8 that it breaks; idle trains are asked about elsewhere. */
export function valueRun(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  routes: readonly Route[],
): RunValue | Refusal {
  const moment = [company, momentOf(state), ...runningTrains(state, company)].join(' ')
  const rules = rulesFor(state)
  const known = KNOWN.get(state.board)
  if (known?.routes === routes && known.rules === rules && known.moment === moment) return known.value
  const value = valued(state, company, routes)
  KNOWN.set(state.board, { routes, rules, moment, value })
  return value
}

function valued(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  routes: readonly Route[],
): RunValue | Refusal {
  const along = graphAlongRoutes(state, company, routes)
  const { graph, trains, rules } = runBoard(state, company, along)
  const submitted = submit(state, company, graph, routes)
  if (!Array.isArray(submitted)) return submitted
  const all = submitted as readonly SubmittedRoute[]
  const { run, byRoute } = checkRunByRoute(graph, trains, rules, all)
  if (!run.ok) return refusalFor(state, routes, all, run.fault, run.params)
  return { revenue: run.revenue, byRoute, subsidy: run.extras }
}

/** The routes as the checker reads them: each with a train of the company, its stops and the track between. */
export function submit(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  graph: RouteGraph,
  routes: readonly Route[],
): SubmittedRoute[] | Refusal {
  const left: (TrainCode | null)[] = runningTrains(state, company)
  const submitted: SubmittedRoute[] = []
  for (const route of routes) {
    const at = left.indexOf(trainCode(route.train))
    if (at < 0) return refusal('62-RUN-PERMIT', { train: route.train })
    left[at] = null
    const traced = traceRoute(state, company, graph, route)
    if ('code' in traced) return traced
    const { unpaid, chain } = route
    const paid = unpaid && traced.large.filter((stop) => !isNamed(stop, traced, unpaid))
    if (paid !== undefined && bookOf(state).paidForAllItMay) {
      const refused = refuseUnpaid(route, traced.large.length, paid.length)
      if (refused !== null) return refused
    }
    submitted.push({
      train: String(at),
      ...traced,
      ...(paid === undefined ? {} : { paid }),
      ...(chain === undefined ? {} : { chain }),
    })
  }
  return submitted
}

/** Of m large stations an n/m train leaves out as many as it must, and only such as it visits. — 7.8.2, 7.8.3 */
function refuseUnpaid({ train, unpaid = [] }: Route, visited: number, paid: number): Refusal | null {
  const { type, length } = trainData(trainCode(train))
  const isPaidFully = paid === Math.min(length.pay, visited)
  const isVisited = visited - paid === unpaid.length
  return type !== 'freight' && isPaidFully && isVisited ? null : refusal('62-RUN-LENGTH', { train })
}

/** Off-board places are named by the coordinate of the entry. */
function isNamed(
  stop: string,
  { stops, ends }: { readonly stops: readonly string[]; readonly ends: readonly [string, string] },
  unpaid: readonly string[],
): boolean {
  if (unpaid.includes(coordinateOf(stop))) return true
  return (
    (stop === stops[0] && unpaid.includes(ends[0])) || (stop === stops.at(-1) && unpaid.includes(ends[1]))
  )
}

const FAULTS: Readonly<Partial<Record<RunFault, RefusalCode>>> = {
  'unknown-train': '62-RUN-PERMIT',
  'train-twice': '62-RUN-PERMIT',
  'too-short': '62-RUN-SHORT',
  'not-joined': '62-RUN-TRACK',
  'stop-twice': '62-RUN-REPEAT',
  'track-twice': '62-RUN-REPEAT',
  'through-end': '62-RUN-THROUGH-EDGE',
  'through-blocked': '62-RUN-BLOCKED',
  'no-station': '62-RUN-TOKEN',
  'too-long': '62-RUN-LENGTH',
  'wrong-paid': '62-RUN-LENGTH',
  'ends-at-small': '62-RUN-END-SMALL',
  'local-off-board': '62-RUN-LOCAL-EDGE',
  'no-home': '62-RUN-HOME',
  'routes-apart': '62-RUN-APART',
  'freight-chain': '62-RUN-FREIGHT-CHAIN',
}

function refusalFor(
  state: DeepReadonly<RmState>,
  routes: readonly Route[],
  submitted: readonly SubmittedRoute[],
  fault: RunFault,
  params: Readonly<Record<string, string | number>>,
): Refusal {
  const place = submitted.findIndex(({ train }) => train === params['train'])
  const train = routes[Math.max(0, place)]?.train ?? ''
  if (fault === 'group-twice') {
    return refusal(params['group'] === 'port' ? '62-RUN-TWO-PORTS' : '62-RUN-TWO-RED', { train })
  }
  if (fault === 'freight-chain') return refuseChain(routes, submitted)
  const code = FAULTS[fault] ?? '62-RUN-TRACK'
  const first = routes[Math.max(0, place)]?.hexes[0] ?? ''
  const stop = params['stop']
  return refusal(code, { train, hex: stop === undefined ? first : coordinateOf(String(stop)) })
}

/** A chain acts as one train: two ports, or two red areas, are refused as they are of one. — 7.8.1, table B37 */
function refuseChain(routes: readonly Route[], submitted: readonly SubmittedRoute[]): Refusal {
  const freights = submitted.flatMap((each, at) => (routes[at]?.train.endsWith('F') === true ? [each] : []))
  const ends = freights.flatMap(({ stops }) => [stops[0] ?? '', stops.at(-1) ?? ''])
  const outer = ends.filter((end) => ends.filter((other) => other === end).length % 2 === 1)
  const train = routes.find(({ train: name }) => name.endsWith('F'))?.train ?? ''
  const ports = outer.filter((end) => end.startsWith('port-')).length
  const reds = outer.filter((end) => ['london', 'midlands', 'west'].includes(end)).length
  if (outer.length === 2 && ports === 2) return refusal('62-RUN-TWO-PORTS', { train })
  if (outer.length === 2 && reds === 2) return refusal('62-RUN-TWO-RED', { train })
  return refusal('62-RUN-FREIGHT-CHAIN', {})
}
