import type { Orientation } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import { BADGE_RADIUS, COST_SIZE, LABEL_SIZE, NUMBER_SIZE, SIDE } from './measures.ts'
import { polar } from './piece.ts'
import { type Candidate, type Extent, rimPlaces } from './sign-places.ts'
import { textWidth } from './text-width.ts'

/** Pitch and height of the row of values. */
export const STAGE_CELL = { width: SIDE * 0.33, height: SIDE * 0.29 }

const BADGE: Extent = { width: BADGE_RADIUS + SIDE * 0.015, height: BADGE_RADIUS + SIDE * 0.015 }

export function revenuePlaces(orientation: Orientation): Candidate[] {
  return rimPlaces(orientation, BADGE)
}

export function labelPlaces(orientation: Orientation, label: string): Candidate[] {
  return rimPlaces(orientation, { width: textWidth(label, LABEL_SIZE) / 2, height: LABEL_SIZE * 0.4 })
}

/** The row of values lies above or below the city. */
export function stagePlaces(stages: number): Candidate[] {
  const extent = { width: (STAGE_CELL.width * stages) / 2, height: STAGE_CELL.height / 2 }
  return [0.52, -0.52, 0.46, -0.46, 0.58, -0.58].map((down, index) => ({
    x: 0,
    y: down * SIDE,
    extent,
    way: 0,
    cost: index * 0.5,
    soft: false,
  }))
}

/** The red figure stands low, where nothing of a bare hex is in its way. */
export function costPlaces(orientation: Orientation, cost: number): Candidate[] {
  const extent = { width: textWidth(String(cost), COST_SIZE) / 2 + SIDE * 0.05, height: SIDE * 0.155 }
  return rimPlaces(orientation, extent).map((place) => ({
    ...place,
    cost: place.cost + (place.y < 0 ? 1 : 0),
  }))
}

/**
 * At the corner below the tile, or above the bare hex; where a side is on top, at the corner to its left. Elsewhere
 * along the rim only where a circle is in the way.
 */
export function numberPlaces(orientation: Orientation, { id, tile }: HexView): Candidate[] {
  const text = tile?.id ?? id
  const extent = { width: textWidth(text, NUMBER_SIZE) / 2, height: NUMBER_SIZE * 0.4 }
  const first = (orientation === 'pointy' ? 90 : 120) * (tile === null ? -1 : 1)
  const far = SIDE * (typeof tile?.edge === 'string' ? 0.73 : orientation === 'pointy' ? 0.82 : 0.78)
  return [0, 60, -60, 120, -120, 180, 30, -30, 90, -90, 150, -150].map((turn) => ({
    ...polar(far * (turn === 0 ? 1 : turn % 60 === 0 ? 0.94 : 0.86), ((first + turn) * Math.PI) / 180),
    extent,
    way: 0,
    cost: turn === 0 ? 0 : 12 + Math.abs(turn) / 60,
    soft: true,
  }))
}
