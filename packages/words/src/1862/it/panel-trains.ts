import { formatsFor } from '../../formats.ts'
import type { buying as english } from '../en/panel-trains.ts'
import { turn } from './panel-turn.ts'

const { plural } = formatsFor('it')

export const buying: typeof english = {
  trains: {
    ...turn.trains,
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
      `Alla tesoreria manca denaro per il treno della Banca: ${missing}. Raccogli denaro o trova un altro treno, altrimenti la Compagnia va in bancarotta.`,
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
}
