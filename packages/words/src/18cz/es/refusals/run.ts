import { colourOf, place, reachOf } from '../../names.ts'
import type { CzRunRefusals } from '../../shapes.ts'
import { crowns, train } from '../names.ts'

export const run: CzRunRefusals = {
  'CZ-ROUTE-KIND': (p) =>
    `El ${train(p.train)} no circula para esta compañía. Una compañía solo usa trenes que posee: rojos las pequeñas, azules las medianas, verdes las grandes, y en Moravia y Silesia de todos los tipos que hay. Quita esta ruta.`,
  'CZ-ROUTE-TRAIN-TWICE': (p) =>
    `El ${train(p.train)} ya tiene una ruta. Cada tren circula una vez por ronda de operación. Asigna la ruta a otro tren o quítala.`,
  'CZ-ROUTE-TWO': (p) =>
    `La ruta del ${train(p.train)} tiene menos de dos zonas de ingresos. Una ruta une al menos dos ciudades, pueblos o fichas rojas diferentes. Alárgala.`,
  'CZ-ROUTE-NOT-JOINED': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} se corta en ${place(hex)}. Sus vías deben ser continuas de un extremo al otro. Elige casillas cuyas vías se unan.`,
  'CZ-ROUTE-TOKEN': (p) =>
    `La ruta del ${train(p.train)} no tiene ninguna estación de la compañía. Toda ruta necesita una, en cualquier punto. Llévala por una estación.`,
  'CZ-ROUTE-REPEAT': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} llega dos veces a ${place(hex)}. Una ruta pasa por cada zona de ingresos una sola vez. Elige otro camino.`,
  'CZ-ROUTE-PRAHA': (p) =>
    `La ruta del ${train(p.train)} llega dos veces a Praha. Todas las ciudades de Praha son una sola zona de ingresos. Elige otro camino.`,
  'CZ-ROUTE-TRACK-REUSED': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} repite en ${place(hex)} una vía ya usada. Los trenes de una compañía usan cada tramo de vía una sola vez entre todos. Elige otro camino.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} atraviesa la ficha roja ${place(hex)}. Una ficha roja es siempre un extremo. Termina la ruta allí.`,
  'CZ-ROUTE-BLOCKED': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} atraviesa ${place(hex)}. Una ciudad llena de estaciones ajenas solo puede ser un extremo. Termina la ruta allí o elige otro camino.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Acorta la ruta.`,
  'CZ-RUN-NOT-MAX': ({ revenue, best }) =>
    `En este recorrido los trenes de la compañía dan ${crowns(revenue)}, pero pueden dar ${crowns(best)}. Una compañía debe hacer el recorrido en que sus propios trenes dan más ingresos. Elige el mejor.`,
}

function tooLong(id: string, stops: number): string {
  const reach = reachOf(id)
  switch (colourOf(id)) {
    case 'small':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} abarca ${reach} como máximo y no omite ninguna.`
    case 'medium':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} abarca ${2 * reach} como máximo, y de ellas ${reach} ciudades o fichas rojas como máximo.`
    case 'large':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} cuenta ${reach} como máximo; puede omitir pueblos, pero no ciudades ni fichas rojas.`
  }
}
