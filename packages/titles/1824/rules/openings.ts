import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { isFloated } from '@roundhouse/railways'
import { SHARES, kindOf, predecessorsOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'
import { bankPaysCompany } from './bank.ts'
import { sharesWithPlayers } from './shares.ts'

/** Percent of a regional railway in players' hands with which it opens. — VI.5 */
const OPENING = 50

/** Half of its shares are with players, the 20 % certificate among them: it opens and gets its capital. — VI.5 */
export function openCompany(state: AhState, company: number, emit: Emit<NumberedEvent>): void {
  if (!mayOpen(state, company)) return
  const entry = companyAt(state, company)
  const capital = capitalTimes(state, company) * entry.start
  entry.status = 'open'
  bankPaysCompany(state, company, capital, emit)
  emit({ type: 'companyOpened', company, capital })
}

export function mayOpen(state: DeepReadonly<AhState>, company: number): boolean {
  const { status, director } = companyAt(state, company)
  if (kindOf(company) !== 'regional' || status !== 'started' || director === NOBODY) return false
  return isFloated(sharesWithPlayers(state, company), SHARES, OPENING)
}

/** 8 times the issue price if it took over its coal railway, else 10 times. — IV.4.2, IV.4.3 */
export function capitalTimes(state: DeepReadonly<AhState>, company: number): number {
  const coal = predecessorsOf(company)[0]
  return coal !== undefined && companyAt(state, coal).status !== 'out' ? 8 : 10
}

/** Those that a forced exchange brought to 50 % open at the end of the operating round. — IV.2 */
export function openDue(state: AhState, emit: Emit<NumberedEvent>): void {
  const due = state.opening
  state.opening = []
  for (const company of due) openCompany(state, company, emit)
}
