import type { Signal } from '@preact/signals'
import { botOf, usualLevel } from '@roundhouse/bots/levels'
import { NAME_LENGTH, type TitleAbout } from '@roundhouse/kernel'
import { BotOptions } from '../shell/bot-options.tsx'
import { focusSoon } from '../shell/focus-soon.ts'
import { homeWords } from '../shell/home-words.ts'
import { Icon } from '../shell/icons.tsx'
import { Monogram } from '../shell/monogram.tsx'
import { orderByLot } from '../shell/titles.ts'
import { BotHints } from './bot-hints.tsx'
import { botName } from './bot-name.ts'
import {
  type Draft,
  type DraftSeat,
  type Remark,
  addSeat,
  changeSeat,
  moveSeat,
  namesOf,
  ownSeat,
  removeSeat,
  seatRange,
} from './draft.ts'

interface SeatListProps {
  readonly draft: Signal<Draft>
  readonly title: TitleAbout
  /** What keeps the table from opening; the seats it is about are marked. */
  readonly wrong: readonly Remark[]
}

/** The seats in turn order: named, moved, given to a person or a bot, added and removed. */
export function SeatList({ draft, title, wrong }: SeatListProps) {
  const home = homeWords.value
  const { seats, mode } = draft.value
  const names = namesOf(draft.value, home)
  const { min, max } = seatRange(title, draft.value)
  const more = seats.length < max
  const add = (kind: DraftSeat['kind']): void => {
    draft.value = addSeat(draft.value, kind)
    focusSoon(`seat-name-${seats.length}`)
  }
  return (
    <fieldset class="seats">
      <legend>
        {home.seats} <span>{orderByLot(title.id) ? home.orderByLot : home.inTurnOrder}</span>
      </legend>
      <ol>
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            draft={draft}
            title={title}
            seat={seat}
            index={index}
            name={names[index] ?? ''}
            wrong={wrong.some((remark) => remark.seat === index)}
            removable={seats.length > min}
          />
        ))}
      </ol>
      {more ? (
        <div class="add-seat">
          {mode === 'bots' ? null : (
            <button type="button" onClick={() => add('person')}>
              + {mode === 'online' ? home.addInvited : home.addPerson}
            </button>
          )}
          <button type="button" onClick={() => add('bot')}>
            + {home.addBot}
          </button>
        </div>
      ) : null}
      <BotHints title={title.id} bots={botsAt(draft.value, title)} />
    </fieldset>
  )
}

/** The bots that sit at the table. */
function botsAt({ seats }: Draft, title: TitleAbout): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'bot' ? (seat.bot ?? usualLevel(title.id)) : []))
}

interface SeatRowProps {
  readonly draft: Signal<Draft>
  readonly title: TitleAbout
  readonly seat: DraftSeat
  readonly index: number
  readonly name: string
  readonly wrong: boolean
  readonly removable: boolean
}

function SeatRow({ draft, title, seat, index, name, wrong, removable }: SeatRowProps) {
  const home = homeWords.value
  const { mode, seats } = draft.value
  const own = mode === 'online' && index === ownSeat(draft.value)
  const placeholder = own
    ? home.yourName
    : mode === 'online' && seat.kind === 'person'
      ? home.whoeverComes
      : name
  // A row that moves in the page loses the focus; whoever moves it by keys goes on moving it.
  const move = (by: -1 | 1): void => {
    draft.value = moveSeat(draft.value, seat.key, by)
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    focusSoon(`seat-${same}-${seat.key}`, `seat-${other}-${seat.key}`)
  }
  return (
    <li class="seat">
      {seat.kind === 'bot' ? (
        <span class="monogram square">
          <Icon name="bot" size={14} />
        </span>
      ) : (
        <Monogram name={mode === 'online' ? seat.name : name} />
      )}
      <input
        id={`seat-name-${index}`}
        class="seat-name"
        value={seat.name}
        maxLength={NAME_LENGTH}
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        aria-label={own ? home.yourName : home.nameAt(index + 1)}
        aria-invalid={wrong}
        onInput={(event) => {
          draft.value = changeSeat(draft.value, seat.key, { name: event.currentTarget.value })
        }}
      />
      {mode === 'bots' && seat.kind === 'person' ? (
        <span class="seat-kind">{home.you}</span>
      ) : (
        <select
          class="seat-kind"
          value={seat.kind === 'person' ? 'person' : (seat.bot ?? usualLevel(title.id))}
          aria-label={home.whoPlays(index + 1)}
          onChange={(event) => {
            const bot = botOf(title.id, event.currentTarget.value)
            const kind = bot === null ? 'person' : 'bot'
            const named = kind === 'bot' && seat.kind === 'person' ? { name: '' } : {}
            draft.value = changeSeat(draft.value, seat.key, { kind, bot, ...named })
          }}
        >
          {mode === 'bots' ? null : (
            <option value="person">{own ? home.you : mode === 'online' ? home.invited : home.person}</option>
          )}
          <BotOptions title={title.id} name={botName} />
        </select>
      )}
      <span class="seat-buttons">
        <button
          type="button"
          aria-label={home.moveUp(name)}
          title={home.moveUp(name)}
          disabled={index === 0}
          id={`seat-up-${seat.key}`}
          onClick={() => move(-1)}
        >
          <Arrow down={false} />
        </button>
        <button
          type="button"
          aria-label={home.moveDown(name)}
          title={home.moveDown(name)}
          disabled={index === seats.length - 1}
          id={`seat-down-${seat.key}`}
          onClick={() => move(1)}
        >
          <Arrow down />
        </button>
        <button
          type="button"
          aria-label={home.removeSeat(name)}
          title={home.removeSeat(name)}
          disabled={!removable}
          onClick={() => {
            draft.value = removeSeat(draft.value, seat.key)
            focusSoon(`seat-name-${index}`, `seat-name-${index - 1}`)
          }}
        >
          <Icon name="x" size={14} />
        </button>
      </span>
    </li>
  )
}

function Arrow({ down }: { readonly down: boolean }) {
  return (
    <svg class="icon" width="12" height="12" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={down ? 'M8 12 2.5 5h11z' : 'M8 4l5.5 7h-11z'} />
    </svg>
  )
}
