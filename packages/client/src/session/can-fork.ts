import type { Session } from './session.ts'

/** Whether the game can be played on from another moment here: what its set-up drew must be known. */
export function canFork({ kind, history, setup }: Session): boolean {
  return kind === 'local' || (kind === 'online' && (history.state.ended !== null || setup?.lots !== null))
}
