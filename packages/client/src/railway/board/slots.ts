import type { Track } from '@roundhouse/railways'
import type { Point } from '../../board/hex-geometry.ts'
import { SLOT } from './measures.ts'

/** Circles touch: in a row of two, a triangle, a square. */
export function slotsAround({ x, y }: Point, slots: number, radius: number): Point[] {
  const step = radius * 1.02
  if (slots === 0) return []
  if (slots === 1) return [{ x, y }]
  if (slots === 2) {
    return [
      { x: x - step, y },
      { x: x + step, y },
    ]
  }
  if (slots === 3) {
    const low = y + step * 0.58
    return [
      { x, y: y - step * 1.15 },
      { x: x - step, y: low },
      { x: x + step, y: low },
    ]
  }
  const rows = Math.ceil(slots / 2)
  return Array.from({ length: slots }, (_, slot) => ({
    x: x + (slot % 2 === 0 ? -step : step),
    y: y + (Math.floor(slot / 2) * 2 - rows + 1) * step,
  }))
}

/** How far the circles of a city reach from its middle. */
export function cityReach(slots: number, radius: number): number {
  if (slots <= 1) return radius
  if (slots === 2) return radius * 2
  return slots === 3 ? radius * 2.15 : radius * 2.42
}

export function slotRadius(track: Track, slots: number): number {
  const cities = track.stops.filter(({ kind }) => kind === 'city')
  if (cities.length >= 2 && slots === 1) return SLOT.crowded
  if (cities.reduce((sum, city) => sum + city.slots, 0) >= 4) return SLOT.square
  return slots > 1 ? SLOT.several : SLOT.alone
}
