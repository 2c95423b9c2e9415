import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import {
  COMPANIES,
  type CompanyId,
  type CzAction,
  type CzState,
  PRICES,
  cashOf,
  certificatesOf,
  companyAt,
  companyIndex,
  sharesOf,
  sizeOf,
  wealthOf,
} from '@roundhouse/titles/18cz'
import { type Change, futureOf } from './future.ts'

/** What sales and a purchase in this order lead to. — VII */
export interface StockPreview {
  readonly cash: Change
  readonly certificates: Change
  readonly worth: Change
  readonly holdings: readonly HoldingChange[]
  readonly prices: readonly { readonly company: CompanyId; readonly from: number; readonly to: number }[]
  readonly directors: readonly { readonly company: CompanyId; readonly seat: Seat }[]
  readonly opened: readonly { readonly company: CompanyId; readonly capital: number }[]
  /** The action at which the list stops. */
  readonly refusal: { readonly at: number; readonly refusal: Refusal } | null
}

export interface HoldingChange extends Change {
  readonly company: CompanyId
}

export function stockPreview(
  state: DeepReadonly<CzState>,
  seat: Seat,
  actions: readonly CzAction[],
): StockPreview {
  const { state: later, events, refusal } = futureOf(state, seat, actions)
  const percent = (at: DeepReadonly<CzState>, company: number): number =>
    sharesOf(at, company, seat) * sizeOf(at, company).percent
  return {
    cash: { before: cashOf(state, seat), after: cashOf(later, seat) },
    certificates: { before: certificatesOf(state, seat), after: certificatesOf(later, seat) },
    worth: { before: wealthOf(state, seat), after: wealthOf(later, seat) },
    holdings: COMPANIES.flatMap(({ id }, company) => {
      const before = percent(state, company)
      const after = percent(later, company)
      return before === after ? [] : [{ company: id, before, after }]
    }),
    prices: events.flatMap((event) =>
      event.type === 'priceMoved' ? [{ company: event.company, from: event.from, to: event.to }] : [],
    ),
    directors: events.flatMap((event) =>
      event.type === 'directorChanged' ? [{ company: event.company, seat: event.seat }] : [],
    ),
    opened: events.flatMap((event) =>
      event.type === 'companyOpened' ? [{ company: event.company, capital: event.capital }] : [],
    ),
    refusal,
  }
}

/** A start price with what it costs, brings and means for the order of turns. — VII.5 */
export interface StartOption {
  readonly price: number
  readonly cost: number
  /** What the treasury gets once the company opens. */
  readonly capital: number
  /** Shares still to be sold before it opens, after the director's certificate. */
  readonly toOpen: number
  readonly cell: number
  /** Its place in the operating order, counted from 1. */
  readonly place: number
}

export function startOptions(state: DeepReadonly<CzState>, company: CompanyId): readonly StartOption[] {
  const index = companyIndex(company)
  const { startPrices, shares } = sizeOf(state, index)
  if (companyAt(state, index).status !== 'shelf') return []
  return startPrices.map((price) => {
    const cell = PRICES.indexOf(price)
    // A marker that comes lies under all that are there. — IX
    const before = state.market.order.filter((other) => (state.market.at[other] as number) >= cell)
    return {
      price,
      cost: price * 2,
      capital: price * shares,
      toOpen: Math.max(0, Math.ceil(shares / 2) - 2),
      cell,
      place: before.length + 1,
    }
  })
}
