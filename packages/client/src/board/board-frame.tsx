import { effect, useComputed } from '@preact/signals'
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Size, toView } from './camera.ts'
import { type Tap, attachGestures } from './gestures.ts'
import type { Point } from './hex-geometry.ts'
import type { Viewport } from './viewport.ts'
import { detailAt } from './words-on-map.ts'
import './board.css'

export interface BoardFrameProps {
  /** A class of its own for the styles of one family of maps. */
  readonly kind?: string
  readonly viewport: Viewport
  /** Side of a hex in board units: it decides how much is written. */
  readonly side: number
  readonly labels: {
    readonly board: string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly fit: string
  }
  /** Places are being chosen on it, or will be with the next frame: the page leaves it room for that. */
  readonly asks: boolean
  /** They are lit. */
  readonly choosing: boolean
  /** Where they are, or what hints are about, in units of the board: on a phone the button steps aside for them. */
  readonly targets: readonly Point[]
  readonly onTap: (tap: Tap) => void
  readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLDivElement>) => void
  /** Heard here, since an svg group that listens for focus would take it. */
  readonly onFocusIn: (event: FocusEvent) => void
  readonly onFocusOut: (event: FocusEvent) => void
  /** The second button, a long press, or the key for menus. */
  readonly onContextMenu?: (event: MouseEvent) => void
  /** What lies over the map, in the corner kept for it. */
  readonly miniMap: ComponentChildren
  /** What lies under it in sheets of their own, the lowest first. */
  readonly under: readonly ComponentChildren[]
  /** The uppermost sheet: pointers, fingers and keys reach this one alone. */
  readonly children: ComponentChildren
}

/** Views narrower than this are phones: a mini-map, and one button instead of three. */
const COMPACT = 500

export function isCompact({ width }: Size): boolean {
  return width < COMPACT
}

const ZOOM_STEP = 1.4
const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable], dialog'

/**
 * A board of any title: sheets that pan and zoom without drawing their content again. A browser paints a sheet as a whole:
 * a change on one of them leaves the others as they are.
 */
export function BoardFrame(props: BoardFrameProps) {
  const {
    viewport,
    side,
    labels,
    asks,
    choosing,
    targets,
    onTap,
    onKeyDown,
    onFocusIn,
    onFocusOut,
    onContextMenu,
    miniMap,
    under,
    children,
    kind,
  } = props
  const measured = viewport.measured.value
  // The sheets under it are seen first: what pointers and keys reach is for the most part not seen at all.
  const [reached, setReached] = useState(false)
  useEffect(() => setReached(measured), [measured])
  const root = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const tapped = useRef(onTap)
  tapped.current = onTap

  useLayoutEffect(() => {
    const element = root.current as HTMLDivElement
    const measure = (): void => viewport.resize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport])

  useLayoutEffect(
    () => effect(() => place(viewport, side, root.current as HTMLElement)),
    [viewport, side, under.length],
  )
  useLayoutEffect(
    () =>
      effect(() => {
        const element = root.current as HTMLElement
        set(element, 'covers', String(coversTarget(viewport, targets)))
        const beyond = beyondView(viewport, targets)
        const fit = element.querySelector<HTMLElement>('.board-fit')
        if (fit !== null) set(fit, 'beyond', beyond === 0 ? '' : String(beyond))
      }),
    [viewport, targets],
  )

  useEffect(
    () => attachGestures(svg.current as SVGSVGElement, viewport, (tap) => tapped.current(tap)),
    [viewport],
  )

  useEffect(() => {
    const zoom = (event: KeyboardEvent): void => zoomByKey(event, viewport)
    addEventListener('keydown', zoom)
    return () => removeEventListener('keydown', zoom)
  }, [viewport])

  function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) onKeyDown(event)
  }

  return (
    <div
      class={kind === undefined ? 'board' : `board ${kind}`}
      ref={root}
      role="group"
      aria-label={labels.board}
      data-asks={asks}
      data-choosing={choosing}
      onKeyDown={keyDown}
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
      onContextMenu={onContextMenu}
    >
      {under.map((sheet, at) => (
        <svg key={at} class="board-sheet under" aria-hidden="true">
          <g class="board-world">{measured ? sheet : null}</g>
        </svg>
      ))}
      <svg key="top" class="board-sheet" ref={svg} role="presentation">
        <g class="board-world">{reached ? children : null}</g>
      </svg>
      {measured ? miniMap : null}
      <ZoomButtons viewport={viewport} labels={labels} />
    </div>
  )
}

/** Wherever the focus is, but for a place to type in. */
function zoomByKey(event: KeyboardEvent, viewport: Viewport): void {
  const { key, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.closest(TYPING) !== null) return
  if (key === '+' || key === '=') viewport.zoomStep(ZOOM_STEP)
  else if (key === '-' || key === '−') viewport.zoomStep(1 / ZOOM_STEP)
  else if (key === '0') viewport.fit()
  else return
  event.preventDefault()
}

/** Written straight to the page: a drag or a zoom draws no component again. */
function place(viewport: Viewport, side: number, root: HTMLElement): void {
  const { scale } = viewport.camera.value
  const origin = toView(viewport.camera.value, viewport.view.value, { x: 0, y: 0 })
  const transform = `translate(${origin.x} ${origin.y}) scale(${scale})`
  for (const world of root.querySelectorAll('.board-world')) world.setAttribute('transform', transform)
  set(root, 'detail', detailAt(side * scale))
  set(root, 'fitted', String(viewport.fitted.value))
  set(root, 'compact', String(isCompact(viewport.view.value)))
}

/** The button of a phone with the rim around it, and half a hex. */
const BUTTON_ROOM = 54 + 26

/** Whether something to choose lies under the button of a phone. */
export function coversTarget(
  { camera, view }: Pick<Viewport, 'camera' | 'view'>,
  targets: readonly Point[],
): boolean {
  return targets.some((target) => {
    const { x, y } = toView(camera.value, view.value, target)
    return x > 0 && y > 0 && x < BUTTON_ROOM && y < BUTTON_ROOM
  })
}

/** How many of these places lie outside of what is seen: the button that shows the whole board tells it. */
function beyondView({ camera, view }: Pick<Viewport, 'camera' | 'view'>, targets: readonly Point[]): number {
  const { width, height } = view.value
  return targets.filter((target) => {
    const { x, y } = toView(camera.value, view.value, target)
    return x < 0 || y < 0 || x > width || y > height
  }).length
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.dataset[name] !== value) element.dataset[name] = value
}

function ZoomButtons({ viewport, labels }: Pick<BoardFrameProps, 'viewport' | 'labels'>) {
  const fitted = useComputed(() => (viewport.fitted.value ? 'true' : undefined))
  return (
    <div class="board-tools">
      <button
        type="button"
        class="board-tool"
        aria-label={labels.zoomIn}
        onClick={() => viewport.zoomStep(ZOOM_STEP)}
      >
        <Glyph d="M8 3v10M3 8h10" />
      </button>
      <button
        type="button"
        class="board-tool"
        aria-label={labels.zoomOut}
        aria-disabled={fitted}
        onClick={() => viewport.zoomStep(1 / ZOOM_STEP)}
      >
        <Glyph d="M3 8h10" />
      </button>
      <button
        type="button"
        class="board-tool board-fit"
        aria-label={labels.fit}
        aria-disabled={fitted}
        onClick={() => viewport.fit()}
      >
        <Glyph d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
      </button>
    </div>
  )
}

function Glyph({ d }: { readonly d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
    </svg>
  )
}
