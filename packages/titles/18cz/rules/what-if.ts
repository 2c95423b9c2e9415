import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import { type RouteGraph, solveSeparateRoutes, solveSeparateVariants } from '@roundhouse/routes'
import type { CzAction } from '../actions.ts'
import { groundOf } from '../board.ts'
import { companyData } from '../companies.ts'
import { type CzState, type TurnState, cloneState, companyAt } from '../state.ts'
import type { TrainData } from '../trains.ts'
import { anytimeChoices } from './anytime.ts'
import { MOST_WORK, asTrain, bestRun, trainsToRun } from './best-run.ts'
import { ChangedHexes } from './changed-hex.ts'
import { home, placeHome } from './home.ts'
import { lay } from './laying.ts'
import { isMixed, runRules } from './run-graph.ts'
import { token } from './tokens.ts'
import { track } from './track.ts'
import { newTurn } from './turn.ts'

/** The best run after one tile or station that has not been laid yet. */
export interface WhatIf {
  readonly action: WhatIfAction
  readonly revenue: number
  /** Against the best run on the board as it is. */
  readonly gain: number
}

export type WhatIfAction = Extract<CzAction, { type: 'layTile' | 'placeToken' }>

/** For each of the boards. */
const LIMIT = { workLimit: MOST_WORK }

/** Track and stations do not depend on who decides on them. */
const ANY_SEAT: Seat = 0

/**
 * The best run after each tile the company may lay, purple ones of its locals among them, and after each station it may
 * place. A company whose turn it is not is asked as if its turn began now. A station whose city is still to be chosen
 * anchors nothing. — VIII.4, VIII.6, VIII.8
 */
export function whatIf(state: DeepReadonly<CzState>, company: number): WhatIf[] {
  const trains = trainsToRun(state, company)
  const now = bestRun(state, company)
  if (companyAt(state, company).status !== 'open') return []
  const inTurn = state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
  const actions = possible(inTurn)
  const revenues = revenuesAfter(inTurn, company, trains, actions)
  return actions.map((action, at) => {
    const revenue = revenues[at] as number
    return { action, revenue, gain: revenue - now.revenue }
  })
}

/** A copy in which the company's turn has come to its first decision. */
function beginningTurn(state: DeepReadonly<CzState>, company: number): CzState {
  const copy = cloneState(state)
  const { turns, tokens } = companyAt(copy, company)
  copy.turn = newTurn(company, turns === 0)
  placeHome(copy, company, () => {})
  if (companyData(company).redTile === null || tokens.length > 0) copy.turn.stage = 'track'
  return copy
}

/** What may be laid now, and where a station may be placed later in the turn if nothing is laid before. — VIII.3 */
function possible(state: DeepReadonly<CzState>): WhatIfAction[] {
  const { stage, placed } = state.turn as TurnState
  const open: Choice<CzAction>[] = []
  if (stage === 'home') open.push(...home.choices(state, ANY_SEAT))
  else if (stage === 'track') open.push(...track.choices(state, ANY_SEAT))
  else open.push(...anytimeChoices(state))
  if ((stage === 'track' || stage === 'token') && !placed)
    open.push(...token.choices(state, ANY_SEAT).filter(({ action }) => action.type === 'placeToken'))
  return [...walk(open.filter(({ action }) => isBuilding(action)))].filter(isBuilding)
}

function isBuilding(action: CzAction): action is WhatIfAction {
  return action.type === 'layTile' || action.type === 'placeToken'
}

/** Boards that look alike to the trains are one variant. */
function revenuesAfter(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
  actions: readonly WhatIfAction[],
): number[] {
  const { index } = groundOf(state)
  const boards = new ChangedHexes(state, company, trains)
  const graphs = actions.map((action) =>
    boards.with(asReadonly(afterwards(state, action)), index(action.hex)),
  )
  const revenues = new Map(
    solved(state, trains, [...new Set(graphs)]).map(({ key, solution }) => {
      if (!solution.ok) throw new Error(`the board cannot be solved: ${solution.error.code}`)
      return [key, solution.revenue]
    }),
  )
  return graphs.map((graph) => revenues.get(graph) as number)
}

/** With a bonus for some trains only, each board has rules of its own. */
function solved(
  state: DeepReadonly<CzState>,
  trains: readonly TrainData[],
  graphs: readonly RouteGraph[],
): ReturnType<typeof solveSeparateVariants<RouteGraph>> {
  const [first] = graphs
  const asked = trains.map(asTrain)
  if (first === undefined) return []
  if (isMixed(state, trains)) {
    return graphs.map((key) => ({
      key,
      solution: solveSeparateRoutes(key, asked, runRules(state, trains, key), LIMIT),
    }))
  }
  return solveSeparateVariants(
    graphs.map((graph) => ({ key: graph, graph })),
    asked,
    runRules(state, trains, first),
    LIMIT,
  )
}

function afterwards(state: DeepReadonly<CzState>, action: WhatIfAction): CzState {
  const after = cloneState(state)
  const { stage } = state.turn as TurnState
  if (action.type === 'placeToken') token.apply(after, ANY_SEAT, action, () => {})
  else if (stage === 'home') home.apply(after, ANY_SEAT, action, () => {})
  else lay(after, action, () => {})
  return after
}
