import type { Signal } from '@preact/signals'
import { LOG_KINDS, type LogKind } from '@roundhouse/view/railway'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import { EVERYTHING, type LogFilter, filterOpen, isEverything, occurring } from './log-filter.ts'
import type { Table } from './table.ts'
import type { LogItem } from './title-ui.ts'

/** What the log can be narrowed down by; it takes the focus when it opens. */
export function LogFilterRow(props: {
  readonly table: Table
  readonly items: readonly LogItem[]
  readonly shown: number
  readonly filter: Signal<LogFilter>
}) {
  const { table, items, shown, filter } = props
  const t = words.value.table.log.filter
  const search = useRef<HTMLInputElement>(null)
  const { kinds, seats, companies } = useMemo(() => occurring(items), [items])
  useEffect(() => search.current?.focus(), [])
  const set = (part: Partial<LogFilter>): void => void (filter.value = { ...filter.value, ...part })
  const { kind, about, text } = filter.value
  const close = (): void => {
    filter.value = EVERYTHING
    filterOpen(table).value = false
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
