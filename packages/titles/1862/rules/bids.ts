import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { bidFault } from '@roundhouse/railways'
import { DIRECTOR_SHARES } from '../companies.ts'
import { BID_STEP } from '../figures.ts'
import { LOWEST_PAR } from '../market.ts'
import { refusal } from '../sections.ts'
import { type ParliamentState, type RmState, cashOf } from '../state.ts'
import { certificateLimit, isBelowLimit } from './figures.ts'

/** Three times the lowest par must be left. — 4.1 */
export function refuseBid(
  state: DeepReadonly<RmState>,
  seat: Seat,
  bid: number,
  least: number,
): Refusal | null {
  const most = mostBid(state, seat)
  switch (bidFault(bid, least, BID_STEP, most)) {
    case null:
      return null
    case 'low':
      return refusal('62-BID-LOW', { least })
    case 'multiple':
      return refusal('62-BID-STEP', { step: BID_STEP })
    case 'cash':
      return refusal('62-BID-CASH', { bid, most })
  }
}

/** So much keeps three times the lowest par; below nothing if there is not even that. — 4.1 */
export function mostBid(state: DeepReadonly<RmState>, seat: Seat): number {
  return Math.floor((cashOf(state, seat) - DIRECTOR_SHARES * LOWEST_PAR) / BID_STEP) * BID_STEP
}

export function mayPay(state: DeepReadonly<RmState>, seat: Seat, bid: number): boolean {
  return bid <= mostBid(state, seat)
}

/** Who has won a charter in this round, or has no room for one, opens none. — 4.1 */
export function refuseOpening(state: DeepReadonly<RmState>, seat: Seat): Refusal | null {
  const { won } = state.parliament as DeepReadonly<ParliamentState>
  if (won[seat] === true) return refusal('62-PARL-WON', {})
  return isBelowLimit(state, seat) ? null : refusal('62-PARL-CERTS', { limit: certificateLimit(state) })
}
