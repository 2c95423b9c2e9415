import { asReadonly } from '@roundhouse/kernel'
import {
  LAY_ORDER,
  type RmAction,
  type RmEvent,
  type RmState,
  type Route,
  type TrainType,
  bestRun,
  boardOf,
  companyIndex,
  railwayMania,
  runningTrains,
  tilesFor,
  trainCode,
  trainData,
  trainId,
  valueRun,
} from '@roundhouse/titles/1862'
import {
  dividendOf,
  freightChains,
  isOnMap,
  layMeaning,
  mapDecisionOf,
  marketMoves,
  nextOnRoute,
  routeStops,
  routeValues,
  stationMeaning,
  viewOf,
} from '@roundhouse/view/1862'
import type {
  CrowFlight,
  Lay,
  MapDecision,
  RailwayGame,
  RouteDraft,
  RunFound,
} from '../railway/railway-game.ts'
import { runIn } from '../railway/run-found.ts'
import { later } from '../shell/later.ts'
import { COLOURS, LINES } from './lines.ts'
import { LOOKS } from './looks.ts'
import { rmPanels } from './texts.ts'
import { readyOffMap, rmWords } from './words.ts'

/** What is asked off the map; it comes with its words and the panel for it. */
const inPanel = later(async () => {
  const [decisions] = await Promise.all([import('@roundhouse/view/1862/decisions'), readyOffMap()])
  return decisions
})

/** 1862 as its table reads it. */
export const rmGame: RailwayGame<RmState, RmAction, RmEvent> = {
  id: railwayMania.id,
  runs: { best: (state, company) => bestRun(state, companyIndex(company)) },
  currency: '£',
  looks: LOOKS,
  lands: [],
  narrowMap: true,
  layOrder: LAY_ORDER,
  viewOf: (state) => viewOf(asReadonly(state)),
  decisionOf(asking) {
    const asked = { ...asking, state: asReadonly(asking.state) }
    const { step } = asked.state
    return isOnMap(step) ? mapDecisionOf(asked, step) : (inPanel()?.decisionOf(asked) ?? null)
  },
  offMap: new Set(['stock', 'revenue', 'trains']),
  marketMoves: (state, company) => marketMoves(asReadonly(state), companyIndex(company)),
  mapDecision: ({ step }) => DECISIONS[step] ?? null,
  placeOf(_state, action) {
    switch (action.type) {
      case 'layTile': {
        const { hex, tile, rotation } = action
        return { hex, tile, rotation, power: null }
      }
      // Every hex has one large station at most.
      case 'placeToken':
      case 'removeToken':
        return action.hex === LONDON ? null : { hex: action.hex, city: 0 }
      default:
        return null
    }
  },
  layAction,
  layMeaning: (state, _seat, { tile }) => layMeaning(asReadonly(state), tile),
  tilesFor: (state, hex, ahead) => tilesFor(asReadonly(state), hex, ahead),
  cityAction: ({ step }, { hex }) =>
    step === 'tokensTooMany' ? { type: 'removeToken', hex } : { type: 'placeToken', hex },
  stationMeaning: (state, company) => stationMeaning(asReadonly(state), company),
  runAction: (routes) => ({ type: 'run', routes: routes.map(asRoute) }),
  trainsToRun: (state, company) => runningTrains(asReadonly(state), companyIndex(company)).map(trainId),
  trainKind: (train) => rmWords.value.trainChip(train),
  runLook: (train) => LINES[typeOf(train)],
  runStyle(trains, at) {
    const type = typeOf(trains[at] ?? '')
    // A second train of a kind takes the colour that is left.
    const second = trains.findIndex((train) => typeOf(train) === type) < at
    return second ? COLOURS.length : COLOURS.indexOf(type)
  },
  lentTrain: () => null,
  routeStops(state, route, all) {
    const routes = all.map(asRoute)
    const own = routes[all.indexOf(route)] ?? asRoute(route)
    return routeStops(asReadonly(state), own, routes).map((stop) => ({
      ...stop,
      name: rmPanels.regionName?.(stop.name) ?? stop.name,
    }))
  },
  nextOnRoute: (state, hexes) => nextOnRoute(asReadonly(state), hexes),
  crowFlights(state, drafts) {
    const routes = drafts.map(asRoute)
    return freightChains(asReadonly(state), routes).flatMap((chain): CrowFlight[] => {
      const [from, to] = chain.line ?? ['', '']
      const places = chain.routes.map((route) => routes.indexOf(route))
      if (chain.line === null || (chain.hexes === 0 && places.length < 2)) return []
      return [{ from, to, hexes: chain.hexes, perHex: chain.perHex, routes: places }]
    })
  },
  mayJoin: (train) => typeOf(train) === 'freight',
  paidStops(train) {
    const { type, length } = trainData(trainCode(train))
    return type === 'freight' || length.pay === length.visit ? null : length.pay
  },
  dividendOf: (state, company, revenue) => dividendOf(asReadonly(state), company, revenue),
  boardOf: (state) => boardOf(asReadonly(state)),
  valueOf(state, company, routes) {
    const run = routes.map(asRoute)
    const value = valueRun(asReadonly(state), companyIndex(company), run)
    if ('code' in value) return value
    const { revenue, subsidy } = value
    return { revenue, byRoute: sharedOut(state, run, value), extras: subsidy, routes }
  },
  runIn(events, state) {
    const run = runIn(events)
    return run === null ? null : { ...run, byRoute: sharedOut(state, run.routes.map(asRoute), run) }
  },
}

/** By the stops that pay; where the rules share a run out otherwise, by what each route adds. */
function sharedOut(
  state: RmState,
  routes: readonly Route[],
  { revenue, byRoute }: Pick<RunFound, 'revenue' | 'byRoute'>,
): readonly number[] {
  const byStops = routeValues(asReadonly(state), routes)
  return byStops.reduce((sum, each) => sum + each, 0) === revenue ? byStops : byRoute
}

function typeOf(train: string): TrainType {
  return trainData(trainCode(train)).type
}

/** The link to London is a token without a hex. — 7.6.5 */
const LONDON = 'london'

const DECISIONS: Readonly<Partial<Record<RmState['step'], MapDecision>>> = {
  track: 'lay',
  token: 'station',
  tokensTooMany: 'remove',
  run: 'run',
}

function layAction({ hex, tile, rotation }: Lay): Extract<RmAction, { type: 'layTile' }> {
  return { type: 'layTile', hex, tile, rotation }
}

function asRoute(route: RouteDraft): Route {
  const { train, hexes, unpaid, chain } = route
  return {
    train,
    hexes,
    ...(unpaid === undefined ? {} : { unpaid }),
    ...(chain === undefined ? {} : { chain }),
  }
}
