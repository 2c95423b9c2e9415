import type { Emit } from '@roundhouse/kernel'
import { hexOfKey, placeStation, stopOfKey } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type AhState, companyAt } from '../state.ts'

/** A station goes on the map. — VII.8 */
export function putStation(
  state: AhState,
  company: number,
  key: number,
  cost: number,
  emit: Emit<NumberedEvent>,
): void {
  placeStation(state.board, companyAt(state, company).stations, key)
  emit({ type: 'tokenPlaced', company, hex: hexOfKey(key), city: stopOfKey(key), cost })
}
