import { type TurnKeeper, newTurn as newRailwayTurn, turnUnderWay } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type AhState, type Stage, type TurnState, companyAt } from '../state.ts'

/** Where the state keeps the turn of the operating company. — VII.5 */
export const companyTurn: TurnKeeper<AhState, NumberedEvent> = {
  at: ({ turn }) => turn?.stage ?? null,
  enter(state, stage) {
    turnUnderWay(state).stage = stage as Stage
  },
  end(state) {
    const { company } = turnUnderWay(state)
    companyAt(state, company).turns += 1
    state.turn = null
    leaveOrder(state, company)
  },
}

/** It has had its turn in this operating round. */
export function leaveOrder(state: AhState, company: number): void {
  state.waiting = state.waiting.filter((each) => each !== company)
}

/** A turn at its beginning, before anything is done in it. */
export function newTurn(company: number, first: boolean): TurnState {
  return {
    ...newRailwayTurn<Stage>(company, 'track', first),
    mines: 0,
    tradedIn: false,
    declined: [],
    helped: false,
    sold: 0,
    lastShare: 0,
  }
}
