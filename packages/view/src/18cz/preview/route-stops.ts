import type { DeepReadonly } from '@roundhouse/kernel'
import { stopAt } from '@roundhouse/railways'
import {
  type CzState,
  boardOf,
  groundOf,
  mapOf,
  stopValue,
  trainCode,
  trainData,
} from '@roundhouse/titles/18cz'
import type { RouteStop } from '../../railway/map-meaning.ts'
import { routeStopsIn } from '../../railway/route-stops.ts'

export function routeStops(
  state: DeepReadonly<CzState>,
  { train, hexes }: { readonly train: string; readonly hexes: readonly string[] },
): readonly RouteStop[] {
  const board = boardOf(state)
  const valueOf = (stop: number): number => stopValue(state, stop)
  return routeStopsIn(
    {
      board,
      map: mapOf(state),
      hexIndex: (id) => groundOf(state).index(id),
      valueOf,
      // For a large company all cities count, the best towns fill up. — VIII.7
      skipped(stops) {
        const code = trainCode(train)
        if (code < 0 || trainData(code).size !== 2) return new Set()
        const towns = stops.filter((key) => stopAt(board, key)?.kind !== 'city')
        const room = Math.max(0, trainData(code).reach - (stops.length - towns.length))
        return new Set(towns.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(room))
      },
    },
    hexes,
  )
}
