import { type History, type Seat, undoPlan } from '@roundhouse/kernel'
import type { TableView } from '@roundhouse/protocol'
import type { UndoState } from './session.ts'

/**
 * What an undo would take now, as the server decides it: by the same plan, and never after the end.
 */
export function onlineUndo(history: History, table: TableView, seat: Seat | null): UndoState {
  const { undo } = table
  if (undo !== null)
    return { kind: 'asked', seat: undo.seat, mine: undo.seat === seat, waitingFor: undo.waiting }
  if (seat === null || table.status !== 'running') return { kind: 'none' }
  const plan = undoPlan(history, (own) => own === seat)
  if (plan === null) return { kind: 'none' }
  return { kind: plan.free ? 'free' : 'consent' }
}
