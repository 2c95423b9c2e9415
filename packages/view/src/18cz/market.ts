import type { DeepReadonly } from '@roundhouse/kernel'
import { OFF_MARKET } from '@roundhouse/railways'
import { type CzState, PRICES, SIZES, SIZE_DATA, cellAfter, companyId, sizeOf } from '@roundhouse/titles/18cz'
import type { MarketCell, MarketMoves, MarketView } from '../railway/market-view.ts'

/** Two rows of the chain, the upper one half a cell to the right. — IX */
export function marketView(state: DeepReadonly<CzState>): MarketView {
  const stacks = PRICES.map((): string[] => [])
  for (const company of state.market.order)
    stacks[state.market.at[company] as number]?.push(companyId(company))
  const cells = PRICES.map((price, index): MarketCell => ({
    index,
    price,
    column: index / 2,
    row: index % 2 === 0 ? 1 : 0,
    startsFor: startsAt(state, price),
    stack: stacks[index] as readonly string[],
  }))
  return { width: PRICES.length / 2 + 0.5, height: 2, cells }
}

/** Where this company's marker would go, by what. — VIII.8, IX.3 */
export function marketMoves(state: DeepReadonly<CzState>, company: number): MarketMoves | null {
  const from = state.market.at[company] as number
  if (from === OFF_MARKET) return null
  const causes = ['dividend', 'nothing', 'sale', 'soldOut'] as const
  return {
    company: companyId(company),
    from,
    moves: causes.map((why) => ({ why, to: cellAfter(state, company, why) })),
  }
}

/** In Moravia–Silesia only large companies start, with prices of their own. — VII.5, XI.2 */
function startsAt(state: DeepReadonly<CzState>, price: number): string[] {
  if (state.variant === 'moravia-silesia')
    return sizeOf(state, 0).startPrices.includes(price) ? ['large'] : []
  return SIZES.filter((_, size) => SIZE_DATA[size]?.startPrices.includes(price) === true)
}
