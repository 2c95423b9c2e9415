import { type MapHex, withStopsOn } from '@roundhouse/railways'
import { TOWN } from './hex-kinds.ts'
import { HEXES } from './map.ts'

export const MOST_ON_HEX = 2

/** The suggested scenario: a hex named twice gets two towns. — XII.2, table B40 */
export const SCENARIO: readonly string[] = ['B7', 'C8', 'C20', 'C22', 'F25', 'F25', 'G24', 'G24', 'H21']

/** Hexes that may get markers: neither red nor grey, without a city or town of their own. — XII.2 */
export const MARKER_HEXES: readonly string[] = HEXES.flatMap(({ id, stops, permanent }) =>
  stops.length === 0 && !permanent ? [id] : [],
)

/** The standard map with these markers on it: a marked hex is one with towns in every respect. — XII.2 */
export function withMarkers(markers: readonly string[]): readonly MapHex[] {
  return withStopsOn(HEXES, markers, TOWN)
}
