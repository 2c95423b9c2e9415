import type { Signal } from '@preact/signals'
import type { TitleAbout, TitleOption } from '@roundhouse/kernel'
import { homeWords } from '../shell/home-words.ts'
import { type Draft, namesOf, optionsOf, withVariant } from './draft.ts'
import { boxes } from './words.ts'

interface Props {
  readonly draft: Signal<Draft>
  readonly title: TitleAbout
}

/** Which map is played, or which trains, where a title has several. */
export function VariantField({ draft, title }: Props) {
  const home = homeWords.value
  if (title.variants.length === 0) return null
  const { variant } = draft.value
  const variants = boxes.value[title.id]?.variants ?? {}
  const about = variants[variant ?? 'whole']
  const notice = title.variants.find(({ id }) => id === variant)?.notice ?? null
  return (
    <label class="labelled">
      <span>{boxes.value[title.id]?.variant ?? home.variant}</span>
      <select
        class="field"
        value={variant ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          draft.value = withVariant(title, draft.value, chosen === '' ? null : chosen)
        }}
      >
        {[{ id: '', players: title.players }, ...title.variants].map(({ id, players }) => (
          <option key={id} value={id}>
            {variants[id === '' ? 'whole' : id]?.name ?? id} · {home.playerRange(players.min, players.max)}
          </option>
        ))}
      </select>
      {about === undefined ? null : <small>{about.line}</small>}
      {notice === null ? null : <small class="warning">{home.notices[notice]}</small>}
    </label>
  )
}

/** What the title leaves to the table, each with the rulebook's own way; the seldom ones are folded away. */
export function OptionFields({ draft, title }: Props) {
  const home = homeWords.value
  const { seats, variant } = draft.value
  const shown = title.options.filter((option) => option.values(seats.length, variant).length > 1)
  const seldom = shown.filter(({ id }) => boxes.value[title.id]?.options[id]?.seldom === true)
  return (
    <>
      {shown
        .filter((option) => !seldom.includes(option))
        .map((option) => (
          <OptionField key={option.id} draft={draft} title={title} option={option} />
        ))}
      {seldom.length === 0 ? null : (
        <details class="seldom">
          <summary>{home.moreOptions}</summary>
          {seldom.map((option) => (
            <OptionField key={option.id} draft={draft} title={title} option={option} />
          ))}
        </details>
      )}
    </>
  )
}

function OptionField({ draft, title, option }: Props & { readonly option: TitleOption }) {
  const home = homeWords.value
  const about = boxes.value[title.id]?.options[option.id]
  if (about === undefined) return null
  // Online nobody knows yet who takes a free seat.
  const blank = draft.value.mode === 'online' ? home.seat : home.player
  const names = namesOf(draft.value, { bot: home.bot, player: blank })
  return (
    <label class="labelled">
      <span>{about.label}</span>
      <select
        class="field"
        value={optionsOf(title, draft.value)[option.id]}
        onChange={(event) => {
          const options = { ...draft.value.options, [option.id]: event.currentTarget.value }
          draft.value = { ...draft.value, options }
        }}
      >
        {option.values(draft.value.seats.length, draft.value.variant).map((value) => (
          <option key={value} value={value}>
            {about.value(value, names)}
          </option>
        ))}
      </select>
      <small>{about.hint}</small>
    </label>
  )
}
