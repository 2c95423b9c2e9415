import type { CzPanelWords } from '../en/panel.ts'
import { stock } from './panel-stock.ts'
import { track } from './panel-track.ts'
import { trade } from './panel-trade.ts'

export const panel: CzPanelWords = {
  noMoney: 'senza denaro: non paga nulla',
  vaclavRule: {
    track: (first) =>
      `Compagnia di Václav: la carta Priorità ${first ? 1 : 2} decide le sue tessere. Fa sempre la corsa migliore e stacca i dividendi.`,
    token: (first) =>
      `Compagnia di Václav: la carta Priorità ${first ? 1 : 2} decide la sua stazione. Non costa nulla.`,
  },
  result: {
    counts: 'Contanti, azioni al loro prezzo e 120 K per ogni Compagnia Locale, meno debiti e penali.',
  },
  ...stock,
  ...track,
  ...trade,
}
