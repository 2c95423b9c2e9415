import { Icon, type IconName } from '../shell/icons.tsx'
import { words } from '../shell/words.ts'
import { ActionPanel } from './action-panel.tsx'
import { HistoryBar } from './history-bar.tsx'
import { Log, newMoves } from './log.tsx'
import { Sheet } from './sheet.tsx'
import type { Place, Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './phone-table.css'

interface Props {
  readonly table: Table
  readonly title: TitleTable
}

const PLACES: readonly { readonly place: Exclude<Place, 'end'>; readonly icon: IconName }[] = [
  { place: 'board', icon: 'screen' },
  { place: 'companies', icon: 'loco' },
  { place: 'players', icon: 'people' },
  { place: 'log', icon: 'hist' },
]

/** One place at a time: the board with the action sheet, companies, players, or the log. */
export function PhoneTable({ table, title }: Props) {
  const t = words.value.table
  const place = table.place.value === 'end' ? 'players' : table.place.value
  return (
    <>
      <main class="phone-table" data-place={place}>
        {place === 'board' && <BoardPlace table={table} title={title} />}
        {place === 'companies' && (
          <section class="place scrolls" id="companies" tabIndex={0} aria-label={t.places.companies}>
            <h2 class="visually-hidden">{t.places.companies}</h2>
            <title.Companies shape="cards" />
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
        {place === 'log' && (
          <section class="place log-place" id="log" tabIndex={-1} aria-label={t.places.log}>
            <div class="card">
              <Log table={table} title={title} />
            </div>
            <div class="card">
              <HistoryBar table={table} title={title} />
            </div>
          </section>
        )}
      </main>
      <nav class="tab-bar" aria-label={t.places.parts}>
        {PLACES.map((each) => (
          <button
            key={each.place}
            type="button"
            aria-current={each.place === place ? 'page' : undefined}
            onClick={() => (table.place.value = each.place)}
          >
            <Icon name={each.icon} size={each.place === 'companies' ? 16 : 19} />
            {t.tabs[each.place]}
            {each.place === 'log' && <Badge count={newMoves(table, title)} />}
          </button>
        ))}
      </nav>
    </>
  )
}

function BoardPlace({ table, title }: Props) {
  const t = words.value.table
  return (
    <>
      <section class="stage" id="board" aria-label={t.places.board} data-past={table.past.value}>
        <title.Stage />
      </section>
      <section class="chip-row scrolls" tabIndex={0} aria-label={t.places.companies}>
        <title.Companies shape="chips" />
      </section>
      {table.past.value && (
        <div class="phone-history">
          <HistoryBar table={table} title={title} />
        </div>
      )}
      <Sheet>
        <ActionPanel table={table} title={title} />
      </Sheet>
    </>
  )
}

function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <em aria-label={words.value.table.log.fresh(count)}>{count}</em>
}
