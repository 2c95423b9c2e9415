import { BANK, type DeepReadonly, type Refusal, pay } from '@roundhouse/kernel'
import { type TurnStep, moveUnits, turnUnderWay } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { companyId } from '../companies.ts'
import type { RmEvent } from '../events.ts'
import { refusal, refusalIn } from '../sections.ts'
import { POOL, type RmState, type RmTurn, TREASURY, treasuryAccount, treasuryOf } from '../state.ts'
import { bookOf } from './book.ts'
import { ordinaryInPool } from './directors.ts'
import { wrongStep } from './gates.ts'
import { priceOf } from './prices.ts'

/** One own share of the pool at the full market price. — 7.13 */
export const redeem: TurnStep<RmState, RmAction, RmEvent> = {
  name: 'redeem',
  section: '7.13',
  endedBy: ['pass', 'redeem'],
  settle: (state) => refuseRedemption(state) !== null,
  choices: () => [
    { kind: 'one', action: { type: 'pass' } },
    { kind: 'one', action: { type: 'redeem' } },
  ],
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    return action.type === 'redeem' ? refuseRedemption(state) : wrongStep(state, action)
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'redeem') return
    const turn = turnUnderWay<RmTurn>(state)
    const price = priceOf(state, turn.company)
    pay(state.cash, treasuryAccount(turn.company), BANK, price)
    moveUnits(state.shares, turn.company, 1, { from: POOL, to: TREASURY })
    turn.redeemed = true
    emit({ type: 'shareRedeemed', company: companyId(turn.company), price })
  },
}

export function refuseRedemption(state: DeepReadonly<RmState>): Refusal | null {
  const { company, redeemed } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (!bookOf(state).mayRedeem) return refusalIn('11.3', '62-VARIANT', { what: 'redeem' })
  if (redeemed) return refusal('62-REDEEM-ONE', {})
  if (ordinaryInPool(state, company) === 0) return refusal('62-REDEEM-NONE', {})
  const price = priceOf(state, company)
  const treasury = treasuryOf(state, company)
  return price > treasury ? refusal('62-REDEEM-CASH', { price, treasury }) : null
}
