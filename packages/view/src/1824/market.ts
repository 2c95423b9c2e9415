import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type AhState,
  GRID,
  ISSUE_PRICES,
  STATE_CELL,
  cellAfter,
  companyId,
  companyIndex,
  issueCell,
} from '@roundhouse/titles/1824'
import type { MarketMoves, MarketView } from '../railway/market-view.ts'
import { gridMarket, movesFrom } from '../railway/market.ts'

const ISSUE_CELLS: ReadonlySet<number> = new Set(ISSUE_PRICES.map(issueCell))

/** The printed board: rows end at a ledge, from which a dividend lifts the marker. — VI.4, VIII.2 */
export function marketView(state: DeepReadonly<AhState>): MarketView {
  const { order, at } = state.market
  const markers = {
    order: order.map(companyId),
    cellOf: (company: string) => at[companyIndex(company)] as number,
  }
  return gridMarket(GRID, markers, startsAt)
}

/** Where this company's marker would go, by what. — VIII.2, VIII.3 */
export function marketMoves(state: DeepReadonly<AhState>, company: number): MarketMoves | null {
  const causes = ['dividend', 'nothing', 'sale', 'soldOut'] as const
  return movesFrom(companyId(company), state.market.at[company] as number, causes, (why) =>
    cellAfter(state, company, why),
  )
}

/** — VI.4, IV.4.4 */
function startsAt(cell: number): readonly string[] {
  if (ISSUE_CELLS.has(cell)) return ['regional']
  return cell === STATE_CELL ? ['state'] : []
}
