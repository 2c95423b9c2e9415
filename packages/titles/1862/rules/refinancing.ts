import { type DeepReadonly, type Emit, type Refusal } from '@roundhouse/kernel'
import { type CompanyIndex, capitalise, turnUnderWay } from '@roundhouse/railways'
import { SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type RmState, type RmTurn, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { beginAmalgamation } from './amalgamation.ts'
import { bankPrice } from './train-market.ts'

/** Ten times the par must be enough for the bank's train. — 7.11.2 */
export function refuseRefinancing(state: DeepReadonly<RmState>): Refusal | null {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  const missing = bankPrice(state) - treasuryOf(state, company) - SHARES * companyAt(state, company).start
  return missing > 0 ? refusal('62-FORCED-NOT-ENOUGH', { missing }) : null
}

/** Two shares become one; price and par stay. — 5.2, 7.11.2 */
export function refinance(state: RmState, _emit: Emit<NumberedEvent>): void {
  const turn = turnUnderWay<RmTurn>(state)
  turn.raised = true
  beginAmalgamation(state, 'refinance', turn.company, null, companyAt(state, turn.company).director)
}

/** The money comes after the shares; the train is bought by whoever directs the company now. — 7.11.2 */
export function endRefinancing(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const capital = capitalise(
    state.cash,
    { times: SHARES },
    treasuryAccount(company),
    companyAt(state, company).start,
  )
  emit({ type: 'refinanced', company, capital })
}
