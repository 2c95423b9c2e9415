import { type Choice, type DeepReadonly, type Seat, asReadonly, walk } from '@roundhouse/kernel'
import { type BuildingRules, type CompanyIndex, turnUnderWay } from '@roundhouse/railways'
import { solveVariants } from '@roundhouse/routes'
import type { RmAction } from '../actions.ts'
import { hexIndex } from '../board.ts'
import { NOBODY, type RmState, type RmTurn, cloneState, companyAt } from '../state.ts'
import { placeHome } from './home.ts'
import { lay } from './laying.ts'
import { linkLondon } from './london.ts'
import { beginningOf } from './operating-round.ts'
import { placeSmall } from './small-stations.ts'
import { token } from './tokens.ts'
import { track } from './track.ts'

export type Building = Extract<RmAction, { type: 'layTile' | 'placeSmall' | 'linkLondon' | 'placeToken' }>

type State = DeepReadonly<RmState>

/** What may be built, for the search of what each building would bring. — 7.6, 7.7 */
export const buildingRules: BuildingRules<RmState, Building> = {
  solve: solveVariants,
  buildings(state, company) {
    const { status, director } = companyAt(state, company)
    if (status !== 'open' || director === NOBODY) return { from: state, all: [] }
    const from = state.turn?.company === company ? state : asReadonly(beginningTurn(state, company))
    return { from, all: possible(from) }
  },
  // The link opens every entry of London.
  hexOf: (_state, building) => (building.type === 'linkLondon' ? -1 : hexIndex(building.hex)),
  afterBuilding: (state, building) => asReadonly(afterwards(state, building)),
}

/** Track and tokens do not depend on who decides on them. */
const ANY_SEAT: Seat = 0

/** A copy in which the company's turn has come to its track. */
function beginningTurn(state: State, company: CompanyIndex): RmState {
  const copy = cloneState(state)
  copy.turn = { ...beginningOf(copy, company), stage: 'track' }
  placeHome(copy, company, () => {})
  return copy
}

/** A copy in which the company has built this and its turn is over: where its next turn will begin, if nobody else built. */
export function onceBuilt(state: State, company: CompanyIndex, building: Building): RmState {
  const after = afterwards(state, building)
  companyAt(after, company).turns += 1
  after.turn = null
  return after
}

/** What may be built now, and where a token may be placed later in the turn if nothing is built before. — 7.6, 7.7 */
function possible(state: State): Building[] {
  const { stage } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const open: Choice<RmAction>[] = []
  if (stage === 'merge' || stage === 'track') open.push(...track.choices(state, ANY_SEAT))
  if (stage === 'merge' || stage === 'track' || stage === 'token')
    open.push(...token.choices(state, ANY_SEAT))
  return [...walk(open)].filter(isBuilding)
}

function isBuilding(action: RmAction): action is Building {
  return (
    action.type === 'layTile' ||
    action.type === 'placeSmall' ||
    action.type === 'linkLondon' ||
    action.type === 'placeToken'
  )
}

function afterwards(state: State, action: Building): RmState {
  const after = cloneState(state)
  switch (action.type) {
    case 'layTile':
      lay(after, action, () => {})
      break
    case 'placeSmall':
      placeSmall(after, action, () => {})
      break
    case 'linkLondon':
      linkLondon(after, () => {})
      break
    case 'placeToken':
      token.apply(after, ANY_SEAT, action, () => {})
      break
  }
  return after
}
