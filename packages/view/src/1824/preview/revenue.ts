import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type AhState,
  GRID,
  cellAfter,
  companyId,
  companyIndex,
  dividendOn,
  eighteen24,
  isSmall,
  priceOf,
} from '@roundhouse/titles/1824'
import type { DividendMeaning } from '../../railway/map-meaning.ts'
import { type RevenuePreview, revenuePreview as previewOf } from '../../railway/preview/revenue.ts'
import { companyViews } from '../companies.ts'

/** What paying out and keeping would do; `mines` go to the treasury either way. — VII.10 */
export function revenuePreview(
  state: DeepReadonly<AhState>,
): (RevenuePreview & { readonly perShare: number; readonly mines: number }) | null {
  const { turn } = state
  const seat = eighteen24.toAct(state)[0]
  if (turn === null || turn.stage !== 'revenue' || seat === undefined) return null
  const { company, revenue, mines } = turn
  const preview = previewOf(eighteen24, companyViews, state, {
    seat,
    company: companyId(company),
    revenue,
    pay: { type: 'payOut' },
    withhold: { type: 'withhold' },
  })
  const { before, after } = preview.withhold.treasury
  return {
    ...preview,
    withhold: { ...preview.withhold, treasury: { before, after: after + mines } },
    perShare: dividendOn(revenue, 1),
    mines,
  }
}

/** Dividend of one share and the price after it; of a small railway the half that its owner gets. — VII.10, IV.2 */
export function dividendOf(state: DeepReadonly<AhState>, company: string, revenue: number): DividendMeaning {
  const index = companyIndex(company)
  if (isSmall(index)) return { perShare: revenue / 2, price: null, treasury: revenue / 2 }
  const before = priceOf(state, index)
  const cell = cellAfter(state, index, revenue > 0 ? 'dividend' : 'nothing')
  return { perShare: dividendOn(revenue, 1), price: { before, after: GRID.prices[cell] as number } }
}
