import { place } from '../../names.ts'
import type { CzTrackRefusals } from '../../shapes.ts'
import { crowns, missing } from '../names.ts'

export const track: CzTrackRefusals = {
  'CZ-TRACK-COUNT': () =>
    'Con questa tessera si supera quanto il turno consente. In ogni turno si piazza una tessera gialla o si fa un aggiornamento; nel primo di una Compagnia, due tessere gialle o un aggiornamento. Piazza ciò che ancora puoi, o prosegui.',
  'CZ-TRACK-HOME-FIRST': ({ hex }) =>
    `L’esagono-base ${place(hex)} non ha ancora una tessera. La prima tessera di una Compagnia va lì. Piazzala, oppure prosegui senza costruire.`,
  'CZ-TRACK-NOT-CONNECTED': ({ hex }) =>
    `Nessuna stazione della Compagnia raggiunge questa tessera in ${place(hex)}. I suoi binari devono collegarsi a una, e una città piena di stazioni altrui blocca il passaggio. Ruota la tessera o scegli un altro esagono.`,

  'CZ-TILE-KIND': ({ hex, tile }) =>
    `La tessera ${tile} non è adatta a ${place(hex)}. Una cittadina prende una tessera con un punto, due cittadine una con due, una città una con lo spazio tondo, il terreno aperto una senza. Scegli un’altra tessera.`,
  'CZ-TILE-LABEL': ({ hex, tile }) =>
    `La tessera ${tile} e ${place(hex)} non portano la stessa lettera. Le tessere con Y, P o OO vanno su esagoni con lo stesso segno, e solo lì. Scegli un’altra tessera.`,
  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `La tessera ${tile} non è del colore che segue in ${place(hex)}. La gialla va su un esagono vuoto, la verde sulla gialla, la marrone sulla verde, la grigia sulla marrone; un esagono OO stampato comincia con la verde. Scegli un’altra tessera.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `Il colore della tessera ${tile} non è disponibile nella fase ${phase}. Il verde arriva con la carta d, il marrone con la g, il grigio più tardi. Scegli una tessera di un colore disponibile.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `La tessera ${tile} in ${place(hex)} porterebbe binari fuori dalla mappa. I binari possono puntare a esagoni della mappa e a quelli rossi riservati. Ruota la tessera o scegline un’altra.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `La tessera ${tile} non continua il binario stampato in ${place(hex)}. Quel binario verso Praha deve proseguire. Ruota la tessera o scegline un’altra.`,
  'CZ-TILE-LOSES-TRACK': ({ hex, tile }) =>
    `La tessera ${tile} toglierebbe qualcosa in ${place(hex)}. Un aggiornamento mantiene tutti i binari, le città e le cittadine presenti. Ruota la tessera o scegline un’altra.`,
  'CZ-TILE-SUPPLY': ({ tile }) =>
    `Non restano tessere ${tile}. Tornano quando vengono aggiornate. Scegli un’altra tessera.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `La tessera ${tile} è bordata di viola. Una Compagnia la piazza solo con l’abilità di una Compagnia Locale che possiede. Usane una o scegli un’altra tessera.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `Il terreno costa ${crowns(cost)} e la tesoreria ha ${crowns(treasury)}: ${missing(cost - treasury)}. Si paga solo con il denaro della Compagnia. Scegli un altro esagono, o usa una Compagnia Locale che annulla il costo.`,
  'CZ-RED-HEX': ({ hex }) =>
    `In ${place(hex)} questa tessera non va. Un esagono riservato è per la tessera rossa della sua Compagnia Maggiore, e una tessera rossa va su uno dei propri esagoni. Scegli un altro esagono.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `La tessera ${tile} ora non spetta a questa Compagnia. Una Compagnia Maggiore piazza la propria tessera rossa all’inizio del suo primo turno. Scegli un’altra tessera.`,

  'CZ-TOKEN-ONE': () =>
    'La Compagnia ha già piazzato una stazione in questo turno. Se ne piazza una per turno. Prosegui con il passo seguente.',
  'CZ-TOKEN-CASH': ({ cost, treasury }) =>
    `La stazione costa ${crowns(cost)} e la tesoreria ha ${crowns(treasury)}: ${missing(cost - treasury)}. Si paga solo con il denaro della Compagnia. Prosegui senza stazione.`,
  'CZ-TOKEN-NONE': () =>
    'La Compagnia non ha più segnalini-stazione. Sono tutti sulla mappa. Prosegui con il passo seguente.',
  'CZ-TOKEN-NOT-CONNECTED': ({ hex }) =>
    `Nessuna città di ${place(hex)} è collegata a una stazione della Compagnia. Una nuova stazione richiede binari fin lì, senza inversioni di marcia. Scegli un’altra città o prosegui.`,
  'CZ-TOKEN-FULL': ({ hex }) =>
    `La città di ${place(hex)} è piena. Una stazione richiede uno spazio vuoto. Scegli un’altra città o prosegui.`,
  'CZ-TOKEN-SAME-HEX': ({ hex }) =>
    `Questo non è possibile in ${place(hex)}. Una Compagnia tiene una sola stazione per esagono. Scegli un altro esagono.`,
  'CZ-STATION-BLOCKED': ({ hex }) =>
    `La via per ${place(hex)} è bloccata. Passa per una città piena di stazioni di altre Compagnie. Scegli un’altra città o prosegui.`,
  'CZ-STATION-RESERVED': ({ hex }) =>
    `Lo spazio vuoto di ${place(hex)} è riservato. Resta per una Compagnia che ha lì il suo esagono-base e non ha ancora cominciato. Scegli un’altra città o prosegui.`,
  'CZ-STATION-ATE': ({ hex }) =>
    `L’esagono ${place(hex)} è riservato alla ATE. Finché lì non c’è la sua stazione-base, nessun’altra Compagnia ne piazza una. Scegli un’altra città o prosegui.`,
  'CZ-HOME-CITY': ({ city }) =>
    `La città ${city + 1} non può essere quella della stazione-base. La stazione-base va in una città dell’esagono-base con uno spazio vuoto. Scegline un’altra.`,
}
