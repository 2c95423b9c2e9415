import type { CzAction } from '@roundhouse/titles/18cz'
import { refusalSentence } from '@roundhouse/words'
import type { ComponentChildren } from 'preact'
import { words } from '../../shell/words.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { UndoButton } from '../../table/undo.tsx'
import type { CzTable } from '../cz-table.ts'
import { canStepBack, confirm, stepBack } from '../panel-keys.ts'
import { otherWords } from './other-words.ts'
import { leaving, proposalOf } from './proposal.ts'
import { panelWords } from './text.ts'

/** What stays in view below a long list: what the choice would mean, and the buttons. */
export function Footing({
  cz,
  confirm: label,
  children,
}: {
  readonly cz: CzTable
  readonly confirm: string
  readonly children?: ComponentChildren
}) {
  return (
    <div class="footing">
      {children}
      <Buttons cz={cz} confirm={label} />
    </div>
  )
}

/** Refuse at the left, undo, confirm at the right and widest: the one primary button of the page. */
export function Buttons({ cz, confirm: label }: { readonly cz: CzTable; readonly confirm: string }) {
  const { table } = cz
  const { step } = cz.state.value
  // While a power is being used in another step, undo leads back to that step.
  const inPower = cz.draft.value.power !== null && step !== 'track'
  const leave = inPower ? null : leaving(step)
  const { actions, why } = proposalOf(cz)
  return (
    <>
      {actions.length > 0 && why !== null && typeof why !== 'string' && step !== 'run' && (
        <p class="note bad" role="status">
          {refusalSentence(words.value, why, table.naming.value)}
        </p>
      )}
      <div class="actions">
        {leave !== null && (
          <GuardedButton
            table={table}
            class="button leave"
            why={cz.refuse(leave)}
            onPress={() => cz.send(leave)}
          >
            {leaveWords(cz, leave)}
          </GuardedButton>
        )}
        <UndoButton table={table} back={canStepBack(cz) ? () => void stepBack(cz) : null} />
        <GuardedButton table={table} class="button primary confirm" why={why} onPress={() => confirm(cz)}>
          {otherWords(cz) ?? label}
        </GuardedButton>
      </div>
      <KeyHints cz={cz} leaves={leave !== null} />
    </>
  )
}

function leaveWords(cz: CzTable, leave: CzAction): string {
  const t = panelWords.value
  if (leave.type === 'answer') return t.answer.decline
  const { step, stock } = cz.state.value
  switch (step) {
    case 'stock':
      return stock !== null && stock.soldNow !== 0 ? t.endTurn : t.pass
    case 'trains':
      return t.endTurn
    case 'acquire':
      return t.goOn
    case 'track':
    case 'token':
    case 'mwTrack':
      return t.skip
    default:
      return t.pass
  }
}

function KeyHints({ cz, leaves }: { readonly cz: CzTable; readonly leaves: boolean }) {
  const t = panelWords.value.hints
  const onMap = cz.decision.value !== null
  return (
    <p class="hints keys-only">
      {onMap && (
        <span>
          <kbd>Space</kbd> {t.place}
        </span>
      )}
      {cz.decision.value === 'lay' && (
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
