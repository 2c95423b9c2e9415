import { type TurnKeeper, newTurn as railwayTurn } from '@roundhouse/railways'
import type { AhEvent } from '../events.ts'
import { type AhState, type Stage, type TurnState, companyAt } from '../state.ts'

/** Where the state keeps the turn of the operating company. — VII.5 */
export const companyTurn: TurnKeeper<AhState, AhEvent> = {
  at: ({ turn }) => turn?.stage ?? null,
  enter(state, stage) {
    ;(state.turn as TurnState).stage = stage as Stage
  },
  end(state) {
    const { company } = state.turn as TurnState
    companyAt(state, company).turns += 1
    state.turn = null
  },
}

/** A turn at its beginning, before anything is done in it. */
export function newTurn(company: number, first: boolean): TurnState {
  return {
    ...railwayTurn<Stage>(company, 'track', first),
    tradedIn: false,
    declined: [],
    helped: false,
    sold: 0,
    lastShare: 0,
  }
}
