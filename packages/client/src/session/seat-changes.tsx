import { useSignal } from '@preact/signals'
import { botOf } from '@roundhouse/bots/levels'
import type { InvitedSummary, SeatView } from '@roundhouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { botName } from '../home/bot-name.ts'
import { BotOptions } from '../shell/bot-options.tsx'
import { homeWords } from '../shell/home-words.ts'
import { changeSeat } from './api.ts'
import { useAttempt } from './attempting.ts'

interface Props {
  readonly summary: InvitedSummary
  readonly seats: readonly SeatView[]
}

/** Who opened the table gives free seats to bots, or takes them back for people. */
export function SeatChanges({ summary, seats }: Props) {
  const { waiting } = homeWords.value
  const { problem, attempt } = useAttempt()
  /** The seat changed here, whose row is another once the table has told it. */
  const changed = useRef<number | null>(null)
  useEffect(() => {
    if (changed.current !== null) document.getElementById(`change-seat-${changed.current}`)?.focus()
    changed.current = null
  }, [seats.map(({ kind }) => kind).join()])
  const give = (seat: number, bot: string | null): void => {
    changed.current = seat
    void attempt(changeSeat(summary.id, { seat, bot }))
  }
  return (
    <div class="seat-changes">
      {seats.map(({ kind, taken, name }, seat) => {
        // Who opened the table is known by being its first person.
        if (kind === 'bot' && seat > summary.opener) {
          return (
            <button
              key={seat}
              id={`change-seat-${seat}`}
              type="button"
              class="button small"
              onClick={() => give(seat, null)}
            >
              {waiting.freeBot(name ?? '')}
            </button>
          )
        }
        if (kind === 'bot' || taken) return null
        return <FreeSeat key={seat} title={summary.title} seat={seat} give={(bot) => give(seat, bot)} />
      })}
      {problem.value === null ? null : (
        <p class="warning" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  )
}

/** The last free seat that is given begins the game, so it is chosen first and given then. */
function FreeSeat(props: {
  readonly title: string
  readonly seat: number
  readonly give: (bot: string) => void
}) {
  const { title, seat, give } = props
  const { waiting } = homeWords.value
  const chosen = useSignal('')
  const bot = botOf(title, chosen.value)
  return (
    <div class="free-seat">
      <label>
        <span>{waiting.toBot(seat + 1)}</span>
        <select
          class="field"
          id={`change-seat-${seat}`}
          value={chosen.value}
          onChange={(event) => (chosen.value = event.currentTarget.value)}
        >
          <option value="">{waiting.chooseBot}</option>
          <BotOptions title={title} name={botName} />
        </select>
      </label>
      <button
        type="button"
        class="button small"
        aria-label={`${waiting.give}: ${waiting.toBot(seat + 1)}`}
        aria-disabled={bot === null}
        onClick={() => bot !== null && give(bot)}
      >
        {waiting.give}
      </button>
    </div>
  )
}
