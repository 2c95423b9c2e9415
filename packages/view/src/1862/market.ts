import type { DeepReadonly } from '@roundhouse/kernel'
import { alongChain, alongRowToEnd } from '@roundhouse/railways'
import {
  CHAIN,
  PAR_VALUES,
  PRICES,
  type RmState,
  START_PRICES,
  type Zone,
  companyId,
  companyIndex,
  zoneOf,
} from '@roundhouse/titles/1862'
import type { MarketMoves, MarketView, MarketZone } from '../railway/market-view.ts'
import { movesFrom, zigzagMarket } from '../railway/market.ts'

/** What a sale costs, and where the game ends, by the pattern below the cells. — 6.4.2, 7.12, 10.1 */
export type MarketZoneId = Zone | 'ruin' | 'summit'

const ZONES: readonly (MarketZone & { readonly id: MarketZoneId })[] = [
  { id: 'ruin', pattern: 'low' },
  { id: 'low', pattern: 'hatch' },
  { id: 'high', pattern: 'hatch' },
  { id: 'top', pattern: 'cross' },
  { id: 'summit', pattern: 'high' },
]

/** One chain in two rows, with its zones. — 1.5 */
export function marketView(state: DeepReadonly<RmState>): MarketView {
  const { order, at } = state.market
  const market = zigzagMarket(
    PRICES,
    {
      order: order.map(companyId),
      cellOf: (company: string) => at[companyIndex(company)] as number,
    },
    startsAt,
    'upper',
  )
  return {
    ...market,
    zones: ZONES,
    cells: market.cells.map((cell) => ({ ...cell, zone: zoneAt(cell.price) })),
  }
}

function zoneAt(price: number): MarketZoneId {
  if (price === PRICES[0]) return 'ruin'
  return price === PRICES.at(-1) ? 'summit' : zoneOf(price)
}

/** Par values of chartered companies, start prices of the others. — 4.2, 6.5.3 */
function startsAt(price: number): readonly string[] {
  const par = PAR_VALUES.some((value) => value === price)
  return [...(par ? ['chartered'] : []), ...(START_PRICES.includes(price) ? ['unchartered'] : [])]
}

/** Where a marker goes if a dividend as large as its price is paid, if nothing is, and for each share sold. — 6.4.2, 7.8.5 */
export function marketMoves(state: DeepReadonly<RmState>, company: number): MarketMoves | null {
  const at = state.market.at[company] as number
  const causes = ['dividend', 'nothing', 'sale'] as const
  return movesFrom(companyId(company), at, causes, (why) => {
    if (why === 'sale') return alongChain(CHAIN, at, -1)
    return alongRowToEnd(CHAIN, at, why === 'dividend' ? 1 : -1)
  })
}
