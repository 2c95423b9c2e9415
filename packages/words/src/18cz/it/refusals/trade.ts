import { place } from '../../names.ts'
import type { CzTradeRefusals } from '../../shapes.ts'
import { crowns, lays, local, missing, waives } from '../names.ts'

export const trade: CzTradeRefusals = {
  'CZ-ACQ-SIZE': ({ company }) =>
    `Questa Compagnia non può acquisire la ${company}. Una Media acquisisce le Minori, una Maggiore le Minori e le Medie. Scegli una Compagnia più piccola o prosegui.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `La ${company} non è operativa e non si può acquisire. Metà delle sue azioni deve essere in mano ai giocatori. Scegli un’altra Compagnia o prosegui.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `Non puoi offrire ${crowns(price)} per azione. Il prezzo è un numero intero da metà a una volta e mezza il prezzo dell’azione. Offri da ${crowns(least)} a ${crowns(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `Le azioni costano ${crowns(cost)} e la tesoreria ha ${crowns(treasury)}: ${missing(cost - treasury)}. Il denaro della Compagnia acquisita non si può usare. Offri meno o prosegui.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `Il Direttore della ${company} ha rifiutato ${crowns(price)} per azione. Entrambi i Direttori devono essere d’accordo. Offri di più o prosegui.`,
  'CZ-ACQ-STEP': () =>
    'Non è il momento di acquisire una Compagnia. Si fa dopo gli introiti e prima di acquistare treni. Prosegui con questo passo.',
  'CZ-ACQ-PENDING': () =>
    'È in corso un’acquisizione. La prossima comincia quando questa è completa. Decidi prima delle sue stazioni e dei suoi treni.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `La ${company} è di Václav. Le sue Compagnie non si possono acquisire. Scegli un’altra Compagnia o prosegui.`,

  'CZ-LOCAL-PHASE': () =>
    'Le Compagnie Pubbliche non possono ancora acquistare Compagnie Locali. Possono dalla prima carta b venduta o esportata, in Moravia-Slesia dalla prima carta d. Prosegui senza.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `Non puoi offrire ${crowns(price)}. Una Compagnia Locale costa un numero intero da ${crowns(1)} al valore di questo round, ${crowns(most)}. Offri un prezzo fra i due.`,
  'CZ-LOCAL-SIZE': (p) =>
    `La ${local(p.local)} è troppo grande per questa Compagnia. Una Compagnia acquista Compagnie Locali al massimo della propria dimensione. Scegline una più piccola.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `Il prezzo è ${crowns(price)} e la tesoreria ha ${crowns(treasury)}: ${missing(price - treasury)}. Si paga solo con il denaro della Compagnia. Offri meno.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `Il proprietario della ${local(p.local)} ha rifiutato ${crowns(price)}. Passa di mano solo se il proprietario è d’accordo. Offri di più o prosegui.`,
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
}
