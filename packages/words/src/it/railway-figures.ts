import { formatsFor } from '../formats.ts'
import type { RailwayWords } from '../railway/index.ts'

const { list, plural } = formatsFor('it')

export const sheet: RailwayWords['sheet'] = {
  holdings: 'Partecipazioni',
  revenues: 'Introiti per Round Operativo',
  as: 'Partecipazioni in',
  percent: 'percentuale',
  shares: 'azioni',
  company: 'Compagnia',
  bank: 'Banca',
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
  legend: { paid: 'staccati', kept: 'trattenuti', nothing: 'nessun introito' },
  noRounds: 'Nessuna Compagnia ha ancora fatto corse.',
}

export const charts: RailwayWords['charts'] = {
  round: 'Round',
  worth: {
    title: 'Assetto dei giocatori',
    aside: 'contanti, azioni e quanto altro conta, dopo ogni Round',
    spoken: (lines) => `Assetto di ogni giocatore dopo ogni Round. ${lines}`,
  },
  prices: {
    title: 'Prezzi delle azioni',
    aside: 'dopo ogni Round',
    spoken: (lines) => `Prezzo delle azioni di ogni Compagnia dopo ogni Round. ${lines}`,
  },
  revenues: {
    title: 'Introiti delle Compagnie',
    aside: 'in ogni Round Operativo, sulla stessa scala',
    spoken: (company, most, last) => `Introiti di ${company}: ${last} nell’ultimo Round, al massimo ${most}.`,
  },
  which: 'Compagnie nel grafico',
  go: (round) => `Mostra il tavolo alla fine di ${round}`,
  empty: 'Il primo Round non è ancora finito.',
}

export const report: RailwayWords['report'] = {
  wins: (name, by) => `${name} vince per ${by}`,
  winsAlone: (name) => `${name} vince`,
  winTied: (names, worth) => `${list(names)} condividono la vittoria con ${worth} a testa`,
  leads: (name, by) => `${name} è in testa per ${by}`,
  leadTied: (names, worth) => `${list(names)} sono in testa con ${worth} a testa`,
  length: (rounds, moves) =>
    `${plural(rounds, { one: '1 Round Operativo', other: `${rounds} Round Operativi` })}, ${plural(moves, { one: '1 mossa', other: `${moves} mosse` })}.`,
  ranking: 'Classifica finale',
  parts: (cash, shares) => `${cash} in contanti, ${shares} in azioni`,
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
    bestRun: (company, revenue) => `${company} ha incassato ${revenue}, il massimo della partita.`,
    dividend: (name, company, amount) =>
      `${name} ha ricevuto ${amount} da ${company}, il dividendo più alto della partita.`,
    obsolete: (kinds) => `Tutti i treni ${list(kinds)} sono usciti dal gioco.`,
    loan: (name, amount) => `${name} ha preso un prestito di ${amount} per un treno.`,
    acquired: (company, target, price) => `${company} ha acquisito ${target} a ${price} per azione.`,
    lead: (name, ahead) => `${name} ha preso la testa fino alla fine, con ${ahead} di vantaggio.`,
    fall: (name, amount) => `${name} ha perso ${amount}, il massimo in un Round.`,
  },
  company: {
    title: 'Le Compagnie alla fine',
    aside: 'prezzo, introiti staccati e trattenuti',
    paid: 'Staccati',
    kept: 'Trattenuti',
    runs: 'Corse',
  },
}
