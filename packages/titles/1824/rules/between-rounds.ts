import type { DeepReadonly } from '@roundhouse/kernel'
import type { AhState } from '../state.ts'
import { bookOf } from './book.ts'

type State = DeepReadonly<AhState>

/** All have had their turns; formations and openings are due before anything else. — IV.2, IV.3 */
export function isAtEnd({ round, turn, waiting }: State): boolean {
  return round.kind === 'operating' && turn === null && waiting.length === 0
}

/** Between the last operating round of a set and the stock round. — VII.15 */
export function isBetweenSets({ round }: State): boolean {
  return round.kind === 'between'
}

export function isBetweenRounds(state: State): boolean {
  return isAtEnd(state) || isBetweenSets(state)
}

/** — IV.3, IV.4.4 */
export function formationIsDue(state: State): boolean {
  return state.due.length > 0 && isBetweenRounds(state)
}

/** Whether companies above their limits discard later, in recorded games. — table C29 */
export function discardsWait(state: State): boolean {
  return (
    bookOf(state).asksAfterFormations && (formationIsDue(state) || (isAtEnd(state) && isLastRound(state)))
  )
}

/** Whether all other questions wait for the next round, in recorded games. — table C29 */
export function questionsWait(state: State): boolean {
  return bookOf(state).asksAfterFormations && isBetweenRounds(state)
}

function isLastRound({ round }: State): boolean {
  return round.within + 1 >= round.rounds
}
