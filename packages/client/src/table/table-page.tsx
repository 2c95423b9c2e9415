import { effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Plan, PlanStep, PlanStop } from '../session/plan-session.ts'
import type { Session } from '../session/session.ts'
import { unsentAt } from '../session/unsent.ts'
import { focusSoonOn } from '../shell/focus-soon.ts'
import { LoadFailure, lazy } from '../shell/lazy.tsx'
import { markDrawn } from '../shell/marks.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { settings } from '../shell/preferences.ts'
import { goToMoment, moment } from '../shell/router.ts'
import { loadTitle } from '../shell/titles.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { words } from '../shell/words.ts'
import { PastBar } from './action-panel.tsx'
import { Announcer } from './announcer.tsx'
import { capital } from './capital.ts'
import { BOARD_FOCUS, listenForKeys } from './keys.ts'
import { ReportPlace } from './report-place.tsx'
import { screenSize } from './screen-size.ts'
import { type Planning, type Table, openTable } from './table.ts'
import { type PageId, type TitleTable, type TitleUi, loadTitleUi } from './title-ui.ts'
import { TopBar } from './top-bar.tsx'
import './table-page.css'

/** A screen needs one of the two. */
const PhoneTable = lazy(async () => (await import('./phone-table.tsx')).PhoneTable)
const WideTable = lazy(async () => (await import('./wide-table.tsx')).WideTable)
/** What is looked at now and then comes when it is first opened. */
const PlanStopped = lazy(async () => (await import('./plan-bar.tsx')).PlanStopped)
const WhyNotPopover = lazy(async () => (await import('./why-not-popover.tsx')).WhyNotPopover)
const EndedBar = lazy(async () => (await import('./ended-bar.tsx')).EndedBar)
const OpinionCard = lazy(async () => {
  const { OpinionCard: Part, opinionArea } = await import('../bots/opinion.tsx')
  await opinionArea.ready()
  return Part
})
const Dialogs = lazy(async () => (await import('./dialogs.tsx')).Dialogs)

/** Silence needs nothing. */
const sounds = () => import('./sounds.ts')
/** What a plan is made with comes with the first one. */
const planning = () => import('../session/plan-session.ts')

/**
 * All that a table of this title needs may come while the game itself is still being read; a failure is told when it is
 * needed.
 */
export function prefetchTable(title: string): void {
  // In this order: the words are asked for first, by a file so small that it has run before the rules are there.
  Promise.all([drawnWith(title), loadTitle(title)]).catch(() => {})
}

/** Whoever opens a table sees it whole at once: what is drawn in the past alone, or on a phone, comes beside the rest. */
async function drawnWith(title: string): Promise<TitleUi> {
  const loading = loadTitleUi(title)
  const bar = moment.peek() === null ? null : PastBar.ready().catch(() => null)
  const [ui] = await Promise.all([loading, layoutHere().ready(), bar])
  await ui.besides?.().catch(() => null)
  return ui
}

function layoutHere(): typeof PhoneTable | typeof WideTable {
  return screenSize.peek() === 'phone' ? PhoneTable : WideTable
}

/** A game at the table; while somebody plans, his private branch of it in its place. */
export function TablePage({ session }: { readonly session: Session }) {
  const unsent = useMemo(() => unsentAt(session), [session])
  const [plan, setPlan] = useState<Plan | null>(null)
  /** A plan of an earlier page; nothing else is shown before it is opened, or its draft would be taken for the game's. */
  const [kept, setKept] = useState(() => (session.seats.peek().length > 0 ? unsent.take('plan') : null))
  const [failure, setFailure] = useState<LoadFailure | null>(null)
  const fail = (reason: unknown): void => setFailure(new LoadFailure(reason))
  useEffect(() => {
    if (kept === null) return
    planning().then(({ keptPlan }) => {
      setPlan(keptPlan(session, kept))
      setKept(null)
    }, fail)
  }, [])
  useEffect(() => () => unsent.close(), [unsent])
  unsent.keep('plan', () => {
    if (plan === null) return kept
    return plan.steps.peek().length === 0 ? null : plan.steps.peek()
  })
  const [stop, setStop] = useState<PlanStop | null>(null)
  /** Whoever went into a plan or out of it goes on with the decision there. */
  const turned = useRef(false)
  const stale = plan?.stale.value === true
  useEffect(() => {
    if (stale && plan !== null) setPlan(plan.renewed())
  }, [stale])
  const begin = (steps: readonly PlanStep[] = []): void => {
    goToMoment(null)
    setStop(null)
    turned.current = true
    planning().then(({ openPlan }) => setPlan(openPlan(session, steps)), fail)
  }
  const leave = (): void => {
    goToMoment(null)
    turned.current = true
    setPlan(null)
  }
  if (plan !== null) {
    const commit = (): void => {
      leave()
      void plan.commit().then((reached) => setStop(reached.why === null ? null : reached))
    }
    return (
      <OneTable
        key={plan}
        session={plan.session}
        planning={{ controls: { plan, commit, leave }, start: null }}
        turned={turned}
      />
    )
  }
  if (failure !== null) throw failure
  if (kept !== null) return <Loading />
  const plays = session.seats.value.length > 0
  return (
    <>
      <OneTable
        key="real"
        session={session}
        planning={{ controls: null, start: plays ? begin : null }}
        turned={turned}
      />
      {stop !== null && <PlanStopped session={session} stop={stop} onClose={() => setStop(null)} />}
    </>
  )
}

/** A game at the table, whatever the title: bar, board, decision, companies, players, log, history. */
function OneTable(props: {
  readonly session: Session
  readonly planning: Planning
  /** Whether it comes in the place of the game or of a plan. */
  readonly turned: { current: boolean }
}) {
  const { session, planning, turned } = props
  const table = useMemo(() => openTable(session, planning), [session])
  const [title, setTitle] = useState<TitleTable | null>(null)
  useEffect(() => {
    let opened: TitleTable | null = null
    let gone = false
    void drawnWith(session.title.id).then(async (ui) => {
      if (gone) return
      const at = ui.open(table)
      opened = at
      if (table.acting.peek() !== null) await soon(at.ready?.())
      if (!gone) setTitle(at)
    })
    return () => {
      gone = true
      opened?.close()
      table.close()
    }
  }, [table])
  useEffect(() => {
    if (title === null || !turned.current) return
    turned.current = false
    // What had the focus is gone with the page before.
    focusSoonOn(() => (document.activeElement === document.body ? document.getElementById('action') : null))
  }, [title])
  useEffect(() => (title === null ? undefined : listenForKeys(table, title)), [title])
  useEffect(() => (title === null ? undefined : followRound(table, title)), [title])
  if (title === null) return <Loading />
  return <Opened table={table} title={title} />
}

/** Over a slow line the table does not wait for the panel. */
const PATIENCE = 200

/** When it is there, or has not come for a while; a failure is told where it is needed. */
function soon(part: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.race([part, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).catch(() => {})
}

/** With a round that is about a page the table turns to it, and with the next one back to the map. */
function followRound({ page }: Table, { roundPage }: TitleTable): (() => void) | undefined {
  if (roundPage === undefined) return undefined
  let before: PageId | null = null
  return effect(() => {
    const now = roundPage.value
    if (now === before) return
    if (now !== null) page.value = now
    else if (page.peek() === before) page.value = null
    before = now
  })
}

function Opened({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const [wantsBoard, setWantsBoard] = useState(false)
  useLayoutEffect(markDrawn, [])
  const sound = useLoaded(settings.sounds.value === 'off' ? null : sounds)
  useEffect(() => sound?.soundsAt(table), [sound])
  const { session } = table
  const ended = session.version.value > 0 && session.history.state.ended !== null
  // The report has no other places: whoever goes to one wants the board with it.
  const place = table.place.value
  useEffect(() => {
    if (ended && place !== 'board') setWantsBoard(true)
  }, [place])
  const report = (): void => {
    table.place.value = 'board'
    table.page.value = null
    setWantsBoard(false)
  }
  const chat = (): void => {
    table.place.value = 'chat'
    setWantsBoard(true)
  }
  const reporting = ended && !table.past.value && !wantsBoard
  const many = session.kind === 'local' && session.seats.value.length > 1
  const dialog = table.open.value
  usePageTitle(`${tabName(table, title)} · ${session.title.name}`)
  return (
    <div class="table-page" data-size={screenSize.value} data-around={many} data-plan={table.plan !== null}>
      <SkipLinks table={table} reporting={reporting} />
      <TopBar table={table} title={title} />
      {ended && !table.past.value && (
        <EndedBar
          session={session}
          reporting={reporting}
          onReport={report}
          onBoard={() => setWantsBoard(true)}
          onChat={chat}
        />
      )}
      {reporting ? (
        <ReportPlace game={session.id}>
          <title.Report onMoment={goToMoment} />
          {session.from?.running !== true && <OpinionCard table={table} title={title} />}
        </ReportPlace>
      ) : screenSize.value === 'phone' ? (
        <PhoneTable table={table} title={title} />
      ) : (
        <WideTable table={table} title={title} />
      )}
      {title.Overlay !== undefined && <title.Overlay />}
      {table.whyNot.value !== null && <WhyNotPopover table={table} />}
      <Announcer table={table} title={title} />
      {dialog !== null && <Dialogs table={table} title={title} dialog={dialog} />}
    </div>
  )
}

/** The tab tells whose turn it is now, whatever moment is looked at; a step back does not rename it. */
function tabName(table: Table, title: TitleTable): string {
  if (!table.past.value) return title.headline.value.turn
  return table.awaited.value ? capital(words.value.shell.yourTurn) : table.session.tableName.value
}

function SkipLinks({ table, reporting }: { readonly table: Table; readonly reporting: boolean }) {
  const t = words.value.table
  if (reporting) return <SkipLink to="#report" name={t.skipToReport} />
  if (screenSize.value === 'phone' && table.place.value !== 'board') return null
  return (
    <>
      <SkipLink to="#board" focus={BOARD_FOCUS} name={t.skipToBoard} />
      <SkipLink to="#action" name={t.skipToAction} />
    </>
  )
}

/** Moves the focus without a change of the address, which may hold a key behind its #. */
function SkipLink({
  to,
  focus = to,
  name,
}: {
  readonly to: string
  readonly focus?: string
  readonly name: string
}) {
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    document.querySelector<HTMLElement | SVGElement>(focus)?.focus()
  }
  return (
    <a class="skip" href={to} onClick={skip}>
      {name}
    </a>
  )
}

/** ShownTable at once; a thin bar if it takes long. */
function Loading() {
  return (
    <div class="table-page loading" role="status">
      <span class="visually-hidden">{words.value.table.loading}</span>
      <div class="thin-bar" aria-hidden="true" />
    </div>
  )
}
