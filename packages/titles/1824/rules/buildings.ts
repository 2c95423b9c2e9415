import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import type { BuildingRules } from '@roundhouse/railways'
import { solveSeparateVariants } from '@roundhouse/routes'
import type { AhAction } from '../actions.ts'
import { isSmall } from '../companies.ts'
import { type AhState, type TurnState, cloneState, companyAt } from '../state.ts'
import { placeHome } from './homes.ts'
import { lay } from './laying.ts'
import { groundOf } from './network.ts'
import { separate } from './run-rules.ts'
import { token } from './tokens.ts'
import { track } from './track.ts'
import { newTurn } from './turn.ts'

export type Building = Extract<AhAction, { type: 'layTile' | 'placeToken' }>

type State = DeepReadonly<AhState>

/** What may be built, for the search of what each building would bring. — VII.5, VII.6 */
export const buildingRules: BuildingRules<AhState, Building> = {
  solve: (boards, trains, rules, options) => solveSeparateVariants(boards, trains, separate(rules), options),
  buildings(state, company) {
    if (companyAt(state, company).status !== 'open') return { from: state, all: [] }
    const from = state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
    return { from, all: possible(from) }
  },
  hexOf: (state, { hex }) => groundOf(state).index(hex),
  afterBuilding: (state, building) => asReadonly(afterwards(state, building)),
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
