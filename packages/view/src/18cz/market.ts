import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzState,
  PRICES,
  SIZES,
  SIZE_DATA,
  cellAfter,
  companyId,
  companyIndex,
  sizeOf,
} from '@roundhouse/titles/18cz'
import type { MarketMoves, MarketView } from '../railway/market-view.ts'
import { movesFrom, zigzagMarket } from '../railway/market.ts'

export function marketView(state: DeepReadonly<CzState>): MarketView {
  const { order, at } = state.market
  const markers = {
    order: order.map(companyId),
    cellOf: (company: string) => at[companyIndex(company)] as number,
  }
  return zigzagMarket(PRICES, markers, (price) => startsAt(state, price))
}

/** Where this company's marker would go, by what. — VIII.8, IX.3 */
export function marketMoves(state: DeepReadonly<CzState>, company: number): MarketMoves | null {
  const causes = ['dividend', 'nothing', 'sale', 'soldOut'] as const
  return movesFrom(companyId(company), state.market.at[company] as number, causes, (why) =>
    cellAfter(state, company, why),
  )
}

/** In Moravia–Silesia only large companies start, with prices of their own. — VII.5, XI.2 */
function startsAt(state: DeepReadonly<CzState>, price: number): string[] {
  if (state.variant === 'moravia-silesia')
    return sizeOf(state, 0).startPrices.includes(price) ? ['large'] : []
  return SIZES.filter((_, size) => SIZE_DATA[size]?.startPrices.includes(price) === true)
}
