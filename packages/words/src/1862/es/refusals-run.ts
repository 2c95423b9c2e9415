import { capital } from '../../capital.ts'
import type { RmOwnRefusals } from '../reasons.ts'
import { aTrain, train } from './names.ts'

type RunRefusals = Pick<RmOwnRefusals, Extract<keyof RmOwnRefusals, `62-RUN-${string}`>>

/** Routes and runs. — 7.4, 7.8 */
export const runRefusals: RunRefusals = {
  '62-RUN-PERMIT': (p) =>
    `La compañía no puede hacer circular ${aTrain(p.train)}. Circulan los trenes que tiene, de los tipos para los que tiene permiso. Quita esta ruta.`,
  '62-RUN-TOKEN': (p) =>
    `La ruta del ${train(p.train)} no tiene ninguna estación de la compañía. Toda ruta necesita una en una ciudad del mapa; la de Londres no cuenta. Hazla pasar por una estación.`,
  '62-RUN-REPEAT': (p) =>
    `La ruta del ${train(p.train)} se repite. Ninguna estación, ningún lugar del borde y ningún tramo de vía aparece dos veces en una ruta. Elige otro camino.`,
  '62-RUN-BLOCKED': (p) =>
    `La ruta del ${train(p.train)} atraviesa una ciudad llena. Una ciudad llena de estaciones ajenas solo puede ser un extremo. Termina allí la ruta o elige otro camino.`,
  '62-RUN-THROUGH-EDGE': (p) =>
    `La ruta del ${train(p.train)} sigue más allá de una zona roja o de un puerto. Son siempre extremos. Termina allí la ruta.`,
  '62-RUN-TWO-RED': (p) =>
    `La ruta del ${train(p.train)} uniría dos zonas rojas. Una ruta, o varios mercancías que circulan como uno, llega a una como máximo. Elige otro extremo.`,
  '62-RUN-TWO-PORTS': (p) =>
    `La ruta del ${train(p.train)} uniría dos puertos. Una ruta, o varios mercancías que circulan como uno, llega a uno como máximo. Elige otro extremo.`,
  '62-RUN-LONDON': (p) =>
    `El ${train(p.train)} no puede ir a Londres. Solo va una compañía que tiene allí un enlace. Termina la ruta en otro lugar.`,
  '62-RUN-END-SMALL': (p) =>
    `La ruta del ${train(p.train)} termina fuera de una ciudad. Las rutas terminan en ciudades, zonas rojas o puertos, nunca en estaciones pequeñas. Alárgala o acórtala.`,
  '62-RUN-SHORT': (p) =>
    `La ruta del ${train(p.train)} es demasiado corta. Tiene al menos dos ciudades, o una y un lugar del borde. Alárgala.`,
  '62-RUN-LENGTH': (p) =>
    `La ruta es demasiado larga. ${capital(aTrain(p.train))} ${reach(p.train)}. Acorta la ruta.`,
  '62-RUN-LOCAL-EDGE': (p) =>
    `El ${train(p.train)} no puede salir del mapa. Los locales van de ciudad en ciudad; las zonas rojas y los puertos son para los exprés y los mercancías. Termina la ruta en una ciudad.`,
  '62-RUN-HOME': () =>
    'Ninguna ruta pasa por la ciudad inicial. Al menos una de las rutas de la compañía la contiene. Haz pasar una de ellas por allí.',
  '62-RUN-APART': (p) =>
    `La ruta del ${train(p.train)} queda aparte. Cada ruta coincide con otra de la compañía en una ciudad, de modo que todas estén unidas. Elige otro camino.`,
  '62-RUN-FREIGHT-CHAIN': () =>
    'Estos mercancías no forman un solo tren. Van uno a continuación de otro y solo quedan dos extremos; los que nunca se descartan pueden ir por separado. Haz que cada uno empiece donde otro termina.',
  '62-RUN-MUST': (p) =>
    `El ${train(p.train)} no tiene ruta, y cabe una junto a las demás. Todo tren que puede circular debe hacerlo, por donde quiera su director. Asígnale una ruta.`,
}

/** How far it goes: freights by hexes, the others by cities and places at the edge. */
function reach(id: string): string {
  const [pay = '', visit] = id.slice(0, -1).split('/')
  if (id.endsWith('F'))
    return `llega como máximo ${pay} ${pay === '1' ? 'casilla' : 'casillas'} más allá de su salida`
  const places = id.endsWith('L') ? 'ciudades' : 'ciudades y lugares del borde'
  return visit === undefined
    ? `abarca ${pay} ${places} como máximo`
    : `visita ${visit} ${places} como máximo, y pagan ${pay}`
}
