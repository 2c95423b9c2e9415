import { type RefObject, h } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../shell/words.ts'
import { keepActingInView } from './acting-in-view.ts'
import { ActionPanel, GuideFor } from './action-panel.tsx'
import { chatTab } from './chat-tab.tsx'
import { HistoryBar } from './history-bar.tsx'
import { logTab } from './log-tab.tsx'
import { notesTab } from './notes-tab.tsx'
import { PageTabs } from './page-tabs.tsx'
import { screenSize, tall } from './screen-size.ts'
import type { Place, Table } from './table.ts'
import { type Tab, Tabs } from './tabs.tsx'
import type { TitleTable } from './title-ui.ts'
import './rail.css'

interface Props {
  readonly table: Table
  readonly title: TitleTable
}

/** Map with history and a strip below; at its right, or below it on a screen held upright, the rail with decision, lists and log. */
export function WideTable({ table, title }: Props) {
  const t = words.value.table
  return (
    <main class="wide-table" data-market={title.Market !== undefined}>
      <div class="map-column">
        <GuideFor table={table} title={title} />
        <section
          class="card board-card"
          id="board"
          aria-label={t.places.board}
          data-past={table.past.value}
          data-plan={table.session.kind === 'plan'}
        >
          <PageTabs table={table} title={title} />
          <Shown table={table} title={title} />
          <HistoryBar table={table} title={title} />
        </section>
        {hasListsBelow(table, title) ? (
          <LowerRow table={table} title={title} />
        ) : (
          <Strip table={table} title={title} />
        )}
      </div>
      <Rail table={table} title={title} />
    </main>
  )
}

/** The board, or the page that was opened in its place. */
function Shown({ table, title }: Props) {
  const page = title.pages.find(({ id }) => id === table.page.value)
  if (page === undefined) {
    return (
      <div class="stage">
        <title.Stage />
      </div>
    )
  }
  return (
    <div class="title-page scrolls" id="page" tabIndex={0} role="region" aria-label={page.name.value}>
      <page.Page />
    </div>
  )
}

/** The market where there is one, else the companies. */
function Strip({ table, title }: Props) {
  const t = words.value.table
  const size = screenSize.value
  if (title.Market !== undefined) {
    // With less room the market is a page of its own.
    if (size !== 'wide' || !tall.value || drawsMarket(table)) return null
    return (
      <section class="card market-strip" aria-label={t.places.market}>
        <title.Market />
      </section>
    )
  }
  return (
    <section
      class="company-strip scrolls"
      id="companies"
      tabIndex={size === 'wide' ? -1 : 0}
      aria-label={t.places.companies}
    >
      <h2 class="visually-hidden">{t.places.companies}</h2>
      <title.Companies shape={size === 'wide' ? 'cards' : 'chips'} />
    </section>
  )
}

/** The market is drawn once: large on a page, or as a strip. */
function drawsMarket({ page }: Table): boolean {
  return page.value === 'market' || page.value === 'stock'
}

/** Beside the market, for a title that wants it, as long as the screen has the room and the strip is drawn. */
function hasListsBelow(table: Table, { listsBelow, Market }: TitleTable): boolean {
  const room = screenSize.value === 'wide' && tall.value && !drawsMarket(table)
  return listsBelow === true && Market !== undefined && room
}

/** Market and lists side by side. */
function LowerRow({ table, title }: Props) {
  const t = words.value.table
  return (
    <div class="lower-row">
      <section class="card market-strip" aria-label={t.places.market}>
        {title.Market !== undefined && <title.Market />}
      </section>
      <Lists table={table} title={title} besides={playersInRail(title) ? ['players'] : []} />
    </div>
  )
}

/** The rail has room for the players while nothing else wants it. */
function playersInRail({ hasNotices }: Pick<Props, 'title'>['title']): boolean {
  return hasNotices?.value !== true
}

function Rail({ table, title }: Props) {
  const t = words.value.table
  const below = hasListsBelow(table, title)
  const apart = screenSize.value === 'wide' && tall.value
  const standing = below || title.Market === undefined ? playersTab(title) : companiesTab(table, title)
  const stands = below ? playersInRail(title) : apart && title.companiesElsewhere?.value !== true
  const rail = useRef<HTMLDivElement>(null)
  return (
    <div
      class="rail"
      ref={rail}
      data-lists={below ? 'below' : 'here'}
      // Who wants the lists below the map has companies in groups.
      data-groups={title.listsBelow === true}
    >
      <ActingInView table={table} rail={rail} stands={stands} />
      <section class="card action-card" id="action" tabIndex={-1} aria-label={t.places.action}>
        <ActionPanel table={table} title={title} />
      </section>
      {below && title.Notices !== undefined && <title.Notices />}
      {stands && (
        <section class="card players-card scrolls" id={standing.id} tabIndex={0} aria-label={standing.name}>
          <header>
            <h2>{standing.name}</h2>
            <span class="aside">
              {standing.id === 'players' ? title.playerColumns.value : title.companyColumns?.value}
            </span>
          </header>
          {standing.content()}
        </section>
      )}
      {!below && <Lists table={table} title={title} besides={stands ? [standing.id] : []} />}
    </div>
  )
}

/** Draws nothing: with every step, and whenever a list has another size, whoever acts is scrolled into view. */
function ActingInView({
  table,
  rail,
  stands,
}: {
  readonly table: Table
  readonly rail: RefObject<HTMLElement | null>
  readonly stands: boolean
}) {
  const lists = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    lists.current = [...(rail.current?.querySelectorAll<HTMLElement>('.players-card, .tab-panel') ?? [])]
    const watched = new ResizeObserver(() => keepActingInView(lists.current))
    for (const list of lists.current) watched.observe(list)
    return () => watched.disconnect()
  }, [table.place.value, stands])
  // Not as the page's own effects, which the next step of a held key would call while it draws: to ask for places then
  // lays the page out once more.
  useLayoutEffect(() => {
    const after = setTimeout(() => keepActingInView(lists.current))
    return () => clearTimeout(after)
  }, [table.shown.value])
  return null
}

function playersTab(title: Props['title']): Tab {
  return { id: 'players', name: words.value.table.tabs.players, content: () => <title.Players /> }
}

/** What will happen by itself stands above the companies where it has no place of its own, folded: they need the room. */
function companiesTab(table: Table, title: TitleTable): Tab {
  const below = hasListsBelow(table, title)
  return {
    id: 'companies',
    name: words.value.table.tabs.companies,
    content: () => (
      <>
        {!below && title.Notices !== undefined && <title.Notices folded />}
        <title.Companies shape={below ? 'columns' : 'list'} />
      </>
    ),
  }
}

/** The lists as tabs, without those that stand elsewhere. */
function Lists({ table, title, besides }: Props & { readonly besides: readonly string[] }) {
  const t = words.value.table
  const bank = title.Bank
  const companies = title.Market === undefined ? [] : [companiesTab(table, title)]
  const elsewhere = title.companiesElsewhere?.value === true
  const tabs: readonly Tab[] = [
    ...(elsewhere ? [] : companies),
    playersTab(title),
    ...(elsewhere ? companies : []),
    logTab(table, title),
    ...(bank === undefined
      ? []
      : [{ id: 'bank', name: t.tabs.bank, content: () => h(bank, null) } satisfies Tab]),
    ...chatTab(table),
    ...notesTab(table),
    ...(title.Market === undefined
      ? [{ id: 'end', name: t.tabs.end, content: () => <title.Ending /> } satisfies Tab]
      : []),
  ].filter(({ id }) => !besides.includes(id))
  const label = table.session.chat === null ? t.places.log : t.chat.place
  const chosen = tabs.some((tab) => tab.id === table.place.value) ? table.place.value : (tabs[0]?.id ?? 'log')
  return (
    <section class="card tabs-card" id="log" tabIndex={-1} aria-label={label}>
      <Tabs tabs={tabs} chosen={chosen} label={label} onChoose={(id) => (table.place.value = id as Place)} />
    </section>
  )
}
