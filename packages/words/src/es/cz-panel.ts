import type { CzPanelWords } from '../en/cz-panel.ts'
import { formatsFor } from '../formats.ts'
import { stock } from './cz-panel-stock.ts'
import { track } from './cz-panel-track.ts'
import { trade } from './cz-panel-trade.ts'

const { list, plural } = formatsFor('es')

export const panel: CzPanelWords = {
  yourTurn: (name) => `${name}, te toca`,
  you: 'Tú',
  cash: 'Dinero',
  treasury: 'Tesorería',
  treasuryIs: (amount) => `tesorería ${amount}`,
  noMoney: 'sin dinero: no paga nada',
  stationsLeft: (count) => plural(count, { one: '1 estación', other: `${count} estaciones` }),
  steps: 'Pasos del turno',
  stepDone: 'hecho',
  director: 'Director',
  shareOf: (percent) => `${percent} %`,
  pass: 'Pasar',
  skip: 'Saltar',
  goOn: 'Seguir',
  endTurn: 'Fin del turno',
  less: 'Menos',
  more: 'Más',
  amountFirst: 'Falta la cantidad. Escríbela o usa los botones junto al campo.',
  quick: 'Cantidades rápidas',
  least: 'mínimo',
  most: 'máximo',
  allCash: 'todo el dinero',
  of: (part, whole) => `${part} de ${whole}`,
  and: (items) => list(items),
  bank: 'Banco',
  pool: 'Reserva',
  vaclavRule: {
    track: (first) =>
      `Compañía de Václav: la carta de prioridad ${first ? 1 : 2} decide sus vías. Siempre hace el mejor recorrido y reparte.`,
    token: (first) =>
      `Compañía de Václav: la carta de prioridad ${first ? 1 : 2} decide su estación. No cuesta nada.`,
  },
  waiting: {
    watching: 'Estás mirando esta mesa.',
    decides: (name) => `Decide ${name}.`,
    forCompany: (name, company) => `${name} decide por la ${company}.`,
    bot: 'El bot decide enseguida.',
  },
  result: {
    heading: 'La partida ha terminado',
    won: (names) => (names.length === 1 ? `Ha ganado ${names[0]}.` : `${list(names)} comparten la victoria.`),
    counts: 'Dinero, acciones a su precio y 120 K por cada ferroviaria local, menos deudas e intereses.',
  },
  hints: {
    hex: 'mover',
    place: 'elegir',
    turn: 'girar',
    confirm: 'confirmar',
    pass: 'pasar',
    best: 'mejor recorrido',
    back: 'atrás',
  },
  terrain: { river: 'río', hill: 'colina', mountain: 'montaña' },
  colours: { yellow: 'amarilla', green: 'verde', brown: 'marrón', grey: 'gris', red: 'roja' },
  ...stock,
  ...track,
  ...trade,
}
