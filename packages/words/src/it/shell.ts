import type { ShellWords } from '../catalogue.ts'

export const shell: ShellWords = {
  notices: {
    'reconstructed-map':
      'La mappa di questa variante è una ricostruzione: nessuna fonte disponibile la riporta.',
  },
  brand: 'Roundhouse',
  home: 'Roundhouse, pagina iniziale',
  skip: 'Vai al contenuto',
  language: 'Lingua',
  settings: 'Impostazioni',
  toDark: 'Tema scuro',
  toLight: 'Tema chiaro',
  loading: 'Caricamento …',
  backHome: 'Alla pagina iniziale',
  reload: 'Ricarica',
  retry: 'Riprova',
  leaveIt: 'Lascia stare',
  downloadFile: 'Scarica il file',
  pageTitle: (page) => `${page} · Roundhouse`,
  newVersion: 'C’è una nuova versione.',
  notSaved: 'L’ultima mossa non si è potuta conservare in questo browser. Scarica il file prima di uscire.',
  yourTurn: 'tocca a te',
  missing: {
    heading: 'Questa pagina non esiste',
    text: 'Questo indirizzo non porta da nessuna parte. Forse un pezzo del link si è perso per strada.',
  },
  failed: {
    heading: 'Questa pagina si è fermata',
    text: 'La colpa è nostra, non tua. Tutte le mosse sono conservate fino all’ultima; ricarica per continuare.',
    part: 'Una parte della pagina non si è caricata. Tutte le mosse sono conservate; ricarica quando torna la rete.',
    code: (code) => `Codice: ${code}`,
  },
  local: {
    missingHeading: 'Questo browser non conserva quella partita',
    missingText:
      'Le partite su uno schermo vivono nel browser in cui sono state aperte. Su un altro dispositivo, apri il file della partita.',
    damagedHeading: 'Questa partita non si può aprire',
    damagedText: 'Le altre tue partite sono al sicuro. Il file si può scaricare così com’è.',
    rulesHeading: 'Giocata con regole che questa pagina non conosce',
    rulesText:
      'Sono più nuove di questa pagina, o così vecchie che non si giocano più. La partita resta com’è e si può scaricare.',
    differsHeading: 'Questa partita non appare com’era',
    differsText:
      'Il programma ora mostra cifre diverse da quando è stata giocata l’ultima volta, perciò resta chiusa. È conservata com’è e si può scaricare.',
    elsewhereHeading: 'Questa partita è aperta in un’altra scheda',
    elsewhereText: 'Giocando in due posti insieme si perderebbero mosse. Sono tutte conservate.',
    playHere: 'Continua qui',
  },
  online: {
    missingHeading: 'Questo tavolo non esiste',
    missingText: 'Forse un pezzo del link si è perso per strada, o il tavolo non c’è più.',
    unreachableHeading: 'Il server non risponde',
    unreachableText: 'Tutte le mosse sono al sicuro lì. La pagina continua a provare.',
    failedHeading: 'Questo tavolo non si può aprire',
    failedText: 'Non è cambiato nulla; tutte le mosse sono al sicuro sul server.',
    seatHeading: 'Questo link non apre un posto',
    pastHeading: 'Il server ha qui un’altra partita',
    pastText:
      'Forse il server usa una copia più vecchia. Salva ciò che questa pagina ha visto e mostralo a chi gestisce il server, oppure continua con ciò che c’è.',
    pastSave: 'Salva ciò che ho visto',
    pastGoOn: 'Continua con quella del server',
    closedHeading: 'Questo tavolo è chiuso',
    newerHeading: 'Il tavolo gioca con regole più nuove',
    newerText: 'Questa pagina è più vecchia del server. Ricarica per avere quella nuova.',
  },
}
