import { type History, type Seat, undoPlan } from '@roundhouse/kernel'
import type { TableView } from '@roundhouse/protocol'
import type { ProposalState, UndoState } from './session.ts'

/**
 * What an undo would take now, as the server decides it: by the same plan, and never after the end or while something
 * is proposed.
 */
export function onlineUndo(history: History, table: TableView, seat: Seat | null): UndoState {
  if (seat === null || table.status !== 'running' || table.proposal !== null) return { kind: 'none' }
  const plan = undoPlan(history, (own) => own === seat)
  if (plan === null) return { kind: 'none' }
  return { kind: plan.free ? 'free' : 'consent' }
}

export function onlineProposal({ proposal }: TableView, seat: Seat | null): ProposalState | null {
  if (proposal === null) return null
  const { kind, waiting } = proposal
  const to = proposal.kind === 'undo' ? proposal.to : null
  return { kind, seat: proposal.seat, mine: proposal.seat === seat, waitingFor: waiting, to }
}
