import { frameOf } from './camera.ts'
import type { Point } from './hex-geometry.ts'
import { leastScale } from './use-pointing.ts'
import type { Viewport } from './viewport.ts'

/** Of a hex so much is seen, in sides from its centre, when its number is. */
const SEEN = 0.95

/** What the best hint is about comes into view, unless some of it is seen already or the reader is moving the map. */
export function showMarked(viewport: Viewport, marked: readonly Point[], side: number): void {
  const { x, y, width, height } = frameOf(viewport.goal.value, viewport.view.value)
  const far = side * SEEN
  const isSeen = (at: Point): boolean =>
    at.x - far >= x && at.x + far <= x + width && at.y - far >= y && at.y + far <= y + height
  if (!viewport.isLed() && !marked.some(isSeen)) viewport.show(marked, side, leastScale(side))
}
