import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { Tab } from './tabs.tsx'

const Notes = lazy(async () => (await import('./notes.tsx')).Notes)

/** What one writes for oneself; who only watches has no place for it, and a plan has its steps. */
export function notesTab({ session }: Table): readonly Tab[] {
  if (session.kind === 'plan' || session.seats.value.length === 0) return []
  const { heading } = words.value.table.notes
  return [{ id: 'notes', name: heading, icon: 'pen', content: () => <Notes session={session} /> }]
}
