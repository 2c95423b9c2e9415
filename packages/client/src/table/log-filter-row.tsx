import type { Signal } from '@preact/signals'
import { LOG_KINDS, type LogKind } from '@roundhouse/view/railway'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import { EVERYTHING, type LogFilter, isEverything, occurring } from './log-filter.ts'
import type { Table } from './table.ts'
import type { LogItem } from './title-ui.ts'

/** Folded to one button until it is wanted; a filter that hides lines stays in sight. */
export function LogFilterRow(props: {
  readonly table: Table
  readonly items: readonly LogItem[]
  readonly shown: number
  readonly filter: Signal<LogFilter>
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}) {
  const { table, items, shown, filter, open, onOpen } = props
  const t = words.value.table.log.filter
  const search = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const { kinds, seats, companies } = useMemo(() => occurring(items), [items])
  useEffect(() => {
    // The keyboard goes on where it was, not where the log opened by itself.
    if (pressed.current) (open ? search : opener).current?.focus()
  }, [open])
  const set = (part: Partial<LogFilter>): void => void (filter.value = { ...filter.value, ...part })
  if (!open) {
    return (
      <button
        ref={opener}
        type="button"
        class="log-filter-open"
        aria-label={t.open}
        title={t.open}
        aria-expanded="false"
        onClick={() => {
          pressed.current = true
          onOpen(true)
        }}
      >
        <SearchGlyph />
      </button>
    )
  }
  const { kind, about, text } = filter.value
  const close = (): void => {
    pressed.current = true
    filter.value = EVERYTHING
    onOpen(false)
  }
  return (
    <div
      class="log-filter"
      role="search"
      aria-label={t.open}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <input
        ref={search}
        type="search"
        placeholder={t.search}
        aria-label={t.search}
        value={text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
      <select
        aria-label={t.kind}
        value={kind ?? ''}
        onChange={(event) => set({ kind: (event.currentTarget.value || null) as LogKind | null })}
      >
        <option value="">{t.all}</option>
        {LOG_KINDS.filter((each) => kinds.has(each)).map((each) => (
          <option key={each} value={each}>
            {t.kinds[each]}
          </option>
        ))}
      </select>
      <select
        aria-label={t.about}
        value={about ?? ''}
        onChange={(event) => set({ about: event.currentTarget.value || null })}
      >
        <option value="">{t.everybody}</option>
        {seats.map((seat) => (
          <option key={seat} value={`seat:${seat}`}>
            {table.naming.value.player(seat)}
          </option>
        ))}
        {companies.map((company) => (
          <option key={company} value={`company:${company}`}>
            {company}
          </option>
        ))}
      </select>
      <button type="button" class="log-filter-close" aria-label={t.clear} title={t.clear} onClick={close}>
        <Icon name="x" size={14} />
      </button>
      <output>{isEverything(filter.value) ? '' : shown === 0 ? t.none : t.count(shown, items.length)}</output>
    </div>
  )
}

function SearchGlyph() {
  return (
    <svg
      width="15"
      height="15"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <circle cx="6.8" cy="6.8" r="4.6" />
      <path d="M10.4 10.4 L14.4 14.4" stroke-linecap="round" />
    </svg>
  )
}
