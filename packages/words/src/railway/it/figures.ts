import { formatsFor } from '../../formats.ts'
import type { FigureWords } from '../index.ts'

const { list, plural } = formatsFor('it')

export const sheet: FigureWords['sheet'] = {
  holdings: 'Partecipazioni',
  revenues: 'Introiti per Round Operativo',
  as: 'Partecipazioni in',
  percent: 'percentuale',
  shares: 'azioni',
  company: 'Compagnia',
  pool: 'Pool',
  price: 'Prezzo',
  treasury: 'Tesoreria',
  trains: 'Treni',
  total: 'Totale',
  cash: 'Contanti',
  worth: 'Assetto',
  certificates: 'Certificati',
  copy: 'Copia come CSV',
  copied: 'Copiato.',
  notCopied: 'Il browser non ha lasciato copiare.',
  sortBy: (column) => `Ordina per ${column}`,
  director: 'Direttore',
  legend: {
    paid: 'distribuiti',
    withheld: 'trattenuti',
    halved: 'metà al proprietario',
    none: 'nessun introito',
  },
  noRounds: 'Nessuna Compagnia ha ancora fatto corse.',
}

export const charts: FigureWords['charts'] = {
  round: 'Round',
  worth: {
    title: 'Assetto dei giocatori',
    aside: 'contanti, azioni e quanto altro conta, dopo ogni round',
    spoken: (lines) => `Assetto di ogni giocatore dopo ogni round. ${lines}`,
  },
  prices: {
    title: 'Prezzi delle azioni',
    aside: 'dopo ogni round',
    spoken: (lines) => `Prezzo delle azioni di ogni Compagnia dopo ogni round. ${lines}`,
  },
  revenues: {
    title: 'Introiti delle Compagnie',
    aside: 'in ogni Round Operativo, sulla stessa scala',
    spoken: (company, most, last) =>
      `Introiti della ${company}: ${last} nell’ultimo round, al massimo ${most}.`,
  },
  which: 'Compagnie nel grafico',
  go: (round) => `Mostra il tavolo alla fine di ${round}`,
  empty: 'Il primo round non è ancora finito.',
}

export const report: FigureWords['report'] = {
  wins: (name, by) => `${name} vince per ${by}`,
  winsAlone: (name) => `${name} vince`,
  winTied: (names, worth) => `${list(names)} condividono la vittoria con ${worth} a testa`,
  leads: (name, by) => `${name} è in testa con ${by} di vantaggio`,
  leadTied: (names, worth) => `${list(names)} sono in testa con ${worth} ciascuno`,
  length: (rounds, moves) =>
    `${plural(rounds, { one: '1 Round Operativo', other: `${rounds} Round Operativi` })}, ${plural(moves, { one: '1 mossa', other: `${moves} mosse` })}.`,
  ranking: 'Classifica finale',
  parts: (cash, shares) => `${cash} in contanti, ${shares} in azioni`,
  privates: (parts, amount, privates) => `${parts}, ${amount} in ${privates.toLowerCase()}`,
  owes: (parts, debt) => `${parts}, meno ${debt} di debito`,
  dividends: {
    title: 'Da dove è venuto il denaro',
    aside: 'dividendi per Compagnia',
    player: 'Giocatore',
    total: 'Totale',
    none: 'nessun dividendo',
    spoken: (name, total, parts) => `${name} ha ricevuto ${total} di dividendi (${parts}).`,
  },
  moments: {
    title: 'Momenti',
    aside: 'ognuno porta alla mappa',
    move: 'Mossa',
    go: (version) => `Mostra la mappa alla mossa ${version}`,
    bestRun: (company, revenue) => `La ${company} ha incassato ${revenue}, il massimo della partita.`,
    dividend: (name, company, amount) =>
      `${name} ha ricevuto ${amount} dalla ${company}, il dividendo più alto della partita.`,
    obsolete: (kinds) => `Tutti i treni ${list(kinds)} hanno lasciato il gioco.`,
    loan: (name, amount) => `${name} ha preso un prestito di ${amount} per un treno.`,
    acquired: (company, target, price) => `La ${company} ha acquisito la ${target} a ${price} per azione.`,
    lead: (name, ahead) => `${name} ha preso definitivamente la testa, con ${ahead} di vantaggio.`,
    fall: (name, amount) => `${name} ha perso ${amount}, il massimo in un round.`,
  },
  company: {
    title: 'Le Compagnie alla fine',
    aside: 'prezzo, introiti distribuiti e trattenuti',
    paid: 'Distribuiti',
    kept: 'Trattenuti',
    runs: 'Corse',
  },
}

/** The page of a stock round. */
export const stock: FigureWords['stock'] = {
  heading: 'Partecipazioni e dividendi',
  dividend: 'Ultimo dividendo',
  yield: 'Rendimento',
  next: 'Che cosa potrebbe fare ciascuno',
  player: 'Giocatore',
  room: 'Certificati liberi',
  brings: 'Valore delle azioni',
  buys: 'Azioni alla portata',
  nothing: 'nessuna',
}

export const figures: FigureWords = { charts, report, sheet, stock }
