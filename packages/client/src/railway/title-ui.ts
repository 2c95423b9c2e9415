import { computed } from '@preact/signals'
import type { Action, GameEvent, GameState } from '@roundhouse/kernel'
import { h } from 'preact'
import { lazy } from '../shell/lazy.tsx'
import { goToMoment } from '../shell/router.ts'
import { bringWords } from '../shell/words.ts'
import { screenSize } from '../table/screen-size.ts'
import type { Table } from '../table/table.ts'
import type { TitlePage, TitleUi } from '../table/title-ui.ts'
import { Gauge } from './bank/gauge.tsx'
import { exitsOf } from './board/exits.ts'
import { RailwayMiniMap } from './board/railway-board.tsx'
import { Companies } from './companies/companies.tsx'
import { openedCharter } from './companies/opened.ts'
import { guidePlace } from './guide/guide-place.tsx'
import { headlineOf } from './headline.ts'
import { logOf, newsOf, roundsOf, sentencesOf } from './log.ts'
import { cardsOnStage } from './map/cards.ts'
import { Stage } from './map/stage.tsx'
import { Market } from './market/market.tsx'
import { panelKeys } from './panel-keys.ts'
import { Panel, panelReady } from './panel/panel.tsx'
import { Players } from './players/players.tsx'
import { type RailwayTable, openRailwayTable } from './railway-table.ts'
import type { RailwayTitle } from './railway-title.ts'
import { figureArea, moneyOf, railwayWords } from './words.ts'

/** What is looked at now and then comes when it is first opened. */
const Result = lazy(async () => (await import('./panel/result.tsx')).Result)
const SkipToRun = lazy(async () => (await import('./panel/skip-to-run.tsx')).SkipToRun)
const News = lazy(async () => (await import('./panel/news.tsx')).News)
const Ending = lazy(async () => (await import('./bank/progress.tsx')).Ending)
/** Where there is little room. */
const CompanyChips = lazy(async () => (await import('./companies/company-chips.tsx')).CompanyChips)
const Bank = lazy(async () => (await import('./bank/bank.tsx')).Bank)
const CharterPlace = lazy(async () => (await import('./companies/charter.tsx')).CharterPlace)
const Notices = lazy(async () => (await import('./notices/notices.tsx')).Notices)
const TilesLeft = lazy(async () => (await import('./bank/tiles-left.tsx')).TilesLeft)
const Spreadsheet = lazy(withFigures(async () => (await import('./spreadsheet/spreadsheet.tsx')).Spreadsheet))
const StockPage = lazy(withFigures(async () => (await import('./stock/stock-page.tsx')).StockPage))
const Charts = lazy(withFigures(async () => (await import('./charts/charts.tsx')).Charts))
const Report = lazy(withFigures(async () => (await import('./report/report.tsx')).Report))

/** With the words for it. */
function withFigures<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), figureArea.ready()])
    return part
  }
}

/** A railway title at the table: the parts are the same for all, what they show and say is the title's. */
export function railwayUi<S extends GameState, A extends Action, E extends GameEvent>(
  title: RailwayTitle<S, A, E>,
): TitleUi {
  const { guide } = title
  // Not after the words: whoever opens a table waits for all of it at once.
  besides().catch(() => null)
  const Guide = guide === undefined ? null : guidePlace(() => guide())
  return { open: (table) => openTable(table, title, Guide), besides }
}

/** Parts that phones alone have: what came after the rest would lay the page out once more. */
async function besides(): Promise<unknown> {
  return screenSize.peek() === 'phone' ? Promise.all([CompanyChips.ready(), RailwayMiniMap.ready()]) : null
}

function openTable<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  title: RailwayTitle<S, A, E>,
  Guide: ReturnType<typeof guidePlace> | null,
): ReturnType<TitleUi['open']> {
  const takeWordsBack = bringWords(() => ({
    ...title.words(),
    get refusals() {
      return title.refusals()
    },
  }))
  const opened = openRailwayTable(table, title.game, title.panels)
  const { history } = opened
  // The parts look at any railway game; only the title's own functions know which one it is.
  const railway = opened as unknown as RailwayTable
  const chronicle = computed(() => {
    void table.session.version.value
    return title.chronicleOf(history, table.shown.value)
  })
  const texts = () => title.texts(opened)
  const headline = headlineOf(title, opened, history)
  const pages: readonly TitlePage[] = [
    page('stock', 'o', () => h(StockPage, { railway, chronicle, marked: markedCell(railway) })),
    page('market', 'k', () => Market({ railway, shape: 'full', marked: markedCell(railway) })),
    page('info', 'i', () => h(Bank, { railway, texts: texts() })),
    page('tiles', 't', () => h(TilesLeft, { railway, texts: texts() })),
    page('spreadsheet', 's', () =>
      h(Spreadsheet, { railway, texts: texts(), chronicle, onMoment: goToMoment }),
    ),
    page('charts', null, () => h(Charts, { railway, chronicle, onMoment: goToMoment })),
  ]
  return {
    Stage: () => Stage({ railway }),
    Panel() {
      const news = newsOf(table, title, history)
      return news.length === 0 ? Panel({ railway }) : [h(News, { news }), Panel({ railway })]
    },
    Shortcut: () => isBuilding(railway) && h(SkipToRun, { railway }),
    Result: () => h(Result, { railway, texts: texts() }),
    Companies: ({ shape }) =>
      shape === 'chips' ? h(CompanyChips, { railway }) : Companies({ railway, columns: shape === 'columns' }),
    Players: () => Players({ railway, texts: texts(), chronicle }),
    Market: () => Market({ railway, shape: 'strip', marked: markedCell(railway) }),
    Notices: ({ folded = false }) =>
      railway.notices.value.length === 0 ? null : h(Notices, { railway, folded }),
    hasNotices: computed(() => railway.notices.value.some(({ folded }) => !folded)),
    listsBelow: title.listsBelow === true,
    Bank: () => h(Bank, { railway, texts: texts() }),
    Ending: () => h(Ending, { railway, texts: texts() }),
    Gauge: () => Gauge({ railway, texts: texts() }),
    ...(Guide === null ? {} : { Guide: () => Guide({ railway, phase: headline.value.phase }) }),
    Overlay: () =>
      openedCharter.value === null
        ? null
        : h(CharterPlace, { railway, texts: texts(), chronicle, onMoment: goToMoment }),
    Report: ({ onMoment }) => h(Report, { railway, texts: texts(), chronicle, onMoment }),
    pages,
    roundPage: computed(() => (asksForShares(railway) ? 'stock' : null)),
    playerColumns: computed(() => ''),
    companyColumns: computed(() => railwayWords.value.companies.inOrder),
    companiesElsewhere: computed(() => cardsOnStage(railway)),
    headline,
    ready: () => Promise.all([panelReady(railway), isBuilding(railway) && SkipToRun.ready()]),
    ...logOf(table, title, history),
    place: (hex) => placeIn(railway, hex),
    named: (sign) => privateIn(railway, sign) ?? sign,
    hexOf: (action) => railway.game.placeOf(railway.state.value, action)?.hex ?? homeIn(railway, action),
    exitsOf: (action) => exitsOf(railway.view.value.board, action),
    money: (amount) => moneyOf(railway)(amount),
    // A branch of this very game.
    tell: (branch, entry) => sentencesOf(table, title, branch as unknown as typeof history, entry),
    rounds: roundsOf(table, title, history),
    sections: title.sections,
    meets: (amendment) => title.meets?.(opened.state.value, amendment) ?? true,
    keyList: computed(() => [
      { key: '3', does: railwayWords.value.keys.best },
      { key: 'R', does: railwayWords.value.keys.turn },
      { key: 'h', does: railwayWords.value.keys.about },
    ]),
    ...panelKeys(railway),
    close() {
      opened.close()
      takeWordsBack()
    },
  }
}

/** Steps before the run, which may be left as they are. */
function isBuilding({ decision }: RailwayTable): boolean {
  return decision.value === 'lay' || decision.value === 'station'
}

/** A stock round at present, as long as nothing is asked that is chosen on the map or among cards. */
function asksForShares({ table, view, decision, question }: RailwayTable): boolean {
  if (table.past.value || view.value.round.kind !== 'stock' || decision.value !== null) return false
  const asked = question.value
  return asked === null || (asked.exchange === null && asked.groups.every(({ look }) => look !== 'cards'))
}

/** The cell to which what the panel has put together would lead. */
function markedCell({ table, question }: RailwayTable): number | null {
  return table.acting.value === null ? null : (question.value?.cell ?? null)
}

function page(id: keyof typeof PAGES, key: string | null, Page: TitlePage['Page']): TitlePage {
  return { id, key, name: PAGES[id], Page }
}

const PAGES = {
  stock: computed(() => railwayWords.value.pages.stock),
  market: computed(() => railwayWords.value.pages.market),
  info: computed(() => railwayWords.value.pages.info),
  tiles: computed(() => railwayWords.value.pages.tiles),
  spreadsheet: computed(() => railwayWords.value.pages.spreadsheet),
  charts: computed(() => railwayWords.value.pages.charts),
} as const

/** "Plan – Tachau"; undefined where no private has this sign. */
function privateIn({ view }: RailwayTable, sign: string): string | undefined {
  const { bank, players, companies } = view.value
  return [bank, ...players, ...companies].flatMap(({ privates }) => privates).find(({ id }) => id === sign)
    ?.name
}

/** The home of a company that an action names, as long as it has no station there. */
function homeIn({ view }: RailwayTable, action: Action): string | null {
  const { company } = action as { readonly company?: unknown }
  if (typeof company !== 'string') return null
  const isHome = ({ homeOf }: { readonly homeOf: readonly string[] }): boolean => homeOf.includes(company)
  return view.value.board.hexes.find((hex) => isHome(hex) || hex.stops.some(isHome))?.id ?? null
}

/** "H10 (Brno)", "E5". */
function placeIn(railway: RailwayTable, hex: string): string {
  const names = railway.view.value.board.hexes.find(({ id }) => id === hex)?.names ?? []
  return names.length === 0 ? hex : `${hex} (${names.join(' / ')})`
}
