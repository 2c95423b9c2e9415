import type { Refusal } from '@roundhouse/kernel'
import * as rail from '@roundhouse/railways'
import {
  hasStation,
  isInReach,
  joinsTwo,
  passesThrough,
  solveSeparateRoutes,
  solveSeparateVariants,
  usesFreshTrack,
  visitsOnce,
} from '@roundhouse/routes'
import { networkIn, stopValue } from './board.ts'
import { token, track } from './building.ts'
import { COMPANY_IDS, GROUND, TRAINS } from './data.ts'
import {
  type Route,
  type SevenAction,
  type SevenState,
  type State,
  cloneState,
  indexOf,
  refusal,
} from './state.ts'

type Building = Extract<SevenAction, { type: 'layTile' | 'placeToken' }>
type Train = (typeof TRAINS)[number]
type RunValue = { readonly revenue: number; readonly byRoute: readonly number[] }
const RULES = { track: 'separate' } as const

/** How the trains run; the bridge does the rest. — 5 */
const runRules: rail.RunRules<SevenState, Train> = {
  solve: (graph, trains, _rules, options) => solveSeparateRoutes(graph, trains, RULES, options),
  boardOf: (state) => networkIn(state).board,
  startsOf: (state, company) => networkIn(state).startsOf(company),
  momentOf: ({ board }) => `${board.version}`,
  trainsOf: (state, company) => rail.companyOf(state, company).trains.map((code) => TRAINS[code] as Train),
  trainFor: ({ reach }, id) => ({ id, kind: 'normal', stops: reach }),
  stopFor(state, company, _trains, hex, stop) {
    const key = rail.stopKey(hex, stop)
    return {
      kind: 'city',
      value: stopValue(state, key),
      own: rail.companyOf(state, company).stations.includes(key),
      blocked: networkIn(state).isClosed(company, key),
      terminal: rail.trackAt(networkIn(state).board, hex).terminal,
    }
  },
  rulesFor: () => RULES,
  rulesVary: () => false,
}

/** What may be built. — 3, 4 */
const buildingRules: rail.BuildingRules<SevenState, Building> = {
  solve: (boards, trains, _rules, options) => solveSeparateVariants(boards, trains, RULES, options),
  hexOf: (_state, { hex }) => GROUND.index(hex),
  ...rail.plainBuildings([track, token], cloneState, isBuilding),
}

function isBuilding(action: SevenAction): action is Building {
  return action.type === 'layTile' || action.type === 'placeToken'
}

export const { best: bestRun } = rail.searchRuns(runRules)
const whatIf = rail.searchBuildings(runRules, buildingRules, bestRun)

export const runsSeven: rail.TitleRuns<SevenState, Building> = {
  companies: COMPANY_IDS,
  isState: (value): value is SevenState => typeof value === 'object' && value !== null && 'fleet' in value,
  operating: ({ turn }) => COMPANY_IDS[turn?.company ?? -1] ?? null,
  best: (state, company) => bestRun(state, indexOf(company)),
  whatIf: (state, company) => whatIf(state, indexOf(company)),
  namesOn: (id) => GROUND.map.hexes[GROUND.index(id)]?.names ?? [],
}

/** What a route must be. — 5 */
const ROUTES: rail.RouteCheck<SevenState, Train, Route> = {
  rules: runRules,
  hexIndex: (_state, hex) => GROUND.index(hex),
  refuseTrain(state, company, routes, place) {
    const { train } = routes[place] as Route
    const owned = runRules.trainsOf(state, company).filter(({ id }) => id === train).length
    const used = routes.slice(0, place).filter((route) => route.train === train).length
    return used < owned ? null : refusal('SH-ROUTE', '5', { train })
  },
  trainOf: ({ train }) => TRAINS.find(({ id }) => id === train) as Train,
  tests: [joinsTwo, hasStation, visitsOnce, usesFreshTrack, passesThrough, isInReach],
  refuse: (_state, { train }) => refusal('SH-ROUTE', '5', { train }),
}

/** What a run earns, or that one of its routes is none. — 5 */
export function valueRun(state: State, company: number, routes: readonly Route[]): RunValue | Refusal {
  const checked = rail.checkRoutes(ROUTES, state, company, routes)
  if ('code' in checked) return checked
  const byRoute = checked.map(({ stops }) => stops.reduce((sum, key) => sum + stopValue(state, key), 0))
  return { revenue: byRoute.reduce((sum, each) => sum + each, 0), byRoute }
}
