import type { DeepReadonly } from '@roundhouse/kernel'
import { type RmState, companyId, railwayMania, roundOf } from '@roundhouse/titles/1862'
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

export function roundView(state: DeepReadonly<RmState>): RoundView {
  const round = roundOf(state)
  const of = round.kind === 'parliament' ? 1 : state.round.rounds
  return { ...round, kind: state.ended !== null ? 'over' : round.kind, of }
}
