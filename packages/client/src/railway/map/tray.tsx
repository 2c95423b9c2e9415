import type { ComponentChildren } from 'preact'
import { TileTray } from '../board/tile-tray.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { tileOffers } from './tile-offers.ts'

/** The same as in the fan, for a phone. */
export function Tray({
  railway,
  about,
}: {
  readonly railway: RailwayTable
  readonly about: ComponentChildren
}) {
  const offers = tileOffers(railway)
  return offers === null ? null : <TileTray {...offers} about={about} />
}
