import type { CzTextWords } from '../en/texts.ts'
import { lays, money, waives } from './names.ts'

export const texts: CzTextWords = {
  locals: 'Locali',
  localsShort: 'Loc.',
  purpleTiles: 'Tessere bordate di viola',
  power: (local) =>
    `Una volta per la sua Compagnia: piazza una tessera bordata di viola (${lays(local)}) oppure una tessera senza il costo di ${waives(local)}.`,
  lender: 'Il proprietario lo presta una volta a una sua Compagnia.',
  mw: 'Costruisce o aggiorna il suo esagono all’inizio di un Round Operativo; il proprietario incassa il valore della tessera.',
  trade: 'i treni passano da una Compagnia all’altra; le Compagnie acquistano Compagnie Locali',
  red: (value) => `gli esagoni rossi valgono ${money(value)}`,
  privatesClose: 'le Compagnie Private chiudono',
  ends: 'La partita finisce dopo l’ultimo Round Operativo. L’assetto è dato da contanti, azioni al loro prezzo e Compagnie Locali, meno prestiti e penali.',
  ended:
    'L’ultimo Round Operativo è finito. L’assetto è dato da contanti, azioni al loro prezzo e Compagnie Locali, meno prestiti e penali.',
  endedAtOnce: 'Nessuna Compagnia Privata è stata venduta: la partita è finita subito.',
}
