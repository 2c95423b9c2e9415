import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { firstLapReversed } from '@roundhouse/railways'
import { type AhState, NOBODY, type StockState } from '../state.ts'
import { bookOf } from './book.ts'

export function isOnTurn(state: DeepReadonly<AhState>, seat: Seat): boolean {
  return stockOf(state).at === seat
}

/** Any sale, purchase or exchange gives everybody at least one more turn. — VI.2 */
export function endTurn(state: AhState, acquired: boolean): void {
  const stock = stockOf(state)
  const { at } = stock
  const { passed } = stock
  if (acquired || stock.soldNow !== 0 || state.recording?.repaid === at) {
    noteAction(stock, at)
    if (isFirstLap(state) && bookOf(state).passOfLapOneCounts) stock.passed = passed
  } else stock.passed |= 1 << at
  stock.bought = acquired ? at : NOBODY
  stock.soldNow = 0
  if (state.recording !== null) state.recording.repaid = NOBODY
  stock.turns += 1
  stock.at = seatAfter(state, at)
}

export function noteAction(stock: StockState, seat: Seat): void {
  stock.passed = 0
  stock.last = seat
}

/** Recorded games: paying back counts as an action of this turn, which goes on. — table C16 */
export function noteRepayment(state: AhState, seat: Seat): void {
  if (state.recording !== null) state.recording.repaid = seat
}

/** The first lap of the first round runs from the last seat down, its second one begins with the first seat. — VI.3 */
function seatAfter(state: DeepReadonly<AhState>, seat: Seat): Seat {
  const { players } = state
  return startsBackwards(state) ? firstLapReversed(stockOf(state).turns, players) : (seat + 1) % players
}

/** The lap that runs backwards. — VI.3 */
export function isFirstLap(state: DeepReadonly<AhState>): boolean {
  return startsBackwards(state) && stockOf(state).turns < state.players
}

/** With two players the draft takes the place of the backward lap. — VI.3, X.5 */
export function startsBackwards({ round, two }: DeepReadonly<AhState>): boolean {
  return round.set === 0 && two === null
}

export function stockOf(state: AhState): StockState
export function stockOf(state: DeepReadonly<AhState>): DeepReadonly<StockState>
export function stockOf(state: DeepReadonly<AhState>): DeepReadonly<StockState> {
  return state.stock as DeepReadonly<StockState>
}
