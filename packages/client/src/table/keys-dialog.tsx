import { words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import { KEY_LIST } from './keys.ts'
import type { Table } from './table.ts'

export function KeysDialog({ table }: { readonly table: Table }) {
  const t = words.value.table.keys
  return (
    <Dialog heading={t.heading} onClose={() => (table.open.value = null)}>
      <dl class="key-list">
        {KEY_LIST.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t.does[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
