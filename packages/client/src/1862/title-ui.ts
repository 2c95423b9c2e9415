import { type RmAction, type RmEvent, type RmState, SECTIONS } from '@roundhouse/titles/1862'
import { chronicleOf, linesOf } from '@roundhouse/view/1862'
import type { RailwayTitle } from '../railway/railway-title.ts'
import { railwayUi } from '../railway/title-ui.ts'
import { rmGame } from './game.ts'
import { rmLines, rmRefusals } from './later-words.ts'
import { rmPanels, rmTexts } from './texts.ts'
import { rmWords } from './words.ts'

const TITLE: RailwayTitle<RmState, RmAction, RmEvent> = {
  game: rmGame,
  panels: rmPanels,
  words: () => rmWords.value,
  refusals: rmRefusals,
  lines: rmLines,
  texts: rmTexts,
  rounds: () => rmWords.value.rounds,
  chronicleOf,
  linesOf: (history, entry, auto) => linesOf(entry, history.eventsOf(entry), auto),
  befalls: new Set(['displaced', 'receivership', 'bankrupt', 'obligationFailed', 'declined']),
  sections: SECTIONS,
  guide: async () => (await import('./guide.ts')).readyGuide(),
}

/** 1862 at the table. */
export const rmUi = railwayUi(TITLE)
