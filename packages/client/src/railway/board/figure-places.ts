import type { Orientation } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import { SIDE } from './measures.ts'
import { polar } from './piece.ts'
import { type Candidate, rimPlaces } from './sign-places.ts'
import { textWidth } from './text-width.ts'
import type { TypeSizes } from './type-sizes.ts'

export function revenuePlaces(orientation: Orientation, { badge }: TypeSizes): readonly Candidate[] {
  const radius = badge + SIDE * 0.015
  return rimPlaces(orientation, { width: radius, height: radius })
}

export function labelPlaces(
  orientation: Orientation,
  text: string,
  { label }: TypeSizes,
): readonly Candidate[] {
  return rimPlaces(orientation, { width: textWidth(text, label) / 2, height: label * 0.4 })
}

/** The row of values lies above or below the city. */
export function stagePlaces(stages: number, { stage }: TypeSizes): Candidate[] {
  // With a little paper towards the name.
  const extent = { width: (stage.width * stages) / 2, height: stage.height / 2 + SIDE * 0.04 }
  return [0.52, -0.52, 0.46, -0.46, 0.58, -0.58, 0.3, -0.3, 0.14, -0.14, 0].map((down, index) => ({
    x: 0,
    y: down * SIDE,
    extent,
    way: 0,
    cost: index * 0.5,
    soft: true,
  }))
}

/** The red figure stands low, where nothing of a bare hex is in its way. */
export function costPlaces(orientation: Orientation, amount: number, { cost }: TypeSizes): Candidate[] {
  const extent = { width: textWidth(String(amount), cost) / 2 + SIDE * 0.05, height: cost * 0.6 }
  return rimPlaces(orientation, extent).map((place) => ({
    ...place,
    cost: place.cost + (place.y < 0 ? 1 : 0),
  }))
}

/**
 * At the corner below the tile, or above the bare hex; where a side is on top, at the corner to its left. Elsewhere
 * along the rim only where a circle is in the way.
 */
export function numberPlaces(orientation: Orientation, { id, tile }: HexView, size: number): Candidate[] {
  const text = tile?.id ?? id
  const extent = { width: textWidth(text, size) / 2, height: size * 0.4 }
  const first = (orientation === 'pointy' ? 90 : 120) * (tile === null ? -1 : 1)
  const far =
    SIDE *
    (typeof tile?.edge === 'string' ? 0.73 : orientation === 'pointy' ? 0.8 - (size / SIDE - 0.17) : 0.77)
  return [0, 60, -60, 120, -120, 180, 30, -30, 90, -90, 150, -150].map((turn) => ({
    ...polar(far * (turn === 0 ? 1 : turn % 60 === 0 ? 0.94 : 0.86), ((first + turn) * Math.PI) / 180),
    extent,
    way: 0,
    cost: turn === 0 ? 0 : 12 + Math.abs(turn) / 60,
    soft: true,
  }))
}
