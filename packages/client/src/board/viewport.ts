import { type ReadonlySignal, batch, computed, signal } from '@preact/signals'
import {
  type Box,
  type Camera,
  NO_RIM,
  type Rim,
  type Size,
  between,
  fitting,
  frameOf,
  kept,
  moved,
  revealing,
  scaledAt,
  showing,
  toBoard,
  withRim,
} from './camera.ts'
import type { Point } from './hex-geometry.ts'
import { motion } from './motion.ts'

export interface Viewport {
  readonly camera: ReadonlySignal<Camera>
  /** Where a movement leads; the camera itself where it stands. Words are set for this one, and not anew on the way. */
  readonly goal: ReadonlySignal<Camera>
  readonly view: ReadonlySignal<Size>
  /** False before the size of the view is known: what is drawn then would be laid out twice. */
  readonly measured: ReadonlySignal<boolean>
  /** The part of the board in view. */
  readonly frame: ReadonlySignal<Box>
  /** True while the whole board is in view. */
  readonly fitted: ReadonlySignal<boolean>
  /** The view has a new size; the first one places the camera. */
  resize(view: Size): void
  panBy(by: Point): void
  zoomAt(at: Point, factor: number): void
  /** To this scale with `point` of the board in the middle, in a short movement. */
  zoomTo(point: Point, scale: number): void
  zoomStep(factor: number): void
  fit(): void
  /** Looks at this board point at the present scale. */
  lookAt(point: Point): void
  /** At once: what hangs on a place on the screen can be placed right after. */
  reveal(point: Point, margin: number): void
  /** Brings these points into view, in a short movement once the board has been looked at; nothing smaller than at the scale `least`. */
  show(points: readonly Point[], margin: number, least: number): void
  boardAt(at: Point): Point
  /** The reader is just moving the board: it is not moved for him. */
  isLed(): boolean
}

export interface ViewportOptions {
  readonly board: Box
  readonly maxScale: number
  /** Where a view of this size begins; null begins with the whole board. */
  readonly begin: (view: Size) => Camera | null
  /** What lies over the sides of a view of this size. */
  readonly rim?: (view: Size) => Rim
}

/** So long after a board came into view the page may still look elsewhere without a movement: nobody has read it yet. */
const OPENING = 1000
/** So long after the last step of a drag or a zoom the next one may follow. */
const LED = 1000

export function createViewport({ board, maxScale, begin, rim }: ViewportOptions): Viewport {
  const view = signal<Size>({ width: board.width, height: board.height })
  const camera = signal<Camera>(fitting(board, view.value))
  const goal = signal<Camera>(camera.value)
  const measured = signal(false)
  let frameRequest = 0
  let opened = Number.NEGATIVE_INFINITY
  let led = Number.NEGATIVE_INFINITY

  const smallest = (): number => fitting(board, view.value).scale
  const fitted = computed(() => camera.value.scale <= smallest() * 1.01)
  const limited = (scale: number): number =>
    Math.min(Math.max(scale, smallest()), Math.max(maxScale, smallest()))
  const rimAt = (scale: number): Rim =>
    rim === undefined || scale <= smallest() * 1.01 ? NO_RIM : rim(view.value)
  const settle = (next: Camera): Camera => {
    const scale = limited(next.scale)
    return kept({ ...next, scale }, withRim(board, rimAt(scale), scale), view.value)
  }

  /** A camera that stays where it is tells nobody: every sheet of the board would be laid out again for nothing. */
  function stand(next: Camera): void {
    const { x, y, scale } = camera.peek()
    if (next.x !== x || next.y !== y || next.scale !== scale) camera.value = next
    goal.value = camera.peek()
  }

  function jump(next: Camera): void {
    cancelAnimationFrame(frameRequest)
    stand(settle(next))
  }

  function glide(next: Camera): void {
    cancelAnimationFrame(frameRequest)
    const length = motion()
    const from = camera.value
    const to = settle(next)
    if (length <= 0) {
      stand(to)
      return
    }
    goal.value = to
    const start = performance.now()
    const frame = (now: number): void => {
      const part = Math.min(Math.max((now - start) / length, 0), 1)
      camera.value = part === 1 ? to : between(from, to, 1 - (1 - part) ** 3)
      if (part < 1) frameRequest = requestAnimationFrame(frame)
    }
    frameRequest = requestAnimationFrame(frame)
  }

  function lead(next: Camera): void {
    led = performance.now()
    jump(next)
  }

  return {
    camera,
    goal,
    view,
    measured,
    frame: computed(() => frameOf(camera.value, view.value)),
    fitted,
    resize(next) {
      if (next.width <= 0 || next.height <= 0) return
      if (measured.value && next.width === view.value.width && next.height === view.value.height) return
      batch(() => {
        const whole = fitted.value
        view.value = next
        const first = measured.value ? null : begin(next)
        if (!measured.value) opened = performance.now()
        jump(first ?? (whole || !measured.value ? fitting(board, next) : camera.value))
        measured.value = true
      })
    },
    panBy: (by) => lead(moved(camera.value, by)),
    zoomAt: (at, factor) =>
      lead(scaledAt(camera.value, view.value, at, limited(camera.value.scale * factor))),
    zoomTo: (point, scale) => glide({ ...point, scale }),
    zoomStep: (factor) => glide({ ...camera.value, scale: camera.value.scale * factor }),
    fit: () => glide(fitting(board, view.value)),
    lookAt: (point) => lead({ ...point, scale: camera.value.scale }),
    reveal: (point, margin) => jump(revealing(camera.value, view.value, point, margin)),
    show(points, margin, least) {
      // Where a movement leads, not where it is just now: what is seen on the way may be gone at its end.
      const { value } = goal
      const next = showing(value, view.value, { points, margin, rim: rimAt(value.scale), least })
      if (next === value) return
      if (performance.now() - opened < OPENING) jump(next)
      else glide(next)
    },
    boardAt: (at) => toBoard(camera.value, view.value, at),
    isLed: () => performance.now() - led < LED,
  }
}
