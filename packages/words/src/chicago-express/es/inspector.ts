import type { ChicagoInspectorWords } from '../en/inspector.ts'

export const inspector: ChicagoInspectorWords = {
  about: (name) => `Sobre ${name}`,
  close: 'Cerrar',
  stands: 'Locomotoras',
  costs: 'Construir aquí',
  room: {
    start: 'Casilla de inicio: solo está su propia compañía.',
    all: 'Caben todas las compañías.',
    one: 'Cabe una locomotora.',
    taken: 'Cabe una locomotora, y ya está.',
  },
  locomotive: (number) => `${number}.ª`,
  brings: 'Beneficios para cada compañía de aquí',
  at: { bare: 'ahora', house: 'con casita', later: 'después' },
  becomes: 'Puede llegar a ser',
  development: {
    never: () => 'Aquí nunca se pone una casita.',
    detroit: () => 'Nadie urbaniza Detroit: crece en 1 después de cada reparto general de dividendos.',
    track: () => 'Cada urbanización avanza su marcador una casilla.',
    trackEnd: () => 'Su marcador está en la última casilla.',
    house: (gain) => `Con casita da ${gain} más a cada compañía de aquí, una sola vez.`,
    forest: (gain) => `Con casita, la tesorería de la compañía de aquí recibe ${gain}, una sola vez.`,
    done: () => 'Ya tiene su casita y no crece más.',
  },
}
