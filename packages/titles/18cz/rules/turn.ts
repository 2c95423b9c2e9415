import { type CompanyIndex, type TurnKeeper, underWay } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type CzState, type Stage, type CzTurn, companyAt } from '../state.ts'

/** Where the state keeps the turn of the operating company. — VIII.3 */
export const companyTurn: TurnKeeper<CzState, NumberedEvent> = {
  at: ({ turn }) => turn?.stage ?? null,
  enter(state, stage) {
    underWay(state, 'turn').stage = stage as Stage
  },
  end(state) {
    companyAt(state, underWay(state, 'turn').company).turns += 1
    state.turn = null
    state.waiting.shift()
  },
}

/** A turn at its beginning, before anything is done in it. */
export function newTurn(company: CompanyIndex, first: boolean): CzTurn {
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
    helped: false,
    keep: -1,
  }
}
