import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { placeBeside } from '../table/why-not-popover.tsx'
import './inspector-frame.css'

interface InspectorFrameProps {
  /** What is spoken when it opens. */
  readonly label: string
  readonly name: string
  /** Where the hex lies, if its name does not say it. */
  readonly coordinate: string | null
  readonly closeLabel: string
  readonly anchor: DOMRect
  /** Asked for by a key: the focus goes there, and back when it is closed. */
  readonly focus: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** What somebody asks about a hex of any title, beside it; Esc, its button and a press elsewhere close it. */
export function InspectorFrame(props: InspectorFrameProps) {
  const { label, name, coordinate, closeLabel, anchor, focus, onClose, children } = props
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    if (box.current !== null) setPlace(placeBeside(anchor, box.current.getBoundingClientRect()))
  }, [name, anchor])
  useEffect(() => {
    const before = document.activeElement
    const away = (event: PointerEvent): void => {
      if (box.current?.contains(event.target as Node) === false) onClose()
    }
    addEventListener('pointerdown', away, true)
    return () => {
      removeEventListener('pointerdown', away, true)
      if (focus && before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [])
  // What is not placed yet is hidden, and hidden things take no focus.
  const placed = place !== null
  useEffect(() => {
    if (focus && placed) box.current?.querySelector('button')?.focus()
  }, [placed])
  return (
    <div
      ref={box}
      class="hex-inspector"
      role="dialog"
      aria-label={label}
      style={place === null ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <h3>{name}</h3>
        {coordinate === null ? null : <span class="coordinate">{coordinate}</span>}
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" size={14} />
        </button>
      </header>
      {children}
    </div>
  )
}
