import type { Seat } from '@roundhouse/kernel'
import type { InvitedSummary, SeatView } from '@roundhouse/protocol'
import { Confirmed } from '../shell/confirmed.tsx'
import { homeWords } from '../shell/home-words.ts'
import { language } from '../shell/preferences.ts'
import { words } from '../shell/words.ts'
import { closeTable, releaseSeat } from './api.ts'
import { useAttempt } from './attempting.ts'

interface AffairsProps {
  readonly summary: InvitedSummary
  readonly seats: readonly SeatView[]
  readonly yours: Seat | null
}

/** Until when the table waits; who opened it frees seats and closes it, who sits down may stand up again. */
export function TableAffairs({ summary, seats, yours }: AffairsProps) {
  const { waiting } = homeWords.value
  const { problem, attempt } = useAttempt()
  const opened = yours === summary.opener
  const guests = seats.flatMap(({ kind, taken, name }, seat) =>
    kind === 'person' && taken && seat !== yours ? [{ seat, name: name ?? '' }] : [],
  )
  return (
    <section class="card link-card">
      <h2>{waiting.affairs}</h2>
      {summary.closes === null ? null : <p class="muted">{waiting.until(dayOf(summary.closes))}</p>}
      {opened
        ? guests.map(({ seat, name }) => (
            <Confirmed
              key={seat}
              label={waiting.release(name)}
              question={waiting.releaseQuestion(name)}
              keep={words.value.shell.leaveIt}
              onYes={() => attempt(releaseSeat(summary.id, seat))}
            />
          ))
        : null}
      {opened ? (
        <Confirmed
          label={waiting.close}
          question={waiting.closeQuestion}
          keep={words.value.shell.leaveIt}
          class="button danger"
          onYes={() => attempt(closeTable(summary.id))}
        />
      ) : null}
      {yours !== null && !opened ? (
        <Confirmed
          label={waiting.standUp}
          question={waiting.standUpQuestion}
          keep={words.value.shell.leaveIt}
          onYes={() => attempt(releaseSeat(summary.id, yours))}
        />
      ) : null}
      {problem.value === null ? null : (
        <p class="warning" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  )
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(time)
}
