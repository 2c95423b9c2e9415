import { Icon } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'

/** Steps back in what is being considered, if there is something; otherwise takes the last action back. */
export function UndoButton({ table, back }: { readonly table: Table; readonly back?: (() => void) | null }) {
  const t = words.value.table.undo
  const { kind } = table.session.undo.value
  if (back) {
    return (
      <button type="button" class="button undo" onClick={back}>
        <Icon name="undo" size={15} />
        <span class="undo-word">{t.stepBack}</span>
      </button>
    )
  }
  if (kind !== 'free' && kind !== 'consent') return null
  const name = kind === 'free' ? t.undo : t.ask
  return (
    <button
      type="button"
      class="button undo"
      title={kind === 'free' ? t.undoHint : t.askHint}
      onClick={() => void table.undo()}
    >
      <Icon name="undo" size={15} />
      <span class="undo-word">{name}</span>
    </button>
  )
}
