import { words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import { KEY_LIST } from './keys.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

export function KeysDialog({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.keys
  return (
    <Dialog heading={t.heading} onClose={() => (table.open.value = null)}>
      <dl class="key-list">
        {KEY_LIST.filter(({ does }) => does !== 'chat' || table.session.chat !== null).map(
          ({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t.does[does]}</dd>
            </div>
          ),
        )}
        {title.pages.map(
          ({ id, key, name }) =>
            key !== null && (
              <div key={id}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{name.value}</dd>
              </div>
            ),
        )}
        {(title.keyList?.value ?? []).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
