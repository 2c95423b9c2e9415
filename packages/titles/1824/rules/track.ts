import type { Choice } from '@roundhouse/kernel'
import type { TurnStep } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import type { AhState, TurnState } from '../state.ts'
import { wrongStep } from './gates.ts'
import { lay, refuseLay } from './laying.ts'
import { layChoices } from './tiles-to-lay.ts'

/** One tile or none: yellow, or an upgrade. — VII.5, VII.6, VII.7 */
export const track: TurnStep<AhState, AhAction, NumberedEvent> = {
  name: 'track',
  section: 'VII.6',
  endedBy: ['pass', 'layTile'],
  settle: () => false,
  choices(state) {
    const pass: Choice<AhAction> = { kind: 'one', action: { type: 'pass' } }
    return [pass, ...layChoices(state, (state.turn as TurnState).company)]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    return action.type === 'layTile' ? refuseLay(state, action) : wrongStep(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'layTile') lay(state, action, emit)
  },
}
