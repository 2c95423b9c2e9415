import type { Emit } from '@roundhouse/kernel'
import { exportCard, topLetter } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { PROGRESS } from '../progress.ts'
import type { CzState } from '../state.ts'
import { FLEET, PHASES, type PhaseId } from '../trains.ts'
import { bookOf } from './book.ts'

/** After the set the top card leaves the game; it counts as sold in all its kinds that are played. — VIII.13, XI.2 */
export function exportTrain(state: CzState, emit: Emit<NumberedEvent>): void {
  if (PROGRESS[state.round.set]?.export !== true) return
  const { exportsCard, kindCounts, isPlayed } = bookOf(state)
  if (!exportsCard) return
  const letter = topLetter(state.fleet)
  const trains = exportCard(state.fleet, FLEET, letter).filter((code) => kindCounts(isPlayed(code)))
  emit({ type: 'trainExported', letter: PHASES[letter] as PhaseId, trains })
}
