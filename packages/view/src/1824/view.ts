import type { DeepReadonly } from '@roundhouse/kernel'
import { type AhState, type CompanyKind, companyId, eighteen24, roundOf } from '@roundhouse/titles/1824'
import type { RailwayView, RoundView } from '../railway/railway-view.ts'
import { bankView } from './bank.ts'
import { boardView } from './board.ts'
import { companyViews } from './companies.ts'
import { marketView } from './market.ts'
import { playerViews } from './players.ts'

/** In the order in which they operate. — VII.4 */
const KINDS = ['coal', 'preState', 'regional', 'state'] as const satisfies readonly CompanyKind[]

export function viewOf(state: DeepReadonly<AhState>): RailwayView {
  const companies = companyViews(state)
  return {
    round: roundView(state),
    step: state.step,
    asked: eighteen24.toAct(state)[0] ?? null,
    operating: state.turn === null ? null : companyId(state.turn.company),
    board: boardView(state),
    market: marketView(state),
    kinds: KINDS,
    companies,
    players: playerViews(state, companies),
    bank: bankView(state),
    standing: eighteen24.standing(state),
    ended: state.ended !== null,
  }
}

export function roundView(state: DeepReadonly<AhState>): RoundView {
  const round = roundOf(state)
  return { ...round, kind: state.ended !== null ? 'over' : round.kind, of: state.round.rounds }
}
