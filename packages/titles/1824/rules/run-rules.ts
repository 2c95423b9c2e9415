import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import { type RunRules, hexOfKey } from '@roundhouse/railways'
import {
  type RouteGraph,
  type SeparateRules,
  solveSeparateRoutes,
  solveSeparateVariants,
} from '@roundhouse/routes'
import type { AhAction } from '../actions.ts'
import { BUKOWINA } from '../cisleithania.ts'
import { isSmall } from '../companies.ts'
import { type AhState, type TurnState, cloneState, companyAt } from '../state.ts'
import { type TrainData, trainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { placeHome } from './homes.ts'
import { lay } from './laying.ts'
import { boardOf, groundOf, networkOf } from './network.ts'
import { stopFor, trainFor } from './run-stops.ts'
import { token } from './tokens.ts'
import { track } from './track.ts'
import { newTurn } from './turn.ts'

export type Building = Extract<AhAction, { type: 'layTile' | 'placeToken' }>

type State = DeepReadonly<AhState>

/** How trains run, for the search of the best run. — VII.9, VII.10 */
export const runRules: RunRules<AhState, TrainData, Building> = {
  solver: {
    routes: (graph, trains, rules, options) => solveSeparateRoutes(graph, trains, separate(rules), options),
    variants: (boards, trains, rules, options) =>
      solveSeparateVariants(boards, trains, separate(rules), options),
  },
  boardOf,
  startsOf: (state, company) => networkOf(state).startsOf(company),
  momentOf: ({ board, fleet }) => `${board.version} ${fleet.phase}`,
  trainsOf: (state, company) => companyAt(state, company).trains.map(trainData),
  trainFor,
  stopFor: (state, company, _trains, hex, stop) => stopFor(state, company, hex, stop),
  rulesFor,
  rulesVary: (state) => bookOf(state).bukowinaBonus > 0,
  buildings(state, company) {
    if (companyAt(state, company).status !== 'open') return { from: state, all: [] }
    const from = state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
    return { from, all: possible(from) }
  },
  hexOf: (state, { hex }) => groundOf(state).index(hex),
  afterBuilding: (state, building) => asReadonly(afterwards(state, building)),
}

/** Trains of 1824 need track of their own; among equal incomes the mines decide what is offered first. — VII.9, VII.10 */
function separate(rules: object): SeparateRules {
  return { ...rules, track: 'separate', objective: 'revenue-then-extras' }
}

function rulesFor(state: State, _trains: readonly TrainData[], { stops }: RouteGraph): SeparateRules {
  const { bukowinaBonus } = bookOf(state)
  const rules = { track: 'separate' } as const
  if (bukowinaBonus === 0) return rules
  const { index } = groundOf(state)
  const on = (hexes: readonly string[]): string[] => {
    const places = hexes.map(index)
    return stops.flatMap(({ id }) => (places.includes(hexOfKey(Number(id))) ? [id] : []))
  }
  return { ...rules, bonuses: [{ amount: bukowinaBonus, needs: [on(BUKOWINA.from), on(BUKOWINA.to)] }] }
}

/** Track and stations do not depend on who decides on them. */
const ANY_SEAT: Seat = 0

/** A copy in which the company's turn has come to its first decision. */
function beginningTurn(state: State, company: number): AhState {
  const copy = cloneState(state)
  copy.turn = newTurn(company, companyAt(copy, company).turns === 0)
  placeHome(copy, company, () => {})
  return copy
}

/** What may be laid now, and where a station may be placed later in the turn if nothing is laid before. — VII.5 */
function possible(state: State): Building[] {
  const { company, stage } = state.turn as TurnState
  const open: Choice<AhAction>[] = []
  if (stage === 'track') open.push(...track.choices(state, ANY_SEAT))
  const hasStation = !isSmall(company) && companyAt(state, company).stationsLeft.length > 0
  if (hasStation && (stage === 'track' || stage === 'token')) open.push(...token.choices(state, ANY_SEAT))
  return [...walk(open)].filter(isBuilding)
}

function isBuilding(action: AhAction): action is Building {
  return action.type === 'layTile' || action.type === 'placeToken'
}

function afterwards(state: State, action: Building): AhState {
  const after = cloneState(state)
  if (action.type === 'placeToken') token.apply(after, ANY_SEAT, action, () => {})
  else lay(after, action, () => {})
  return after
}
