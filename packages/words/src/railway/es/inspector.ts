import type { InspectorWords } from '../index.ts'

export const inspector: InspectorWords = {
  about: (name) => `Sobre ${name}`,
  close: 'Cerrar',
  stands: 'Estaciones',
  pays: 'Paga, según las fichas más nuevas',
  always: 'ahora',
  becomes: 'Puede llegar a ser',
  never: 'Aquí nunca se coloca una ficha.',
  nothing: 'Ninguna ficha de la caja sigue aquí.',
  later: 'todavía no',
  noneLeft: 'no quedan',
}
