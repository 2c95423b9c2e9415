import type { HexView } from '@roundhouse/view/railway'
import { type Camera, NO_RIM, type Rim, type Size, kept, showing } from '../../board/camera.ts'
import type { Point } from '../../board/hex-geometry.ts'
import { leastScale } from '../../board/use-pointing.ts'
import { isTaken } from './hex-words.tsx'
import type { Layout } from './layout.ts'
import { SIDE } from './measures.ts'

export const MAX_SCALE = 3
/** Near enough for a finger. */
export const NEAR_SCALE = 1.1
/** A phone begins near enough to read, over the stations; wider views show the whole map. */
const PHONE = { width: 500, scale: 1 }
/** The mini-map and the button beside it. */
const PHONE_RIM: Rim = { ...NO_RIM, top: 84 }

/** Lower than this, what a phone shows of the map would lie under its mini-map. */
const LEAST_HEIGHT = 170

export function hasMiniMap({ width, height }: Size): boolean {
  return width < PHONE.width && height >= LEAST_HEIGHT
}

export function rimOf(size: Size): Rim {
  return hasMiniMap(size) ? PHONE_RIM : NO_RIM
}

/** Over the stations, or as near to them as what is to be chosen is in view. */
export function beginAt(
  size: Size,
  layout: Layout,
  hexes: readonly HexView[],
  coming: ReadonlySet<string> | null,
): Camera | null {
  if (size.width >= PHONE.width) return null
  const taken = takenPlaces(layout, hexes)
  const centres = taken.length > 0 ? taken : layout.places.map(({ at }) => at)
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(centres.map((centre) => centre.x))
  const y = middle(centres.map((centre) => centre.y))
  const over = kept({ x, y, scale: PHONE.scale }, layout.box, size)
  const points = [...(coming ?? [])].map(layout.centreOf)
  // Around a single place there is room for the names beside it.
  const margin = points.length === 1 ? SIDE * 2 : SIDE
  return showing(over, size, { points, margin, rim: rimOf(size), least: leastScale(SIDE) })
}

/** Where stations stand. */
export function takenPlaces(layout: Layout, hexes: readonly HexView[]): readonly Point[] {
  return hexes.filter(isTaken).map(({ id }) => layout.centreOf(id))
}
