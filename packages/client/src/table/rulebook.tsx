import { sectionLabel } from '@roundhouse/words'
import { useEffect, useRef } from 'preact/hooks'
import { useLoaded } from '../shell/use-loaded.ts'
import { titleWords, words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
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
  return (
    <Dialog heading={t.heading(table.session.title.name)} onClose={() => (table.open.value = null)}>
      <p class="muted">{t.hint}</p>
      <dl class="rulebook" ref={list}>
        {title.sections.map((id) => (
          <div key={id} data-wanted={id === section}>
            <dt>{sectionLabel(titleWords.value, id)}</dt>
            <dd>{summaries?.[id]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
