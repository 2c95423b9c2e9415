import type { DeepReadonly, Emit, Seat, Standing } from '@roundhouse/kernel'
import { COMPANIES } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { LOCAL_END_VALUE } from '../progress.ts'
import { type CzState, cashOf, sharesOf } from '../state.ts'
import { priceOf } from './prices.ts'

/** Cash, shares at their price, 120 for each local, less debt and penalties. — X.2 */
export function wealthOf(state: DeepReadonly<CzState>, seat: Seat): number {
  let wealth = cashOf(state, seat) - (state.debt[seat] as number) - (state.penalty[seat] as number)
  for (let company = 0; company < COMPANIES.length; company++) {
    wealth += sharesOf(state, company, seat) * priceOf(state, company)
  }
  for (const owner of state.locals.owner) if (owner === seat) wealth += LOCAL_END_VALUE
  return wealth
}

/** Most wealth wins; equal is a shared win. — X.2 */
export function standing(state: DeepReadonly<CzState>): Standing[] {
  const seats = Array.from({ length: state.players }, (_, seat) => ({ seat, score: wealthOf(state, seat) }))
  return seats
    .map(({ seat, score }) => ({
      seat,
      score,
      rank: 1 + seats.filter((other) => other.score > score || beats(state, other.seat, seat)).length,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** A game that ended at once has its winner whatever the wealth. — XI.2 */
function beats(state: DeepReadonly<CzState>, seat: Seat, other: Seat): boolean {
  const winners = state.ended?.winners ?? []
  return winners.includes(seat) && !winners.includes(other)
}

/** The game ends with one winner, whatever the wealth. — XI.2 */
export function finishAtOnce(state: CzState, winner: Seat, emit: Emit<CzEvent>): void {
  state.ended = { winners: [winner] }
  state.step = 'over'
  const wealth = Array.from({ length: state.players }, (_, seat) => wealthOf(state, seat))
  emit({ type: 'gameEnded', winners: [winner], wealth })
}

/** After the operating round at 120. — X.1 */
export function finish(state: CzState, emit: Emit<CzEvent>): void {
  const all = standing(state)
  const winners = all.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  state.ended = { winners }
  state.step = 'over'
  const wealth = Array.from({ length: state.players }, (_, seat) => wealthOf(state, seat))
  emit({ type: 'gameEnded', winners, wealth })
}
