import { type Refusal, type Seat, refuse } from '@roundhouse/kernel'
import { type RmAction, type RmState, railwayMania } from '@roundhouse/titles/1862'

/** What the rulebook says to a recorded action in this very position. */
export function byTheRulebook(state: RmState, seat: Seat, action: RmAction): Refusal | null {
  const strict: RmState = { ...state, edition: { ...state.edition, compatibility: 'rulebook' } }
  return refuse(railwayMania, inItsStep(strict, action), seat, plain(action))
}

/** A full home is upgraded before step 1 there, and London linked in step 3: both belong to step 2. — C22, C23 */
function inItsStep(state: RmState, { type }: RmAction): RmState {
  const isEarly = type === 'layTile' && state.step === 'merge'
  const isLate = type === 'linkLondon' && state.step === 'token'
  if (state.turn === null || !(isEarly || isLate)) return state
  return { ...state, step: 'track', turn: { ...state.turn, stage: 'track' } }
}

/** What a run brought is worked out. — C27 */
function plain(action: RmAction): RmAction {
  return action.type === 'run' ? { type: 'run', routes: action.routes } : action
}
