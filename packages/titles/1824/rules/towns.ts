import type { DeepReadonly, Refusal, Step } from '@roundhouse/kernel'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { MARKER_HEXES, MOST_ON_HEX } from '../goods-time.ts'
import { refusal } from '../sections.ts'
import type { AhState } from '../state.ts'
import { wrongStep } from './gates.ts'
import { groundOf } from './network.ts'

/** Goods Time with free placement: one marker a turn, forth and back; nobody declines. — XII.2, table B51 */
export const towns: Step<AhState, AhAction, NumberedEvent> = {
  name: 'towns',
  section: 'XII.2',
  choices(state) {
    const tree = MARKER_HEXES.filter((hex) => refuseHex(state, hex) === null)
    return [{ kind: 'tree', action: { type: 'placeTown', hex: '' }, fields: ['hex'], tree }]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return refusal('AH-GOOD-NOPASS', {})
    return action.type === 'placeTown' ? refuseHex(state, action.hex) : wrongStep(state, action)
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'placeTown') return
    const hex = groundOf(state).index(action.hex)
    state.towns.push(hex)
    state.board.version += 1
    emit({ type: 'townPlaced', seat, hex })
  },
}

/** A hex that is neither red nor grey and had no city or town when the game began; two markers at most. — XII.2 */
function refuseHex(state: DeepReadonly<AhState>, hex: string): Refusal | null {
  const there = state.towns.filter((each) => each === groundOf(state).index(hex)).length
  return MARKER_HEXES.includes(hex) && there < MOST_ON_HEX ? null : refusal('AH-GOOD-HEX', { hex })
}

export function townsArePlaced({ round, towns: placed, markers }: DeepReadonly<AhState>): boolean {
  return round.kind === 'towns' && placed.length >= markers
}
