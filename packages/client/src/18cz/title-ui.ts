import { computed } from '@preact/signals'
import { SECTIONS } from '@roundhouse/titles/18cz'
import { chronicleOf } from '@roundhouse/view/18cz'
import { h } from 'preact'
import { Gauge } from '../railway/bank/gauge.tsx'
import { Ending } from '../railway/bank/progress.tsx'
import { Companies } from '../railway/companies/companies.tsx'
import { CompanyChips } from '../railway/companies/company-chips.tsx'
import { openedCharter } from '../railway/companies/opened.ts'
import { Stage } from '../railway/map/stage.tsx'
import { Market } from '../railway/market/market.tsx'
import { panelKeys } from '../railway/panel-keys.ts'
import { Panel } from '../railway/panel/panel.tsx'
import { Result } from '../railway/panel/result.tsx'
import { Players } from '../railway/players/players.tsx'
import { openRailwayTable } from '../railway/railway-table.ts'
import { railwayWords } from '../railway/words.ts'
import { lazy } from '../shell/lazy.tsx'
import { goToMoment } from '../shell/router.ts'
import type { Table } from '../table/table.ts'
import type { TitlePage, TitleUi } from '../table/title-ui.ts'
import type { CzTable } from './cz-table.ts'
import { czGame } from './game.ts'
import { Guide } from './guide/guide-place.tsx'
import { headlineOf } from './headline.ts'
import { logOf, roundsOf } from './log.ts'
import { czPanels, czTexts } from './texts.ts'
import { bringCzWords, czWords } from './words.ts'

/** What is looked at now and then comes when it is first opened. */
const Bank = lazy(async () => (await import('../railway/bank/bank.tsx')).Bank)
const CharterPlace = lazy(async () => (await import('../railway/companies/charter.tsx')).CharterPlace)
const TilesLeft = lazy(async () => (await import('../railway/bank/tiles-left.tsx')).TilesLeft)
const Spreadsheet = lazy(async () => (await import('../railway/spreadsheet/spreadsheet.tsx')).Spreadsheet)
const Charts = lazy(async () => (await import('../railway/charts/charts.tsx')).Charts)
const Report = lazy(async () => (await import('../railway/report/report.tsx')).Report)

/** 18CZ at the table. */
export const czUi: TitleUi = {
  open(table: Table) {
    const takeWordsBack = bringCzWords()
    const opened = openRailwayTable(table, czGame, czPanels)
    const cz: CzTable = opened
    const { history } = opened
    const chronicle = computed(() => {
      void table.session.version.value
      return chronicleOf(history, table.shown.value)
    })
    const texts = (): ReturnType<typeof czTexts> => czTexts(cz)
    const pages: readonly TitlePage[] = [
      page('market', 'k', () => Market({ railway: cz, shape: 'full', marked: markedCell(cz) })),
      page('info', 'i', () => h(Bank, { railway: cz, texts: texts() })),
      page('tiles', 't', () => h(TilesLeft, { railway: cz })),
      page('spreadsheet', 's', () =>
        h(Spreadsheet, { railway: cz, texts: texts(), chronicle, onMoment: goToMoment }),
      ),
      page('charts', null, () => h(Charts, { railway: cz, chronicle, onMoment: goToMoment })),
    ]
    return {
      Stage: () => Stage({ railway: cz }),
      Panel: () => Panel({ railway: cz }),
      Result: () => Result({ railway: cz, texts: texts() }),
      Companies: ({ shape }) =>
        shape === 'chips' ? CompanyChips({ railway: cz }) : Companies({ railway: cz }),
      Players: () => Players({ railway: cz, texts: texts() }),
      Market: () => Market({ railway: cz, shape: 'strip', marked: markedCell(cz) }),
      Bank: () => h(Bank, { railway: cz, texts: texts() }),
      Ending: () => Ending({ railway: cz, texts: texts() }),
      Gauge: () => Gauge({ railway: cz, texts: texts() }),
      Guide: () => Guide({ table, state: cz.state, choices: cz.choices }),
      Overlay: () =>
        openedCharter.value === null
          ? null
          : h(CharterPlace, { railway: cz, texts: texts(), chronicle, onMoment: goToMoment }),
      Report: ({ onMoment }) => h(Report, { railway: cz, texts: texts(), chronicle, onMoment }),
      pages,
      playerColumns: computed(() => ''),
      companyColumns: computed(() => railwayWords.value.companies.inOrder),
      headline: headlineOf(table, history),
      log: logOf(table, history),
      rounds: roundsOf(table, history),
      rulebook: computed(() =>
        SECTIONS.map((id) => {
          const { label, summary } = czWords.value.sections[id]
          return { id, label, text: summary }
        }),
      ),
      amendments: computed(() => czWords.value.amendments),
      keyList: computed(() => [
        { key: '3', does: railwayWords.value.keys.best },
        { key: 'R', does: railwayWords.value.keys.turn },
      ]),
      ...panelKeys(cz),
      close() {
        cz.close()
        takeWordsBack()
      },
    }
  },
}

/** The cell to which what the panel has put together would lead. */
function markedCell({ table, question }: CzTable): number | null {
  return table.acting.value === null ? null : (question.value?.cell ?? null)
}

function page(id: keyof typeof PAGES, key: string | null, Page: TitlePage['Page']): TitlePage {
  return { id, key, name: PAGES[id], Page }
}

const PAGES = {
  market: computed(() => railwayWords.value.pages.market),
  info: computed(() => railwayWords.value.pages.info),
  tiles: computed(() => railwayWords.value.pages.tiles),
  spreadsheet: computed(() => railwayWords.value.pages.spreadsheet),
  charts: computed(() => railwayWords.value.pages.charts),
} as const
