import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import { type BuildingRules, type CompanyIndex, underWay } from '@roundhouse/railways'
import { solveSeparateVariants } from '@roundhouse/routes'
import type { CzAction } from '../actions.ts'
import { groundOf } from '../board.ts'
import { companyData } from '../companies.ts'
import { type CzState, cloneState, companyAt } from '../state.ts'
import { anytimeChoices } from './anytime.ts'
import { home, placeHome } from './home.ts'
import { lay } from './laying.ts'
import { placeStations } from './placing-stations.ts'
import { separate } from './run-rules.ts'
import { track } from './track.ts'
import { newTurn } from './turn.ts'

export type Building = Extract<CzAction, { type: 'layTile' | 'placeToken' }>

type State = DeepReadonly<CzState>

/** What may be built, for the search of what each building would bring. — VIII.3, VIII.6 */
export const buildingRules: BuildingRules<CzState, Building> = {
  solve: (boards, trains, rules, options) => solveSeparateVariants(boards, trains, separate(rules), options),
  buildings(state, company) {
    if (companyAt(state, company).status !== 'open') return { from: state, all: [] }
    const from = inTurn(state, company)
    return { from, all: possible(from) }
  },
  hexOf: (state, { hex }) => groundOf(state).index(hex),
  afterBuilding: (state, building) => asReadonly(afterwards(state, building)),
}

/** Track and stations do not depend on who decides on them. */
const ANY_SEAT: Seat = 0

/** A copy in which the company has built this and its turn is over: where its next turn will begin, if nobody else built. */
export function onceBuilt(state: State, company: CompanyIndex, building: Building): CzState {
  const after = afterwards(inTurn(state, company), building)
  companyAt(after, company).turns += 1
  after.turn = null
  after.waiting = after.waiting.filter((each) => each !== company)
  return after
}

function inTurn(state: State, company: CompanyIndex): State {
  return state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
}

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
