import { BANK, type DeepReadonly, type Emit, pay } from '@roundhouse/kernel'
import { type CompanyIndex, isObsolete, scrap, turnUnderWay, useWarranties } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type RmState, type RmTurn, companyAt, treasuryAccount } from '../state.ts'
import { FLEET } from '../trains.ts'
import { bookOf } from './book.ts'

/** The subsidy goes to the treasury whether or not the revenue is paid out; then warranties are spent. — 7.8.2, 7.10 */
export function closeRunAfter(state: RmState, step: 'run' | 'revenue', emit: Emit<NumberedEvent>): void {
  if (bookOf(state).runIsClosedAfter !== step) return
  const { company, subsidy } = turnUnderWay<RmTurn>(state)
  pay(state.cash, BANK, treasuryAccount(company), subsidy)
  spendWarranties(state, company, emit)
}

/** What of this turn's subsidy is not in the treasury yet. */
export function subsidyToCome(state: DeepReadonly<RmState>): number {
  const { subsidy } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  return bookOf(state).runIsClosedAfter === 'revenue' ? subsidy : 0
}

/** One from every train of the company, run or not; what was kept by it alone goes now. — 7.10 */
function spendWarranties(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const gone = useWarranties(companyAt(state, company), (code) => isObsolete(state.fleet, FLEET, code))
  if (gone.length === 0) return
  for (const code of gone) scrap(state.fleet, FLEET, code)
  emit({ type: 'trainsObsolete', company, trains: gone })
}
