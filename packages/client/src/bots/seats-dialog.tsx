import { botOf, usualLevel } from '@roundhouse/bots/levels'
import type { Seat } from '@roundhouse/kernel'
import { useState } from 'preact/hooks'
import type { ActResult, SeatChange, SeatInfo } from '../session/session.ts'
import { BotOptions } from '../shell/bot-options.tsx'
import { Icon } from '../shell/icons.tsx'
import { Dialog } from '../table/dialog.tsx'
import { Monogram } from '../table/names.tsx'
import type { Table } from '../table/table.ts'
import { BotMark } from './bot-mark.tsx'
import { botName, seatWords } from './words.ts'
import './seats-dialog.css'

/** Who plays each seat: around one screen it can be changed, and a bot can play on for whoever sits here. */
export function SeatsDialog({ table }: { readonly table: Table }) {
  const t = seatWords.value
  const { session } = table
  const { seating, title } = session
  const players = session.players.value
  // What is chosen here counts once it is applied, all of it together.
  const [chosen, setChosen] = useState<ReadonlyMap<Seat, string | null>>(new Map())
  const botAt = ({ seat, bot }: SeatInfo): string | null => {
    const given = chosen.has(seat) ? (chosen.get(seat) ?? null) : bot
    return given === null ? null : (botOf(title.id, given) ?? usualLevel(title.id))
  }
  const close = (): void => {
    table.open.value = null
  }
  const attempt = async (done: Promise<ActResult>): Promise<boolean> => {
    const result = await done
    if (!result.ok) table.trouble.value = result
    return result.ok
  }
  const over = session.history.state.ended !== null
  const change = over ? null : (seating?.change ?? null)
  const apply = async (): Promise<boolean> => {
    close()
    const changed = players.filter((player) => chosen.has(player.seat) && botAt(player) !== player.bot)
    if (change === null || changed.length === 0) return true
    const names = players.map(({ name }) => name)
    const changes = changed.map((player) => changeOf(player.seat, names, botAt(player)))
    return attempt(change(changes))
  }
  const free = players.filter(
    (player) => botAt(player) === null && player.standIn === null && hasPerson(table, player, chosen),
  )
  return (
    <Dialog heading={t.heading} onClose={close}>
      <ul class="seats-dialog">
        {players.map((player) => (
          <li key={player.seat}>
            {botAt(player) === null ? (
              <Monogram table={table} seat={player.seat} />
            ) : (
              <span class="monogram square">
                <Icon name="bot" size={14} />
              </span>
            )}
            <b>
              {player.name} {player.standIn !== null && <BotMark bot={player.standIn} standsIn />}
            </b>
            <Player
              title={title.id}
              player={player}
              bot={botAt(player)}
              choose={change && ((bot) => setChosen(new Map(chosen).set(player.seat, bot)))}
            />
          </li>
        ))}
      </ul>
      {change !== null && (
        <div class="apply-seats">
          <p class="muted">{t.local}</p>
          <button type="button" class="button" onClick={close}>
            {t.cancel}
          </button>
          <button type="button" class="button primary" onClick={() => void apply()}>
            {t.apply}
          </button>
        </div>
      )}
      {session.kind === 'online' && (
        <p class="muted">{session.advised.value ? t.hintsAllowed : t.hintsBarred}</p>
      )}
      {!over && seating !== null && free.length > 0 && (
        <PlayOn
          table={table}
          free={free}
          start={async (seat, bot) => {
            if (await apply()) await attempt(seating.playOn(seat, bot))
          }}
        />
      )}
    </Dialog>
  )
}

/** Somebody at this screen decides for it, or will once what is chosen is applied. */
function hasPerson(
  { session }: Table,
  { seat }: SeatInfo,
  chosen: ReadonlyMap<Seat, string | null>,
): boolean {
  return chosen.has(seat) || session.seats.value.includes(seat)
}

/** A person is not called as a bot without a name is, unless another one has the name that people get. */
function changeOf(seat: Seat, names: readonly string[], bot: string | null): SeatChange {
  const t = seatWords.value
  const name = names[seat] ?? ''
  const person = t.unnamedPerson(seat + 1)
  const isUnnamed = names.some((_, index) => t.unnamedBot(index + 1) === name)
  return { seat, bot, name: bot === null && isUnnamed && !names.includes(person) ? person : name }
}

interface PlayerProps {
  readonly title: string
  readonly player: SeatInfo
  readonly bot: string | null
  /** Null where it cannot be changed. */
  readonly choose: ((bot: string | null) => void) | null
}

function Player({ title, player, bot, choose }: PlayerProps) {
  const t = seatWords.value
  if (choose === null) return <span class="muted">{bot === null ? t.person : t.bot(botName(bot))}</span>
  return (
    <select
      class="field"
      aria-label={t.whoPlays(player.name)}
      value={bot ?? 'person'}
      onChange={(event) => choose(botOf(title, event.currentTarget.value))}
    >
      <option value="person">{t.person}</option>
      <BotOptions title={title} name={botName} />
    </select>
  )
}

interface PlayOnProps {
  readonly table: Table
  /** The seats here that nobody plays on for yet. */
  readonly free: readonly SeatInfo[]
  readonly start: (seat: Seat, bot: string) => Promise<void>
}

/** For a while only: the seat stays its person's. */
function PlayOn({ table, free, start }: PlayOnProps) {
  const t = seatWords.value
  const { id } = table.session.title
  const [bot, setBot] = useState<string>(usualLevel(id))
  const [chosen, setChosen] = useState(table.acting.value)
  const player = free.find(({ seat }) => seat === chosen) ?? free[0]
  if (player === undefined) return null
  return (
    <fieldset class="play-on">
      <legend>{table.me.value === player.seat ? t.playOn : t.playOnFor(player.name)}</legend>
      <p class="muted">{t.playOnHint}</p>
      {free.length > 1 && (
        <label>
          <span>{t.seat}</span>
          <select
            class="field"
            value={player.seat}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {free.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t.by}</span>
        <select class="field" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          <BotOptions title={id} name={botName} />
        </select>
      </label>
      <button type="button" class="button primary" onClick={() => void start(player.seat, bot)}>
        {t.start}
      </button>
    </fieldset>
  )
}
