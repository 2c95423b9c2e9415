import type { Signal } from '@preact/signals'
import type { Title } from '@roundhouse/kernel'
import { words } from '../shell/words.ts'
import { type Draft, namesOf, optionsOf } from './draft.ts'

/** What the title leaves to the table, each with the rulebook's own way. */
export function OptionFields({ draft, title }: { readonly draft: Signal<Draft>; readonly title: Title }) {
  const { home } = words.value
  const chosen = optionsOf(title, draft.value)
  // Online nobody knows yet who takes a free seat.
  const blank = draft.value.mode === 'online' ? home.seat : home.player
  const names = namesOf(draft.value, { bot: home.bot, player: blank })
  return (
    <>
      {title.options.map((option) => {
        if (option.id !== 'opener') return null
        const { label, hint, lot } = home.options.opener
        const nameOf = (value: string): string =>
          value === 'lot' ? lot : (names[Number(value) - 1] ?? value)
        return (
          <label key={option.id} class="labelled">
            <span>{label}</span>
            <select
              class="field"
              value={chosen[option.id]}
              onChange={(event) => {
                const options = { ...draft.value.options, [option.id]: event.currentTarget.value }
                draft.value = { ...draft.value, options }
              }}
            >
              {option.values(draft.value.seats.length).map((value) => (
                <option key={value} value={value}>
                  {nameOf(value)}
                </option>
              ))}
            </select>
            <small>{hint}</small>
          </label>
        )
      })}
    </>
  )
}
