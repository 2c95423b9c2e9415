import { colourOf, place, reachOf } from '../../names.ts'
import type { CzRunRefusals } from '../../shapes.ts'
import { crowns, train } from '../names.ts'

export const run: CzRunRefusals = {
  'CZ-ROUTE-KIND': (p) =>
    `Il ${train(p.train)} non corre per questa Compagnia. Una Compagnia usa solo treni che possiede: rossi le Minori, blu le Medie, verdi le Maggiori, e in Moravia e Slesia di tutti i tipi che ci sono. Togli questa tratta.`,
  'CZ-ROUTE-TRAIN-TWICE': (p) =>
    `Il ${train(p.train)} ha già una tratta. Ogni treno corre una volta per Round Operativo. Assegna la tratta a un altro treno o toglila.`,
  'CZ-ROUTE-TWO': (p) =>
    `La tratta del ${train(p.train)} ha meno di due locazioni redditizie. Una tratta unisce almeno due città, cittadine o tessere rosse diverse. Allungala.`,
  'CZ-ROUTE-NOT-JOINED': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} si interrompe in ${place(hex)}. I suoi binari devono essere continui da un capo all’altro. Scegli esagoni i cui binari si uniscono.`,
  'CZ-ROUTE-TOKEN': (p) =>
    `La tratta del ${train(p.train)} non ha stazioni della Compagnia. Ogni tratta ne richiede una, in qualsiasi punto. Falla passare per una stazione.`,
  'CZ-ROUTE-REPEAT': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} tocca due volte ${place(hex)}. Una tratta passa per ogni locazione redditizia una volta sola. Scegli un’altra via.`,
  'CZ-ROUTE-PRAHA': (p) =>
    `La tratta del ${train(p.train)} tocca due volte Praha. Tutte le città di Praha sono una sola locazione redditizia. Scegli un’altra via.`,
  'CZ-ROUTE-TRACK-REUSED': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} ripete in ${place(hex)} un binario già usato. I treni di una Compagnia usano ogni tratto di binario una volta sola fra tutti. Scegli un’altra via.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} attraversa la tessera rossa ${place(hex)}. Una tessera rossa è sempre un capolinea. Termina lì la tratta.`,
  'CZ-ROUTE-BLOCKED': ({ hex, ...p }) =>
    `La tratta del ${train(p.train)} attraversa ${place(hex)}. Una città piena di stazioni altrui può essere solo un capolinea. Termina lì la tratta o scegli un’altra via.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Accorcia la tratta.`,
  'CZ-RUN-NOT-MAX': ({ revenue, best }) =>
    `In questa corsa i treni della Compagnia rendono ${crowns(revenue)}, ma possono rendere ${crowns(best)}. Una Compagnia deve fare la corsa in cui i propri treni rendono di più. Scegli la migliore.`,
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
