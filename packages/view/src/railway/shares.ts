import { soldInRound } from '@roundhouse/railways'
import type { CompanyView, Holder, ShareHolding, SharesView } from './company-view.ts'
import type { Holding } from './player-view.ts'

/** The shares of a company with who holds how many: the director first, then the largest holding. */
export function sharesView(
  { percent, ...shares }: Omit<SharesView, 'holders'>,
  held: readonly (readonly [Holder | null, number])[],
  director: Holder | null,
): SharesView {
  const holders = held.flatMap(([holder, count]): readonly ShareHolding[] =>
    count === 0 || holder === null
      ? []
      : [{ holder, shares: count, percent: count * percent, director: holder === director }],
  )
  return {
    percent,
    ...shares,
    holders: holders.toSorted((a, b) => Number(b.director) - Number(a.director) || b.shares - a.shares),
  }
}

/** What a seat holds of the companies and which it directs, in the order of the box. */
export function holdingsOf(
  companies: readonly CompanyView[],
  seat: number,
): { readonly holdings: readonly Holding[]; readonly directs: readonly string[] } {
  const holdings = companies.flatMap(({ id, price, shares: { holders } }) => {
    const held = holders.find(({ holder }) => holder === seat)
    if (held === undefined) return []
    const { shares, percent } = held
    return [{ company: id, shares, percent, value: shares * (price ?? 0) }]
  })
  return { holdings, directs: companies.filter(({ director }) => director === seat).map(({ id }) => id) }
}

/** The companies that a seat has sold in the stock round, if there is one now. */
export function soldBy(
  stock: { readonly sold: readonly number[] } | null,
  seat: number,
  companies: readonly CompanyView[],
  indexOf: (id: string) => number,
): readonly string[] {
  const ids = companies.map(({ id }) => id)
  return stock === null ? [] : ids.filter((id) => soldInRound(stock, seat, indexOf(id)))
}
