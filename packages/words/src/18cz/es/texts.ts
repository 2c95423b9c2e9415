import type { CzTextWords } from '../en/texts.ts'
import { lays, money, waives } from './names.ts'

export const texts: CzTextWords = {
  locals: 'Locales',
  localsShort: 'Loc.',
  purpleTiles: 'Fichas de borde púrpura',
  power: (local) =>
    `Una vez para su compañía: colocar una ficha de borde púrpura (${lays(local)}) o una ficha sin el coste de ${waives(local)}.`,
  lender: 'Su dueño lo presta una vez a una compañía suya.',
  mw: 'Construye o mejora su casilla al empezar una ronda de operación; su dueño cobra el valor de la ficha.',
  trade: 'los trenes cambian de compañía; las compañías compran ferroviarias locales',
  red: (value) => `las zonas rojas valen ${money(value)}`,
  privatesClose: 'las compañías privadas cierran',
  ends: 'La partida termina tras la última ronda de operación. La riqueza es el dinero, las acciones a su precio y las ferroviarias locales, menos préstamos e intereses.',
  ended:
    'La última ronda de operación ha terminado. La riqueza es el dinero, las acciones a su precio y las ferroviarias locales, menos préstamos e intereses.',
  endedAtOnce: 'No se vendió ninguna compañía privada: la partida terminó enseguida.',
}
