import type { DeepReadonly } from '@roundhouse/kernel'
import { revenueAt, trackAt } from '@roundhouse/railways'
import { CARDS, type CardData, type CzState, MW_HEX, boardOf, groundOf } from '@roundhouse/titles/18cz'

/** What MW pays its owner with the tile that lies there. — XI.2 */
export function privateIncome(state: DeepReadonly<CzState>): number {
  const [stop] = trackAt(boardOf(state), groundOf(state).index(MW_HEX)).stops
  return stop === undefined ? 0 : revenueAt(stop.revenue, (CARDS[state.fleet.phase] as CardData).tiles)
}
