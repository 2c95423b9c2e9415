import { useComputed } from '@preact/signals'
import type { ComponentChildren, TargetedPointerEvent } from 'preact'
import type { Box } from './camera.ts'
import type { Viewport } from './viewport.ts'

export interface MiniMapProps {
  readonly viewport: Viewport
  readonly board: Box
  readonly label: string
  readonly children: ComponentChildren
}

/** The whole board in a corner with the part in view framed; a press or a drag looks there. */
export function MiniMap({ viewport, board, label, children }: MiniMapProps) {
  const frame = useComputed(() => {
    const { x, y, width, height } = viewport.frame.value
    return `M${x} ${y}h${width}v${height}h${-width}z`
  })

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
