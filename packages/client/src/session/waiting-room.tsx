import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Seat } from '@roundhouse/kernel'
import type { GameSetup, InvitedSummary, SeatView } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { Confirmed } from '../shell/confirmed.tsx'
import { faultInWords } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'
import { Link } from '../shell/link.tsx'
import { Page } from '../shell/page.tsx'
import { aboutOf, orderByLot } from '../shell/titles.ts'
import { words } from '../shell/words.ts'
import { newLink, personalLink } from './api.ts'
import { SeatChanges } from './seat-changes.tsx'
import { SeatsAt } from './seats-at.tsx'
import type { Connection } from './session.ts'
import { SharedLink } from './shared-link.tsx'
import { TableAffairs } from './table-affairs.tsx'
import { ChangeTable, TableChoices } from './table-setup.tsx'

interface WaitingProps {
  readonly summary: InvitedSummary
  readonly name: string
  readonly seats: readonly SeatView[]
  readonly setup: GameSetup
  readonly hints: boolean
  readonly yours: Seat | null
  readonly connection: ReadonlySignal<Connection>
}

/** Who sits, who is missing, and the links that bring them. */
export function WaitingRoom({ summary, name, seats, setup, hints, yours, connection }: WaitingProps) {
  const home = homeWords.value
  const { shell } = words.value
  const { waiting } = home
  const free = seats.filter((seat) => !seat.taken).length
  const title = aboutOf(summary.title)?.name ?? summary.title
  const inTab = shell.pageTitle(`${waiting.heading} · ${name}`)
  useEffect(() => {
    document.title = inTab
  }, [inTab])
  return (
    <Page class="waiting-page">
      <p class="over">{title}</p>
      <h1>{name}</h1>
      <p class="lead" role="status">
        {free > 0 ? `${waiting.missing(free)}. ${waiting.begins}` : shell.loading}
      </p>
      {connection.value === 'offline' ? <p class="warning">{shell.online.unreachableText}</p> : null}
      <div class="waiting-columns">
        <section class="card">
          <header>
            <h2>{home.join.seats}</h2>
            <span class="aside">{orderByLot(summary.title) ? home.orderByLot : home.inTurnOrder}</span>
          </header>
          <SeatsAt title={summary.title} seats={seats} yours={yours} presence />
          {yours === summary.opener ? <SeatChanges summary={summary} seats={seats} /> : null}
          <TableChoices summary={summary} setup={setup} seats={seats} hints={hints} />
          {yours === summary.opener ? (
            <ChangeTable summary={summary} setup={setup} seats={seats} hints={hints} />
          ) : null}
        </section>
        <div class="stack">
          {summary.invitePath === null ? null : (
            <SharedLink
              heading={waiting.invite}
              hint={waiting.inviteHint}
              label={waiting.inviteLabel}
              address={location.origin + summary.invitePath}
              share={waiting.shareText(title)}
            />
          )}
          {yours === null ? <Onlooker summary={summary} /> : <PersonalSeat id={summary.id} />}
          {yours === null ? null : <TableAffairs summary={summary} seats={seats} yours={yours} />}
        </div>
      </div>
    </Page>
  )
}

function Onlooker({ summary }: { readonly summary: InvitedSummary }) {
  const { waiting } = homeWords.value
  return (
    <section class="card link-card">
      <p>{waiting.spectator}</p>
      {summary.listed ? (
        <Link to={`/table/${summary.id}#join`} class="button primary">
          {waiting.sitDown}
        </Link>
      ) : null}
    </section>
  )
}

/** Shown on demand only: others may look at the same screen. */
function PersonalSeat({ id }: { readonly id: string }) {
  const { waiting, wrong } = homeWords.value
  const address = useSignal<string | null>(null)
  const problem = useSignal<string | null>(null)
  const replace = (
    <Confirmed
      label={waiting.replace}
      question={words.value.table.menu.replaceQuestion}
      keep={words.value.shell.leaveIt}
      onYes={() => show(newLink)}
    />
  )
  if (address.value !== null) {
    return (
      <SharedLink
        heading={waiting.personal}
        hint={waiting.personalHint}
        label={waiting.personalLabel}
        address={address.value}
      >
        {replace}
      </SharedLink>
    )
  }
  async function show(link: typeof personalLink): Promise<void> {
    const answer = await link(id)
    if (answer.ok) address.value = location.origin + answer.value.personalPath
    else problem.value = answer.fault === null ? wrong.noServer : await faultInWords(answer.fault)
  }
  return (
    <section class="card link-card">
      <h2>{waiting.personal}</h2>
      <p class="muted">{waiting.personalHint}</p>
      {problem.value === null ? null : (
        <p class="warning" role="alert">
          {problem.value}
        </p>
      )}
      <div class="notice-buttons">
        <button type="button" class="button" onClick={() => void show(personalLink)}>
          {waiting.personalShow}
        </button>
        {replace}
      </div>
    </section>
  )
}
