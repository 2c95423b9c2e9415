import type { Emit } from '@roundhouse/kernel'
import { exportCard, topLetter } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import type { AhState } from '../state.ts'
import { FLEET, NORMAL_TRAINS, PHASES, type PhaseId, trainData } from '../trains.ts'
import { bookOf } from './book.ts'

/** After a set the normal train on sale leaves the game; g-trains never do. — VII.15 */
export function exportTrain(state: AhState, emit: Emit<NumberedEvent>): void {
  const { fleet } = state
  if (fleet.phase < bookOf(state).exportsFrom) return
  // Cards go by their trains.
  const code: number = topLetter(fleet, NORMAL_TRAINS)
  exportCard(fleet, FLEET, code)
  const letter = PHASES[trainData(code).begins] as PhaseId
  emit({ type: 'trainExported', letter, trains: [code] })
}
