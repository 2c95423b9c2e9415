import { asReadonly } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzEvent,
  type CzState,
  KINDS,
  LAY_ORDER,
  type LocalId,
  type Route,
  type TrainId,
  bestRun,
  boardOf,
  companyAt,
  companyIndex,
  eighteenCz,
  hexId,
  homeHex,
  runsTrain,
  tilesFor,
  trainCode,
  trainData,
  trainId,
  valueRun,
} from '@roundhouse/titles/18cz'
import {
  dividendOf,
  isOnMap,
  layMeaning,
  lentTrain,
  mapDecisionOf,
  marketMoves,
  powerView,
  routeStops,
  stationMeaning,
  viewOf,
} from '@roundhouse/view/18cz'
import { type Lay, type MapDecision, type RailwayGame, type RouteDraft } from '../railway/railway-game.ts'
import { runFound, runIn } from '../railway/run-found.ts'
import { later } from '../shell/later.ts'
import { LANDS, LOOKS } from './looks.ts'

/** What is asked off the map; it comes with the panel for it. */
const inPanel = later(() => import('@roundhouse/view/18cz/decisions'))

/** 18CZ as its table reads it. */
export const czGame: RailwayGame<CzState, CzAction, CzEvent> = {
  id: eighteenCz.id,
  runs: { best: (state, company) => bestRun(state, companyIndex(company)) },
  currency: 'K',
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
  marketMoves: (state, company) => marketMoves(asReadonly(state), companyIndex(company)),
  mapDecision: ({ step }) => DECISIONS[step] ?? null,
  placeOf(state, action) {
    switch (action.type) {
      case 'layTile': {
        const { hex, tile, rotation, local } = action
        return { hex, tile, rotation, power: local ?? null }
      }
      case 'placeToken':
      case 'removeToken':
        return { hex: action.hex, city: action.city }
      case 'chooseCity':
        return { hex: homeChoice(state), city: action.city }
      default:
        return null
    }
  },
  layAction,
  layMeaning: (state, seat, lay) => layMeaning(asReadonly(state), seat, layAction(lay)),
  tilesFor: (state, hex, ahead) => tilesFor(asReadonly(state), hex, ahead),
  powerView,
  cityAction(state, { hex, city }) {
    // The choice of a home city does not name its hex, for there is only one: elsewhere is no city. — VIII.6
    if (state.step === 'chooseCity')
      return { type: 'chooseCity', city: hex === homeChoice(state) ? city : -1 }
    return state.step === 'acquiredTokens'
      ? { type: 'removeToken', hex, city }
      : { type: 'placeToken', hex, city }
  },
  stationMeaning: (state, company) => stationMeaning(asReadonly(state), company),
  runAction: (routes) => ({ type: 'run', routes: routes.map(asRoute) }),
  trainsToRun(state, company) {
    const index = companyIndex(company)
    return companyAt(state, index)
      .trains.filter((code) => runsTrain(state, index, code))
      .map(trainId)
  },
  trainKind,
  lentTrain: (state, company, open) => lentTrain(asReadonly(state), company, open()),
  routeStops: (state, route) => routeStops(asReadonly(state), route),
  dividendOf: (state, company, revenue) => dividendOf(asReadonly(state), company, revenue),
  boardOf: (state) => boardOf(asReadonly(state)),
  valueOf: (state, company, routes) =>
    runFound(valueRun(asReadonly(state), companyIndex(company), routes.map(asRoute)), routes),
  runIn,
}

const DECISIONS: Readonly<Partial<Record<CzState['step'], MapDecision>>> = {
  mwTrack: 'lay',
  home: 'lay',
  track: 'lay',
  token: 'station',
  chooseCity: 'city',
  acquiredTokens: 'remove',
  run: 'run',
}

function layAction({ hex, tile, rotation, power }: Lay): Extract<CzAction, { type: 'layTile' }> {
  const lay = { type: 'layTile' as const, hex, tile, rotation }
  return power === null ? lay : { ...lay, local: power as LocalId }
}

/** The hex on which a home city is to be chosen. */
function homeChoice(state: CzState): string {
  const { cityChoice } = state
  return cityChoice === null ? '' : hexId(state, homeHex(asReadonly(state), cityChoice.company))
}

function trainKind(train: string): string {
  const code = trainCode(train)
  return code < 0 ? train : (KINDS[trainData(code).kind]?.kind ?? train)
}

function asRoute({ train, hexes }: RouteDraft): Route {
  return { train: train as TrainId, hexes }
}
