import { useSignal } from '@preact/signals'
import { type TitleAbout, NAME_LENGTH, cleanName } from '@roundhouse/kernel'
import type { GameSetup, InvitedSummary, SeatView } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { type Draft, optionsOf } from '../home/draft.ts'
import { OnlineFields } from '../home/online-fields.tsx'
import { OptionFields, VariantField } from '../home/option-fields.tsx'
import { boxes } from '../home/words.ts'
import { homeWords } from '../shell/home-words.ts'
import { aboutOf } from '../shell/titles.ts'
import { changeTable } from './api.ts'
import { useAttempt } from './attempting.ts'
import '../home/home.css'

interface Props {
  readonly summary: InvitedSummary
  readonly setup: Pick<GameSetup, 'title' | 'variant' | 'options'>
  readonly seats: readonly SeatView[]
  readonly hints: boolean
}

/** What the game will be played with. */
export function TableChoices(props: Props) {
  const title = titleFor(props)
  if (title === null) return null
  return (
    <dl class="setup">
      {chosenIn(title, draftOf(props)).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who opened the table may change it until the game begins. */
export function ChangeTable(props: Props) {
  const title = titleFor(props)
  return title === null ? null : <Change summary={props.summary} title={title} first={draftOf(props)} />
}

/** A map is offered where so many may sit at it. */
function titleFor({ setup, seats }: Props): TitleAbout | null {
  const about = aboutOf(setup.title)
  if (about === null) return null
  const fits = ({ players }: TitleAbout['variants'][number]): boolean =>
    players.min <= seats.length && seats.length <= players.max
  return { ...about, variants: about.variants.filter(fits) }
}

function draftOf({ summary, setup, seats, hints }: Props): Draft {
  return {
    mode: 'online',
    seats: seats.map(({ kind, name }, key) => ({ key, kind, name: name ?? '', bot: null })),
    variant: setup.variant,
    options: setup.options,
    tableName: summary.name ?? '',
    listed: summary.listed,
    hints,
  }
}

function chosenIn(
  title: TitleAbout,
  draft: Draft,
): readonly { readonly label: string; readonly value: string }[] {
  const home = homeWords.value
  const box = boxes.value[title.id]
  const names = draft.seats.map(({ name }, seat) => name || home.seat(seat + 1))
  const map = box?.variants[draft.variant ?? 'whole']?.name
  const options = title.options.flatMap(({ id, values }) => {
    const words = box?.options[id]
    const value = optionsOf(title, draft)[id]
    const isOpen = values(draft.seats.length, draft.variant).length > 1
    if (words === undefined || value === undefined || !isOpen || words.seldom === true) return []
    return [{ label: words.label, value: words.value(value, names) }]
  })
  const { label, yes, no } = home.hints
  const hints = { label, value: draft.hints ? yes : no }
  return [...(map === undefined ? [] : [{ label: home.variant, value: map }]), ...options, hints]
}

function Change({
  summary,
  title,
  first,
}: Pick<Props, 'summary'> & { readonly title: TitleAbout; readonly first: Draft }) {
  const home = homeWords.value
  const draft = useSignal(first)
  const { variant: map, options: agreed, hints: allowed } = first
  // It may be changed in another window too; what is typed here of its name stays.
  useEffect(() => {
    draft.value = { ...draft.peek(), variant: map, options: agreed, hints: allowed }
  }, [JSON.stringify([map, agreed]), allowed])
  const { problem, attempt } = useAttempt()
  const told = useSignal(false)
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const { variant, tableName, listed, hints } = draft.value
    const name = cleanName(tableName) || summary.name
    const options = optionsOf(title, draft.value)
    await attempt(changeTable(summary.id, { variant, options, name, listed, hints }))
    told.value = problem.value === null
  }
  return (
    <details class="change-table">
      <summary>{home.waiting.change}</summary>
      <form noValidate onSubmit={(event) => void save(event)} onInput={() => (told.value = false)}>
        <VariantField draft={draft} title={title} />
        <OptionFields draft={draft} title={title} />
        <label class="labelled">
          <span>{home.tableName}</span>
          <input
            class="field"
            maxLength={NAME_LENGTH}
            autocomplete="off"
            value={draft.value.tableName}
            onInput={(event) => (draft.value = { ...draft.value, tableName: event.currentTarget.value })}
          />
        </label>
        <OnlineFields
          listed={draft.value.listed}
          hints={draft.value.hints}
          onChange={(change) => (draft.value = { ...draft.value, ...change })}
        />
        <button type="submit" class="button primary">
          {home.waiting.keepChange}
        </button>
        <p class={problem.value === null ? 'told' : 'warning'} role="status">
          {problem.value ?? (told.value ? home.waiting.changed : '')}
        </p>
      </form>
    </details>
  )
}
