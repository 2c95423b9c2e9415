import { formatsFor } from '../../formats.ts'
import type { CzPanelWords } from '../en/panel.ts'

const { list } = formatsFor('es')

export const stock: Pick<CzPanelWords, 'locals' | 'privates' | 'auction' | 'loan'> = {
  locals: {
    heading: 'Comprar una ferroviaria local',
    hint: 'El turno va y vuelve',
    income: (amount) => `${amount} por ronda`,
    waives: (terrain) => `${list(terrain)} gratis`,
    lays: (colours) => `púrpura ${list(colours)}`,
    sizes: { small: 'Pequeñas', medium: 'Medianas', large: 'Grandes' },
    size: { small: 'pequeña', medium: 'mediana', large: 'grande' },
    power: 'Cuando es de una compañía: una ficha sin coste de terreno o una ficha púrpura, una vez.',
  },
  privates: {
    chooseFirst: 'No has elegido ninguna ferroviaria local. Elige una de la lista o pasa.',
    amount: 'Precio ofrecido en K',
  },
  auction: {
    heading: 'Subasta de las privadas',
    hint: 'Subidas de 5 K o más',
    amount: 'Tu puja en K',
    does: {
      S: 'Paga 5 K por ronda; la compañía que la compre podrá usar su poder.',
      M: 'Paga 10 K por ronda; la compañía que la compre podrá usar su poder.',
      L: 'Paga 20 K por ronda; la compañía que la compre podrá usar su poder.',
      '3E': 'Circula una vez, gratis, para una compañía que dirijas; luego desaparece.',
      MW: 'Está en F22, puede construir allí en cada ronda y paga lo que vale su ficha.',
    },
  },
  loan: {
    amount: 'Cantidad que devuelves, en K',
  },
}
