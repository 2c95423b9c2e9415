import { companyId, sharesOf } from '@roundhouse/titles/1862'
import type { ExchangeRuns } from '../railway/exchange.ts'
import type { RmAsking } from './decisions/asking.ts'
import { say } from './decisions/sayings.ts'
import type { Joining } from './preview/joining.ts'

/** What both earn apart and what their trains would on one network; a refinancing changes neither. — 7.5.6, 7.8 */
export function runsOf(
  { seat }: RmAsking,
  { before, after, survivor, vanishing }: Joining,
): ExchangeRuns | null {
  // Once shares are changing hands it is decided, and the network half joined.
  if (vanishing === null || before.amalgamation !== null) return null
  return {
    apart: [survivor, vanishing].map((company) => ({
      company: companyId(company),
      shares: sharesOf(before, company, seat),
    })),
    together: { company: companyId(survivor), shares: sharesOf(after, survivor, seat), state: after },
    yours: say('exchange.dividend'),
    extras: say('revenue.subsidy'),
  }
}
