import { sectionLabel } from '@roundhouse/words'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { titleWords, words } from '../shell/words.ts'
import { freestPlace } from './freest-place.ts'
import type { Table, WhyNot } from './table.ts'
import { reasonText } from './why-not-text.ts'
import './why-not.css'

/** What is the case, why, what to do instead; under a rule where the rulebook says so. */
export function WhyNotPopover({ table }: { readonly table: Table }) {
  const shown = table.whyNot.value
  return shown === null ? null : <Popover table={table} whyNot={shown} />
}

function Popover({ table, whyNot }: { readonly table: Table; readonly whyNot: WhyNot }) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const { reason, anchor, pinned, about } = whyNot
  const text = reasonText(table, reason)
  const late = useLateWords(table, reason, text)
  useLayoutEffect(() => {
    const settle = (): void => {
      if (box.current !== null) setPlace(placeBeside(anchor, box.current.getBoundingClientRect()))
    }
    settle()
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [text, late, anchor])
  useLayoutEffect(() => {
    if (!pinned) return
    const away = (event: PointerEvent): void => {
      if (box.current?.contains(event.target as Node) === false) table.whyNot.value = null
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [pinned])
  const t = words.value.table.whyNot
  if (text === '' && !late) return null
  const section = typeof reason === 'string' ? null : reason.section
  return (
    <aside
      ref={box}
      class="why-not"
      data-pinned={pinned}
      aria-label={t.heading}
      style={place === null ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
    >
      <Reason text={text === '' ? t.late : text} />
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
      {pinned && about !== undefined && (
        <p class="reference about">
          <button type="button" onClick={about}>
            {t.about}
          </button>
        </p>
      )}
    </aside>
  )
}

/** The sentence does not come, without a network for one: then the section stands alone, and it is asked for again. */
function useLateWords(table: Table, reason: WhyNot['reason'], text: string): boolean {
  const [late, setLate] = useState(false)
  const missing = text === ''
  useEffect(() => {
    if (!missing) return
    const told = setTimeout(() => setLate(true), 400)
    const asking = setInterval(() => reasonText(table, reason), 2000)
    return () => {
      clearTimeout(told)
      clearInterval(asking)
    }
  }, [missing, reason])
  return late
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

/** Beside what it speaks of, never over it; of these places the one that covers least of what can be chosen or pressed. */
export function placeBeside(anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const lit = [...document.querySelectorAll('.hex-button.open, .city-button, .actions')].map((each) =>
    each.getBoundingClientRect(),
  )
  return freestPlace(anchor, box, lit, { width: innerWidth, height: innerHeight })
}
