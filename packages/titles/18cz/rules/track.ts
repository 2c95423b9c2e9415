import type { Choice } from '@roundhouse/kernel'
import { type TurnStep, underWay } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import type { CzState } from '../state.ts'
import { couldChangeBoard } from './any-moment.ts'
import { anytimeChoices, applyAnytime, refuseAnytime } from './anytime.ts'
import { bookOf } from './book.ts'
import { lay, refuseLay } from './laying.ts'
import { tilesLeft } from './tile-allowance.ts'
import { addLays, canLayTile, canUsePower } from './tiles-to-lay.ts'

/** One yellow tile or one upgrade; in the first turn two yellow ones or one upgrade. — VIII.4, VIII.5 */
export const track: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'track',
  section: 'VIII.4',
  endedBy: ['pass'],
  settle: (state) =>
    bookOf(state).isLeftUnasked(
      () =>
        !canLayTile(state, underWay(state, 'turn').company) &&
        !canUsePower(state) &&
        !(tilesLeft(state) !== 'none' && couldChangeBoard(state)),
    ),
  choices(state) {
    const { company } = underWay(state, 'turn')
    const choices: Choice<CzAction>[] = [{ kind: 'one', action: { type: 'pass' } }]
    addLays(state, company, choices)
    choices.push(...anytimeChoices(state))
    return choices
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type === 'layTile') return refuseLay(state, action)
    return refuseAnytime(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'pass') return
    if (action.type === 'layTile') lay(state, action, emit)
    else applyAnytime(state, action, emit)
  },
}
