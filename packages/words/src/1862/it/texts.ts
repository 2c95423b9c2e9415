import type { RmTextWords } from '../en/texts.ts'
import { regions } from './names.ts'

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
  zoneNames: {
    low: 'sotto 40: 1ª azione, nessun calo',
    plain: '',
    high: 'sopra 200: 1ª, nessun calo',
    top: 'da 400: prime 2, nessun calo',
    ruin: 'bancarotta',
    summit: 'fine',
  },
  runLegend: {
    heading: 'Come corrono',
    express: 'stazioni grandi e luoghi al bordo della mappa',
    local: 'stazioni grandi e tutte le piccole sulla via; i suoi esagoni danno un sussidio alla tesoreria',
    freight: 'i due capolinea e la distanza fra loro in linea d’aria',
  },
  inReceivership: (company) => `${company}, in amministrazione controllata`,
  nobody: 'nessuno',
  offer: 'Offerta iniziale',
  fine: (amount) => `Multa ${amount}`,
  unclaimed: 'Certificato-Direttore, nel Bank Pool',
  company: 'la Compagnia',
  phases: PHASES,
  phasesShorter: {
    ...PHASES,
    E: ['la LNER si forma alla fine del set', 'i bordi della mappa pagano l’ultimo valore'],
    H: [],
  },
  counts:
    'Contanti e azioni al loro prezzo; la metà, per difetto, se la Compagnia non ha treni. Le tesorerie non contano.',
  ends: 'Un prezzo di 1000 chiude la partita dopo il Round Operativo, una Banca vuota dopo il set. Altrimenti la LNER si forma dopo il set del primo treno H (partita più corta: E): ancora un Round Azionario e tre Round Operativi.',
  ended: {
    summit: 'Un prezzo è arrivato a 1000 e il Round Operativo è finito.',
    bank: 'La Banca è saltata e il set di Round Operativi è finito.',
    lner: 'Sono finiti i tre Round Operativi che seguono la LNER.',
    standstill: 'Nessuna Compagnia opera più, e nulla potrebbe cambiarlo.',
  },
}
