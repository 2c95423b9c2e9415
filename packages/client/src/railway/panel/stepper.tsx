import type { Refusal } from '@roundhouse/kernel'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'

export interface StepperProps {
  readonly railway: RailwayTable
  readonly value: number
  readonly min: number
  readonly max: number
  readonly by?: number
  readonly label: string
  /** Why such an amount is not possible: the buttons tell it at both ends. */
  readonly refuse: (value: number) => Refusal | null
  readonly onChange: (value: number) => void
}

/** A number between two buttons; it may be typed, and the arrow keys step. Not a number while what is typed is none. */
export function Stepper({ railway, value, min, max, by = 1, label, refuse, onChange }: StepperProps) {
  const t = railwayWords.value.panel
  const step = (steps: number): void => {
    const from = Number.isFinite(value) ? value : min
    onChange(Math.max(min, Math.min(max, from + steps * by)))
  }
  return (
    <div class="stepper">
      <GuardedButton
        table={railway.table}
        class="button"
        label={t.less}
        why={value <= min ? refuse(min - by) : null}
        onPress={() => step(-1)}
      >
        −
      </GuardedButton>
      <label>
        <span class="visually-hidden">{label}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={Number.isFinite(value) ? value : ''}
          onInput={(event) => {
            const text = event.currentTarget.value.replace(/\D/g, '')
            event.currentTarget.value = text
            onChange(text === '' ? Number.NaN : Number(text))
          }}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1)
            else if (event.key === 'ArrowDown') step(-1)
            else if (event.key === 'PageUp') step(10)
            else if (event.key === 'PageDown') step(-10)
            else if (event.key === 'Enter') document.querySelector<HTMLElement>('#action .confirm')?.click()
            else if (event.key === 'Escape') event.currentTarget.blur()
            else return
            event.preventDefault()
          }}
        />
      </label>
      <GuardedButton
        table={railway.table}
        class="button"
        label={t.more}
        why={value >= max ? refuse(max + by) : null}
        onPress={() => step(1)}
      >
        +
      </GuardedButton>
    </div>
  )
}

/** Amounts at one press, each with its name; what is not possible is absent. */
export function QuickAmounts({
  amounts,
  value,
  show,
  onChange,
}: {
  readonly amounts: readonly { readonly amount: number; readonly name: string }[]
  readonly value: number
  readonly show: (amount: number) => string
  readonly onChange: (value: number) => void
}) {
  const seen = new Set<number>()
  const once = amounts.filter(({ amount }) => !seen.has(amount) && seen.add(amount))
  if (once.length < 2) return null
  return (
    <div class="quick" role="group" aria-label={railwayWords.value.panel.quick}>
      {once.map(({ amount, name }) => (
        <button
          key={amount}
          type="button"
          class="button"
          aria-pressed={amount === value}
          onClick={() => onChange(amount)}
        >
          {show(amount)}
          <small>{name}</small>
        </button>
      ))}
    </div>
  )
}
