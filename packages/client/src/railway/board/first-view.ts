import type { HexView } from '@roundhouse/view/railway'
import { type Camera, NO_RIM, type Rim, type Size, kept } from '../../board/camera.ts'
import type { Point } from '../../board/hex-geometry.ts'
import { isTaken } from './hex-words.tsx'
import type { Layout } from './layout.ts'

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

export function beginAt(size: Size, layout: Layout, hexes: readonly HexView[]): Camera | null {
  if (size.width >= PHONE.width) return null
  const taken = takenPlaces(layout, hexes)
  const centres = taken.length > 0 ? taken : layout.places.map(({ at }) => at)
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(centres.map((centre) => centre.x))
  const y = middle(centres.map((centre) => centre.y))
  return kept({ x, y, scale: PHONE.scale }, layout.box, size)
}

/** Where stations stand. */
export function takenPlaces(layout: Layout, hexes: readonly HexView[]): readonly Point[] {
  return hexes.filter(isTaken).map(({ id }) => layout.centreOf(id))
}
