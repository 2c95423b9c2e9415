import { signal, useSignal } from '@preact/signals'
import type { Title } from '@roundhouse/kernel'
import { type Fault, type InvitedSummary, type Reader, fault } from '@roundhouse/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { download, fileName } from '../shell/download.ts'
import { faultSentence } from '../shell/fault-sentence.ts'
import { homeArea } from '../shell/home-words.ts'
import { LoadFailure, Loading, lazy } from '../shell/lazy.tsx'
import { Notice } from '../shell/notice.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { loadReader } from '../shell/titles.ts'
import { words } from '../shell/words.ts'
import { TablePage } from '../table/table-page.tsx'
import { prefetchRuns } from '../table/title-ui.ts'
import { type Answer, gameSummary } from './api.ts'
import { type KeptHistory, recallHistory } from './kept-histories.ts'
import { openOnlineTable } from './online-session.ts'
import { forgetSeen } from './seen.ts'
import { TableFault, tableNameOf } from './table-fault.tsx'
import { prefetchTableAt, prefetchTableOf } from './title-at.ts'

/** Gone once everybody sits, so it does not come with the table. */
const WaitingRoom = lazy(async () => {
  const { boxArea } = await import('../home/words.ts')
  const parts = [import('./waiting-room.tsx'), homeArea.ready(), boxArea.ready()] as const
  const [{ WaitingRoom }] = await Promise.all(parts)
  return WaitingRoom
})

/** A table on the server: the waiting room while seats are free, then the table itself. */
export function OnlinePage({ id }: { readonly id: string }) {
  const summary = useSignal<Answer<InvitedSummary> | null>(null)
  const tries = useSignal(0)
  useMemo(() => prefetchTableAt(id), [id])
  useEffect(() => {
    let gone = false
    void gameSummary(id).then((answer) => {
      if (!gone) summary.value = answer
    })
    return () => {
      gone = true
    }
  }, [id, tries.value])
  useEffect(() => {
    const again = (): void => {
      if (summary.peek()?.ok === false) tries.value += 1
    }
    const timer = setInterval(again, 5_000)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [])

  const answer = summary.value
  if (answer === null) return <Loading />
  if (answer.ok) return <TableOfTitle key={id} summary={answer.value} />
  if (answer.fault !== null) return <TableFault fault={answer.fault} />
  return <Unreachable retry={() => (tries.value += 1)} />
}

function Unreachable({ retry }: { readonly retry: () => void }) {
  const { shell } = words.value
  return (
    <Notice heading={shell.online.unreachableHeading} text={shell.online.unreachableText}>
      <button type="button" class="button primary" onClick={retry}>
        {shell.retry}
      </button>
    </Notice>
  )
}

/** The rules of the title come first; a title that this page does not know fails in words. */
function TableOfTitle({ summary }: { readonly summary: InvitedSummary }) {
  const [ready, setReady] = useState<readonly [Reader | null, KeptHistory | null] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    prefetchTableOf(summary.id, summary.title)
    if (summary.status === 'running') prefetchRuns(summary.title)
    const parts = [loadReader(summary.title), recallHistory(summary.id)] as const
    Promise.all(parts).then(setReady, (reason: unknown) => setFailure(new LoadFailure(reason)))
  }, [summary.title])
  if (failure !== null) throw failure
  if (ready === null) return <Loading />
  const [reader, kept] = ready
  return <ConnectedTable summary={summary} title={reader?.title ?? null} kept={kept} />
}

function ConnectedTable(props: {
  readonly summary: InvitedSummary
  readonly title: Title | null
  readonly kept: KeptHistory | null
}) {
  const { summary, title, kept } = props
  const name = tableNameOf(summary)
  const table = useMemo(() => openOnlineTable(summary.id, signal(name), title, kept), [summary.id])
  useEffect(() => () => table.close(), [table])
  const stage = table.stage.value
  const waits = stage.kind === 'open' && stage.table.value.status === 'open'
  // The waiting room names the page by itself.
  usePageTitle(waits ? null : name)
  if (stage.kind === 'connecting') {
    return table.connection.value === 'offline' ? (
      <Unreachable retry={() => location.reload()} />
    ) : (
      <Loading />
    )
  }
  if (stage.kind === 'failed') {
    if (stage.fault.code === 'past-differs')
      return <OtherPast id={summary.id} name={name} fault={stage.fault} seen={stage.seen} />
    return <TableFault fault={stage.fault} id={summary.id} />
  }
  const { session } = stage
  const view = stage.table.value
  if (view.status === 'closed')
    return <TableFault fault={fault('table-closed', { by: view.closedBy ?? 'time' })} />
  if (view.status === 'open') {
    const seat = session.seats.value[0] ?? null
    return (
      <WaitingRoom
        summary={summary}
        name={name}
        seats={view.seats}
        setup={stage.setup}
        hints={view.hints}
        yours={seat}
        connection={table.connection}
      />
    )
  }
  const key = `${session.id}:${session.seats.value.join()}:${session.rules.number}`
  return <TablePage key={key} session={session} />
}

/** The server runs on an older copy: what was seen here can be saved, and the player decides about the rest. */
function OtherPast(props: {
  readonly id: string
  readonly name: string
  readonly fault: Fault
  readonly seen: string | null
}) {
  const { id, name, seen } = props
  const { online } = words.value.shell
  const goOn = (): void => {
    forgetSeen(id)
    location.reload()
  }
  return (
    <Notice
      heading={online.pastHeading}
      text={online.pastText}
      detail={faultSentence(props.fault)}
      code={props.fault.code}
    >
      {seen === null ? null : (
        <button type="button" class="button" onClick={() => download(fileName('roundhouse', name), seen)}>
          {online.pastSave}
        </button>
      )}
      <button type="button" class="button primary" onClick={goOn}>
        {online.pastGoOn}
      </button>
    </Notice>
  )
}
