import { type Choice, type Refusal, asReadonly, walk } from '@roundhouse/kernel'
import { type RunAnswer, SIDES, exitsOf, opposite, traceRoute, trackAt } from '@roundhouse/railways'
import {
  type CzAction,
  type CzEvent,
  type Building,
  type CzState,
  type LocalId,
  type Route,
  type TrainId,
  bestRun,
  boardOf,
  companyAt,
  companyIndex,
  eighteenCz,
  hexId,
  mapOf,
  runsTrain,
  trainId,
  valueRun,
} from '@roundhouse/titles/18cz'
import { decisionOf, marketMoves, viewOf } from '@roundhouse/view/18cz'
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
import { czWords } from './words.ts'

/** 18CZ as its table reads it. */
export const czGame: RailwayGame<CzState, CzAction, CzEvent> = {
  currency: 'K',
  viewOf: (state) => viewOf(asReadonly(state)),
  // The only holder without a seat. — XI.1
  holderName: () => czWords.value.rounds.vaclav,
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
  citiesIn(open) {
    const places: CityPlace[] = []
    for (const choice of open) {
      if (!isCity(choice)) continue
      for (const action of walk([choice])) {
        if (action.type === 'placeToken' || action.type === 'removeToken') {
          places.push({ hex: action.hex, city: action.city })
        } else if (action.type === 'chooseCity') places.push({ hex: '', city: action.city })
      }
    }
    return places
  },
  layAction({ hex, tile, rotation, power }) {
    const lay = { type: 'layTile' as const, hex, tile, rotation }
    return power === null ? lay : { ...lay, local: power as LocalId }
  },
  cityAction({ step }, { hex, city }) {
    if (step === 'chooseCity') return { type: 'chooseCity', city }
    return step === 'acquiredTokens' ? { type: 'removeToken', hex, city } : { type: 'placeToken', hex, city }
  },
  runAction: (routes) => ({ type: 'run', routes: routes.map(asRoute) }),
  trainsToRun(state, company) {
    const index = companyIndex(company)
    return companyAt(state, index)
      .trains.filter((code) => runsTrain(state, index, code))
      .map(trainId)
  },
  valueOf: (state, company, routes) => valued(state, company, routes),
  nextHexes,
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

function asRoute({ train, hexes }: RouteDraft): Route {
  return { train: train as TrainId, hexes }
}

function valued(state: CzState, company: string, routes: readonly RouteDraft[]): RunFound | Refusal {
  const value = valueRun(asReadonly(state), companyIndex(company), routes.map(asRoute))
  return 'code' in value ? value : { revenue: value.revenue, byRoute: value.byRoute, routes }
}

/** Along the track from the end of the route; an empty route begins at any stop with track. — VIII.7 */
function nextHexes(state: CzState, _company: string, hexes: readonly string[]): readonly string[] {
  const board = boardOf(asReadonly(state))
  const map = mapOf(state)
  const places = hexes.map((hex) => map.indexOf(hex))
  const all = map.hexes.map((_, hex) => hex)
  if (places.length === 0) {
    return all
      .filter((hex) => all.some((next) => joined(board, hex, next) && follows(board, [hex, next])))
      .map((hex) => hexId(state, hex))
  }
  const last = places.at(-1) as number
  return all
    .filter((next) => joined(board, last, next) && follows(board, [...places, next]))
    .map((hex) => hexId(state, hex))
}

type Board = ReturnType<typeof boardOf>

/** Track of both hexes meets at the border between them. */
function joined(board: Board, hex: number, other: number): boolean {
  return SIDES.some(
    (side) =>
      board.map.beyond[hex * 6 + side] === other &&
      exitsOf(trackAt(board, hex)).includes(side) &&
      exitsOf(trackAt(board, other)).includes(opposite(side)),
  )
}

/** Unbroken track up to the last hex; whether the way may end there is for later. */
function follows(board: Board, places: readonly number[]): boolean {
  const traced = traceRoute(board, places)
  return typeof traced !== 'number' || traced === places.at(-1)
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
