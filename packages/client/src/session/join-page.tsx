import { useSignal } from '@preact/signals'
import { NAME_LENGTH, cleanName } from '@roundhouse/kernel'
import { type InvitedSummary, fault } from '@roundhouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { recall, remember } from '../shell/device-store.ts'
import { faultInWords } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'
import { Loading } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Notice } from '../shell/notice.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Page } from '../shell/page.tsx'
import { redirect } from '../shell/router.ts'
import { aboutOf, orderByLot } from '../shell/titles.ts'
import { words } from '../shell/words.ts'
import { type Answer, gameSummary, joinGame } from './api.ts'
import { SeatsAt } from './seats-at.tsx'
import { TableFault, tableNameOf } from './table-fault.tsx'
import { TableChoices } from './table-setup.tsx'

const BETWEEN_LOOKS = 10_000

/** An invitation: a name, a seat, and one is at the table. */
export function JoinPage({ id, token }: { readonly id: string; readonly token: string | null }) {
  const summary = useSignal<Answer<InvitedSummary> | null>(null)
  const tries = useSignal(0)
  const gone = useRef(false)
  useEffect(() => () => void (gone.current = true), [])
  const look = async (): Promise<Answer<InvitedSummary>> => {
    const answer = await gameSummary(id)
    if (gone.current) return answer
    // Who has a seat needs no invitation.
    if (answer.ok && answer.value.yours !== null) redirect(`/table/${id}`)
    // What was seen stays in view while the line is down.
    else if (answer.ok || answer.fault !== null || summary.peek()?.ok !== true) summary.value = answer
    return answer
  }
  useEffect(() => void look(), [id, tries.value])
  // Who opened the table may change it until the last one sits.
  useEffect(() => {
    const again = (): void => {
      const seen = summary.peek()
      if (document.visibilityState === 'visible' && seen?.ok === true && seen.value.status === 'open')
        void look()
    }
    const timer = setInterval(again, BETWEEN_LOOKS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [id])
  const answer = summary.value
  if (answer === null) return <Loading />
  if (answer.ok && answer.value.status === 'closed')
    return <TableFault fault={fault('table-closed', { by: answer.value.closedBy ?? 'time' })} />
  if (answer.ok) return <Invitation summary={answer.value} token={token} look={look} />
  if (answer.fault !== null) return <TableFault fault={answer.fault} />
  const { online, retry } = words.value.shell
  return (
    <Notice heading={online.unreachableHeading} text={homeWords.value.wrong.noServer}>
      <button type="button" class="button primary" onClick={() => (tries.value += 1)}>
        {retry}
      </button>
    </Notice>
  )
}

function Invitation(props: {
  readonly summary: InvitedSummary
  readonly token: string | null
  readonly look: () => Promise<Answer<InvitedSummary>>
}) {
  const { summary, token, look } = props
  const home = homeWords.value
  const { join } = home
  const name = useSignal(recall('name') ?? '')
  const seat = useSignal('')
  const problem = useSignal<string | null>(null)
  const busy = useSignal(false)
  const table = tableNameOf(summary)
  const heading = token === null ? join.headingOpen(table) : join.heading(table)
  usePageTitle(heading)
  const free = summary.seats.flatMap((view, index) => (view.taken ? [] : [{ view, index }]))
  const played = playedAt(summary)
  const seen = useRef(played)
  useEffect(() => {
    if (seen.current !== played) problem.value = join.changed
    seen.current = played
  }, [played])

  const sit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const wished = cleanName(name.value)
    if (busy.value) return
    if (wished === '') {
      problem.value = join.nameMissing
      document.getElementById('join-name')?.focus()
      return
    }
    busy.value = true
    // Nobody sits down to another table than the one in view.
    const now = await look()
    if (now.ok && (playedAt(now.value) !== played || now.value.seats.every(({ taken }) => taken))) {
      busy.value = false
      return
    }
    const chosen = seat.value === '' ? null : Number(seat.value)
    const answer = await joinGame(summary.id, { name: wished, seat: chosen, invite: token })
    busy.value = false
    if (answer.ok || answer.fault?.code === 'already-seated') {
      remember('name', wished)
      redirect(`/table/${summary.id}`)
    } else {
      problem.value = answer.fault === null ? home.wrong.noServer : await faultInWords(answer.fault)
    }
  }

  return (
    <Page class="waiting-page">
      <p class="over">{aboutOf(summary.title)?.name ?? summary.title}</p>
      <h1>{heading}</h1>
      <div class="waiting-columns">
        <section class="card">
          <header>
            <h2>{join.seats}</h2>
            <span class="aside">{orderByLot(summary.title) ? home.orderByLot : home.inTurnOrder}</span>
          </header>
          <SeatsAt title={summary.title} seats={summary.seats} yours={null} />
          <TableChoices summary={summary} setup={summary} seats={summary.seats} hints={summary.hints} />
        </section>
        {free.length === 0 ? (
          <section class="card link-card">
            <p>{join.full}</p>
            <Link to={`/table/${summary.id}`} class="button primary">
              {join.watch}
            </Link>
          </section>
        ) : (
          <form class="card link-card join-form" noValidate onSubmit={(event) => void sit(event)}>
            <label class="labelled">
              <span>{home.yourName}</span>
              <input
                id="join-name"
                class="field"
                autocomplete="nickname"
                maxLength={NAME_LENGTH}
                value={name.value}
                aria-invalid={problem.value !== null}
                aria-describedby="join-problem"
                onInput={(event) => {
                  name.value = event.currentTarget.value
                  problem.value = null
                }}
              />
            </label>
            {free.length < 2 ? null : (
              <label class="labelled">
                <span>{join.chooseSeat}</span>
                <select
                  class="field"
                  value={seat.value}
                  onChange={(event) => (seat.value = event.currentTarget.value)}
                >
                  <option value="">{join.firstFree}</option>
                  {free.map(({ view, index }) => (
                    <option key={index} value={String(index)}>
                      {view.name === null
                        ? home.seat(index + 1)
                        : `${home.seat(index + 1)}, ${join.keptFor(view.name)}`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <p id="join-problem" class={problem.value === null ? 'told' : 'warning'} role="alert">
              {problem.value}
            </p>
            <div class="notice-buttons">
              <button type="submit" class="button primary wide" aria-disabled={busy.value}>
                {join.sit}
              </button>
              <Link to={`/table/${summary.id}`} class="button quiet">
                {join.watch}
              </Link>
            </div>
          </form>
        )}
      </div>
    </Page>
  )
}

/** What the game will be, beside the people who play it. */
function playedAt({ rules, variant, options, hints, seats }: InvitedSummary): string {
  return JSON.stringify([rules, variant, options, hints, seats.map(({ kind, bot }) => [kind, bot])])
}
