import type { HexView, StopView } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import type { CityTargets } from './board-props.ts'
import { place } from './hex-land.tsx'
import type { Looks } from './hex-stops.tsx'
import type { Layout } from './layout.ts'
import { SIDE, SLOT } from './measures.ts'
import { TokenMark } from './station-token.tsx'
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

/** Rings round the circles that can be chosen, and the station where it would stand. */
export function CityRings({
  spots,
  targets,
  companies,
}: {
  readonly spots: readonly CitySpot[]
  readonly targets: CityTargets
  readonly companies: Looks
}) {
  const look = companies.get(targets.company)
  return (
    <g class="city-rings" aria-hidden="true">
      {spots.map(({ hex, city, at, radius }) => {
        const chosen = targets.chosen?.hex === hex && targets.chosen.city === city
        return (
          <g key={`${hex}:${city}`} class={chosen ? 'city-ring chosen' : 'city-ring'} transform={place(at)}>
            {chosen && look !== undefined ? <TokenMark look={look} radius={radius * 0.95} /> : null}
            <circle class="city-ring-casing" r={short(radius + SIDE * 0.06)} />
            <circle class="city-ring-line" r={short(radius + SIDE * 0.06)} />
          </g>
        )
      })}
    </g>
  )
}

/** What a city is to a finger, a key and a screen reader. */
export function CityButtons({
  spots,
  chosen,
  onPickCity,
}: {
  readonly spots: readonly CitySpot[]
  readonly chosen: CityTargets['chosen']
  readonly onPickCity: (hex: string, city: number) => void
}) {
  return (
    <g class="city-buttons">
      {spots.map(({ hex, city, at, radius, label }) => (
        <circle
          key={`${hex}:${city}`}
          class="city-button"
          data-city={city}
          data-of={hex}
          cx={short(at.x)}
          cy={short(at.y)}
          r={short(radius + SIDE * 0.06)}
          role="button"
          tabindex={0}
          aria-label={label}
          aria-pressed={chosen?.hex === hex && chosen.city === city ? 'true' : undefined}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onPickCity(hex, city)
          }}
        />
      ))}
    </g>
  )
}
