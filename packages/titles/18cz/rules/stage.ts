import { type CzState, STAGES, type TurnState, companyAt } from '../state.ts'

/** On to the next stage of the turn, or to the end of the turn. — VIII.3 */
export function leaveStage(state: CzState): void {
  const turn = state.turn as TurnState
  const next = STAGES[STAGES.indexOf(turn.stage) + 1]
  if (next !== undefined) {
    turn.stage = next
    return
  }
  companyAt(state, turn.company).turns += 1
  state.turn = null
  state.waiting.shift()
}

/** A turn at its beginning, before anything is done in it. */
export function newTurn(company: number, first: boolean): TurnState {
  return {
    company,
    stage: 'home',
    first,
    yellow: 0,
    upgrades: 0,
    placed: false,
    revenue: 0,
    acquired: null,
    turned: [],
    doubles: [],
    declined: [],
    stuck: false,
    helped: false,
    keep: -1,
  }
}
