import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Point } from './hex-geometry.ts'
import { showMarked } from './show-marked.ts'
import { type Viewport, createViewport } from './viewport.ts'

/** The settings that say so ask a page. */
vi.mock('./motion.ts', () => ({ motion: () => 0 }))

const BOARD = { x: 0, y: 0, width: 1000, height: 600 }
const SIDE = 33
const FAR: readonly Point[] = [
  { x: 800, y: 400 },
  { x: 860, y: 400 },
]

/** The map of a phone while hints are open: much wider than high, at its left upper corner. */
function phone(): Viewport {
  const viewport = createViewport({ board: BOARD, maxScale: 3, begin: () => ({ x: 195, y: 80, scale: 1 }) })
  viewport.resize({ width: 390, height: 160 })
  return viewport
}

function isSeen(viewport: Viewport, { x, y }: Point): boolean {
  const { frame } = viewport
  const { x: left, y: top, width, height } = frame.value
  return x > left && x < left + width && y > top && y < top + height
}

beforeEach(() => vi.stubGlobal('cancelAnimationFrame', () => {}))
afterEach(() => vi.unstubAllGlobals())

test('what the best hint is about comes into view', () => {
  const viewport = phone()
  showMarked(viewport, FAR, SIDE)
  expect(FAR.every((at) => isSeen(viewport, at))).toBe(true)
  expect(viewport.camera.value.scale).toBe(1)
})

test('some of it is seen: the map stays', () => {
  const viewport = phone()
  const before = viewport.camera.value
  showMarked(viewport, [...FAR, { x: 200, y: 80 }], SIDE)
  expect(viewport.camera.value).toBe(before)
  // Half a hex without its number does not tell which one it is.
  showMarked(viewport, [{ x: 200, y: 155 }], SIDE)
  expect(viewport.camera.value).not.toBe(before)
})

test('the reader is moving the map: it is left to him', () => {
  const viewport = phone()
  viewport.panBy({ x: -20, y: 0 })
  const led = viewport.camera.value
  showMarked(viewport, FAR, SIDE)
  expect(viewport.camera.value).toBe(led)
})
