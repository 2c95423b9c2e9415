import type { Refusal } from '@roundhouse/kernel'
import type { ComponentChildren } from 'preact'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { CzTable } from '../cz-table.ts'

/** One thing to choose: its sign, what it is, its figures. Where it cannot be chosen it tells why. */
export function ChoiceRow({
  cz,
  why,
  pressed,
  onPress,
  sign,
  name,
  note,
  figure,
  figureNote,
  label,
}: {
  readonly cz: CzTable
  readonly why: Refusal | string | null
  readonly pressed: boolean
  readonly onPress: () => void
  readonly sign?: ComponentChildren
  readonly name: ComponentChildren
  readonly note?: ComponentChildren
  readonly figure?: ComponentChildren
  readonly figureNote?: ComponentChildren
  readonly label?: string
}) {
  return (
    <GuardedButton
      table={cz.table}
      class="choice-row"
      why={why}
      pressed={pressed}
      onPress={onPress}
      {...(label === undefined ? {} : { label })}
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
