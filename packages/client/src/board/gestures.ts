import type { Point } from './hex-geometry.ts'
import type { Viewport } from './viewport.ts'

export interface Tap {
  readonly target: Element
  /** In pixels of the view. */
  readonly at: Point
  /** The second of two quick taps at one place. */
  readonly twice: boolean
  readonly touch: boolean
}

/** Further than this, a press is a drag and no tap. */
const SLACK = { mouse: 5, touch: 10 }
const TWICE_WITHIN = 320

/** Drag, pinch, wheel and taps on a board. Returns what undoes it. */
export function attachGestures(
  element: HTMLElement | SVGElement,
  viewport: Viewport,
  onTap: (tap: Tap) => void,
) {
  const held = new Map<number, Point>()
  let start: Point = { x: 0, y: 0 }
  let dragged = false
  let touch = false
  let lastTap: { at: Point; time: number } | null = null

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const at = place(event)
    if (held.size === 0) {
      start = at
      dragged = false
      touch = event.pointerType === 'touch'
    }
    held.set(event.pointerId, at)
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId)
    if (before === undefined) return
    // A button let go outside the board is not reported to it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      held.clear()
      return
    }
    const at = place(event)
    if (!dragged) {
      const slack = touch ? SLACK.touch : SLACK.mouse
      if (held.size < 2 && distance(at, start) < slack) return
      dragged = true
      for (const id of held.keys()) element.setPointerCapture(id)
    }
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.set(event.pointerId, at)
    const other = others[0]
    if (other === undefined) {
      viewport.panBy({ x: at.x - before.x, y: at.y - before.y })
      return
    }
    viewport.panBy({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 })
    const apart = distance(before, other)
    if (apart > 0) viewport.zoomAt(middle(at, other), distance(at, other) / apart)
  }

  function up(event: PointerEvent): void {
    held.delete(event.pointerId)
  }

  function click(event: MouseEvent): void {
    // A click without a press comes from the keyboard or a screen reader.
    if (event.detail > 0 && dragged) return
    const at = place(event)
    const time = event.timeStamp
    const twice =
      event.detail > 0 &&
      lastTap !== null &&
      time - lastTap.time < TWICE_WITHIN &&
      distance(at, lastTap.at) < SLACK.touch * 2
    lastTap = twice ? null : { at, time }
    onTap({ target: event.target as Element, at, twice, touch: touch && event.detail > 0 })
  }

  /**
   * With Ctrl, or a pinch on a trackpad, the wheel always zooms. Alone it does so where the page itself has
   * nothing to scroll; sideways it pans. What the board cannot use is left to the page.
   */
  function wheel(event: WheelEvent): void {
    const pinch = event.ctrlKey || event.metaKey
    if (!pinch && pageScrolls()) return
    const unit = event.deltaMode === 0 ? 1 : 16
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (!pinch && sideways) {
      if (viewport.fitted.value) return
      event.preventDefault()
      viewport.panBy({ x: -(event.shiftKey ? event.deltaY || event.deltaX : event.deltaX) * unit, y: 0 })
      return
    }
    if (!pinch && event.deltaY > 0 && viewport.fitted.value) return
    event.preventDefault()
    const turn = Math.max(-120, Math.min(120, event.deltaY * unit))
    viewport.zoomAt(place(event), Math.exp(-turn * (pinch ? 0.008 : 0.002)))
  }

  const listeners: readonly [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['wheel', wheel, { passive: false }],
  ]
  for (const [name, listener, options] of listeners) {
    element.addEventListener(name, listener as EventListener, options)
  }
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
  }
}

function pageScrolls(): boolean {
  const page = document.scrollingElement
  return page !== null && page.scrollHeight > page.clientHeight + 1
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
