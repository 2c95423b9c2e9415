import { h } from 'preact'
import { railwayArea } from '../../packages/client/src/railway/area.ts'
import { RailwayMiniBoard } from '../../packages/client/src/railway/board/railway-mini-board.tsx'
import { plainGame, plainTexts, plainWords } from '../../packages/client/src/railway/plain-game.ts'
import { railwayUi } from '../../packages/client/src/railway/title-ui.ts'
import { wordArea } from '../../packages/client/src/shell/word-areas.ts'
import { aboutSeven } from './about.ts'
import { networkIn, stopValue } from './board.ts'
import { BOX, SECTIONS, SHARES } from './data.ts'
import { cellAfter } from './earning.ts'
import { runsSeven, valueRun } from './runs.ts'
import type { Route, SevenAction, SevenEvent, SevenState } from './state.ts'
import { START_BOARD, chronicleOf, decisionOf, linesOf, viewOf } from './view.ts'
import { wordsOf } from './words.ts'

const area = wordArea({
  en: async () => wordsOf('en'),
  es: async () => wordsOf('es'),
  it: async () => wordsOf('it'),
})

export const ready = () => Promise.all([area.ready(), railwayArea.ready()])

const game = plainGame<SevenState, SevenAction, SevenEvent>({
  id: aboutSeven.id,
  runs: runsSeven,
  currency: '$',
  box: BOX,
  layOrder: ['SH-STEP', 'SH-REACH', 'SH-LAY'],
  section: '3',
  viewOf,
  decisionOf,
  boardOf: (state) => networkIn(state).board,
  stopValue,
  valueRun: (state, company, routes) => valueRun(state, company, routes as readonly Route[]),
  cellAfter,
  perShare: (revenue) => Math.floor(revenue / SHARES),
  mapAction: (action) => action as SevenAction,
})

export const sevenUi = railwayUi<SevenState, SevenAction, SevenEvent>({
  game,
  ...plainWords(() => area.value.value),
  texts: () => plainTexts(area.value.value.texts, '1'),
  chronicleOf,
  linesOf: (history, entry, auto) => linesOf(entry, history.eventsOf(entry), auto),
  sections: SECTIONS,
})

export const SevenMiniBoard = () => h(RailwayMiniBoard, { board: START_BOARD, companies: game.looks })
