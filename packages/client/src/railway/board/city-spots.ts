import type { HexView, StopView } from '@roundhouse/view/railway'
import type { Point } from '../../board/hex-geometry.ts'
import type { CityTargets } from './board-props.ts'
import type { Layout } from './layout.ts'
import { SLOT } from './measures.ts'
import { type StopShape, trackShape } from './track-shape.ts'

/** A city that can be chosen: where its free circle is on the board. */
export interface CitySpot {
  readonly hex: string
  readonly city: number
  readonly at: Point
  readonly radius: number
  readonly label: string
}

export function citySpots(
  layout: Layout,
  hexes: ReadonlyMap<string, HexView>,
  { open, company }: CityTargets,
  describe: (hex: HexView) => string,
): CitySpot[] {
  return open.flatMap(({ hex: id, city, label }) => {
    const hex = hexes.get(id)
    const shape = hex === undefined ? undefined : trackShape(layout.orientation, hex.track).stops[city]
    if (hex === undefined || shape === undefined) return []
    const at = freeSlot(hex, city, shape, company)
    const centre = layout.centreOf(id)
    return [
      {
        hex: id,
        city,
        at: { x: centre.x + at.x, y: centre.y + at.y },
        radius: shape.slots.length === 0 ? SLOT.alone : shape.radius,
        label: label ?? describe(hex),
      },
    ]
  })
}

/** The circle of a station that stands there already, else the one it would take, behind those kept for companies at home; a full city shows its last one. */
function freeSlot(hex: HexView, city: number, { slots, at }: StopShape, company: string): Point {
  const { stations, homeOf } = hex.stops[city] as StopView
  const own = slots[stations.indexOf(company)]
  if (own !== undefined) return own
  const kept = homeOf.includes(company) ? 0 : homeOf.length
  return slots[stations.length + kept] ?? slots[stations.length] ?? slots.at(-1) ?? at
}
