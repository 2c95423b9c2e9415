import { short } from '../../board/hex-geometry.ts'
import type { CityTargets } from './board-props.ts'
import type { CitySpot } from './city-spots.ts'
import { place } from './hex-land.tsx'
import type { Looks } from './hex-stops.tsx'
import { SIDE } from './measures.ts'
import { TokenMark } from './station-token.tsx'

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
      {spots.map((spot) => {
        const { hex, city, at, radius } = spot
        const chosen = targets.chosen?.hex === hex && targets.chosen.city === city
        const ring = short(Math.min(radius + SIDE * 0.06, roomOf(spot, spots)))
        return (
          <g key={`${hex}:${city}`} class={chosen ? 'city-ring chosen' : 'city-ring'} transform={place(at)}>
            {chosen && look !== undefined ? <TokenMark look={look} radius={radius * 0.95} /> : null}
            <circle class="city-ring-casing" r={ring} />
            <circle class="city-ring-line" r={ring} />
          </g>
        )
      })}
    </g>
  )
}

/** A ring ends where that of a city beside it begins. */
function roomOf({ hex, at }: CitySpot, spots: readonly CitySpot[]): number {
  const others = spots.filter((spot) => spot.hex === hex && spot.at !== at)
  return Math.min(...others.map((spot) => Math.hypot(spot.at.x - at.x, spot.at.y - at.y) / 2 - SIDE * 0.04))
}

/** What a city is to a finger, a key and a screen reader; Tab comes to one alone in its hex by way of that. */
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
          tabindex={spots.filter((spot) => spot.hex === hex).length > 1 ? 0 : -1}
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
