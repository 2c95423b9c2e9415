import { type Network, networksBy, revenueAt, stopAt } from '@roundhouse/railways'
import { GROUND, TILE_SET } from './data.ts'
import type { State } from './state.ts'

export const networkIn: (state: State) => Network = networksBy({
  groundOf: () => ({ map: GROUND.map, tiles: TILE_SET }),
})

export function stopValue(state: State, key: number): number {
  return revenueAt(stopAt(networkIn(state).board, key)?.revenue ?? 0, 'yellow')
}
