import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import './menu.css'

const MenuBox = lazy(async () => (await import('./menu-box.tsx')).MenuBox)

/** The way to what is not part of the game. */
export function Menu({ table, guided = false }: { readonly table: Table; readonly guided?: boolean }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const t = words.value.table
  /** The focus goes back to the button, so that a dialog opened from here returns it there. */
  const close = (): void => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      if (box.current?.contains(event.target as Node) === false) setOpen(false)
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', escape, true)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', escape, true)
    }
  }, [open])
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="button icon-only"
        aria-label={t.bar.menu}
        title={t.bar.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" size={18} />
      </button>
      {open && <MenuBox table={table} guided={guided} close={close} />}
    </div>
  )
}
