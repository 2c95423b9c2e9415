import type { Emit } from '@roundhouse/kernel'
import { type CompanyIndex, type StopKey, hexOfKey, placeStation, stopOfKey } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type CzState, NO_CITY, companyAt } from '../state.ts'

/** A station goes on the map. — VIII.6 */
export function putStation(
  state: CzState,
  company: CompanyIndex,
  key: StopKey,
  cost: number,
  emit: Emit<NumberedEvent>,
): void {
  placeStation(state.board, companyAt(state, company).stations, key)
  const city = stopOfKey(key)
  emit({
    type: 'tokenPlaced',
    company,
    hex: hexOfKey(key),
    city: city === NO_CITY ? null : city,
    cost,
  })
}
