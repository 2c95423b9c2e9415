import { useState } from 'preact/hooks'
import { words } from '../shell/words.ts'
import { ActionPanel } from './action-panel.tsx'
import { HistoryBar } from './history-bar.tsx'
import { Log } from './log.tsx'
import { screenSize, tall } from './screen-size.ts'
import type { Place, Table } from './table.ts'
import { type Tab, Tabs } from './tabs.tsx'
import type { TitleTable } from './title-ui.ts'

interface Props {
  readonly table: Table
  readonly title: TitleTable
}

/** Map with history and companies at the left; the rail with decision, players and log at the right. */
export function WideTable({ table, title }: Props) {
  const t = words.value.table
  const size = screenSize.value
  const [drawn, setDrawn] = useState(true)
  return (
    <main class="wide-table">
      <div class="map-column">
        <section class="card board-card" id="board" aria-label={t.places.board} data-past={table.past.value}>
          <div class="stage">
            <title.Stage />
          </div>
          <HistoryBar table={table} title={title} />
        </section>
        <section
          class="company-strip scrolls"
          id="companies"
          tabIndex={size === 'wide' ? -1 : 0}
          aria-label={t.places.companies}
        >
          <h2 class="visually-hidden">{t.places.companies}</h2>
          <title.Companies shape={size === 'wide' ? 'cards' : 'chips'} />
        </section>
      </div>
      {size === 'slim' && (
        <button
          type="button"
          class="button rail-handle"
          aria-expanded={drawn}
          onClick={() => setDrawn(!drawn)}
        >
          {drawn ? t.rail.hide : t.rail.show}
        </button>
      )}
      {(size !== 'slim' || drawn) && <Rail table={table} title={title} />}
    </main>
  )
}

function Rail({ table, title }: Props) {
  const t = words.value.table
  const apart = screenSize.value === 'wide' && tall.value
  const players: Tab = { id: 'players', name: t.tabs.players, content: () => <title.Players /> }
  const tabs: readonly Tab[] = [
    ...(apart ? [] : [players]),
    { id: 'log', name: t.tabs.log, content: () => <Log table={table} title={title} /> },
    { id: 'end', name: t.tabs.end, content: () => <title.Ending /> },
  ]
  const chosen = tabs.some((tab) => tab.id === table.place.value) ? table.place.value : (tabs[0]?.id ?? 'log')
  return (
    <div class="rail">
      <section class="card action-card" id="action" tabIndex={-1} aria-label={t.places.action}>
        <ActionPanel table={table} title={title} />
      </section>
      {apart && (
        <section class="card players-card scrolls" id="players" tabIndex={0} aria-label={t.tabs.players}>
          <header>
            <h2>{t.tabs.players}</h2>
            <span class="aside">{title.playerColumns.value}</span>
          </header>
          <title.Players />
        </section>
      )}
      <section class="card tabs-card" id="log" tabIndex={-1} aria-label={t.places.log}>
        <Tabs
          tabs={tabs}
          chosen={chosen}
          label={t.places.log}
          onChoose={(id) => (table.place.value = id as Place)}
        />
      </section>
    </div>
  )
}
