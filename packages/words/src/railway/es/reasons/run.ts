import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { RunReasons } from '../../reasons.ts'

/** Routes and runs. */
export function run({ money, place, train }: Nouns): Worded<RunReasons> {
  /** Where one train is spoken of, its route; else the one route that is meant. */
  const route = (id?: string): string => (id === undefined ? 'La ruta' : `La ruta del ${train(id)}`)
  return {
    trainTwice: (p) =>
      `El ${train(p.train)} ya tiene una ruta. Cada tren circula una vez por ronda de operación. Asigna la ruta a otro tren o quítala.`,
    routeTwoStops: (p) =>
      `${route(p.train)} tiene menos de dos zonas de ingresos. Una ruta une al menos dos diferentes. Alárgala.`,
    routeNotJoined: ({ hex, ...p }) =>
      `${route(p.train)} se corta en ${place(hex)}. Sus vías deben ser continuas de un extremo al otro. Elige casillas cuyas vías se unan.`,
    routeNoStation: (p) =>
      `${route(p.train)} no tiene ninguna estación de la compañía. Toda ruta necesita una, en cualquier punto. Llévala por una estación.`,
    routeRepeat: ({ hex, ...p }) =>
      `${route(p.train)} llega dos veces a ${place(hex)}. Una ruta pasa por cada zona de ingresos una sola vez. Elige otro camino.`,
    routeCityTwice: ({ city, ...p }) =>
      `${route(p.train)} llega dos veces a ${city}. Todas las ciudades de ${city} son una sola zona de ingresos. Elige otro camino.`,
    trackReused: ({ hex, ...p }) =>
      `${route(p.train)} repite en ${place(hex)} una vía ya usada. Los trenes de una compañía usan cada tramo de vía una sola vez entre todos. Elige otro camino.`,
    routeBlocked: ({ hex, ...p }) =>
      `${route(p.train)} atraviesa ${place(hex)}. Una ciudad llena de estaciones ajenas solo puede ser un extremo. Termina la ruta allí o elige otro camino.`,
    runNotBest: ({ revenue, best }) =>
      `En este recorrido los trenes de la compañía dan ${money(revenue)}, pero pueden dar ${money(best)}. Una compañía debe hacer el recorrido en que sus propios trenes dan más ingresos. Elige el mejor.`,
  }
}
