import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import { type CompanyIndex, type MapHex, type RunRules, hexOfKey, underWay } from '@roundhouse/railways'
import {
  type RouteGraph,
  type SeparateRules,
  solveSeparateRoutes,
  solveSeparateVariants,
} from '@roundhouse/routes'
import type { CzAction } from '../actions.ts'
import { groundOf, mapOf } from '../board.ts'
import { companyData } from '../companies.ts'
import { type CzState, cloneState, companyAt } from '../state.ts'
import { type TrainData, trainData } from '../trains.ts'
import { anytimeChoices } from './anytime.ts'
import { bookOf } from './book.ts'
import { runsTrain } from './figures.ts'
import { home, placeHome } from './home.ts'
import { lay } from './laying.ts'
import { boardOf, networkOf } from './network.ts'
import { placeStations } from './placing-stations.ts'
import { RED_BONUS, trainFor } from './route-values.ts'
import { stopFor } from './run-stops.ts'
import { track } from './track.ts'
import { newTurn } from './turn.ts'

export type Building = Extract<CzAction, { type: 'layTile' | 'placeToken' }>

type State = DeepReadonly<CzState>

/** How trains run, for the search of the best run; the train that is lent is its owner's affair. — VIII.7, VIII.8, XI.2 */
export const runRules: RunRules<CzState, TrainData, Building> = {
  solver: {
    routes: (graph, trains, rules, options) => solveSeparateRoutes(graph, trains, separate(rules), options),
    variants: (boards, trains, rules, options) =>
      solveSeparateVariants(boards, trains, separate(rules), options),
  },
  boardOf,
  startsOf: (state, company) => networkOf(state).startsOf(company),
  momentOf: ({ board, fleet }) => `${board.version} ${fleet.phase}`,
  trainsOf: (state, company) =>
    companyAt(state, company)
      .trains.filter((code) => runsTrain(state, company, code))
      .map(trainData),
  trainFor,
  stopFor,
  rulesFor,
  rulesVary: isMixed,
  buildings(state, company) {
    if (companyAt(state, company).status !== 'open') return { from: state, all: [] }
    const from = state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
    return { from, all: possible(from) }
  },
  hexOf: (state, { hex }) => groundOf(state).index(hex),
  afterBuilding: (state, building) => asReadonly(afterwards(state, building)),
}

/** Trains of 18CZ need track of their own. — VIII.7 */
function separate(rules: object): SeparateRules {
  return { ...rules, track: 'separate' }
}

function rulesFor(state: State, trains: readonly TrainData[], { stops }: RouteGraph): SeparateRules {
  const rules = { track: 'separate', eTrainTopStops: bookOf(state).eTrainTopStops } as const
  if (!isMixed(state, trains)) return rules
  const { hexes } = mapOf(state)
  const reds = stops.filter(({ id }) => (hexes[hexOfKey(Number(id))] as MapHex).reserved !== null)
  const kinds = ['plus', 'express'] as const
  return { ...rules, bonuses: reds.map(({ id }) => ({ amount: RED_BONUS, needs: [[id]], kinds })) }
}

/** Only some trains add the bonus of red tiles, so it cannot be part of what the tiles are worth. — XI.2 */
function isMixed(state: State, trains: readonly TrainData[]): boolean {
  const adding = trains.filter((train) => bookOf(state).addsRedBonus(train, false)).length
  return adding > 0 && adding < trains.length
}

/** Track and stations do not depend on who decides on them. */
const ANY_SEAT: Seat = 0

/** A copy in which the company's turn has come to its first decision. */
function beginningTurn(state: State, company: CompanyIndex): CzState {
  const copy = cloneState(state)
  const { turns, stations } = companyAt(copy, company)
  copy.turn = newTurn(company, turns === 0)
  placeHome(copy, company, () => {})
  if (companyData(company).redTile === null || stations.length > 0) copy.turn.stage = 'track'
  return copy
}

/**
 * What may be laid now, purple tiles of its locals among it, and where a station may be placed later in the turn if
 * nothing is laid before. A station whose city is still to be chosen anchors nothing. — VIII.3, VIII.4, VIII.6
 */
function possible(state: State): Building[] {
  const { stage, placed } = underWay(state, 'turn')
  const open: Choice<CzAction>[] = []
  if (stage === 'home') open.push(...home.choices(state, ANY_SEAT))
  else if (stage === 'track') open.push(...track.choices(state, ANY_SEAT))
  else open.push(...anytimeChoices(state))
  if ((stage === 'track' || stage === 'token') && !placed)
    open.push(...placeStations.choices(state, ANY_SEAT).filter(({ action }) => action.type === 'placeToken'))
  return [...walk(open.filter(({ action }) => isBuilding(action)))].filter(isBuilding)
}

function isBuilding(action: CzAction): action is Building {
  return action.type === 'layTile' || action.type === 'placeToken'
}

function afterwards(state: State, action: Building): CzState {
  const after = cloneState(state)
  const { stage } = underWay(state, 'turn')
  if (action.type === 'placeToken') placeStations.apply(after, ANY_SEAT, action, () => {})
  else if (stage === 'home') home.apply(after, ANY_SEAT, action, () => {})
  else lay(after, action, () => {})
  return after
}
