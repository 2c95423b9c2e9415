import { computed, useComputed } from '@preact/signals'
import type { ComponentChildren, TargetedPointerEvent } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Box, type Size, toView } from './camera.ts'
import type { Point } from './hex-geometry.ts'
import type { Viewport } from './viewport.ts'

export interface MiniMapProps {
  readonly viewport: Viewport
  readonly board: Box
  readonly label: string
  readonly children: ComponentChildren
  /** Where something can be chosen: it keeps off these. */
  readonly targets?: readonly Point[]
}

const NOWHERE: readonly Point[] = []
/** Its size with the rim around it, and half a hex. */
const ROOM = { width: 114 + 26, height: 80 + 26 }

/** The first corner with nothing to choose under it; none: it stays away. The button for the whole board has the fourth. */
export function freeCorner({ width, height }: Size, targets: readonly Point[]): string {
  const under = (left: boolean, top: boolean): boolean =>
    targets.some(
      ({ x, y }) =>
        (left ? x < ROOM.width : x > width - ROOM.width) &&
        (top ? y < ROOM.height : y > height - ROOM.height),
    )
  if (!under(false, true)) return 'right top'
  if (!under(false, false)) return 'right bottom'
  return under(true, false) ? 'none' : 'left bottom'
}

/** The whole board in a corner with the part in view framed; a press or a drag looks there. */
export function MiniMap({ viewport, board, label, children, targets = NOWHERE }: MiniMapProps) {
  const frame = useComputed(() => {
    const { x, y, width, height } = viewport.frame.value
    return `M${x} ${y}h${width}v${height}h${-width}z`
  })

  // Anew for other targets: the map may stand still while another decision lights other hexes.
  const corner = useMemo(
    () =>
      computed(() => {
        const view = viewport.view.value
        return freeCorner(
          view,
          targets.map((target) => toView(viewport.camera.value, view, target)),
        )
      }),
    [viewport, targets],
  )

  function look(event: TargetedPointerEvent<SVGSVGElement>): void {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const area = event.currentTarget.getBoundingClientRect()
    const scale = Math.min(area.width / board.width, area.height / board.height)
    viewport.lookAt({
      x: board.x + board.width / 2 + (event.clientX - area.left - area.width / 2) / scale,
      y: board.y + board.height / 2 + (event.clientY - area.top - area.height / 2) / scale,
    })
  }

  return (
    <svg
      class="mini-map"
      data-corner={corner}
      role="img"
      aria-label={label}
      viewBox={`${board.x} ${board.y} ${board.width} ${board.height}`}
      onPointerDown={look}
      onPointerMove={look}
    >
      {children}
      <path class="mini-map-casing" d={frame} />
      <path class="mini-map-frame" d={frame} />
    </svg>
  )
}
