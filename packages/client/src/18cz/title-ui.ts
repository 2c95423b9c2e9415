import { type CzAction, type CzEvent, type CzState, SECTIONS, firstSet } from '@roundhouse/titles/18cz'
import { chronicleOf, linesOf } from '@roundhouse/view/18cz'
import type { RailwayTitle } from '../railway/railway-title.ts'
import { railwayUi } from '../railway/title-ui.ts'
import { czGame } from './game.ts'
import { czLines, czRefusals } from './later-words.ts'
import { czPanels, czTexts } from './texts.ts'
import { czWords } from './words.ts'

const TITLE: RailwayTitle<CzState, CzAction, CzEvent> = {
  game: czGame,
  panels: czPanels,
  words: () => czWords.value,
  refusals: czRefusals,
  lines: czLines,
  texts: czTexts,
  rounds({ variant }) {
    const { rounds } = czWords.value
    const { short, long } = rounds
    // Moravia–Silesia opens with the auction of its privates. — XI.2
    return variant === 'moravia-silesia'
      ? { ...rounds, short: { ...short, opening: short.auction }, long: { ...long, opening: long.auction } }
      : rounds
  },
  chronicleOf,
  linesOf: (history, entry, auto) => linesOf(entry, history.eventsOf(entry), auto, firstSet(history.state)),
  // Only recorded games are played that way.
  meets: ({ edition }, amendment) =>
    edition.compatibility !== 'rulebook' || amendment !== 'terrainPowerAlone',
  sections: SECTIONS,
  guide: async () => (await import('./guide.ts')).readyGuide(),
}

/** 18CZ at the table. */
export const czUi = railwayUi(TITLE)
