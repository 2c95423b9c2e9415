import type { History, Seat } from '@roundhouse/kernel'
import type { TableView } from '@roundhouse/protocol'
import type { UndoState } from './session.ts'

/**
 * What an undo would take now, as the server decides it: free until another seat has acted since one's
 * own last action, then by consent, never after the end. What the server plays by itself does not count.
 */
export function onlineUndo(history: History, table: TableView, seat: Seat | null): UndoState {
  const { undo } = table
  if (undo !== null)
    return { kind: 'asked', seat: undo.seat, mine: undo.seat === seat, waitingFor: undo.waiting }
  if (seat === null || table.status !== 'running') return { kind: 'none' }
  let others = false
  for (const number of history.lineTo().toReversed()) {
    const entry = history.log[number - 1]
    if (entry?.kind !== 'action' || entry.auto === true) continue
    if (entry.seat === seat) return { kind: others ? 'consent' : 'free' }
    others = true
  }
  return { kind: 'none' }
}
