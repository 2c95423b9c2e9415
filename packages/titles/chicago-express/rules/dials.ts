import type { Emit, Refusal, Seat, Step } from '@roundhouse/kernel'
import type { ChicagoAction } from '../actions.ts'
import { DIALS, DIAL_IDS, type DialId } from '../components.ts'
import type { ChicagoEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import type { ChicagoState, StepName } from '../state.ts'
import { endTurn } from './turn.ts'

const CARRIED_OUT_BY: Readonly<Record<DialId, StepName>> = {
  auction: 'offerShare',
  network: 'buildNetwork',
  development: 'develop',
}

/** A turn begins with moving one dial that is not in the red. — p36 Play */
export const chooseDial: Step<ChicagoState, ChicagoAction, ChicagoEvent> = {
  name: 'chooseDial',
  section: 'p36 Play',
  choices: (state) =>
    DIAL_IDS.filter((dial) => state.dials[dial] < DIALS[dial]).map((dial) => ({
      kind: 'one' as const,
      action: { type: 'choose' as const, dial },
    })),
  refuse(state, _seat, action) {
    if (action.type !== 'choose') return refusal('CE-MUST-CHOOSE', {})
    return state.dials[action.dial] >= DIALS[action.dial]
      ? refusal('CE-DIAL-RED', { dial: action.dial })
      : null
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'choose') return
    const { dial } = action
    const position = state.dials[dial] + 1
    state.dials[dial] = position
    state.step = CARRIED_OUT_BY[dial]
    emit({ type: 'dialMoved', seat, dial, position, red: position === DIALS[dial] })
  },
}

/** Having moved one dial, nothing else can be done in this turn. — p36 Play */
export function wrongAction(doing: DialId): Refusal {
  return refusal('CE-ACTION-CHOSEN', { doing })
}

/** Declining is always allowed; the dial stays moved. — p36 Play */
export function declineAction(state: ChicagoState, seat: Seat, dial: DialId, emit: Emit<ChicagoEvent>): void {
  emit({ type: 'actionDeclined', seat, dial })
  endTurn(state, emit)
}
