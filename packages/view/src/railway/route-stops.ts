import { type Board, type GameMap, type MapHex, hexOfKey, stopAt, traceRoute } from '@roundhouse/railways'
import type { RouteStop } from './map-meaning.ts'

/** What a title says about the stops of a route. */
export interface StopsOf {
  readonly board: Board
  readonly map: GameMap
  hexIndex(id: string): number
  valueOf(stop: number): number
  /** Stops that the train passes without counting them. */
  skipped(stops: readonly number[]): ReadonlySet<number>
}

/** The locations of a route in the order of travel; empty where the track does not join them. */
export function routeStopsIn(
  { board, map, hexIndex, valueOf, skipped }: StopsOf,
  hexes: readonly string[],
): readonly RouteStop[] {
  const places = hexes.map(hexIndex)
  if (places.length < 2 || places.includes(-1)) return []
  const traced = traceRoute(board, places)
  if (typeof traced === 'number') return []
  const passed = skipped(traced.stops)
  return traced.stops.map((key) => {
    const { id, names } = map.hexes[hexOfKey(key)] as MapHex
    return {
      hex: id,
      name: names.length === 0 ? id : names.join('/'),
      value: valueOf(key),
      counted: !passed.has(key),
      mine: stopAt(board, key)?.kind === 'mine',
    }
  })
}
