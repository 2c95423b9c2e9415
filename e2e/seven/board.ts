import { type Network, networkOf, revenueAt, stopAt } from '@roundhouse/railways'
import { GROUND, TILE_SET } from './data.ts'
import type { State } from './state.ts'

export function networkIn({ board, companies }: State): Network {
  return networkOf(
    { map: GROUND.map, tiles: TILE_SET, state: board },
    companies.map(({ stations }) => stations),
  )
}

export function stopValue(state: State, key: number): number {
  return revenueAt(stopAt(networkIn(state).board, key)?.revenue ?? 0, 'yellow')
}
