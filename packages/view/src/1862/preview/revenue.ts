import type { DeepReadonly } from '@roundhouse/kernel'
import { alongRowToEnd, timesCovered } from '@roundhouse/railways'
import {
  CHAIN,
  MOST_SPACES,
  PRICES,
  type RmAction,
  type RmState,
  SHARES,
  companyId,
  companyIndex,
  priceOf,
  railwayMania,
} from '@roundhouse/titles/1862'
import type { DividendMeaning } from '../../railway/map-meaning.ts'
import { type RevenuePreview, revenuePreview as previewOf } from '../../railway/preview/revenue.ts'
import { companyViews } from '../companies.ts'

/** What paying (with or without Hudson's manoeuvre) and keeping would do. — 7.8.5, 7.8.6 */
export function revenuePreview(
  state: DeepReadonly<RmState>,
  pay: Extract<RmAction, { type: 'payOut' | 'hudson' }>['type'],
): RevenuePreview | null {
  const { turn } = state
  const seat = railwayMania.toAct(state)[0]
  if (turn === null || turn.stage !== 'revenue' || seat === undefined) return null
  return previewOf(railwayMania, companyViews, state, {
    seat,
    company: companyId(turn.company),
    revenue: turn.revenue,
    pay: { type: pay },
    withhold: { type: 'withhold' },
  })
}

/** So many spaces right for a revenue, or one left without any. — 7.8.5 */
export function spacesFor(price: number, paid: number): number {
  return paid > 0 ? timesCovered(paid, price, MOST_SPACES) : -1
}

/** Dividend of one share and the price after it. — 7.8.5 */
export function dividendOf(state: DeepReadonly<RmState>, company: string, revenue: number): DividendMeaning {
  const index = companyIndex(company)
  const before = priceOf(state, index)
  const cell = alongRowToEnd(CHAIN, state.market.at[index] as number, spacesFor(before, revenue))
  return {
    perShare: Math.floor(revenue / SHARES),
    price: { before, after: PRICES[cell] as number },
  }
}
