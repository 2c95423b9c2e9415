import { formatsFor } from '../../formats.ts'
import type { turn as english } from '../en/panel-turn.ts'

const { plural } = formatsFor('it')

export const turn: typeof english = {
  small: {
    heading: 'Oppure una stazione piccola',
    besides: 'O una stazione piccola, o Londra',
    note: 'Su qualsiasi tessera verde o marrone senza città, ovunque sulla mappa; ai locali rende 20 £.',
    on: (place) => place,
    track: (from, to) => `binario da ${from} a ${to}`,
    confirm: (place) => `Piazza una stazione piccola a ${place}`,
  },
  london: {
    name: 'Collega Londra',
    note: (left) =>
      plural(left, {
        one: 'Usa una stazione e prende il posto di ogni costruzione. Resta 1 posto.',
        other: `Usa una stazione e prende il posto di ogni costruzione. Restano ${left} posti.`,
      }),
    confirm: 'Collega Londra',
  },
  home: { must: (place) => `Costruisci prima a ${place}: la stazione-base non è in nessuno spazio.` },
  revenue: {
    subsidy: 'Sussidio dei locali, in tesoreria:',
    hudson: 'Hudson',
    hudsonAdds: (added, perShare) => `Aggiungi ${added}, dividendi ${perShare} per azione`,
    steps: (steps) => (steps === 0 ? 'resta fermo' : `${steps} a destra`),
    left: '1 a sinistra',
    own: 'La Compagnia stessa',
  },
  trains: {
    ofLimit: (owned, limit) => `${owned} su ${limit} treni`,
    ofEach: (limit) => `limite ${limit} di ogni tipo`,
  },
  tokensTooMany: {
    heading: 'Troppe stazioni',
    pick: (over) =>
      plural(over, {
        one: 'Una stazione lascia la mappa. Sceglila fra quelle illuminate; la stazione-base resta.',
        other: `${over} stazioni lasciano la mappa. Scegline una illuminata; la stazione-base resta.`,
      }),
    london: 'Il collegamento con Londra',
    besides: 'Fuori dalla mappa',
  },
}
