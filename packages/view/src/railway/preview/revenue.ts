import type { Action, DeepReadonly, GameEvent, GameState, Seat, Title } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/railways'
import type { CompanyView } from '../company-view.ts'
import { type Change, futureOf } from './future.ts'

export interface RevenuePreview {
  readonly revenue: number
  readonly pay: {
    readonly bySeat: readonly { readonly seat: Seat; readonly percent: number; readonly amount: number }[]
    readonly price: Change
    readonly cell: Change
  }
  readonly withhold: { readonly treasury: Change; readonly price: Change; readonly cell: Change }
}

/** Who is asked for the revenue of which company, and the two answers. */
export interface RevenueAsked<A extends Action> {
  readonly seat: Seat
  readonly company: string
  readonly revenue: number
  readonly pay: A
  readonly withhold: A
}

/** What paying out and withholding would do, side by side. */
export function revenuePreview<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  companies: (state: DeepReadonly<S>) => readonly CompanyView[],
  state: NoInfer<DeepReadonly<S>>,
  { seat, company, revenue, pay, withhold }: RevenueAsked<A>,
): RevenuePreview {
  const companyIn = (at: DeepReadonly<S>): CompanyView | undefined =>
    companies(at).find(({ id }) => id === company)
  const before = companyIn(state)
  const played = (action: A): { price: Change; cell: Change; events: readonly E[] } => {
    const later = futureOf(title, state, seat, [action])
    const after = companyIn(later.state as DeepReadonly<S>)
    return {
      price: { before: before?.price ?? 0, after: after?.price ?? 0 },
      cell: { before: before?.cell ?? 0, after: after?.cell ?? 0 },
      events: later.events,
    }
  }
  const { events: paid, ...paying } = played(pay)
  const { events: kept, ...keeping } = played(withhold)
  const [dividend] = eventsOf(paid, 'dividendPaid')
  const [withheld] = eventsOf(kept, 'revenueWithheld')
  const treasury = before?.treasury ?? 0
  return {
    revenue,
    pay: {
      bySeat: (dividend?.bySeat ?? []).flatMap((amount, each) => {
        const held = before?.shares.holders.find(({ holder }) => holder === each)
        return held === undefined ? [] : [{ seat: each, percent: held.percent, amount }]
      }),
      ...paying,
    },
    // What follows of itself may pay the treasury more: only the revenue is told.
    withhold: { treasury: { before: treasury, after: treasury + (withheld?.revenue ?? 0) }, ...keeping },
  }
}
