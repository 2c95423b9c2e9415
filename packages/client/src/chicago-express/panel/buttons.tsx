import { GuardedButton } from '../../table/guarded-button.tsx'
import { UndoButton } from '../../table/undo.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { canStepBack, stepBack } from '../plan-keys.ts'
import { leaving, whyNotConfirm } from '../why-not.ts'
import { words } from '../words.ts'

/**
 * Refuse at the left, undo, confirm at the right and widest: the one primary button of the page. None where choosing
 * is playing.
 */
export function Buttons({
  chicago,
  confirm,
}: {
  readonly chicago: ChicagoTable
  readonly confirm: string | null
}) {
  const t = words.value.table.chicago
  const { table } = chicago
  const leave = leaving(chicago)
  const waiting = table.session.pending.value
  return (
    <>
      <div class="actions">
        {leave !== null && (
          <button type="button" class="button leave" onClick={() => chicago.send(leave)}>
            {leave.type === 'pass' ? t.pass : t.decline}
          </button>
        )}
        <UndoButton table={table} back={canStepBack(chicago) ? () => void stepBack(chicago) : null} />
        {confirm !== null && (
          <GuardedButton
            table={table}
            class="button primary confirm"
            why={waiting ? words.value.table.connection.sending : whyNotConfirm(chicago)}
            onPress={() => {
              const { action } = chicago.pending.value
              if (action !== null) chicago.send(action)
            }}
          >
            {confirm}
          </GuardedButton>
        )}
      </div>
      <KeyHints chicago={chicago} confirms={confirm !== null} />
    </>
  )
}

function KeyHints({ chicago, confirms }: { readonly chicago: ChicagoTable; readonly confirms: boolean }) {
  const t = words.value.table.chicago.hints
  const { step } = chicago.view.value
  const onMap = step === 'buildNetwork' || step === 'develop'
  return (
    <p class="hints keys-only">
      {onMap && (
        <span>
          <kbd>←↑→↓</kbd> {t.hex}
        </span>
      )}
      {onMap && (
        <span>
          <kbd>Space</kbd> {t.place}
        </span>
      )}
      {confirms && (
        <span>
          <kbd>Enter</kbd> {t.confirm}
        </span>
      )}
      {!onMap && step !== 'chooseDial' && (
        <span>
          <kbd>1</kbd> {step === 'bid' ? t.pass : t.decline}
        </span>
      )}
      {onMap && (
        <span>
          <kbd>Esc</kbd> {t.back}
        </span>
      )}
      {!onMap && (
        <span>
          <kbd>?</kbd> {t.keys}
        </span>
      )}
    </p>
  )
}
