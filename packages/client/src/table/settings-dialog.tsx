import { Settings } from '../settings/settings.tsx'
import { words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import type { Table } from './table.ts'

/** The settings over the table: each shows at once what it does there. */
export function SettingsDialog({ table }: { readonly table: Table }) {
  return (
    <Dialog heading={words.value.shell.settings} onClose={() => (table.open.value = null)}>
      <Settings />
    </Dialog>
  )
}
