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
import { type CzState, companyAt } from '../state.ts'
import type { TrainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf, isClosed } from './network.ts'
import { RED_BONUS, isOwnRed, kindOn, stopValue } from './route-values.ts'

type State = DeepReadonly<CzState>

/** What a stop is to these trains of a company, for the search of the best run and for the routes that are run. — VIII.7 */
export function stopFor(
  state: State,
  company: CompanyIndex,
  trains: readonly TrainData[],
  hex: HexIndex,
  stop: number,
): RunStop {
  const board = boardOf(state)
  const printed = board.map.hexes[hex] as MapHex
  const { terminal } = trackAt(board, hex)
  const key = stopKey(hex, stop)
  const bonus = printed.reserved !== null && hasRedBonus(state, company, key, trains) ? RED_BONUS : 0
  const found: RunStop = {
    kind: kindOn(board, key),
    value: stopValue(state, key, board) + bonus,
    own: companyAt(state, company).stations.includes(key),
    blocked: isClosed(state, company, key),
    terminal,
  }
  return printed.oneStopPerRoute ? { ...found, group: String(hex) } : found
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
