import { type AhAction, type AhEvent, type AhState, SECTIONS } from '@roundhouse/titles/1824'
import { chronicleOf, linesOf } from '@roundhouse/view/1824'
import type { RailwayTitle } from '../railway/railway-title.ts'
import { railwayUi } from '../railway/title-ui.ts'
import { ahGame } from './game.ts'
import { ahLines, ahRefusals } from './later-words.ts'
import { ahPanels, ahTexts } from './texts.ts'
import { ahWords } from './words.ts'

const TITLE: RailwayTitle<AhState, AhAction, AhEvent> = {
  game: ahGame,
  panels: ahPanels,
  words: () => ahWords.value,
  refusals: ahRefusals,
  lines: ahLines,
  texts: ahTexts,
  rounds: () => ahWords.value.rounds,
  chronicleOf,
  linesOf: (history, entry, auto) => linesOf(entry, history.eventsOf(entry), auto),
  befalls: new Set([
    'formed',
    'obsolete',
    'constructionClosed',
    'left',
    'turnSkipped',
    'interest',
    'bankBroken',
    'declined',
  ]),
  // Only recorded games are played by the others.
  meets: ({ edition }, amendment) => edition.compatibility !== 'rulebook' || amendment === 'limitAfterSwap',
  sections: SECTIONS,
  listsBelow: true,
  guide: async () => (await import('./guide.ts')).readyGuide(),
}

/** 1824 at the table. */
export const ahUi = railwayUi(TITLE)
