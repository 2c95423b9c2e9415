import { TileFan } from '../board/tile-fan.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { tileOffers } from './tile-offers.ts'

/** The tiles for the picked hex, with what each of them adds. */
export function Fan({ railway }: { readonly railway: RailwayTable }) {
  const offers = tileOffers(railway)
  return offers === null ? null : <TileFan {...offers} />
}
