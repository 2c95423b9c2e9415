import type { DeepReadonly } from '@roundhouse/kernel'
import { type RmState, companyId, railwayMania } from '@roundhouse/titles/1862'
import type { RailwayView, RoundView } from '../railway/railway-view.ts'
import { bankView } from './bank.ts'
import { boardView } from './board.ts'
import { companyViews } from './companies.ts'
import { marketView } from './market.ts'
import { playerViews } from './players.ts'

export function viewOf(state: DeepReadonly<RmState>): RailwayView {
  const companies = companyViews(state)
  return {
    round: roundView(state),
    step: state.step,
    asked: railwayMania.toAct(state)[0] ?? null,
    operating: state.turn === null ? null : companyId(state.turn.company),
    board: boardView(state),
    market: marketView(state),
    companies,
    players: playerViews(state, companies),
    bank: bankView(state),
    standing: railwayMania.standing(state),
    ended: state.ended !== null,
  }
}

/** The first two Parliament rounds come before the first stock round, one before each of the others. — 3 */
export function roundView(state: DeepReadonly<RmState>): RoundView {
  const { kind, set, within, rounds } = state.round
  if (kind === 'parliament' && state.ended === null) {
    return { kind, set: set < 0 ? within + 1 : set + 3, within: 1, of: 1 }
  }
  return {
    kind:
      // Fines are what a stock round ends with. — 4.3
      state.ended !== null ? 'over' : kind === 'fines' || kind === 'stock' ? 'stock' : 'operating',
    set: set + 1,
    within: within + 1,
    of: rounds,
  }
}
