import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../shell/words.ts'
import './dialog.css'

/** A page over the page: the rest waits, Esc and a tap beside it close it, the focus returns. */
export function Dialog({
  heading,
  onClose,
  children,
}: {
  readonly heading: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-label={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === box.current) onClose()
      }}
    >
      <div class="dialog-body">
        <header>
          <h2>{heading}</h2>
          <button
            type="button"
            class="button icon-only"
            aria-label={words.value.table.close}
            onClick={onClose}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
