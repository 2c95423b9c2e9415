import type { CzStockRefusals } from '../../shapes.ts'
import { crowns, eachOf, local, missing } from '../names.ts'

export const stock: CzStockRefusals = {
  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `Ora tocca a ${at.player(seat)}. L’ordine va fino all’ultimo giocatore e poi torna indietro. Potrai giocare quando sarà il tuo turno.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `La ${local(p.local)} non è in vendita. Ha già un proprietario o ha lasciato il gioco. Scegli un’altra Compagnia Locale.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `Questa Compagnia Locale costa ${crowns(price)} e tu hai ${crowns(cash)}. Si vende al prezzo stampato. Scegline una più economica o passa.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Le azioni della ${company} non sono ancora in vendita. Le Compagnie Medie arrivano con la prima carta b venduta o esportata, le Maggiori con la prima carta d. Acquista un’altra azione o passa.`,
  'CZ-BUY-DIRECTOR-FIRST': ({ company }) =>
    `La ${company} non ha ancora un Direttore. Il primo certificato acquistato è il Certificato-Direttore, che fissa il prezzo iniziale. Avvia la ${company}, acquista un’altra azione o passa.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${crowns(price)} non è un prezzo iniziale della ${company}. Quelli del suo tipo sono ${eachOf(prices)}. Scegline uno.`,
  'CZ-BUY-CASH': ({ price, cash }) =>
    `Il costo è ${crowns(price)} e tu hai ${crowns(cash)}: ${missing(price - cash)}. Un Certificato-Direttore costa quanto due azioni. Scegli un certificato più economico o passa.`,
  'CZ-BUY-LOAN': ({ debt }) =>
    `Devi ${crowns(debt)} alla Banca. Con un prestito aperto non si acquistano azioni. Restituiscilo prima per intero, oppure passa.`,
  'CZ-BUY-AFTER-SELL': ({ company }) =>
    `Hai venduto azioni della ${company} in questo Round Azionario. Chi vende azioni di una Compagnia non ne acquista fino al prossimo. Acquista un’altra azione o passa.`,
  'CZ-BUY-ONE': () =>
    'Hai già acquistato in questo turno. Si fa un solo acquisto per turno. Potrai acquistare ancora nel tuo prossimo turno.',
  'CZ-BUY-STARTED': ({ company }) =>
    `La ${company} è già partita. Il suo Certificato-Direttore si vende una volta sola, e con esso si fissa il prezzo di partenza. Acquista una sua azione ordinaria, un’altra azione, oppure passa.`,
  'CZ-BUY-GONE': ({ company }) =>
    `La ${company} non è in gioco. È stata acquisita, oppure questa partita ne fa a meno. Acquista un’altra azione o passa.`,
  'CZ-BUY-NONE-LEFT': ({ company }) =>
    `La Banca non ha più certificati della ${company}. Tornano quando un giocatore vende. Acquista un’altra azione o passa.`,
  'CZ-BUY-FROM-PLAYER': () =>
    'I giocatori non si vendono azioni fra loro. Si acquista dalla Banca e si vende alla Banca. Acquista dalla Banca o passa.',

  'CZ-CERT-LIMIT': ({ limit }) =>
    `Hai raggiunto il Limite-Certificati di ${limit}. Un Certificato-Direttore e una Compagnia Locale contano uno ciascuno. Vendi prima un’azione, oppure passa.`,
  'CZ-SHARE-LIMIT': ({ company, limit }) =>
    `Avresti più del ${limit}% della ${company}. Un giocatore ne detiene al massimo il ${limit}%. Acquista un’altra azione o passa.`,
  'CZ-MUST-SELL': ({ certificates, limit }) =>
    `Hai ${certificates} certificati e il Limite-Certificati è ${limit}. Prima di ogni altra cosa si torna al limite. Vendi azioni.`,

  'CZ-SELL-ENOUGH': ({ company, least }) =>
    `Questa vendita è troppo piccola: superi il Limite-Certificati. Ogni Compagnia si vende una volta per turno, e le altre tue azioni non bastano per ciò che manca. Vendi azioni della ${company}, almeno ${least}.`,
  'CZ-SELL-FIRST-SR': () => 'È il primo Round Azionario. Si vende a partire dal secondo. Acquista o passa.',
  'CZ-SELL-DIRECTOR': ({ company }) =>
    `Non puoi vendere tante azioni della ${company}. Il Certificato-Direttore non va mai alla Banca; passa di mano solo se un altro giocatore ha altrettanto e diventa Direttore. Vendi meno azioni, o nessuna.`,
  'CZ-SELL-HELD': ({ company, held }) =>
    held === 0
      ? `Non hai azioni della ${company}. Si vende solo ciò che si possiede. Vendi un’altra Compagnia, acquista o passa.`
      : `Non puoi vendere tante azioni della ${company}. Si vende solo ciò che si possiede. Vendi da 1 a ${held}.`,
  'CZ-SELL-LOCAL': (p) =>
    `La ${local(p.local)} non si può vendere ora. I giocatori tengono le proprie; una Compagnia Pubblica ne vende una sua alla Banca nel proprio turno.`,
  'CZ-SELL-AFTER-BUY': () =>
    'Hai già acquistato in questo turno. Prima si vende, poi si acquista. Potrai vendere nel tuo prossimo turno.',
  'CZ-SELL-BLOCK': ({ company }) =>
    `Hai già venduto azioni della ${company} in questo turno. Tutte quelle di una Compagnia vendute in un turno sono una sola vendita. Vendi azioni di un’altra Compagnia, acquista o passa.`,
  'CZ-SELL-NOT-SR': () =>
    'Questo non è un Round Azionario. Le azioni si vendono solo lì. Potrai vendere nel prossimo.',

  'CZ-LOAN-NONE': () => 'Non devi nulla alla Banca. Si restituiscono solo i prestiti. Prosegui con il turno.',
  'CZ-LOAN-NOT-SR': () =>
    'Non è un Round Azionario. I prestiti si restituiscono in qualsiasi momento di un Round Azionario, e solo allora. Fallo quando verrà il prossimo.',
  'CZ-LOAN-CASH': ({ amount, cash }) =>
    cash === 0
      ? `Non hai denaro per restituire ${crowns(amount)}. Un prestito si restituisce con il proprio denaro. Fallo quando ne avrai.`
      : `Non puoi restituire ${crowns(amount)}. Un prestito si restituisce con il proprio denaro, in K intere. Restituisci da ${crowns(1)} a ${crowns(cash)}.`,
  'CZ-LOAN-PENALTY': ({ debt }) =>
    `Il tuo prestito è di ${crowns(debt)}. La penale di interesse non si restituisce mai: si sottrae a fine gioco. Restituisci al massimo ${crowns(debt)}.`,
  'CZ-LOAN-AMOUNT': ({ loan, needed }) =>
    needed === 0
      ? `Un prestito di ${crowns(loan)} non serve. Nessuno prende in prestito più di quanto manca. Acquista il treno senza prestito.`
      : `Un prestito di ${crowns(loan)} non corrisponde a quanto manca. Prima vanno la tesoreria e il denaro del Direttore, e il prestito è esattamente il resto. Prendi in prestito ${crowns(needed)}.`,
}
