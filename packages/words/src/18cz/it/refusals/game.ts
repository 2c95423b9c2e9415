import type { CzGameRefusals } from '../../shapes.ts'
import { NOW, crowns, privateName } from '../names.ts'

export const game: CzGameRefusals = {
  'CZ-NOT-YOUR-TURN': ({ seat }, at) =>
    `Ora tocca a ${at.player(seat)}. Potrai giocare quando sarà il tuo turno.`,
  'CZ-STEP-ORDER': ({ doing }) =>
    `Questo non appartiene al passo attuale. I passi hanno un ordine fisso e non si torna a uno già concluso. ${NOW[doing]}`,
  'CZ-GAME-OVER': () => 'La partita è finita. Con il cursore della cronologia si può rivedere la mappa.',
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `Qui decide ${at.player(seat)} per la Compagnia di Václav. Chi ha la carta Priorità 1 costruisce la ferrovia della sua Minore e della sua Maggiore e piazza le stazioni della Media; l’altro giocatore fa il contrario.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${privateName(item)} non è all’asta. Si mette all’asta una Compagnia Privata alla volta, e ciò che è venduto resta venduto. Fai un’offerta per una all’asta, o passa.`,
  'CZ-MS-BID-LOW': ({ least }) =>
    `Questa offerta è troppo bassa. Un’offerta deve raggiungere il minimo e superare la precedente di almeno 5 K. Offri ${crowns(least)} o più, oppure passa.`,
  'CZ-MS-BID-CASH': ({ amount, cash }) =>
    `${crowns(amount)} è più di quanto hai. Un’offerta si paga con il proprio denaro. Offri al massimo ${crowns(cash)}, oppure passa.`,
  'CZ-MS-BID-OUT': () =>
    'Hai passato in quest’asta. Chi passa ne resta fuori. Potrai offrire per la prossima Compagnia Privata.',
  'CZ-MS-CHOOSE': () =>
    'Non è stata scelta nessuna Compagnia Privata. Chi è di turno sceglie quale va all’asta; poi tutti offrono o passano. Scegline una.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${privateName(item)} non può andare all’asta ora. È già stata venduta, o nessuno l’ha voluta dall’ultima vendita. Scegline un’altra.`,
  'CZ-MS-3E': () =>
    'Il treno 3E non si può prestare ora. Chi lo possiede lo presta una sola volta, a una Compagnia che dirige. Fai correre gli altri treni.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'Questa tessera' : `La tessera ${tile}`} non può andare sull’esagono della MW. Una volta all’inizio di ogni Round Operativo la MW costruisce o aggiorna il proprio esagono con una tessera di un colore disponibile. Scegli un’altra tessera o passa.`,
}
