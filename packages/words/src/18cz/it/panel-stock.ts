import { formatsFor } from '../../formats.ts'
import type { CzPanelWords } from '../en/panel.ts'

const { list } = formatsFor('it')

export const stock: Pick<CzPanelWords, 'locals' | 'privates' | 'auction' | 'loan'> = {
  locals: {
    heading: 'Acquista una Compagnia Locale',
    hint: 'Il turno va e torna',
    income: (amount) => `${amount} a round`,
    waives: (terrain) => `${list(terrain)} gratis`,
    lays: (colours) => `viola ${list(colours)}`,
    sizes: { small: 'Piccole', medium: 'Medie', large: 'Grandi' },
    size: { small: 'Piccola', medium: 'Media', large: 'Grande' },
    power: 'Quando è di una Compagnia: una tessera senza costo del terreno o una tessera viola, una volta.',
  },
  privates: {
    chooseFirst: 'Non hai scelto nessuna Compagnia Locale. Scegline una dalla lista o passa.',
    amount: 'Prezzo offerto in K',
  },
  auction: {
    heading: 'Asta delle Compagnie Private',
    hint: 'Rilanci di almeno 5 K',
    amount: 'La tua offerta in K',
    does: {
      S: 'Paga 5 K a round; la Compagnia che la acquista può usarne l’abilità.',
      M: 'Paga 10 K a round; la Compagnia che la acquista può usarne l’abilità.',
      L: 'Paga 20 K a round; la Compagnia che la acquista può usarne l’abilità.',
      '3E': 'Corre una volta, gratis, per una Compagnia di cui sei Direttore; poi sparisce.',
      MW: 'Sta in F22, può costruire lì a ogni round e paga quanto vale la sua tessera.',
    },
  },
  loan: {
    amount: 'Importo da restituire in K',
  },
}
