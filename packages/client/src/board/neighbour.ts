import type { Point } from './hex-geometry.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

const STEP: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/**
 * The place that an arrow key leads to, or null at the edge. Straight across counts most: a place far off
 * the line loses against a nearer one. `lane` is the row or column that the walk began in; between two
 * places equally near, the one in the lane wins, so that a walk does not drift.
 */
export function placeTowards<T>(
  places: readonly { readonly id: T; readonly at: Point }[],
  from: Point,
  direction: Direction,
  lane: Point = from,
): T | null {
  const step = STEP[direction]
  let best: T | null = null
  let bestScore = Number.POSITIVE_INFINITY
  for (const { id, at } of places) {
    const ahead = (at.x - from.x) * step.x + (at.y - from.y) * step.y
    const aside = Math.abs((at.x - from.x) * step.y) + Math.abs((at.y - from.y) * step.x)
    if (ahead <= 0 || aside > ahead * STEEPEST) continue
    const drift = Math.abs((at.x - lane.x) * step.y) + Math.abs((at.y - lane.y) * step.x)
    const score = ahead + aside + drift * 0.01
    if (score < bestScore) {
      bestScore = score
      best = id
    }
  }
  return best
}

/** About 63 degrees: wide enough for the slanted sides of a hex, narrow enough to feel like a direction. */
const STEEPEST = 2

export function directionOf(key: string): Direction | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowLeft') return 'left'
  return key === 'ArrowRight' ? 'right' : null
}
