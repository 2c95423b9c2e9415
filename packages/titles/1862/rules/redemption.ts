import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { turnUnderWay } from '@roundhouse/railways'
import { refusal, refusalIn } from '../sections.ts'
import { type RmState, type RmTurn, treasuryOf } from '../state.ts'
import { bookOf } from './book.ts'
import { ordinaryInPool } from './directors.ts'
import { priceOf } from './prices.ts'

/** Why the company on turn cannot buy back an own share. — 7.13, 11.3 */
export function refuseRedemption(state: DeepReadonly<RmState>): Refusal | null {
  const { company, redeemed } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (!bookOf(state).mayRedeem) return refusalIn('11.3', '62-VARIANT', { what: 'redeem' })
  if (redeemed) return refusal('62-REDEEM-ONE', {})
  if (ordinaryInPool(state, company) === 0) return refusal('62-REDEEM-NONE', {})
  const price = priceOf(state, company)
  const treasury = treasuryOf(state, company)
  return price > treasury ? refusal('62-REDEEM-CASH', { price, treasury }) : null
}
