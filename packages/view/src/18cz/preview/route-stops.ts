import type { DeepReadonly } from '@roundhouse/kernel'
import { type MapHex, hexOfKey, stopAt, traceRoute } from '@roundhouse/railways'
import {
  type CzState,
  boardOf,
  groundOf,
  hexId,
  mapOf,
  stopValue,
  trainCode,
  trainData,
} from '@roundhouse/titles/18cz'
import type { RouteStop } from '../../railway/map-meaning.ts'

/** The locations of a route in the order of travel; empty where the track does not join them. */
export function routeStops(
  state: DeepReadonly<CzState>,
  route: { readonly train: string; readonly hexes: readonly string[] },
): readonly RouteStop[] {
  const places = route.hexes.map((hex) => groundOf(state).index(hex))
  if (places.length < 2 || places.includes(-1)) return []
  const traced = traceRoute(boardOf(state), places)
  if (typeof traced === 'number') return []
  const skipped = skippedTowns(state, route.train, traced.stops)
  return traced.stops.map((key) => {
    const hex = hexOfKey(key)
    const { names } = mapOf(state).hexes[hex] as MapHex
    const id = hexId(state, hex)
    return {
      hex: id,
      name: names.length === 0 ? id : names.join('/'),
      value: stopValue(state, key),
      counted: !skipped.has(key),
    }
  })
}

/** All cities count, the best towns fill up. — VIII.7 */
function skippedTowns(
  state: DeepReadonly<CzState>,
  train: string,
  stops: readonly number[],
): ReadonlySet<number> {
  const code = trainCode(train)
  if (code < 0 || trainData(code).size !== 2) return new Set()
  const towns = stops.filter((key) => stopAt(boardOf(state), key)?.kind !== 'city')
  const room = Math.max(0, trainData(code).reach - (stops.length - towns.length))
  return new Set(towns.toSorted((a, b) => stopValue(state, b) - stopValue(state, a)).slice(room))
}
