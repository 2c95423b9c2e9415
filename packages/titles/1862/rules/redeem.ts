import { BANK, pay } from '@roundhouse/kernel'
import { type TurnStep, moveUnits, turnUnderWay } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { POOL, type RmState, type RmTurn, TREASURY, treasuryAccount } from '../state.ts'
import { wrongStep } from './gates.ts'
import { priceOf } from './prices.ts'
import { refuseRedemption } from './redemption.ts'

/** One own share of the pool at the full market price. — 7.13 */
export const redeem: TurnStep<RmState, RmAction, NumberedEvent> = {
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
    emit({ type: 'shareRedeemed', company: turn.company, price })
  },
}
