import { refusalSentence } from '@roundhouse/words'
import type { ComponentChildren } from 'preact'
import { titleWords } from '../../shell/words.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { UndoButton } from '../../table/undo.tsx'
import { canStepBack, confirm, leaving, stepBack } from '../panel-keys.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { proposalOf } from './proposal.ts'
import { sayer } from './say.ts'

/** What stays in view below a long list: what the choice would mean, and the buttons. */
export function Footing({
  railway,
  confirm: label,
  children,
}: {
  readonly railway: RailwayTable
  readonly confirm: string
  readonly children?: ComponentChildren
}) {
  return (
    <div class="footing">
      {children}
      <Buttons railway={railway} confirm={label} />
    </div>
  )
}

/** Refuse at the left, undo, confirm at the right and widest: the one primary button of the page. */
export function Buttons({
  railway,
  confirm: label,
}: {
  readonly railway: RailwayTable
  readonly confirm: string
}) {
  const { table } = railway
  const say = sayer(railway)
  const leave = leaving(railway)
  const { actions, why } = proposalOf(railway)
  const { power, action } = railway.draft.value
  // The tile of a power is chosen on the map, whatever the step asks for.
  const said = power !== null && action === null ? null : (railway.question.value?.confirm ?? null)
  return (
    <>
      {actions.length > 0 && why !== null && typeof why !== 'string' && railway.decision.value !== 'run' && (
        <p class="note bad" role="status">
          {refusalSentence(titleWords.value, why, table.naming.value)}
        </p>
      )}
      <div class="actions">
        {leave !== null && (
          <GuardedButton
            table={table}
            class="button leave"
            why={railway.refuse(leave.action)}
            onPress={() => railway.send(leave.action)}
          >
            {say(leave.said)}
          </GuardedButton>
        )}
        <UndoButton table={table} back={canStepBack(railway) ? () => void stepBack(railway) : null} />
        <GuardedButton
          table={table}
          class="button primary confirm"
          why={why}
          onPress={() => confirm(railway)}
        >
          {said === null ? label : say(said)}
        </GuardedButton>
      </div>
      <KeyHints railway={railway} leaves={leave !== null} />
    </>
  )
}

function KeyHints({ railway, leaves }: { readonly railway: RailwayTable; readonly leaves: boolean }) {
  const t = railwayWords.value.panel.hints
  const onMap = railway.decision.value !== null
  return (
    <p class="hints keys-only">
      {onMap && (
        <span>
          <kbd>Space</kbd> {t.place}
        </span>
      )}
      {railway.decision.value === 'lay' && (
        <span>
          <kbd>R</kbd> {t.turn}
        </span>
      )}
      {onMap && (
        <span>
          <kbd>3</kbd> {t.best}
        </span>
      )}
      <span>
        <kbd>Enter</kbd> {t.confirm}
      </span>
      {leaves && (
        <span>
          <kbd>1</kbd> {t.pass}
        </span>
      )}
    </p>
  )
}
