import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzState,
  PRICES,
  cellAfter,
  companyAt,
  companyId,
  companyIndex,
  dividendOn,
  eighteenCz,
  priceOf,
} from '@roundhouse/titles/18cz'
import type { Change } from '../../railway/preview/future.ts'
import { type RevenuePreview, revenuePreview as previewOf } from '../../railway/preview/revenue.ts'
import { companyViews } from '../companies.ts'

/** What paying out and withholding would do; `perShare` is for one ordinary share, rounded up. — VIII.8 */
export function revenuePreview(
  state: DeepReadonly<CzState>,
): (RevenuePreview & { readonly perShare: number }) | null {
  const { turn } = state
  const seat = eighteenCz.toAct(state)[0]
  if (turn === null || turn.stage !== 'revenue' || seat === undefined) return null
  const { company, revenue } = turn
  const preview = previewOf(eighteenCz, companyViews, state, {
    seat,
    company: companyId(company),
    revenue,
    pay: { type: 'payOut' },
    withhold: { type: 'withhold' },
  })
  return { ...preview, perShare: dividendOn(company, revenue, 1) }
}

/** Dividend of one share and the price after it, if a company earned so much. — VIII.8 */
export function dividendOf(
  state: DeepReadonly<CzState>,
  company: string,
  revenue: number,
): { readonly perShare: number; readonly price: Change } {
  const index = companyIndex(company)
  const before = priceOf(state, index)
  const started = companyAt(state, index).start > 0
  const cell = cellAfter(state, index, revenue > 0 ? 'dividend' : 'nothing')
  return {
    perShare: dividendOn(index, revenue, 1),
    price: { before, after: started ? (PRICES[cell] as number) : before },
  }
}
