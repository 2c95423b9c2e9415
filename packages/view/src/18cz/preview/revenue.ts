import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { alongRow, partOf } from '@roundhouse/railways'
import {
  CHAIN,
  type CzState,
  PRICES,
  companyAt,
  companyIndex,
  priceOf,
  sharesOf,
  sizeOf,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Change } from './future.ts'

export interface RevenuePreview {
  readonly revenue: number
  readonly pay: {
    /** One ordinary share, rounded up. */
    readonly perShare: number
    readonly bySeat: readonly { readonly seat: Seat; readonly percent: number; readonly amount: number }[]
    readonly price: Change
    readonly cell: Change
  }
  readonly withhold: { readonly treasury: Change; readonly price: Change; readonly cell: Change }
}

/** What paying out and withholding would do, side by side. — VIII.8 */
export function revenuePreview(state: DeepReadonly<CzState>): RevenuePreview | null {
  const { turn } = state
  if (turn === null) return null
  const { company, revenue } = turn
  const { shares, percent, climb } = sizeOf(state, company)
  const cell = state.market.at[company] as number
  const up = alongRow(CHAIN, cell, climb)
  const down = alongRow(CHAIN, cell, -1)
  const price = priceOf(state, company)
  const treasury = treasuryOf(state, company)
  const bySeat = Array.from({ length: state.players }, (_, seat) => {
    const held = sharesOf(state, company, seat)
    return { seat, percent: held * percent, amount: partOf(revenue, held, shares, 'up') }
  })
  return {
    revenue,
    pay: {
      perShare: partOf(revenue, 1, shares, 'up'),
      bySeat: bySeat.filter((each) => each.percent > 0),
      price: { before: price, after: PRICES[up] as number },
      cell: { before: cell, after: up },
    },
    withhold: {
      treasury: { before: treasury, after: treasury + revenue },
      price: { before: price, after: PRICES[down] as number },
      cell: { before: cell, after: down },
    },
  }
}

/** Dividend of one share and the price after it, if a company earned so much. — VIII.8 */
export function dividendOf(
  state: DeepReadonly<CzState>,
  company: string,
  revenue: number,
): { readonly perShare: number; readonly price: Change } {
  const index = companyIndex(company)
  const { shares, climb } = sizeOf(state, index)
  const cell = state.market.at[index] as number
  const before = priceOf(state, index)
  const started = companyAt(state, index).start > 0
  const to = !started ? cell : alongRow(CHAIN, cell, revenue > 0 ? climb : -1)
  return {
    perShare: partOf(revenue, 1, shares, 'up'),
    price: { before, after: started ? (PRICES[to] as number) : before },
  }
}
