import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type HexIndex,
  type MapHex,
  type RunStop,
  type StopKey,
  stopKey,
  trackAt,
} from '@roundhouse/railways'
import { mapOf } from '../board.ts'
import { type CzState, companyAt } from '../state.ts'
import type { TrainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf, isClosed } from './network.ts'
import { RED_BONUS, isOwnRed, kindAt, stopValue } from './route-values.ts'

type State = DeepReadonly<CzState>

/** What a stop is to these trains of a company, for the search of the best run and for the routes that are run. — VIII.7 */
export function stopFor(
  state: State,
  company: CompanyIndex,
  trains: readonly TrainData[],
  hex: HexIndex,
  stop: number,
): RunStop {
  const printed = mapOf(state).hexes[hex] as MapHex
  const { terminal } = trackAt(boardOf(state), hex)
  const key = stopKey(hex, stop)
  const bonus = printed.reserved !== null && hasRedBonus(state, company, key, trains) ? RED_BONUS : 0
  return {
    kind: kindAt(state, key),
    value: stopValue(state, key) + bonus,
    own: companyAt(state, company).stations.includes(key),
    blocked: isClosed(state, company, key),
    terminal,
    ...(printed.oneStopPerRoute ? { group: String(hex) } : {}),
  }
}

/** Whether all of these trains add the bonus of this red tile. — VIII.8, XI.2 */
function hasRedBonus(
  state: State,
  company: CompanyIndex,
  key: StopKey,
  trains: readonly TrainData[],
): boolean {
  const { addsRedBonus } = bookOf(state)
  const isOwn = isOwnRed(state, company, key)
  return trains.every((train) => addsRedBonus(train, isOwn))
}
