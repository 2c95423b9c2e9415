import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, PROGRESS, companyId, eighteenCz, firstSet } from '@roundhouse/titles/18cz'
import type { RailwayView, RoundView } from '../railway/railway-view.ts'
import { bankView } from './bank.ts'
import { boardView } from './board.ts'
import { companyViews } from './companies.ts'
import { marketView } from './market.ts'
import { playerViews } from './players.ts'

export function viewOf(state: DeepReadonly<CzState>): RailwayView {
  const companies = companyViews(state)
  const round = roundView(state)
  return {
    round,
    step: state.step,
    asked: eighteenCz.toAct(state)[0] ?? null,
    operating: state.turn === null ? null : companyId(state.turn.company),
    board: boardView(state),
    market: marketView(state),
    companies,
    players: playerViews(state, companies),
    bank: bankView(state, round),
    standing: eighteenCz.standing(state),
    ended: state.ended !== null,
  }
}

/** Moravia–Silesia begins in the middle of the track; its first stock round is SR 1 all the same. — XI.2 */
export function roundView(state: DeepReadonly<CzState>): RoundView {
  const { kind, set, within } = state.round
  return {
    kind: state.ended !== null ? 'over' : kind === 'pre' ? 'opening' : kind,
    set: set - firstSet(state) + 1,
    within: within + 1,
    of: PROGRESS[set]?.values.length ?? 1,
  }
}
