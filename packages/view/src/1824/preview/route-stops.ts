import type { DeepReadonly } from '@roundhouse/kernel'
import { stopAt } from '@roundhouse/railways'
import { type AhState, boardOf, groundOf, stopValue } from '@roundhouse/titles/1824'
import type { RouteStop } from '../../railway/map-meaning.ts'
import { routeStopsIn } from '../../railway/route-stops.ts'

/** Every location of a route counts but the mine, which pays the treasury. — VII.9, VII.10 */
export function routeStops(
  state: DeepReadonly<AhState>,
  { hexes }: { readonly hexes: readonly string[] },
): readonly RouteStop[] {
  const board = boardOf(state)
  const { map, index } = groundOf(state)
  return routeStopsIn(
    {
      board,
      map,
      hexIndex: index,
      valueOf: (stop) => stopValue(state, stop),
      skipped: (stops) => new Set(stops.filter((key) => stopAt(board, key)?.kind === 'mine')),
    },
    hexes,
  )
}
