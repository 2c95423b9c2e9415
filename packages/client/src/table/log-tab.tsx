import { useEffect, useRef } from 'preact/hooks'
import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import { filterOpen } from './log-filter.ts'
import type { Table } from './table.ts'
import type { Tab } from './tabs.tsx'
import type { TitleTable } from './title-ui.ts'

/** Railway tables open with another list. */
const Log = lazy(async () => (await import('./log.tsx')).Log)

/** The log with its search in the row of the tabs: the lines have the whole width, and the height below it. */
export function logTab(table: Table, title: TitleTable): Tab {
  return {
    id: 'log',
    name: words.value.table.tabs.log,
    content: () => <Log table={table} title={title} />,
    beside: () => <SearchButton table={table} title={title} />,
  }
}

function SearchButton({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.log.filter
  const open = filterOpen(table)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(open.value)
  useEffect(() => {
    // The keyboard goes on where it was.
    if (was.current && !open.value) button.current?.focus()
    was.current = open.value
  }, [open.value])
  if (title.log.value.every(({ kind }) => kind === undefined)) return null
  return (
    <button
      ref={button}
      type="button"
      class="log-filter-open"
      aria-label={t.open}
      title={t.open}
      aria-expanded={open.value}
      onClick={() => (open.value = true)}
    >
      <SearchGlyph />
    </button>
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
