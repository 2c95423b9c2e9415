import { DIRECTOR_SHARES, companyAt, companyId, sharesSold } from '@roundhouse/titles/1862'
import type { Duties } from '../../railway/decision.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

/** A company that does not float in time costs its winner so many times its par. — 4.3 */
const FINE = 5
const TO_FLOAT = 5

/** Chartered companies that must float before the stock round ends, with what is missing and what it would cost. — 4.3 */
export function duties({ state }: RmAsking): Duties | null {
  if (state.obligations.length === 0) return null
  const list = state.obligations.map(({ company, seat }) => {
    const sold = Math.max(DIRECTOR_SHARES, sharesSold(state, company))
    const missing = Math.max(0, TO_FLOAT - sold)
    const { start } = companyAt(state, company)
    return {
      company: companyId(company),
      said: say('obligations.of', companyId(company), { player: seat }),
      note: say('shares.par', money(start)),
      certificate: DIRECTOR_SHARES,
      sold: sold - DIRECTOR_SHARES,
      missing,
      missingSaid: say('obligations.missing', missing),
      fine: say('obligations.fine', money(FINE * start)),
    }
  })
  return { heading: say('obligations.heading'), rule: say('obligations.rule'), section: '4.3', list }
}
