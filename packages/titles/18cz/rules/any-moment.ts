import type { DeepReadonly } from '@roundhouse/kernel'
import { underWay } from '@roundhouse/railways'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { bookOf } from './book.ts'
import { mwChoices } from './mw.ts'
import { canUsePower, couldUseBoughtPower } from './tiles-to-lay.ts'

/** Locals may be bought and used at any moment: while one would change the board the turn waits. — VIII.3, XI.2 */
export function couldChangeBoard(state: DeepReadonly<CzState>): boolean {
  if (companyAt(state, underWay(state, 'turn').company).director === VACLAV) return false
  const byLocal = (): boolean => canUsePower(state) || couldUseBoughtPower(state)
  return couldBuyMw(state) || bookOf(state).localsHoldTurn(byLocal)
}

export function couldBuyMw(state: DeepReadonly<CzState>): boolean {
  return bookOf(state).mwHoldsTurn(() => mwChoices(state).length > 0)
}
