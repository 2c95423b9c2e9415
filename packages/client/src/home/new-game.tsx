import { type Signal, useSignal } from '@preact/signals'
import { NAME_LENGTH, type TableClash, type TitleAbout, cleanName } from '@roundhouse/kernel'
import { remember } from '../shell/device-store.ts'
import { homeWords } from '../shell/home-words.ts'
import { Icon, type IconName } from '../shell/icons.tsx'
import { language } from '../shell/preferences.ts'
import { go } from '../shell/router.ts'
import {
  type Draft,
  MODES,
  type Mode,
  type Remark,
  clashIn,
  firstDraft,
  inMode,
  ownSeat,
  remarksOn,
} from './draft.ts'
import { OnlineFields } from './online-fields.tsx'
import { opening } from './opening.ts'
import { OptionFields, VariantField } from './option-fields.tsx'
import { rememberedNames } from './remembered-names.ts'
import { SeatList } from './seat-list.tsx'
import { boxes } from './words.ts'

const MODE_ICONS: Readonly<Record<Mode, IconName>> = { screen: 'screen', online: 'globe', bots: 'bot' }

interface NewGameProps {
  readonly title: TitleAbout
  /** How one wants to play stays chosen when another title is. */
  readonly mode: Signal<Mode>
}

/** Everything that is settled before a game: how, who, the options of the title, the name of the table. */
export function NewGame({ title, mode: chosen }: NewGameProps) {
  const home = homeWords.value
  const draft = useSignal<Draft>(inMode(firstDraft(title, rememberedNames()), chosen.peek()))
  const tried = useSignal(false)
  const busy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const clash = clashIn(title, draft.value)
  const remarks = remarksOn(draft.value).filter((remark) => tried.value || remark.code !== 'yourName')

  const open = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (busy.value) return
    tried.value = true
    failure.value = null
    const stop = remarksOn(draft.value).find((remark) => remark.stop)
    if (stop !== undefined) {
      document.querySelector<HTMLInputElement>(`#seat-name-${stop.seat}`)?.focus()
      return
    }
    if (clashIn(title, draft.value) !== null) return
    busy.value = true
    const name = cleanName(draft.value.tableName) || defaultTableName()
    const opened = await opening(title, draft.value, name, home)
    busy.value = false
    if (opened.ok) {
      rememberNames(draft.value)
      go(opened.path)
    } else {
      failure.value = opened.why
    }
  }

  return (
    <form class="card new-game" noValidate onSubmit={(event) => void open(event)} aria-labelledby="new-game">
      <h2 id="new-game">{home.newGame(title.name)}</h2>
      <div class="modes" role="radiogroup" aria-label={home.howToPlay}>
        {MODES.map((mode) => (
          <label key={mode} class={mode === draft.value.mode ? 'mode chosen' : 'mode'}>
            <input
              type="radio"
              name="mode"
              class="visually-hidden"
              checked={mode === draft.value.mode}
              onChange={() => {
                chosen.value = mode
                draft.value = inMode(draft.value, mode)
                failure.value = null
              }}
            />
            <Icon name={MODE_ICONS[mode]} size={20} />
            {home.modes[mode].name}
            <span>{home.modes[mode].hint}</span>
          </label>
        ))}
      </div>
      <VariantField draft={draft} title={title} />
      <SeatList draft={draft} title={title} wrong={tried.value ? remarks.filter((each) => each.stop) : []} />
      <OptionFields draft={draft} title={title} />
      <label class="labelled">
        <span>{home.tableName}</span>
        <input
          class="field"
          maxLength={NAME_LENGTH}
          autocomplete="off"
          placeholder={defaultTableName()}
          value={draft.value.tableName}
          onInput={(event) => {
            draft.value = { ...draft.value, tableName: event.currentTarget.value }
          }}
        />
      </label>
      {draft.value.mode === 'online' ? (
        <OnlineFields
          listed={draft.value.listed}
          hints={draft.value.hints}
          onChange={(change) => (draft.value = { ...draft.value, ...change })}
        />
      ) : null}
      <div role="alert" class="remarks">
        {remarks.map((remark) => (
          <p key={`${remark.code}${remark.seat}`} class={remark.stop ? 'warning stop' : 'warning'}>
            {remarkSentence(remark)}
          </p>
        ))}
        {clash === null ? null : <p class="warning stop">{clashSentence(title, clash)}</p>}
        {failure.value === null ? null : <p class="warning stop">{failure.value}</p>}
      </div>
      <button type="submit" class="button primary open-table" aria-disabled={busy.value}>
        {busy.value ? home.opening : home.open}
      </button>
    </form>
  )
}

function remarkSentence({ code, name }: Remark): string {
  const { wrong } = homeWords.value
  const sentence = wrong[code]
  return typeof sentence === 'string' ? sentence : sentence(name)
}

/** Options, their values and variants are called as in the fields above. */
function clashSentence({ id }: TitleAbout, { one, other, section }: TableClash): string {
  const box = boxes.value[id]
  const called = (part: string): string => {
    const [name = '', value] = part.split(' ')
    const option = box?.options[name]
    if (option === undefined) return box?.variants[name]?.name ?? part
    return value === undefined ? option.label : `${option.label}: ${option.value(value, [])}`
  }
  return homeWords.value.wrong.clash(called(one), called(other), section)
}

function defaultTableName(): string {
  const weekday = new Intl.DateTimeFormat(language.value, { weekday: 'long' }).format(new Date())
  return homeWords.value.tableOn(weekday)
}

function rememberNames(draft: Draft): void {
  const own = cleanName(draft.seats[ownSeat(draft)]?.name ?? '')
  if (own !== '') remember('name', own)
  const people = draft.seats.filter((seat) => seat.kind === 'person').map((seat) => cleanName(seat.name))
  if (draft.mode === 'screen' && people.some((name) => name !== '')) remember('names', JSON.stringify(people))
}
