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
    left: (band, left) =>
      left === null ? band : `${band}, ${plural(left, { one: 'ne resta 1', other: `ne restano ${left}` })}`,
    bankLeft: (card, left) =>
      left === null ? card : `${card}, ${plural(left, { one: 'ne resta 1', other: `ne restano ${left}` })}`,
    card: (letter) => letter,
    amount: 'Prezzo in £',
    must: 'A fine turno deve possedere un treno, di qualsiasi tipo.',
    forced: 'La tesoreria non può pagarne nessuno. I contanti del Direttore non si usano mai.',
    newCompanies: {},
    limitOf: {},
    noPermit: 'senza permesso',
    ofLimit: (owned, limit) => `${owned} su ${limit} treni`,
    ofEach: (limit) => `limite ${limit} di ogni tipo`,
    halfPrice: 'metà prezzo',
    warranties: 'Garanzie, 50 £ l’una',
    warranty: (count) =>
      plural(count, { one: '1 garanzia', other: count === 0 ? 'senza garanzia' : `${count} garanzie` }),
    withWarranties: (train, count, price) =>
      plural(count, {
        one: `Acquista il ${train} con 1 garanzia per ${price}`,
        other: `Acquista il ${train} con ${count} garanzie per ${price}`,
      }),
    raise: 'Raccogliere denaro per un treno',
    raiseHint: (missing) =>
      `Alla tesoreria manca denaro per un treno: ${missing}. Procura il denaro, o la Compagnia va in bancarotta.`,
    sellTreasury: (shares) =>
      plural(shares, { one: 'Vendi 1 azione propria', other: `Vendi ${shares} azioni proprie` }),
    sellTreasuryFor: (shares, amount) =>
      plural(shares, {
        one: `Vendi 1 azione propria per ${amount}`,
        other: `Vendi ${shares} azioni proprie per ${amount}`,
      }),
    refinance: 'Rifinanzia',
    refinanceNote:
      'Di due azioni ne resta una a tutti gli azionisti; la Compagnia riceve dieci volte il suo valore nominale.',
    refinanceFor: (amount) => `Rifinanzia per ${amount}`,
    bankruptcy: 'Senza treno la Compagnia va in bancarotta.',
    lner: 'La LNER si forma alla fine di questo set.',
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
