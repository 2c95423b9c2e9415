import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type Auction, COMPANIES, type ChicagoState, cashOf } from '@roundhouse/titles/chicago-express'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { payoutsLeft, shareCase, shareValue } from './outlook.ts'

/** Cash and hoped-for dividends, against the mean of the others: money alone does not win. */
export function byRulesOfThumb(figures: Figures): Judge {
  return {
    worths(state) {
      const money = moneyOf(state, figures)
      const all = money.reduce((sum, each) => sum + each, 0)
      return money.map((own) => own - (all - own) / Math.max(1, money.length - 1))
    },
    reserves: (state) => reservesOf(state, figures),
  }
}

/** What each seat will have at the end of the game, hand and dividends. */
export function moneyOf(state: DeepReadonly<ChicagoState>, figures: Figures): number[] {
  const money = Array.from({ length: state.players }, (_, seat) => cashOf(state, seat))
  if (state.ended !== null) return money
  const payouts = payoutsLeft(state, figures)
  for (let company = 0; company < COMPANIES.length; company++) {
    const value = shareValue(state, company, shareCase(state, company), payouts, figures)
    if (value === 0) continue
    const { holders } = state.companies[company] as { holders: readonly Seat[] }
    for (const holder of holders) money[holder] = (money[holder] as number) + value
  }
  return money
}

function reservesOf(state: DeepReadonly<ChicagoState>, figures: Figures): number[] {
  const { company, kind } = state.auction as DeepReadonly<Auction>
  const payouts = payoutsLeft(state, figures)
  const { shares, treasury } = shareCase(state, company)
  const worthWith = (price: number): number =>
    shareValue(state, company, { shares: shares + 1, treasury: treasury + price }, payouts, figures)
  // The price comes to the company, and so back to its holders.
  const first = worthWith(0)
  const value =
    worthWith(first / (1 + figures.cashPerPayout * payouts)) / (1 + figures.cashPerPayout * payouts)
  return Array.from({ length: state.players }, (_, seat) => {
    const cash = cashOf(state, seat)
    return Math.min(value, kind === 'initial' ? cash * figures.initialBidShare : cash)
  })
}
