import type { Refusal } from '@roundhouse/kernel'
import type { ComponentChildren } from 'preact'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { RailwayTable } from '../railway-table.ts'

/** One thing to choose: its sign, what it is, its figures. Where it cannot be chosen it tells why. */
export function ChoiceRow({
  railway,
  why,
  pressed,
  hint,
  onPress,
  sign,
  name,
  note,
  figure,
  figureNote,
}: {
  readonly railway: RailwayTable
  readonly why: Refusal | string | null
  readonly pressed: boolean
  readonly hint?: number | undefined
  readonly onPress: () => void
  readonly sign?: ComponentChildren
  readonly name: ComponentChildren
  readonly note?: ComponentChildren
  readonly figure?: ComponentChildren
  readonly figureNote?: ComponentChildren
}) {
  return (
    <GuardedButton
      table={railway.table}
      class="choice-row"
      why={why}
      pressed={pressed}
      hint={hint}
      onPress={onPress}
    >
      {sign !== undefined && (
        // Its letters stand beside it.
        <span class="sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <span class="what">
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <span class="figures">
        {figure !== undefined && <b>{figure}</b>}
        {figureNote !== undefined && <small>{figureNote}</small>}
      </span>
    </GuardedButton>
  )
}
