import { Icon, type IconName } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import { ActionPanel, GuideFor } from './action-panel.tsx'
import { chatTab } from './chat-tab.tsx'
import { HistoryBar } from './history-bar.tsx'
import { logTab } from './log-tab.tsx'
import { newMoves } from './log.tsx'
import { notesTab } from './notes-tab.tsx'
import { Sheet } from './sheet.tsx'
import type { Place, Table } from './table.ts'
import { Tabs } from './tabs.tsx'
import type { PageId, TitleTable } from './title-ui.ts'
import './page-tabs.css'
import './phone-table.css'

interface Props {
  readonly table: Table
  readonly title: TitleTable
}

const PLACES: readonly { readonly place: PhonePlace; readonly icon: IconName }[] = [
  { place: 'board', icon: 'screen' },
  { place: 'companies', icon: 'loco' },
  { place: 'pages', icon: 'book' },
  { place: 'players', icon: 'people' },
  { place: 'log', icon: 'hist' },
]

type PhonePlace = Exclude<Place, 'chat' | 'notes' | 'bank' | 'end'>

/** Where a part is found that has no place of its own on a small screen. */
const PLACE_OF = {
  board: 'board',
  companies: 'companies',
  players: 'players',
  log: 'log',
  chat: 'log',
  notes: 'log',
  bank: 'pages',
  pages: 'pages',
  end: 'players',
} as const satisfies Readonly<Record<Place, PhonePlace>>

/** One place at a time: the board with the action sheet, companies, players, or the log. */
export function PhoneTable({ table, title }: Props) {
  const t = words.value.table
  const place = PLACE_OF[table.place.value]
  const places = PLACES.filter((each) => each.place !== 'pages' || title.pages.length > 0)
  return (
    <>
      <main class="phone-table" data-place={place}>
        {place === 'board' && <BoardPlace table={table} title={title} />}
        {place === 'companies' && (
          <section class="place scrolls" id="companies" tabIndex={0} aria-label={t.places.companies}>
            <h2 class="visually-hidden">{t.places.companies}</h2>
            {title.Notices !== undefined && <title.Notices />}
            <title.Companies shape={title.Market === undefined ? 'cards' : 'list'} />
          </section>
        )}
        {place === 'players' && (
          <section class="place scrolls" id="players" tabIndex={0} aria-label={t.tabs.players}>
            <div class="card">
              <header>
                <h2>{t.tabs.players}</h2>
                <span class="aside">{title.playerColumns.value}</span>
              </header>
              <title.Players />
            </div>
            <div class="card">
              <header>
                <h2>{t.tabs.end}</h2>
              </header>
              <title.Ending />
            </div>
          </section>
        )}
        {place === 'pages' && <PagePlace table={table} title={title} />}
        {place === 'log' && <LogPlace table={table} title={title} />}
      </main>
      <nav class="tab-bar" aria-label={t.places.parts}>
        {places.map((each) => (
          <button
            key={each.place}
            type="button"
            aria-current={each.place === place ? 'page' : undefined}
            onClick={() => (table.place.value = each.place)}
          >
            <Icon name={each.icon} size={each.place === 'companies' ? 16 : 19} />
            {each.place === 'board' && title.Market !== undefined ? t.tabs.map : t.tabs[each.place]}
            {each.place === 'log' && <Badge table={table} title={title} />}
          </button>
        ))}
      </nav>
    </>
  )
}

/** The map, and the page that this round is about. */
function RoundTabs({ table, title }: Props) {
  const round = title.pages.find(({ id }) => id === title.roundPage?.value)
  if (round === undefined) return null
  const show = (id: PageId | null) => () => (table.page.value = id)
  const shown = table.page.value === round.id
  return (
    <nav class="page-tabs" aria-label={words.value.table.places.pages}>
      <button type="button" aria-current={shown ? 'page' : undefined} onClick={show(round.id)}>
        {round.name.value}
      </button>
      <button type="button" aria-current={shown ? undefined : 'page'} onClick={show(null)}>
        {words.value.table.tabs.map}
      </button>
    </nav>
  )
}

function BoardPlace({ table, title }: Props) {
  const t = words.value.table
  const round = title.pages.find(({ id }) => id === table.page.value && id === title.roundPage?.value)
  return (
    <>
      <RoundTabs table={table} title={title} />
      {round === undefined ? (
        <section class="stage" id="board" aria-label={t.places.board} data-past={table.past.value}>
          <title.Stage />
        </section>
      ) : (
        <section class="stage title-page scrolls" id="board" tabIndex={0} aria-label={round.name.value}>
          <round.Page />
        </section>
      )}
      <section class="chip-row scrolls" tabIndex={0} aria-label={t.places.companies}>
        <title.Companies shape="chips" />
      </section>
      <div class="phone-history" data-past={table.past.value}>
        <HistoryBar table={table} title={title} />
      </div>
      <Sheet>
        <GuideFor table={table} title={title} />
        <ActionPanel table={table} title={title} />
      </Sheet>
    </>
  )
}

/** The market and the other pages, one at a time. */
/** A page that is opened by its key may have its tab beyond the edge. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function PagePlace({ table, title }: Props) {
  const t = words.value.table
  const page = title.pages.find(({ id }) => id === table.page.value) ?? title.pages[0]
  if (page === undefined) return null
  return (
    <section class="place pages-place" aria-label={t.places.pages}>
      <nav class="page-tabs scrolls" aria-label={t.places.pages}>
        {title.pages.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            ref={id === page.id ? intoView : null}
            aria-current={id === page.id ? 'page' : undefined}
            onClick={() => (table.page.value = id)}
          >
            {name.value}
          </button>
        ))}
      </nav>
      <div class="title-page scrolls" id="page" tabIndex={0} role="region" aria-label={page.name.value}>
        <page.Page />
      </div>
    </section>
  )
}

/** The log, and beside it the chat where people are apart. */
function LogPlace({ table, title }: Props) {
  const t = words.value.table
  const chat = chatTab(table)
  const label = chat.length === 0 ? t.places.log : t.chat.placeSmall
  return (
    <section class="place log-place" id="log" tabIndex={-1} aria-label={label}>
      <div class="card">
        <Tabs
          tabs={[logTab(table, title), ...chat, ...notesTab(table)]}
          chosen={table.place.value}
          label={label}
          onChoose={(id) => (table.place.value = id as Place)}
        />
      </div>
      {table.place.value === 'log' && (
        <div class="card">
          <HistoryBar table={table} title={title} />
        </div>
      )}
    </section>
  )
}

/** What is new in the log and in the chat. */
function Badge({ table, title }: Props) {
  const t = words.value.table
  const moves = newMoves(table, title)
  const lines = table.session.chat?.unread.value ?? 0
  if (moves + lines === 0) return null
  const told = [...(moves > 0 ? [t.log.fresh(moves)] : []), ...(lines > 0 ? [t.chat.fresh(lines)] : [])]
  return <em aria-label={words.value.formats.list(told)}>{moves + lines}</em>
}
