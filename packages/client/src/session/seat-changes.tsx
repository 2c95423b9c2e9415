import { botOf } from '@roundhouse/bots/levels'
import type { InvitedSummary, SeatView } from '@roundhouse/protocol'
import { BotHints } from '../home/bot-hints.tsx'
import { botName } from '../home/bot-name.ts'
import { homeWords } from '../shell/home-words.ts'
import { offeredBots } from '../shell/offered-bots.ts'
import { changeSeat } from './api.ts'
import { useAttempt } from './attempting.ts'

interface Props {
  readonly summary: InvitedSummary
  readonly seats: readonly SeatView[]
}

/** Who opened the table gives free seats to bots, or takes them back for people. */
export function SeatChanges({ summary, seats }: Props) {
  const home = homeWords.value
  const { waiting } = home
  const { problem, attempt } = useAttempt()
  const give = (seat: number, bot: string | null): void => void attempt(changeSeat(summary.id, { seat, bot }))
  return (
    <div class="seat-changes">
      {seats.map(({ kind, taken, name }, seat) => {
        // Who opened the table is known by being its first person.
        if (kind === 'bot' && seat > summary.opener) {
          return (
            <button key={seat} type="button" class="button small" onClick={() => give(seat, null)}>
              {waiting.freeBot(name ?? '')}
            </button>
          )
        }
        if (kind === 'bot' || taken) return null
        return (
          <label key={seat}>
            <span>{waiting.toBot(seat + 1)}</span>
            <select
              class="field"
              value=""
              onChange={(event) => {
                const bot = botOf(summary.title, event.currentTarget.value)
                event.currentTarget.value = ''
                if (bot !== null) give(seat, bot)
              }}
            >
              <option value="">{waiting.chooseBot}</option>
              {offeredBots(summary.title).map((bot) => (
                <option key={bot} value={bot}>
                  {botName(bot)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <BotHints title={summary.title} bots={seats.flatMap(({ bot }) => bot ?? [])} />
      {problem.value === null ? null : (
        <p class="warning" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  )
}
