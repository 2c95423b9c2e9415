import type { DeepReadonly, Emit, Seat, Standing } from '@roundhouse/kernel'
import { privatesOf, ranking, worthOfShares } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { LOCAL_END_VALUE } from '../progress.ts'
import { type CzState, cashOf } from '../state.ts'
import { priceOf } from './prices.ts'

/** Cash, shares at their price, 120 for each local, less debt and penalties. — X.2 */
export function wealthOf(state: DeepReadonly<CzState>, seat: Seat): number {
  const owed = (state.bank.debt[seat] as number) + (state.bank.penalty[seat] as number)
  const shares = worthOfShares(state.shares, seat, (company) => priceOf(state, company))
  return cashOf(state, seat) - owed + shares + privatesOf(state.locals, seat).length * LOCAL_END_VALUE
}

/** Most wealth wins; equal is a shared win. A game that ended at once has its winner whatever the wealth. — X.2, XI.2 */
export function standing(state: DeepReadonly<CzState>): Standing[] {
  const winners = state.ended?.winners ?? []
  return ranking(allWealth(state), (seat) => winners.includes(seat))
}

function allWealth(state: DeepReadonly<CzState>): number[] {
  return Array.from({ length: state.players }, (_, seat) => wealthOf(state, seat))
}

/** The game ends with one winner, whatever the wealth. — XI.2 */
export function finishAtOnce(state: CzState, winner: Seat, emit: Emit<NumberedEvent>): void {
  state.ended = { winners: [winner] }
  state.step = 'over'
  emit({ type: 'gameEnded', winners: [winner], wealth: allWealth(state) })
}

/** After the operating round at 120. — X.1 */
export function finish(state: CzState, emit: Emit<NumberedEvent>): void {
  const all = standing(state)
  const winners = all.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  state.ended = { winners }
  state.step = 'over'
  emit({ type: 'gameEnded', winners, wealth: allWealth(state) })
}
