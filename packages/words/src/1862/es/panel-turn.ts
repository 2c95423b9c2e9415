import { formatsFor } from '../../formats.ts'
import type { turn as english } from '../en/panel-turn.ts'

const { plural } = formatsFor('es')

export const turn: typeof english = {
  small: {
    heading: 'O una estación pequeña',
    besides: 'O una estación pequeña, o Londres',
    note: 'En cualquier ficha verde o marrón sin ciudad, en todo el mapa; los locales cobran 20 £ por ella.',
    on: (place) => place,
    track: (from, to) => `vía de ${from} a ${to}`,
    confirm: (place) => `Colocar una estación pequeña en ${place}`,
  },
  london: {
    name: 'Enlazar con Londres',
    note: (left) =>
      plural(left, {
        one: 'Usa una estación y sustituye a toda construcción. Queda 1 lugar.',
        other: `Usa una estación y sustituye a toda construcción. Quedan ${left} lugares.`,
      }),
    confirm: 'Enlazar con Londres',
  },
  home: { must: (place) => `Construye antes en ${place}: la estación inicial no está en ningún círculo.` },
  revenue: {
    subsidy: 'Subsidio de los locales, a la tesorería:',
    hudson: 'Hudson',
    hudsonAdds: (added, perShare) => `Añadir ${added}, repartir ${perShare} por acción`,
    steps: (steps) => (steps === 0 ? 'no se mueve' : `${steps} a la derecha`),
    left: '1 a la izquierda',
    own: 'La propia compañía',
  },
  trains: {
    ofLimit: (owned, limit) => `${owned} de ${limit} trenes`,
    ofEach: (limit) => `límite ${limit} de cada tipo`,
  },
  tokensTooMany: {
    heading: 'Demasiadas estaciones',
    pick: (over) =>
      plural(over, {
        one: 'Una estación sale del mapa. Elígela entre las iluminadas; la inicial se queda.',
        other: `${over} estaciones salen del mapa. Elige una de las iluminadas; la inicial se queda.`,
      }),
    london: 'El enlace con Londres',
    besides: 'Fuera del mapa',
  },
}
