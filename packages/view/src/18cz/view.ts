import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, PROGRESS, companyId, eighteenCz, roundOf } from '@roundhouse/titles/18cz'
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

export function roundView(state: DeepReadonly<CzState>): RoundView {
  const round = roundOf(state)
  const of = PROGRESS[state.round.set]?.values.length ?? 1
  return { ...round, kind: state.ended !== null ? 'over' : round.kind, of }
}
