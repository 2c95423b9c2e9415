import { capital } from '../../capital.ts'
import { colourOf, reachOf } from '../names.ts'
import type { CzOwnRefusals } from '../reasons.ts'
import {
  eachOf,
  lays,
  local,
  missing,
  money,
  place,
  privateName,
  train,
  trainColour,
  trainOnCard,
  waives,
} from './names.ts'

const OWNERS = {
  small: 'tutte le Compagnie',
  medium: 'le Compagnie Medie e Maggiori',
  large: 'le Compagnie Maggiori',
}

/** What only 18CZ refuses; its other refusals are shared reasons. */
export const refusals: CzOwnRefusals = {
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `Qui decide ${at.player(seat)} per la Compagnia di Václav. Chi ha la carta Priorità 1 costruisce la ferrovia della sua Minore e della sua Maggiore e piazza le stazioni della Media; l’altro giocatore fa il contrario.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${capital(privateName(item))} non è all’asta. Si mette all’asta una Compagnia Privata alla volta, e ciò che è venduto resta venduto. Fai un’offerta per una all’asta, o passa.`,
  'CZ-MS-CHOOSE': () =>
    'Non è stata scelta nessuna Compagnia Privata. Chi è di turno sceglie quale va all’asta; poi tutti offrono o passano. Scegline una.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${capital(privateName(item))} non può andare all’asta ora. È già stata venduta, o nessuno l’ha voluta dall’ultima vendita. Scegline un’altra.`,
  'CZ-MS-3E': () =>
    'Il treno 3E non si può prestare ora. Chi lo possiede lo presta una sola volta, a una Compagnia che dirige. Fai correre gli altri treni.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'Questa tessera' : `La tessera ${tile}`} non può andare sull’esagono della MW. Una volta all’inizio di ogni Round Operativo la MW costruisce o aggiorna il proprio esagono con una tessera di un colore disponibile. Scegli un’altra tessera o passa.`,

  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `Ora tocca a ${at.player(seat)}. L’ordine va fino all’ultimo giocatore e poi torna indietro. Potrai giocare quando sarà il tuo turno.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `La ${local(p.local)} non è in vendita. Ha già un proprietario o ha lasciato il gioco. Scegli un’altra Compagnia Locale.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `Questa Compagnia Locale costa ${money(price)} e tu hai ${money(cash)}. Si vende al prezzo stampato. Scegline una più economica o passa.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Le azioni della ${company} non sono ancora in vendita. Le Compagnie Medie arrivano con la prima carta b venduta o esportata, le Maggiori con la prima carta d. Acquista un’altra azione o passa.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${money(price)} non è un prezzo iniziale della ${company}. Quelli del suo tipo sono ${eachOf(prices)}. Scegline uno.`,

  'CZ-CERT-LIMIT': ({ limit }) =>
    `Hai raggiunto il Limite-Certificati di ${limit}. Un Certificato-Direttore e una Compagnia Locale contano uno ciascuno. Vendi prima un’azione, oppure passa.`,

  'CZ-SELL-LOCAL': (p) =>
    `La ${local(p.local)} non si può vendere ora. I giocatori tengono le proprie; una Compagnia Pubblica ne vende una sua alla Banca nel proprio turno.`,

  'CZ-TRACK-COUNT': () =>
    'Con questa tessera si supera quanto il turno consente. In ogni turno si piazza una tessera gialla o si fa un aggiornamento; nel primo di una Compagnia, due tessere gialle o un aggiornamento. Piazza ciò che ancora puoi, o prosegui.',

  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `La tessera ${tile} non è del colore che segue in ${place(hex)}. La gialla va su un esagono vuoto, la verde sulla gialla, la marrone sulla verde, la grigia sulla marrone; un esagono OO stampato comincia con la verde. Scegli un’altra tessera.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `Il colore della tessera ${tile} non è disponibile nella fase ${phase}. Il verde arriva con la carta d, il marrone con la g, il grigio più tardi. Scegli una tessera di un colore disponibile.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `La tessera ${tile} in ${place(hex)} porterebbe binari fuori dalla mappa. I binari possono puntare a esagoni della mappa e a quelli rossi riservati. Ruota la tessera o scegline un’altra.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `La tessera ${tile} non continua il binario stampato in ${place(hex)}. Quel binario verso Praha deve proseguire. Ruota la tessera o scegline un’altra.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `La tessera ${tile} è bordata di viola. Una Compagnia la piazza solo con l’abilità di una Compagnia Locale che possiede. Usane una o scegli un’altra tessera.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `Il terreno costa ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. Si paga solo con il denaro della Compagnia. Scegli un altro esagono, o usa una Compagnia Locale che annulla il costo.`,
  'CZ-RED-HEX': ({ hex }) =>
    `In ${place(hex)} questa tessera non va. Un esagono riservato è per la tessera rossa della sua Compagnia Maggiore, e una tessera rossa va su uno dei propri esagoni. Scegli un altro esagono.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `La tessera ${tile} ora non spetta a questa Compagnia. Una Compagnia Maggiore piazza la propria tessera rossa all’inizio del suo primo turno. Scegli un’altra tessera.`,

  'CZ-STATION-ATE': ({ hex }) =>
    `L’esagono ${place(hex)} è riservato alla ATE. Finché lì non c’è la sua stazione-base, nessun’altra Compagnia ne piazza una. Scegli un’altra città o prosegui.`,

  'CZ-ROUTE-KIND': (p) =>
    `Il ${train(p.train)} non corre per questa Compagnia. Una Compagnia usa solo treni che possiede: rossi le Minori, blu le Medie, verdi le Maggiori, e in Moravia e Slesia di tutti i tipi che ci sono. Togli questa tratta.`,
  'CZ-ROUTE-TWO': (p) =>
    `La tratta del ${train(p.train)} ha meno di due locazioni redditizie. Una tratta unisce almeno due città, cittadine o tessere rosse diverse. Allungala.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} attraversa la tessera rossa ${place(hex)}. Una tessera rossa è sempre un capolinea. Termina lì la tratta.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Accorcia la tratta.`,

  'CZ-ACQ-SIZE': ({ company }) =>
    `Questa Compagnia non può acquisire la ${company}. Una Media acquisisce le Minori, una Maggiore le Minori e le Medie. Scegli una Compagnia più piccola o prosegui.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `La ${company} non è operativa e non si può acquisire. Metà delle sue azioni deve essere in mano ai giocatori. Scegli un’altra Compagnia o prosegui.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `Non puoi offrire ${money(price)} per azione. Il prezzo è un numero intero da metà a una volta e mezza il prezzo dell’azione. Offri da ${money(least)} a ${money(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `Le azioni costano ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. Il denaro della Compagnia acquisita non si può usare. Offri meno o prosegui.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `Il Direttore della ${company} ha rifiutato ${money(price)} per azione. Entrambi i Direttori devono essere d’accordo. Offri di più o prosegui.`,
  'CZ-ACQ-STEP': () =>
    'Non è il momento di acquisire una Compagnia. Si fa dopo gli introiti e prima di acquistare treni. Prosegui con questo passo.',
  'CZ-ACQ-PENDING': () =>
    'È in corso un’acquisizione. La prossima comincia quando questa è completa. Decidi prima delle sue stazioni e dei suoi treni.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `La ${company} è di Václav. Le sue Compagnie non si possono acquisire. Scegli un’altra Compagnia o prosegui.`,

  'CZ-LOCAL-PHASE': () =>
    'Le Compagnie Pubbliche non possono ancora acquistare Compagnie Locali. Possono dalla prima carta b venduta o esportata, in Moravia-Slesia dalla prima carta d. Prosegui senza.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `Non puoi offrire ${money(price)}. Una Compagnia Locale costa un numero intero da ${money(1)} al valore di questo round, ${money(most)}. Offri un prezzo fra i due.`,
  'CZ-LOCAL-SIZE': (p) =>
    `La ${local(p.local)} è troppo grande per questa Compagnia. Una Compagnia acquista Compagnie Locali al massimo della propria dimensione. Scegline una più piccola.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `Il prezzo è ${money(price)} e la tesoreria ha ${money(treasury)}: ${missing(price - treasury)}. Si paga solo con il denaro della Compagnia. Offri meno.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `Il proprietario della ${local(p.local)} ha rifiutato ${money(price)}. Passa di mano solo se il proprietario è d’accordo. Offri di più o prosegui.`,
  'CZ-LOCAL-TURN': () =>
    'Una Compagnia acquista Compagnie Locali solo nel proprio turno di un Round Operativo. Risolvi prima ciò che è in attesa.',
  'CZ-LOCAL-USED': (p) =>
    `L’abilità della ${local(p.local)} è già stata usata. Ognuna aiuta una volta, ma continua a dare la rendita. Usane un’altra o nessuna.`,
  'CZ-LOCAL-TERRAIN': ({ hex, ...p }) =>
    `La ${local(p.local)} non fa risparmiare nulla in ${place(hex)}. Annulla il costo della prima tessera su ${waives(p.local)}. Scegli un altro esagono, o piazza la tessera senza di essa.`,
  'CZ-LOCAL-COLOUR': ({ tile, ...p }) =>
    `La ${local(p.local)} non può piazzare la tessera ${tile}. Le sue tessere bordate di viola sono ${lays(p.local)}, di nessun altro colore. Scegli un’altra tessera o una Compagnia Locale più grande.`,
  'CZ-LOCAL-NOT-COMPANY': (p) =>
    `La ${local(p.local)} non appartiene a questa Compagnia. Una Compagnia usa e vende solo quelle che possiede. Scegline una sua.`,
  'CZ-LOCAL-NOT-PLAYER': (p) =>
    `La ${local(p.local)} non appartiene a nessun giocatore. Una Compagnia acquista Compagnie Locali solo dai giocatori. Scegline una di un giocatore, o prosegui.`,

  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `Lì non c’è nessun ${trainOnCard(p.train)} in vendita. La Banca vende la carta in cima, il Train Pool ciò che contiene, una Compagnia ciò che possiede. Scegli un treno in vendita.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Le Compagnie non possono ancora acquistare treni fra loro. Possono dalla prima carta b venduta o esportata, in Moravia-Slesia dalla prima carta d. Acquista dalla Banca o dal Train Pool.',
  'CZ-TRAIN-KIND': (p) =>
    `Questa Compagnia non può possedere un ${train(p.train)}. È ${trainColour(p.train)}, per ${OWNERS[colourOf(p.train)]}. Scegli un altro treno.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `L’ultimo posto non è per un ${train(p.train)}. La Compagnia non ha nessun treno che possa usare, e quel posto resta per uno. Scegli un treno che possa usare.`,
  'CZ-TRAIN-SCRAP': () =>
    'Questo treno non si può scartare. Per scelta si scartano solo i treni appena acquisiti con una Compagnia. Tienilo.',
  'CZ-TRAIN-OBSOLETE': (p) =>
    `Il ${train(p.train)} è obsoleto. Una carta non si vende più come un tipo obsoleto. Scegli un altro tipo.`,
  'CZ-TRAIN-VACLAV': ({ company }) =>
    `La ${company} è di Václav. Le sue Compagnie non cedono treni. Acquista dalla Banca, dal Train Pool o da un’altra Compagnia.`,

  'CZ-TRAIN-TURN-LATE': () =>
    'Questa carta non si può convertire. Si converte solo un treno appena acquisito con una Compagnia, in quel momento. Tienilo com’è.',
  'CZ-TURN-KIND': (p) =>
    `Il ${train(p.train)} non può diventare un ${train(p.to)}. Una carta si converte in un tipo più grande stampato su di essa, che la Compagnia possa possedere e che non sia obsoleto. Scegli un altro tipo o tieni il treno.`,
  'CZ-TURN-CASH': ({ cost, treasury }) =>
    `Convertire la carta costa ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. La Compagnia paga la differenza dei prezzi. Tieni il treno com’è, oppure scartalo.`,

  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `Il ${train(p.train)} non è fra quelli che la ${company} può cedere ora. Cede un treno suo, e tiene quello appena acquistato al limite o con l’aiuto del Direttore. Scegli un altro treno.`,

  'CZ-EMERG-SOURCE': () =>
    'Un treno di un’altra Compagnia si paga solo con la tesoreria. Con l’aiuto del Direttore il treno viene dalla Banca o dal Train Pool. Scegline uno, oppure offri ciò che è in tesoreria.',
  'CZ-EMERG-NO-SALES': () =>
    'Non si vendono azioni per pagare un treno. Il Direttore paga con il proprio denaro e prende in prestito quanto manca. Scegli un treno.',
}

function tooLong(id: string, stops: number): string {
  const reach = reachOf(id)
  switch (colourOf(id)) {
    case 'small':
      return `La tratta ha ${stops} locazioni redditizie. Un ${train(id)} ne tocca al massimo ${reach} e non ne salta nessuna.`
    case 'medium':
      return `La tratta ha ${stops} locazioni redditizie. Un ${train(id)} ne tocca al massimo ${2 * reach}, di cui al massimo ${reach} città o tessere rosse.`
    case 'large':
      return `La tratta ha ${stops} locazioni redditizie. Un ${train(id)} ne conta al massimo ${reach}; può saltare le cittadine, ma non città né tessere rosse.`
  }
}
