import type { DeepReadonly, Emit, Seat, Standing } from '@roundhouse/kernel'
import { privatesOf, ranking, worthOfShares } from '@roundhouse/railways'
import { isSmall } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { MOUNTAIN_PRICE } from '../mountains.ts'
import type { AhState } from '../state.ts'
import { balanceOf } from './bank.ts'
import { bookOf } from './book.ts'
import { priceOf } from './prices.ts'
import { seatsOf } from './shares.ts'

/** Cash, negative when overdrawn, and shares at their price, also of companies that never opened. — IX.2 */
export function wealthOf(state: DeepReadonly<AhState>, seat: Seat): number {
  const { worthOfTenth, smallRailwaysCount } = bookOf(state)
  const worth = (company: number): number => worthOfTenth(company, priceOf(state, company))
  const shares = worthOfShares(state.shares, seat, worth)
  const small = smallRailwaysCount ? worthOfSmall(state, seat) : 0
  return balanceOf(state, seat) + shares + small
}

/** At what was paid for them. — table C5 */
function worthOfSmall(state: DeepReadonly<AhState>, seat: Seat): number {
  const mountains = privatesOf(state.mountains, seat).length * MOUNTAIN_PRICE
  return state.companies.reduce((sum, { director, status, start }, company) => {
    return isSmall(company) && director === seat && status === 'open' ? sum + start : sum
  }, mountains)
}

/** Most wealth wins; equal is a shared win. — IX.2, table B33 */
export function standing(state: DeepReadonly<AhState>): Standing[] {
  return ranking(allWealth(state))
}

function allWealth(state: DeepReadonly<AhState>): number[] {
  return seatsOf(state).map((seat) => wealthOf(state, seat))
}

/** After the set in which the bank was broken, or the one after the stock round. — IX.1 */
export function finish(state: AhState, emit: Emit<NumberedEvent>): void {
  const winners = standing(state).flatMap(({ rank, seat }) => (rank === 1 ? [seat] : []))
  state.ended = { winners }
  state.step = 'over'
  emit({ type: 'gameEnded', winners, wealth: allWealth(state) })
}
