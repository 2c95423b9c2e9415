import type { RmTextWords } from '../en/texts.ts'
import { letters, regions } from './names.ts'

/** By the phase with which it begins. — 9 */
const PHASES = {
  B: ['due Round Operativi', 'altre quattro Compagnie'],
  C: ['altre quattro Compagnie', 'i bordi della mappa pagano il valore di mezzo'],
  D: ['tre Round Operativi'],
  E: ['i bordi della mappa pagano l’ultimo valore'],
  H: ['la LNER si forma alla fine del set'],
}

export const texts: RmTextWords = {
  regions,
  letters,
  types: {
    express: 'Espresso: città e luoghi del bordo; ignora le stazioni piccole.',
    freight: 'Merci: i due capolinea e 20 £ per ogni esagono fra loro in linea d’aria, 30 £ fino a un porto.',
    local: 'Locale: città e tutte le stazioni piccole sulla via; 10 £ per esagono alla tesoreria.',
  },
  howTheyRun: 'Come corrono i treni',
  zones: {
    low: 'sotto 40: la prima azione venduta da chi non è Direttore non muove il prezzo',
    plain: 'da 40 a 200: ogni azione venduta muove il prezzo',
    high: 'oltre 200: la prima azione venduta da chi non è Direttore non muove il prezzo',
    top: 'da 400: le prime due azioni vendute da chi non è Direttore non muovono il prezzo',
    ruin: '0: bancarotta',
    summit: '1000: fine del gioco',
    par: 'valore nominale delle Compagnie con concessione',
    start: 'prezzo iniziale di quelle senza concessione',
  },
  zoneNames: {
    low: 'sotto 40: la 1ª non scende',
    plain: '',
    high: 'sopra 200: la 1ª non scende',
    top: 'da 400: 2 non scendono',
    ruin: 'bancarotta',
    summit: 'fine',
  },
  dividendRule: 'Dividendi di 1, 2, 3 o 4 volte il prezzo lo muovono di 1, 2, 3 o 4 a destra.',
  chartered: 'con concessione',
  unchartered: 'senza concessione',
  receivership: 'amministrazione controllata',
  bankrupt: 'bancarotta',
  merged: 'fusa',
  toStart: 'Si possono avviare',
  outOfGame: 'Fuori dal gioco',
  londonLinks: 'Collegamenti con Londra',
  smallStation: 'stazione piccola',
  lastRun: 'ultima corsa',
  charterOf: { chartered: 'Avviata in Parlamento', unchartered: 'Avviata in un Round Azionario' },
  par: 'Valore nominale',
  initialOffer: 'Offerta iniziale',
  ownShares: 'Azioni proprie',
  subsidy: 'Sussidio',
  alreadyPaid: (train) => `conta già nel ${train}`,
  leftOut: 'non conta',
  bonus: (hexes, each) => `${hexes} × ${each}`,
  joined: (trains) => trains.join(' + '),
  inReceivership: (company) => `${company}, in amministrazione controllata`,
  nobody: 'nessuno',
  company: 'la Compagnia',
  phases: PHASES,
  phasesShorter: {
    ...PHASES,
    E: ['la LNER si forma alla fine del set', 'i bordi della mappa pagano l’ultimo valore'],
    H: [],
  },
  counts:
    'Contanti e azioni al loro prezzo; la metà, per difetto, se la Compagnia non ha treni. Le tesorerie non contano.',
  ends: 'Un prezzo di 1000 chiude la partita dopo il Round Operativo, una Banca vuota dopo il set. Altrimenti la LNER si forma dopo il set del primo treno H: ancora un Round Azionario e tre Round Operativi.',
  ended: {
    summit: 'Un prezzo è arrivato a 1000 e il Round Operativo è finito.',
    bank: 'La Banca è saltata e il set di Round Operativi è finito.',
    lner: 'Sono finiti gli ultimi tre Round Operativi dopo la formazione della LNER.',
    standstill: 'Nessuna Compagnia opera più, e nulla potrebbe cambiarlo.',
  },
}
