import { TroubleLine } from './announcer.tsx'
import { PastBar } from './past-bar.tsx'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import { UndoRequest } from './undo.tsx'
import './action-panel.css'

/** What is to be decided now; in the past, the way back; at the end, the result. */
export function ActionPanel({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  if (table.past.value) return <PastBar table={table} title={title} />
  return (
    <>
      <UndoRequest table={table} />
      <TroubleLine table={table} />
      {table.state.value.ended === null ? <title.Panel /> : <title.Result />}
    </>
  )
}
