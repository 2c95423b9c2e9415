import type { CzPanelWords } from '../en/panel.ts'
import { stock } from './panel-stock.ts'
import { track } from './panel-track.ts'
import { trade } from './panel-trade.ts'

export const panel: CzPanelWords = {
  noMoney: 'sin dinero: no paga nada',
  vaclavRule: {
    track: (first) =>
      `Compañía de Václav: la carta de prioridad ${first ? 1 : 2} decide sus vías. Siempre hace el mejor recorrido y reparte.`,
    token: (first) =>
      `Compañía de Václav: la carta de prioridad ${first ? 1 : 2} decide su estación. No cuesta nada.`,
  },
  result: {
    counts: 'Dinero, acciones a su precio y 120 K por cada ferroviaria local, menos deudas e intereses.',
  },
  ...stock,
  ...track,
  ...trade,
}
