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
        <Icon name="rot" size={15} />
        <span>{t.stepBack}</span>
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
      <Icon name="rot" size={15} />
      <span>{name}</span>
    </button>
  )
}

/** Somebody asks to take an action back: the others answer here; who asked sees who is waited for. */
export function UndoRequest({ table }: { readonly table: Table }) {
  const t = words.value.table.undo
  const undo = table.session.undo.value
  if (undo.kind !== 'asked') return <UndoAnswerLine table={table} />
  const { naming, session } = table
  const name = naming.value.player(undo.seat)
  const mine = undo.waitingFor.some((seat) => session.seats.value.includes(seat))
  if (undo.mine || !mine) {
    const waiting = words.value.formats.list(undo.waitingFor.map((seat) => naming.value.player(seat)))
    return (
      <div class="undo-request">
        <p>{undo.mine ? t.waiting(waiting) : t.othersAsked(name, waiting)}</p>
        {undo.mine && (
          <div class="row">
            <button type="button" class="button small" onClick={() => void table.answerUndo(false)}>
              {t.withdraw}
            </button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div class="undo-request" role="group" aria-label={t.asked(name)}>
      <p>{t.asked(name)}</p>
      <div class="row">
        <button type="button" class="button small" onClick={() => void table.answerUndo(false)}>
          {t.refuse}
        </button>
        <button type="button" class="button small primary" onClick={() => void table.answerUndo(true)}>
          {t.allow}
        </button>
      </div>
    </div>
  )
}

/** The others did not agree, or the game went on: who asked must not wonder. */
function UndoAnswerLine({ table }: { readonly table: Table }) {
  const answer = table.undoAnswer.value
  if (answer === null) return null
  return (
    <p class="undo-request answered" role="status">
      <span>{words.value.table.undo[answer]}</span>
      <button
        type="button"
        aria-label={words.value.table.close}
        onClick={() => (table.undoAnswer.value = null)}
      >
        ×
      </button>
    </p>
  )
}
