import { useSignal } from '@preact/signals'
import { fingerprint } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import { audited } from '../recorded/audited.ts'
import { faultSentence } from '../shell/fault-sentence.ts'
import { Loading, lazy } from '../shell/lazy.tsx'
import { markLog } from '../shell/marks.ts'
import { Notice } from '../shell/notice.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { words } from '../shell/words.ts'
import { guideWanted } from '../table/guide-wanted.ts'
import { TablePage } from '../table/table-page.tsx'
import { prefetchRuns } from '../table/title-ui.ts'
import { glanceAt } from './glance.ts'
import { openKept } from './kept-game.ts'
import { type KeptHistory, historyKeeper, recallHistory, startOf } from './kept-histories.ts'
import { type KeptGame, type LocalRow, keepLocalGame, localRow, notKept } from './local-games.ts'
import { type LocalGame, openLocalSession } from './local-session.ts'
import type { Session } from './session.ts'
import { type TabLock, takeGame } from './tab-lock.ts'
import { prefetchTableAt, prefetchTableOf } from './title-at.ts'

const AuditDialog = lazy(async () => (await import('../recorded/audit-dialog.tsx')).AuditDialog)

type Stage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'damaged'; readonly row: LocalRow; readonly fault: Fault | null }
  | { readonly kind: 'open'; readonly session: Session }

/** A game around this screen, from the browser's own store. */
export function LocalPage({ id }: { readonly id: string }) {
  const stage = useSignal<Stage>({ kind: 'loading' })
  const force = useSignal(false)
  const forced = force.value
  useMemo(() => prefetchTableAt(id), [id])
  useEffect(() => {
    let gone = false
    let lock: TabLock | null = null
    const close = (): void => {
      const open = stage.peek()
      if (open.kind === 'open') open.session.close()
    }
    const elsewhere = (): void => {
      if (gone) return
      close()
      force.value = false
      stage.value = { kind: 'elsewhere' }
    }
    const recalled = recallHistory(id)
    const show = async (row: LocalRow | null): Promise<void> => {
      const found = await stageOf(row, recalled, (carried) => {
        close()
        void show(carried)
      })
      if (!gone) stage.value = found
      else if (found.kind === 'open') found.session.close()
    }
    const open = async (): Promise<void> => {
      lock = await takeGame(id, forced, elsewhere)
      if (gone) lock?.release()
      else if (lock === null) stage.value = { kind: 'elsewhere' }
      else {
        await show(await localRow(id))
      }
    }
    open().catch((failure: unknown) => {
      if (!gone)
        stage.value = { kind: 'damaged', row: { kind: 'damaged', id, value: String(failure) }, fault: null }
    })
    return () => {
      gone = true
      close()
      lock?.release()
    }
  }, [id, forced])

  const at = stage.value
  const session = at.kind === 'open' ? at.session : null
  usePageTitle(session?.tableName.value ?? null)
  if (session !== null) {
    return (
      <>
        <TablePage key={`${session.id}:${session.rules.number}`} session={session} />
        <NotKept />
        {audited.value?.id === session.id ? <AuditDialog imported={audited.value.imported} /> : null}
      </>
    )
  }
  return <Explanation at={at} playHere={() => (force.value = true)} />
}

function Explanation({ at, playHere }: { readonly at: Stage; readonly playHere: () => void }) {
  const { local } = words.value.shell
  if (at.kind === 'missing') return <Notice heading={local.missingHeading} text={local.missingText} />
  if (at.kind === 'elsewhere') {
    return (
      <Notice heading={local.elsewhereHeading} text={local.elsewhereText}>
        <button type="button" class="button primary" onClick={playHere}>
          {local.playHere}
        </button>
      </Notice>
    )
  }
  if (at.kind !== 'damaged') return <Loading />
  const { fault, row } = at
  const { heading, text } = damageWords(fault)
  return (
    <Notice
      heading={heading}
      text={text}
      detail={fault === null ? undefined : faultSentence(fault)}
      code={fault?.code}
    >
      <button
        type="button"
        class="button primary"
        onClick={() => void import('./download-row.ts').then((file) => file.downloadRow(row))}
      >
        {words.value.shell.downloadFile}
      </button>
    </Notice>
  )
}

function damageWords(fault: Fault | null): { readonly heading: string; readonly text: string } {
  const { local } = words.value.shell
  if (fault?.code === 'rules-version' || fault?.code === 'rules-dropped') {
    return { heading: local.rulesHeading, text: local.rulesText }
  }
  if (fault?.code === 'game-differs') return { heading: local.differsHeading, text: local.differsText }
  return { heading: local.damagedHeading, text: local.damagedText }
}

/** Rare, and worth a line: the disk is full or the browser has closed its store. */
function NotKept() {
  return notKept.value ? (
    <p class="not-kept" role="alert">
      {words.value.shell.notSaved}
    </p>
  ) : null
}

/** As far as it was looked at here. */
function isOver({ glance, record }: KeptGame): boolean {
  return glance?.moves === record.log.length && glance.winners !== null
}

/** `carried` is told the game under the newest rules. */
async function stageOf(
  row: LocalRow | null,
  recalled: Promise<KeptHistory | null>,
  carried: (row: LocalRow) => void,
): Promise<Stage> {
  markLog()
  if (row === null) return { kind: 'missing' }
  if (row.kind === 'damaged') return { kind: 'damaged', row, fault: null }
  const kept = row.game
  prefetchTableOf(kept.id, kept.record.title)
  if (!isOver(kept)) prefetchRuns(kept.record.title)
  const known = await recalled
  const checked = await openKept(kept, known)
  if (!checked.ok) return { kind: 'damaged', row, fault: checked.fault }
  const { title, record } = checked
  const { history } = checked
  const keepHistory = historyKeeper(kept.id, startOf(record), history, known)
  keepHistory()
  const carry = (game: LocalGame): void => {
    keep(game)
    carried({ kind: 'sound', id: kept.id, game: { ...kept, ...game } })
  }
  const guided = (): boolean => guideWanted.peek()
  const session = openLocalSession(title, { ...kept, record }, keep, history, undefined, carry, guided)
  return { kind: 'open', session }

  function keep(game: LocalGame): void {
    keepLocalGame({
      ...kept,
      ...game,
      glance: glanceAt(title, history.state, history.version),
      fingerprint: fingerprint(title, history.state),
    } satisfies KeptGame)
    keepHistory()
  }
}
