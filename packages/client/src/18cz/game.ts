import { type Choice, type Refusal, asReadonly, walk } from '@roundhouse/kernel'
import type { RunAnswer } from '@roundhouse/railways'
import {
  type CzAction,
  type CzEvent,
  type Building,
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
  decisionOf,
  dividendOf,
  layMeaning,
  lentTrain,
  marketMoves,
  powerView,
  routeStops,
  stationMeaning,
  viewOf,
} from '@roundhouse/view/18cz'
import {
  type CityPlace,
  type Gain,
  type Lay,
  type MapDecision,
  type RailwayGame,
  type RouteDraft,
  type RunFound,
  cityKey,
  layKey,
} from '../railway/railway-game.ts'
import { findRun } from '../runs/run-client.ts'
import { LANDS, LOOKS } from './looks.ts'

/** 18CZ as its table reads it. */
export const czGame: RailwayGame<CzState, CzAction, CzEvent> = {
  currency: 'K',
  looks: LOOKS,
  lands: LANDS,
  layOrder: LAY_ORDER,
  viewOf: (state) => viewOf(asReadonly(state)),
  decisionOf: (asking) => decisionOf({ ...asking, state: asReadonly(asking.state) }),
  marketMoves: (state, company) => marketMoves(asReadonly(state), companyIndex(company)),
  mapDecision: ({ step }) => DECISIONS[step] ?? null,
  laysIn(open) {
    const lays: Lay[] = []
    for (const action of walk(open.filter(isLay))) {
      if (action.type !== 'layTile') continue
      const { hex, tile, rotation, local } = action
      lays.push({ hex, tile, rotation, power: local ?? null })
    }
    return lays
  },
  citiesIn(state, open) {
    const places: CityPlace[] = []
    for (const action of walk(open.filter(isCity))) {
      if (action.type === 'placeToken' || action.type === 'removeToken') {
        places.push({ hex: action.hex, city: action.city })
      } else if (action.type === 'chooseCity') places.push({ hex: homeChoice(state), city: action.city })
    }
    return places
  },
  layAction,
  layMeaning: (state, seat, lay) => layMeaning(asReadonly(state), seat, layAction(lay)),
  tilesFor: (state, hex) => tilesFor(asReadonly(state), hex),
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
  lentTrain: (state, company, open) => lentTrain(asReadonly(state), company, open),
  routeStops: (state, route) => routeStops(asReadonly(state), route),
  dividendOf: (state, company, revenue) => dividendOf(asReadonly(state), company, revenue),
  boardOf: (state) => boardOf(asReadonly(state)),
  valueOf: (state, company, routes) => valued(state, company, routes),
  runIn(events) {
    for (const event of events) {
      if (event.type !== 'trainsRun') continue
      const { company, revenue, routes } = event
      return { company, revenue, routes, byRoute: routes.map((route) => route.revenue) }
    }
    return null
  },
  async findBest(state, company, signal) {
    const answer = await findRun({ title: eighteenCz.id, kind: 'best', state, company }, signal)
    if (answer.ok && answer.kind === 'best') return answer.best
    // Without its worker the page searches itself: nobody shall wait for a run that never comes. — VIII.8
    return signal.aborted ? null : bestRun(asReadonly(state), companyIndex(company))
  },
  async findGains(state, company, signal) {
    const answer = await findRun({ title: eighteenCz.id, kind: 'whatIf', state, company }, signal)
    return gainsIn(answer)
  },
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

function isLay({ action }: Choice<CzAction>): boolean {
  return action.type === 'layTile'
}

function isCity({ action }: Choice<CzAction>): boolean {
  return action.type === 'placeToken' || action.type === 'removeToken' || action.type === 'chooseCity'
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

function valued(state: CzState, company: string, routes: readonly RouteDraft[]): RunFound | Refusal {
  const value = valueRun(asReadonly(state), companyIndex(company), routes.map(asRoute))
  return 'code' in value ? value : { revenue: value.revenue, byRoute: value.byRoute, routes }
}

function gainsIn(answer: RunAnswer): ReadonlyMap<string, Gain> | null {
  if (!answer.ok || answer.kind !== 'whatIf') return null
  return new Map(
    answer.buildings.map(({ action: built, revenue, gain }) => {
      const action = built as Building
      const key =
        action.type === 'layTile' ? layKey({ ...action, power: action.local ?? null }) : cityKey(action)
      return [key, { revenue, gain }]
    }),
  )
}
