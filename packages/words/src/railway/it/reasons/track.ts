import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrackReasons } from '../../reasons.ts'

const EITHER = new Intl.ListFormat('it', { type: 'disjunction' })

/** Tiles and stations. */
export function track({ money, missing, place }: Nouns): Worded<TrackReasons> {
  return {
    homeFirst: ({ hex }) =>
      `L’esagono-base ${place(hex)} non ha ancora una tessera. La prima tessera di una Compagnia va lì. Piazzala, oppure prosegui senza costruire.`,
    trackNotConnected: ({ hex }) =>
      `Nessuna stazione della Compagnia raggiunge questa tessera in ${place(hex)}. I suoi binari devono collegarsi a una, e una città piena di stazioni altrui blocca il passaggio. Ruota la tessera o scegli un altro esagono.`,
    tileKind: ({ hex, tile }) =>
      `La tessera ${tile} non è adatta a ${place(hex)}. Una cittadina prende una tessera con un punto, due cittadine una con due, una città una con lo spazio tondo, il terreno aperto una senza. Scegli un’altra tessera.`,
    tileLabel: ({ hex, tile, labels }) =>
      `La tessera ${tile} e ${place(hex)} non portano la stessa lettera. Le tessere con ${EITHER.format(labels)} vanno su esagoni con lo stesso segno, e solo lì. Scegli un’altra tessera.`,
    tileColour: ({ hex, tile }) =>
      `La tessera ${tile} non è del colore che segue in ${place(hex)}. La gialla va su un esagono vuoto, la verde sulla gialla, la marrone sulla verde, la grigia sulla marrone. Scegli un’altra tessera.`,
    trackOffMap: ({ hex, tile }) =>
      `La tessera ${tile} in ${place(hex)} porterebbe binari fuori dalla mappa. I binari possono puntare solo a esagoni della mappa. Ruota la tessera o scegline un’altra.`,
    groundCash: ({ cost, treasury }) =>
      `Il terreno costa ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. Si paga solo con il denaro della Compagnia. Scegli un altro esagono o prosegui.`,
    tileLosesTrack: ({ hex, tile }) =>
      `La tessera ${tile} toglierebbe qualcosa in ${place(hex)}. Un aggiornamento mantiene tutti i binari, le città e le cittadine presenti. Ruota la tessera o scegline un’altra.`,
    tileSupply: ({ tile }) =>
      `Non restano tessere ${tile}. Tornano quando vengono aggiornate. Scegli un’altra tessera.`,
    stationOne: () =>
      'La Compagnia ha già piazzato una stazione in questo turno. Se ne piazza una per turno. Prosegui con il passo seguente.',
    stationCash: ({ cost, treasury }) =>
      `La stazione costa ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. Si paga solo con il denaro della Compagnia. Prosegui senza stazione.`,
    stationNone: () =>
      'La Compagnia non ha più segnalini-stazione. Sono tutti sulla mappa. Prosegui con il passo seguente.',
    stationNotConnected: ({ hex }) =>
      `Nessuna città di ${place(hex)} è collegata a una stazione della Compagnia. Una nuova stazione richiede binari fin lì, senza inversioni di marcia. Scegli un’altra città o prosegui.`,
    stationFull: ({ hex }) =>
      `La città di ${place(hex)} è piena. Una stazione richiede uno spazio vuoto. Scegli un’altra città o prosegui.`,
    stationTwice: ({ hex }) =>
      `Questo non è possibile in ${place(hex)}. Una Compagnia tiene una sola stazione per esagono. Scegli un altro esagono.`,
    stationBlocked: ({ hex }) =>
      `La via per ${place(hex)} è bloccata. Passa per una città piena di stazioni di altre Compagnie. Scegli un’altra città o prosegui.`,
    stationReserved: ({ hex }) =>
      `Lo spazio vuoto di ${place(hex)} è riservato. Resta per una Compagnia che ha lì il suo esagono-base e non ha ancora cominciato. Scegli un’altra città o prosegui.`,
    homeCity: ({ city }) =>
      `La città ${city + 1} non può essere quella della stazione-base. La stazione-base va in una città dell’esagono-base con uno spazio vuoto. Scegline un’altra.`,
  }
}
