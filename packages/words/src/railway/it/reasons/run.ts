import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { RunReasons } from '../../reasons.ts'

/** Routes and runs. */
export function run({ money, place, train }: Nouns): Worded<RunReasons> {
  /** Where one train is spoken of, its route; else the one route that is meant. */
  const route = (id?: string): string => (id === undefined ? 'La tratta' : `La tratta del ${train(id)}`)
  return {
    trainTwice: (p) =>
      `Il ${train(p.train)} ha già una tratta. Ogni treno corre una volta per Round Operativo. Assegna la tratta a un altro treno o toglila.`,
    routeTwoStops: (p) =>
      `${route(p.train)} ha meno di due locazioni redditizie. Una tratta ne unisce almeno due diverse. Allungala.`,
    routeNotJoined: ({ hex, ...p }) =>
      `${route(p.train)} si interrompe in ${place(hex)}. I suoi binari devono essere continui da un capo all’altro. Scegli esagoni i cui binari si uniscono.`,
    routeNoStation: (p) =>
      `${route(p.train)} non ha stazioni della Compagnia. Ogni tratta ne richiede una, in qualsiasi punto. Falla passare per una stazione.`,
    routeRepeat: ({ hex, ...p }) =>
      `${route(p.train)} tocca due volte ${place(hex)}. Una tratta passa per ogni locazione redditizia una volta sola. Scegli un’altra via.`,
    routeCityTwice: ({ city, ...p }) =>
      `${route(p.train)} tocca due volte ${city}. Tutte le città di ${city} sono una sola locazione redditizia. Scegli un’altra via.`,
    trackReused: ({ hex, ...p }) =>
      `${route(p.train)} ripete in ${place(hex)} un binario già usato. I treni di una Compagnia usano ogni tratto di binario una volta sola fra tutti. Scegli un’altra via.`,
    routeBlocked: ({ hex, ...p }) =>
      `${route(p.train)} attraversa ${place(hex)}. Una città piena di stazioni altrui può essere solo un capolinea. Termina lì la tratta o scegli un’altra via.`,
    runNotBest: ({ revenue, best }) =>
      `In questa corsa i treni della Compagnia rendono ${money(revenue)}, ma possono rendere ${money(best)}. Una Compagnia deve fare la corsa in cui i propri treni rendono di più. Scegli la migliore.`,
  }
}
