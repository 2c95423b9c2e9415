import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import { hexOfKey } from '@roundhouse/railways'
import { MAP, type RmState, bookOf, companyAt, companyId, placeId } from '@roundhouse/titles/1862'
import type { ExchangeStations } from '../railway/exchange.ts'
import { say } from './decisions/sayings.ts'
import type { Joining } from './preview/joining.ts'

/** Stations of both on the map: what stays, what is lost because both stand in one place. — 7.5.6 */
export function stationsOf({ before, after, survivor, vanishing }: Joining): ExchangeStations | null {
  if (vanishing === null) return null
  const kept = placesOf(asReadonly(after), survivor)
  const own = placesOf(before, survivor)
  const other = placesOf(before, vanishing)
  const isKept = (place: Place): boolean => kept.some(({ hex }) => hex === place.hex)
  const isDouble = (place: Place): boolean => own.some(({ hex }) => hex === place.hex)
  const places = [
    ...own.map((place) => ({ ...place, kind: isKept(place) ? ('stays' as const) : ('lost' as const) })),
    ...other.map((place) => ({
      ...place,
      kind: isKept(place) && !isDouble(place) ? ('stays' as const) : ('lost' as const),
    })),
  ]
  const { stationsLeft } = companyAt(after, survivor)
  const most = bookOf(before).mostTokens
  const over = kept.length - most
  const lost = places.filter(({ kind }) => kind === 'lost').length
  return {
    name: say('join.tokens'),
    said: say('join.tokensSum', kept.length, lost, stationsLeft.length, most),
    section: '7.5.6',
    places,
    unplaced: stationsLeft.length,
    most,
    tooMany: over > 0 ? say('join.tooMany', over) : null,
  }
}

interface Place {
  readonly hex: string
  readonly name: string
  readonly company: string
}

/** The link to London is a place as well. — 7.6.5 */
function placesOf(state: DeepReadonly<RmState>, company: number): readonly Place[] {
  const { stations, london } = companyAt(state, company)
  const id = companyId(company)
  const placed = stations.map((key): Place => {
    const hex = hexOfKey(key)
    return { hex: placeId(hex), name: MAP.hexes[hex]?.names[0] ?? placeId(hex), company: id }
  })
  return london ? [...placed, { hex: 'london', name: 'London', company: id }] : placed
}
