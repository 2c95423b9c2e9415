import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { words } from '../shell/words.ts'
import './sheet.css'

/** How far the sheet is drawn up. */
type Height = 'handle' | 'action' | 'full'
const HEIGHTS: readonly Height[] = ['handle', 'action', 'full']
const DRAG = 36

/** The action panel of a small screen: drag the handle, or press it to go to the next height. */
export function Sheet({ children }: { readonly children: ComponentChildren }) {
  const [height, stand] = useState<Height>('action')
  const [moves, setMoves] = useState(false)
  const setHeight = (next: Height): void => {
    stand(next)
    setMoves(true)
  }
  const start = useRef<number | null>(null)
  const dragged = useRef(false)
  const step = (by: number): void => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by]
    if (next !== undefined) setHeight(next)
  }
  return (
    <section
      class="sheet"
      data-height={height}
      data-moves={moves}
      id="action"
      tabIndex={-1}
      aria-label={words.value.table.places.action}
    >
      <button
        type="button"
        class="grab"
        aria-label={words.value.table.sheet[height]}
        onPointerDown={(event) => {
          start.current = event.clientY
          dragged.current = false
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (start.current === null || Math.abs(event.clientY - start.current) < DRAG) return
          step(event.clientY < start.current ? 1 : -1)
          start.current = event.clientY
          dragged.current = true
        }}
        onPointerUp={() => (start.current = null)}
        onClick={() => {
          if (!dragged.current) setHeight(height === 'action' ? 'full' : 'action')
        }}
      >
        <i aria-hidden="true" />
      </button>
      <div class="sheet-content" onTransitionEnd={() => setMoves(false)}>
        {children}
      </div>
    </section>
  )
}
