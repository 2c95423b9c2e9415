import { refusalSentence, sectionLabel } from '@roundhouse/words'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { titleWords, words } from '../shell/words.ts'
import type { Table, WhyNot } from './table.ts'
import './why-not.css'

const GAP = 10
const MARGIN = 8

/** What is the case, why, what to do instead; under a rule where the rulebook says so. */
export function WhyNotPopover({ table }: { readonly table: Table }) {
  const shown = table.whyNot.value
  return shown === null ? null : <Popover table={table} whyNot={shown} />
}

function Popover({ table, whyNot }: { readonly table: Table; readonly whyNot: WhyNot }) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const { reason, anchor, pinned } = whyNot
  useLayoutEffect(() => {
    const settle = (): void => {
      if (box.current !== null) setPlace(placeBeside(anchor, box.current.getBoundingClientRect()))
    }
    settle()
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [reason, anchor])
  useLayoutEffect(() => {
    if (!pinned) return
    const away = (event: PointerEvent): void => {
      if (box.current?.contains(event.target as Node) === false) table.whyNot.value = null
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [pinned])
  const t = words.value.table.whyNot
  const section = typeof reason === 'string' ? null : reason.section
  return (
    <aside
      ref={box}
      class="why-not"
      data-pinned={pinned}
      aria-label={t.heading}
      style={place === null ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
    >
      <Reason text={reasonText(table, reason)} />
      {section !== null && (
        <p class="reference">
          <Icon name="book" size={13} />
          {t.rulebook(sectionLabel(titleWords.value, section))}
          {pinned && (
            <button
              type="button"
              onClick={() => {
                table.whyNot.value = null
                table.open.value = { kind: 'rules', section }
              }}
            >
              {t.read}
            </button>
          )}
        </p>
      )}
    </aside>
  )
}

/** What is the case stands out; why and what to do instead follow. */
function Reason({ text }: { readonly text: string }) {
  const end = text.search(/[.?] /)
  if (end < 0) return <p>{text}</p>
  return (
    <p>
      <b>{text.slice(0, end + 1)}</b>
      {text.slice(end + 1)}
    </p>
  )
}

export function reasonText(table: Table, reason: WhyNot['reason']): string {
  return typeof reason === 'string' ? reason : refusalSentence(titleWords.value, reason, table.naming.value)
}

/** To the right, else to the left, else below or above: never over what it speaks of. */
function placeBeside(anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const within = (value: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(value, room - size - MARGIN))
  const middle = within(anchor.top + anchor.height / 2 - box.height / 2, box.height, innerHeight)
  if (anchor.right + GAP + box.width + MARGIN <= innerWidth) return { left: anchor.right + GAP, top: middle }
  if (anchor.left - GAP - box.width >= MARGIN) return { left: anchor.left - GAP - box.width, top: middle }
  const left = within(anchor.left + anchor.width / 2 - box.width / 2, box.width, innerWidth)
  const below = anchor.bottom + GAP + box.height + MARGIN <= innerHeight
  return {
    left,
    top: below ? anchor.bottom + GAP : within(anchor.top - GAP - box.height, box.height, innerHeight),
  }
}
