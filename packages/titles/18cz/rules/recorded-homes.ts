import type { Emit } from '@roundhouse/kernel'
import { type CompanyIndex, type HexIndex, isFull, stopKey, underWay } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type CzState, companyAt, treasuryOf } from '../state.ts'
import { boardOf, networkOf } from './network.ts'
import { putStation } from './stations.ts'

/** A home station that another company took off comes back to the first city, if that is free. */
export function bringHomeBack(
  state: CzState,
  company: CompanyIndex,
  hex: HexIndex,
  emit: Emit<NumberedEvent>,
): boolean {
  const recording = underWay(state, 'recording')
  if (!recording.homeless.includes(company)) return false
  const entry = companyAt(state, company)
  const key = stopKey(hex, 0)
  const price = entry.stationsLeft[0] as number
  if (treasuryOf(state, company) < price || isFull(boardOf(state), networkOf(state).taken, key)) return true
  entry.stationsLeft.shift()
  recording.homeless = recording.homeless.filter((each) => each !== company)
  putStation(state, company, key, 0, emit)
  entry.stations.unshift(entry.stations.pop() as number)
  return true
}
