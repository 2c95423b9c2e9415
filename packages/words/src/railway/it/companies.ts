import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { plural } = formatsFor('it')
const EITHER = new Intl.ListFormat('it', { type: 'disjunction' })

const shares = (count: number): string => plural(count, { one: '1 azione', other: `${count} azioni` })

export const companies: RailwayWords['companies'] = {
  inOrder: 'in ordine di turno',
  columns: {
    sign: 'Sigla',
    director: 'Direttore',
    price: 'Prezzo',
    treasury: 'Tesoreria',
    trains: 'Treni',
    permits: 'Permessi',
    stations: 'Stazioni rimaste',
    stationsShort: 'Staz.',
  },
  status: {
    later: 'Non ancora in vendita',
    shelf: 'In vendita',
    started: 'Avviata, non ancora aperta',
    open: 'Aperta',
    closed: 'Chiusa',
  },
  turn: {
    over: 'ha già avuto il suo turno',
    now: 'è il suo turno',
    waiting: 'il suo turno deve ancora venire',
  },
  charter: (company) => `Statuto di ${company}`,
  openCharter: (company) => `Apri lo Statuto di ${company}`,
  progress: (sold, toFloat) => `${shares(sold)} su ${toFloat} per aprire`,
  place: (place) => `turno ${place}`,
  noDirector: 'nessun Direttore',
  noTrains: 'nessun treno',
  debt: 'Debito',
  permits: 'Permessi',
  noPermit: 'senza permesso',
  warranties: (count) => plural(count, { one: '1 garanzia', other: `${count} garanzie` }),
  halfPaid: (count) => `${count} pagate a metà`,
  trainLimit: (has, limit) => `${has} su ${limit}`,
  goneWith: (train, kinds) => `${train} lascia il gioco con il primo ${EITHER.format(kinds)}`,
  stays: (train) => `${train} non lascia mai il gioco`,
  stations: 'Stazioni',
  stationsOn: 'Sulla mappa',
  noStations: 'nessuna',
  nextStation: 'La prossima costa',
  noStationLeft: 'nessuna rimasta',
  free: 'gratis',
  used: 'usata',
  income: (amount) => `${amount} a ogni Round Operativo`,
  shares: 'Azioni',
  directorMark: 'Direttore',
  ofShares: shares,
  most: (count, percent) => `Un giocatore può avere ${shares(count)} (${percent}).`,
  startPrice: 'Prezzo iniziale',
  startPrices: 'Può partire a',
  price: 'Prezzo',
  float: 'Per aprire',
  soldOf: (sold, toFloat) => `${shares(sold)} su ${toFloat}`,
  runs: 'Ultime corse',
  noRuns: 'Non ha ancora fatto corse.',
  paid: 'distribuiti',
  kept: 'trattenuti',
  halved: 'metà al proprietario',
  nothing: 'nessun introito',
  perShare: (amount) => `${amount} per azione`,
  moves: 'Prossimi movimenti del prezzo',
  sold: (sold, total) =>
    `${plural(sold, { one: '1 azione venduta', other: `${sold} azioni vendute` })} su ${total}`,
  heldBy: (holder, held) => `${holder}: ${held}`,
}

export const players: RailwayWords['players'] = {
  columns: {
    player: 'Giocatore',
    cash: 'Contanti',
    certificates: 'Certificati',
    certificatesShort: 'Cert.',
    worth: 'Assetto',
  },
  priority: 'ha la carta Priorità',
  acts: 'di turno',
  loan: (amount) => `Prestito ${amount}`,
  penalty: (amount) => `Penale ${amount}`,
  directs: (company) => `Direttore di ${company}`,
  holds: (company, count, percent) => `${company}: ${shares(count)}, ${percent}`,
  noShares: 'nessuna azione',
}
