import type { CzPanelWords } from '../en/cz-panel.ts'
import { formatsFor } from '../formats.ts'
import { stock } from './cz-panel-stock.ts'
import { track } from './cz-panel-track.ts'
import { trade } from './cz-panel-trade.ts'

const { list, plural } = formatsFor('it')

export const panel: CzPanelWords = {
  yourTurn: (name) => `${name}, tocca a te`,
  you: 'Tu',
  cash: 'Contanti',
  treasury: 'Tesoreria',
  treasuryIs: (amount) => `tesoreria ${amount}`,
  noMoney: 'senza denaro: non paga nulla',
  stationsLeft: (count) => plural(count, { one: '1 stazione', other: `${count} stazioni` }),
  steps: 'Passi del turno',
  stepDone: 'fatto',
  director: 'Direttore',
  shareOf: (percent) => `${percent}%`,
  pass: 'Passa',
  skip: 'Salta',
  goOn: 'Prosegui',
  endTurn: 'Fine turno',
  less: 'Meno',
  more: 'Più',
  amountFirst: 'Manca l’importo. Scrivilo o usa i pulsanti accanto al campo.',
  quick: 'Importi rapidi',
  least: 'minimo',
  most: 'massimo',
  allCash: 'tutti i contanti',
  of: (part, whole) => `${part} su ${whole}`,
  and: (items) => list(items),
  bank: 'Banca',
  pool: 'Train Pool',
  vaclavRule: {
    track: (first) =>
      `Compagnia di Václav: la carta Priorità ${first ? 1 : 2} decide le sue tessere. Fa sempre la corsa migliore e stacca i dividendi.`,
    token: (first) =>
      `Compagnia di Václav: la carta Priorità ${first ? 1 : 2} decide la sua stazione. Non costa nulla.`,
  },
  waiting: {
    watching: 'Stai guardando questo tavolo.',
    decides: (name) => `Decide ${name}.`,
    forCompany: (name, company) => `${name} decide per la ${company}.`,
    bot: 'Il bot decide subito.',
  },
  result: {
    heading: 'La partita è finita',
    won: (names) => (names.length === 1 ? `Ha vinto ${names[0]}.` : `${list(names)} vincono insieme.`),
    counts: 'Contanti, azioni al loro prezzo e 120 K per ogni Compagnia Locale, meno debiti e penali.',
  },
  hints: {
    hex: 'muovi',
    place: 'scegli',
    turn: 'ruota',
    confirm: 'conferma',
    pass: 'passa',
    best: 'corsa migliore',
    back: 'indietro',
  },
  terrain: { river: 'fiume', hill: 'collina', mountain: 'montagna' },
  colours: { yellow: 'gialla', green: 'verde', brown: 'marrone', grey: 'grigia', red: 'rossa' },
  ...stock,
  ...track,
  ...trade,
}
