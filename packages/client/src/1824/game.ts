import { asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  LAY_ORDER,
  type Route,
  type TrainId,
  bestRun,
  boardOf,
  companyAt,
  companyIndex,
  eighteen24,
  isConstruction,
  isGoods,
  tilesFor,
  trainCode,
  trainId,
  valueRun,
} from '@roundhouse/titles/1824'
import {
  dividendOf,
  isOnMap,
  layMeaning,
  mapDecisionOf,
  marketMoves,
  routeStops,
  stationMeaning,
  viewOf,
} from '@roundhouse/view/1824'
import type { Lay, MapDecision, RailwayGame, RouteDraft } from '../railway/railway-game.ts'
import { runFound, runIn } from '../railway/run-found.ts'
import { later } from '../shell/later.ts'
import { LANDS, LOOKS } from './looks.ts'

/** What is asked off the map; it comes with the panel for it. */
const inPanel = later(() => import('@roundhouse/view/1824/decisions'))
/** What the formation of a state railway will bring; it comes once the table stands. */
const formation = later(() => import('@roundhouse/view/1824/formation'))

/** 1824 as its table reads it. */
export const ahGame: RailwayGame<AhState, AhAction, AhEvent> = {
  id: eighteen24.id,
  runs: { best: (state, company) => bestRun(state, companyIndex(company)) },
  currency: 'G',
  looks: LOOKS,
  lands: LANDS,
  layOrder: LAY_ORDER,
  viewOf: (state) => viewOf(asReadonly(state)),
  decisionOf(asking) {
    const asked = { ...asking, state: asReadonly(asking.state) }
    const { step } = asked.state
    return isOnMap(step) ? mapDecisionOf(asked, step) : (inPanel()?.decisionOf(asked) ?? null)
  },
  offMap: new Set(['stock', 'revenue', 'trains']),
  noticesOf: (state) => formation()?.formationNotices(asReadonly(state)) ?? [],
  marketMoves: (state, company) => marketMoves(asReadonly(state), companyIndex(company)),
  mapDecision: ({ step }) => DECISIONS[step] ?? null,
  placeOf(_state, action) {
    switch (action.type) {
      case 'layTile': {
        const { hex, tile, rotation } = action
        return { hex, tile, rotation, power: null }
      }
      case 'placeToken':
      case 'removeToken':
        return { hex: action.hex, city: action.city }
      default:
        return null
    }
  },
  layAction,
  layMeaning: (state, seat, lay) => layMeaning(asReadonly(state), seat, layAction(lay)),
  tilesFor: (state, hex, ahead) => tilesFor(asReadonly(state), hex, ahead),
  cityAction: ({ step }, { hex, city }) =>
    step === 'surplus' ? { type: 'removeToken', hex, city } : { type: 'placeToken', hex, city },
  hexChoice: {
    action: (hex) => ({ type: 'placeTown', hex }),
    hexOf: (action) => (action.type === 'placeTown' ? action.hex : null),
  },
  stationMeaning: (state, company) => stationMeaning(asReadonly(state), company),
  runAction: (routes) => ({ type: 'run', routes: routes.map(asRoute) }),
  trainsToRun: (state, company) => companyAt(state, companyIndex(company)).trains.map(trainId),
  neverRuns: (state, company) => isConstruction(asReadonly(state), companyIndex(company)),
  trainKind: (train) => train,
  // Goods are double lines. — VII.9
  runLook: (train) => (isGoods(trainCode(train)) ? 'double' : 'solid'),
  lentTrain: () => null,
  routeStops: (state, route) => routeStops(asReadonly(state), route),
  dividendOf: (state, company, revenue) => dividendOf(asReadonly(state), company, revenue),
  boardOf: (state) => boardOf(asReadonly(state)),
  valueOf: (state, company, routes) =>
    runFound(valueRun(asReadonly(state), companyIndex(company), routes.map(asRoute)), routes),
  runIn,
}

const DECISIONS: Readonly<Partial<Record<AhState['step'], MapDecision>>> = {
  track: 'lay',
  token: 'station',
  bondStation: 'station',
  surplus: 'remove',
  run: 'run',
  towns: 'hex',
}

function layAction({ hex, tile, rotation }: Lay): Extract<AhAction, { type: 'layTile' }> {
  return { type: 'layTile', hex, tile, rotation }
}

function asRoute({ train, hexes }: RouteDraft): Route {
  return { train: train as TrainId, hexes }
}
