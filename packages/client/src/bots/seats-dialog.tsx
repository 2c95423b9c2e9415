import { botOf, botsOf, usualLevel } from '@roundhouse/bots/levels'
import { useState } from 'preact/hooks'
import type { ActResult, SeatInfo, SessionSeating } from '../session/session.ts'
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
  const { seating } = session
  const close = (): void => {
    table.open.value = null
  }
  const attempt = async (done: Promise<ActResult>): Promise<void> => {
    const result = await done
    if (result.ok) return
    table.trouble.value = result
    close()
  }
  const over = session.history.state.ended !== null
  const free = session.players.value.filter(
    ({ seat, bot, standIn }) => bot === null && standIn === null && session.seats.value.includes(seat),
  )
  return (
    <Dialog heading={t.heading} onClose={close}>
      <ul class="seats-dialog">
        {session.players.value.map((player) => (
          <li key={player.seat}>
            {player.bot === null ? (
              <Monogram table={table} seat={player.seat} />
            ) : (
              <span class="monogram square">
                <Icon name="bot" size={14} />
              </span>
            )}
            <b>
              {player.name} {player.standIn !== null && <BotMark bot={player.standIn} standsIn />}
            </b>
            <Player table={table} seating={over ? null : seating} player={player} attempt={attempt} />
          </li>
        ))}
      </ul>
      {seating !== null && seating.change !== null && !over && <p class="muted">{t.local}</p>}
      {session.kind === 'online' && (
        <p class="muted">{session.advised.value ? t.hintsAllowed : t.hintsBarred}</p>
      )}
      {!over && seating !== null && free.length > 0 && (
        <PlayOn table={table} seating={seating} free={free} attempt={attempt} />
      )}
    </Dialog>
  )
}

interface PlayerProps {
  readonly table: Table
  readonly seating: SessionSeating | null
  readonly player: SeatInfo
  readonly attempt: (done: Promise<ActResult>) => Promise<void>
}

function Player({ table, seating, player, attempt }: PlayerProps) {
  const t = seatWords.value
  const { seat, bot, name } = player
  const change = seating?.change ?? null
  if (change === null) return <span class="muted">{bot === null ? t.person : t.bot(botName(bot))}</span>
  const { id } = table.session.title
  return (
    <select
      class="field"
      aria-label={t.whoPlays(name)}
      value={bot === null ? 'person' : (botOf(id, bot) ?? usualLevel(id))}
      onChange={(event) => void attempt(change(seat, botOf(id, event.currentTarget.value)))}
    >
      <option value="person">{t.person}</option>
      {botsOf(id).map((each) => (
        <option key={each} value={each}>
          {botName(each)}
        </option>
      ))}
    </select>
  )
}

interface PlayOnProps extends Pick<PlayerProps, 'table' | 'attempt'> {
  readonly seating: SessionSeating
  /** The seats here that nobody plays on for yet. */
  readonly free: readonly SeatInfo[]
}

/** For a while only: the seat stays its person's. */
function PlayOn({ table, seating, free, attempt }: PlayOnProps) {
  const t = seatWords.value
  const { id } = table.session.title
  const [bot, setBot] = useState<string>(usualLevel(id))
  const [chosen, setChosen] = useState(table.acting.value)
  const player = free.find(({ seat }) => seat === chosen) ?? free[0]
  if (player === undefined) return null
  const start = (): void => {
    table.open.value = null
    void attempt(seating.playOn(player.seat, bot))
  }
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
          {botsOf(id).map((each) => (
            <option key={each} value={each}>
              {botName(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button primary" onClick={start}>
        {t.start}
      </button>
    </fieldset>
  )
}
