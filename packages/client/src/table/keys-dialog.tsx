import type { TableWords } from '@roundhouse/words'
import { words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

/** All keys of the table. */
const KEY_LIST: readonly {
  readonly keys: readonly string[]
  readonly does: keyof TableWords['keys']['does']
}[] = [
  { keys: ['m'], does: 'board' },
  { keys: ['←', '↑', '→', '↓'], does: 'hexes' },
  { keys: ['Space'], does: 'place' },
  { keys: ['+', '−', '0'], does: 'zoom' },
  { keys: ['Enter'], does: 'confirm' },
  { keys: ['Esc'], does: 'back' },
  { keys: ['1'], does: 'decline' },
  { keys: ['u', 'Ctrl Z'], does: 'undo' },
  { keys: ['Ctrl Y'], does: 'redo' },
  { keys: ['←', '→', '[', ']'], does: 'step' },
  { keys: ['↑', '↓', 'Page ↑', 'Page ↓'], does: 'round' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['a', 'g'], does: 'action' },
  { keys: ['e'], does: 'companies' },
  { keys: ['p'], does: 'players' },
  { keys: ['l'], does: 'log' },
  { keys: ['c'], does: 'chat' },
  { keys: ['r'], does: 'rules' },
  { keys: ['?'], does: 'keys' },
]

/** The list that `?` opens. */
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
