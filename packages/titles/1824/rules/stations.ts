import type { Emit } from '@roundhouse/kernel'
import { hexOfKey, placeStation, stopOfKey } from '@roundhouse/railways'
import { companyId } from '../companies.ts'
import type { AhEvent } from '../events.ts'
import { type AhState, companyAt } from '../state.ts'
import { hexId } from './network.ts'

/** A station goes on the map. — VII.8 */
export function putStation(
  state: AhState,
  company: number,
  key: number,
  cost: number,
  emit: Emit<AhEvent>,
): void {
  placeStation(state.board, companyAt(state, company).stations, key)
  const hex = hexId(state, hexOfKey(key))
  emit({ type: 'tokenPlaced', company: companyId(company), hex, city: stopOfKey(key), cost })
}
