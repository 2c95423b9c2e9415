import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { alongRow } from '@roundhouse/railways'
import {
  CHAIN,
  type CzAction,
  type CzState,
  PRICES,
  companyAt,
  companyIndex,
  dividendOn,
  eighteenCz,
  priceOf,
  sharesOf,
  sizeOf,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { type Change, futureOf } from './future.ts'

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

/** What paying out and withholding would do, side by side: each played on a copy. — VIII.8 */
export function revenuePreview(state: DeepReadonly<CzState>): RevenuePreview | null {
  const { turn } = state
  const seat = eighteenCz.toAct(state)[0]
  if (turn === null || turn.stage !== 'revenue' || seat === undefined) return null
  const { company, revenue } = turn
  const after = (action: CzAction) => {
    const { state: later, events } = futureOf(state, seat, [action])
    const cell = { before: state.market.at[company] as number, after: later.market.at[company] as number }
    const paid = events.find((event) => event.type === 'dividendPaid')
    return {
      cell,
      price: { before: PRICES[cell.before] as number, after: PRICES[cell.after] as number },
      bySeat: paid?.type === 'dividendPaid' ? paid.bySeat : [],
    }
  }
  const pay = after({ type: 'payOut' })
  const withhold = after({ type: 'withhold' })
  const treasury = treasuryOf(state, company)
  const { percent } = sizeOf(state, company)
  return {
    revenue,
    pay: {
      perShare: dividendOn(company, revenue, 1),
      bySeat: pay.bySeat.flatMap((amount, each) => {
        const held = sharesOf(state, company, each)
        return held === 0 ? [] : [{ seat: each, percent: held * percent, amount }]
      }),
      price: pay.price,
      cell: pay.cell,
    },
    withhold: {
      treasury: { before: treasury, after: treasury + revenue },
      price: withhold.price,
      cell: withhold.cell,
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
  const { climb } = sizeOf(state, index)
  const cell = state.market.at[index] as number
  const before = priceOf(state, index)
  const started = companyAt(state, index).start > 0
  const to = !started ? cell : alongRow(CHAIN, cell, revenue > 0 ? climb : -1)
  return {
    perShare: dividendOn(index, revenue, 1),
    price: { before, after: started ? (PRICES[to] as number) : before },
  }
}
