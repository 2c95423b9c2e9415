import { useSignal } from '@preact/signals'
import { sectionLabel } from '@roundhouse/words'
import { useEffect, useRef } from 'preact/hooks'
import { useLoaded } from '../shell/use-loaded.ts'
import { titleWords, words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import { hasAll } from './has-all.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

/** The rules in short, by page and heading of the printed rulebook. */
export function Rulebook({
  table,
  title,
  section,
}: {
  readonly table: Table
  readonly title: TitleTable
  readonly section: string | null
}) {
  const list = useRef<HTMLDListElement>(null)
  const summaries = useLoaded(titleWords.value?.summaries ?? null)
  useEffect(() => {
    list.current?.querySelector('[data-wanted="true"]')?.scrollIntoView({ block: 'center' })
  }, [section, summaries])
  const t = words.value.table.rulebook
  const wanted = useSignal('')
  const sections = title.sections.map((id) => ({
    id,
    label: sectionLabel(titleWords.value, id),
    text: summaries?.[id] ?? '',
  }))
  const found = sections.filter(({ label, text }) => hasAll(`${label} ${text}`, wanted.value))
  return (
    <Dialog heading={t.heading(table.session.title.name)} onClose={() => (table.open.value = null)}>
      <p class="muted">{t.hint}</p>
      <input
        type="search"
        class="field rulebook-search"
        aria-label={t.search}
        placeholder={t.search}
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      <dl class="rulebook" ref={list}>
        {found.map(({ id, label, text }) => (
          <div key={id} data-wanted={id === section}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p class="muted" role="status">
        {found.length === 0 && t.none}
      </p>
    </Dialog>
  )
}
