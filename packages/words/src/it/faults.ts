import type { FaultWords } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'

const { number, plural } = formatsFor('it')

export const faults: FaultWords = {
  'malformed-json': () => 'Non è stato possibile leggere i dati inviati. Ricarica la pagina e riprova.',
  'malformed-request': ({ field }) =>
    `Non è stato possibile leggere la richiesta${at(field)}. Ricarica la pagina e riprova.`,
  'malformed-message': ({ field }) =>
    `Non è stato possibile leggere il messaggio${at(field)}. Ricarica la pagina e riprova.`,
  'malformed-action': ({ field }) =>
    `Non è stato possibile leggere la mossa${at(field)}. Ricarica la pagina e riprova.`,
  'malformed-game': ({ field }) =>
    `Questo file non è una partita di Roundhouse${at(field)}. Scegli un altro file.`,
  'game-under-way': () =>
    'Questa partita non era finita quando il file è stato scaricato. Si può aprire solo a partita finita: scaricala di nuovo allora.',
  oversized: ({ limit }) => `È troppo grande. Si accettano al massimo ${number(limit)} byte.`,
  'not-found': () => 'A questo indirizzo non c’è nulla. Controlla il link o torna alla pagina iniziale.',

  'unknown-title': ({ title, known }) => `Qui non c’è nessun gioco «${title}». Giochi disponibili: ${known}.`,
  'unknown-variant': ({ variant, known }) =>
    `Questo gioco non ha la variante «${variant}». Varianti: ${known || 'nessuna'}.`,
  'player-count': ({ players, min, max }) =>
    `Al tavolo ${plural(players, { one: 'c’è 1 giocatore', other: `ci sono ${players} giocatori` })}. Questo gioco è per ${min}–${max} giocatori.`,
  'unknown-option': ({ option, known }) =>
    `Questo gioco non ha l’opzione «${option}». Opzioni: ${known || 'nessuna'}.`,
  'option-value': ({ option, value, known }) =>
    `L’opzione «${option}» non può essere «${value}». Può essere: ${known}.`,
  'table-clash': ({ one, other, section }) =>
    `«${one}» e «${other}» non si possono giocare insieme (sezione ${section}).`,
  'unknown-bot': ({ bot, known }) => `Qui non c’è nessun bot «${bot}». Bot disponibili: ${known}.`,
  'no-person': () => 'Tutti i posti sono di bot. Lasciane almeno uno a una persona.',
  'player-name': ({ most }) => `Un nome ha da 1 a ${most} caratteri visibili. Scegli un altro nome.`,
  'name-taken': ({ name }) =>
    `A questo tavolo c’è già qualcuno di nome «${name}», o con un nome che gli somiglia troppo. Scegline un altro.`,
  'rules-version': ({ recorded, known }) =>
    `Questa partita è iniziata con le regole ${recorded}, più nuove di quelle di qui (${known}). Ricarica la pagina o aggiorna il programma.`,
  'rules-dropped': ({ recorded, since }) =>
    `Questa partita è iniziata con le regole ${recorded}. Le più vecchie ancora giocabili sono ${since}.`,
  'game-damaged': ({ game, at: entry }) =>
    `La partita ${game} non si può riprodurre: la voce ${entry} non rispetta le regole. Il file salvato è intatto.`,
  'game-differs': ({ game, at: entry }) =>
    `Dopo la voce ${entry} la partita ${game} mostra cifre diverse da quelle viste dai giocatori. Resta chiusa e ciò che è salvato è intatto.`,
  'game-unreadable': ({ game }) =>
    `La partita ${game} non si può leggere dal disco del server. Avvisa chi gestisce il server; il resto non è toccato.`,
  'past-differs': ({ seen, version }) =>
    `Questa pagina ha visto la partita fino alla mossa ${seen}, ma quella del server è un’altra, alla mossa ${version}. Forse il server usa una copia più vecchia.`,
  'log-full': ({ most }) =>
    `Questa partita ha ${number(most)} voci e non ne accetta altre. Si può ancora leggere e scaricare.`,

  'no-such-game': ({ game }) => `La partita «${game}» non esiste. Controlla il link o il codice del tavolo.`,
  'no-such-seat': ({ seat }) =>
    `A questo tavolo non c’è un posto ${seat + 1} per una persona. Scegli un altro posto.`,
  'seat-taken': ({ seat }) => `Il posto ${seat + 1} è occupato. Scegli un altro posto.`,
  'table-full': () => 'Tutti i posti sono occupati. Puoi guardare la partita.',
  'already-seated': ({ seat }) => `Hai già il posto ${seat + 1} a questo tavolo.`,
  'wrong-invite': () =>
    'Questo invito non è di questa partita. Chiedi un nuovo link a chi ha aperto il tavolo.',
  'wrong-secret': () => 'Questo link non apre nessun posto della partita. Usa quello ricevuto al tuo arrivo.',
  'not-your-seat': ({ seat }) => `Il posto ${seat + 1} è di qualcun altro. Puoi giocare per il tuo.`,
  'game-not-started': () =>
    'La partita non è ancora cominciata. Comincia quando tutti i posti sono occupati.',
  'game-started': () => 'La partita è iniziata, quindi non si può più fare.',
  'not-opener': () => 'Può farlo solo chi ha aperto il tavolo.',
  'opener-stays': () =>
    'Hai aperto tu questo tavolo, quindi il tuo posto resta tuo finché si aspetta. Puoi chiudere il tavolo.',
  'table-closed': ({ by }) =>
    by === 'opener'
      ? 'Chi ha aperto questo tavolo lo ha chiuso.'
      : 'Questo tavolo ha aspettato troppo i giocatori ed è stato chiuso.',
  'stale-version': ({ version, current }) =>
    `La partita è andata avanti: vedevi la mossa ${version} e ora è alla ${current}. Guarda la mappa e decidi di nuovo.`,

  'undo-nothing': () => 'Non hai nessuna mossa da annullare.',
  'undo-ended': () => 'La partita è finita e il risultato resta.',
  'undo-spent': () => 'Hai annullato moltissime mosse. Continua a giocare; poi potrai annullare di nuovo.',

  'proposal-pending': ({ seat }) =>
    `Il posto ${seat + 1} ha già fatto una richiesta. Rispondi prima a quella.`,
  'no-proposal': () => 'Ora nessuno chiede nulla.',
  'carry-refused': ({ at: entry }) =>
    `La partita resta con le sue regole: le più nuove non permettono la mossa ${entry}.`,
  'carry-differs': ({ at: entry }) =>
    entry === 0
      ? 'La partita resta con le sue regole: con le più nuove sarebbe iniziata in altro modo.'
      : `La partita resta con le sue regole: con le più nuove la mossa ${entry} porta altrove.`,

  'no-orders': () => 'In questo gioco non ci sono ordini permanenti.',
  'order-not-now': () => 'Ora questo ordine non si può dare. Guarda la mappa e decidi di nuovo.',
  'order-value': ({ field }) => `Questo ordine non ammette quel valore (in «${field}»). Scegline un altro.`,
  'no-such-order': () => 'Questo ordine non è più in vigore.',

  'chat-not-seated': () => 'Stai guardando questo tavolo. Nella sua chat scrive solo chi ha un posto.',
  'chat-text': ({ most }) =>
    `Un messaggio della chat ha da 1 a ${most} caratteri visibili. Cambialo e invialo di nuovo.`,

  'no-runs': () => 'In questo gioco non c’è una corsa migliore da cercare.',
  'unknown-company': ({ company, known }) =>
    `In questa partita non c’è nessuna compagnia «${company}». Compagnie: ${known}.`,
  'no-such-version': ({ version, current }) =>
    `In questa partita non c’è ancora la mossa ${version}. Ora è alla mossa ${current}.`,
  'runs-busy': () => 'Si stanno cercando troppe corse. Riprova tra un momento.',
  'run-too-long': ({ seconds }) =>
    `La ricerca della corsa migliore è durata più di ${plural(seconds, { one: '1 secondo', other: `${seconds} secondi` })} ed è stata interrotta.`,

  'rate-limited': ({ seconds }) =>
    `Troppe richieste insieme. Attendi ${plural(seconds, { one: '1 secondo', other: `${seconds} secondi` })} e riprova.`,
  'too-many-sockets': () => 'Troppe finestre sono collegate. Chiudine una e riprova.',
  'foreign-origin': ({ origin }) =>
    `Non si accettano richieste da ${origin}. Apri la partita al suo indirizzo.`,
  'foreign-host': ({ host }) =>
    `Questo server non risponde al nome ${host}. Apri la partita al suo indirizzo.`,
  'server-stopping': () =>
    'Il server si sta riavviando. La partita è salvata e la pagina si ricollega da sola.',
  internal: () => 'Qualcosa non ha funzionato sul server. Nulla è cambiato; riprova.',

  'database-failed': () => 'Il server non è riuscito a salvare. Nulla è cambiato; riprova.',
  'database-read-only': ({ file }) =>
    `Non si può scrivere nel database ${file}. Dai a questo programma il permesso di scrittura.`,
  'database-newer': ({ file, found, known }) =>
    `Il database ${file} è alla versione ${found}. Questo programma arriva alla ${known}; usane uno più recente.`,
  'database-damaged': ({ file }) => `Il database ${file} è danneggiato. Ripristinalo da una copia.`,
  'folder-in-use': ({ folder }) =>
    `Un altro server usa la cartella dei dati ${folder}. Fermalo prima o indica un’altra cartella con --data.`,
}

function at(field: string): string {
  return field === '' ? '' : ` (in «${field}»)`
}
