import { formatsFor } from '../../formats.ts'
import type { CzPanelWords } from '../en/panel.ts'

const { plural } = formatsFor('it')

export const trade: Pick<CzPanelWords, 'acquire' | 'answer' | 'acquired' | 'trains' | 'other'> = {
  acquire: {
    heading: 'Acquisisci una Compagnia più piccola',
    amount: 'Prezzo per azione in K',
    privates: (count) => plural(count, { one: '1 Compagnia Locale', other: `${count} Compagnie Locali` }),
    stationPrice: (amount) => `Da allora ogni stazione fuori mappa costa ${amount}.`,
  },
  answer: {
    local: (buyer, local, price) => `${buyer} offre ${price} per la ${local}`,
    givesUp: (income) => `Rinunci a ${income} a round.`,
    endValue: (amount) => `Alla fine una Compagnia Locale di un giocatore conta ${amount}.`,
    valueNow: (amount) => `Una Compagnia Locale ora vale ${amount}: di più non si può offrire.`,
  },
  acquired: {
    heading: 'Treni acquisiti',
    limit: (owned, limit) =>
      plural(owned, { one: `1 treno, limite ${limit}`, other: `${owned} treni, limite ${limit}` }),
    turnTo: (kind, cost) => `Converti in ${kind}, ${cost}`,
    turnFree: (kind) => `Converti in ${kind}, gratis`,
    scrap: 'Scarta',
    turned: 'convertito',
    keepAll: 'Lascia il resto com’è',
    confirmTurn: (from, to, cost) => `Converti il ${from} in ${to} per ${cost}`,
    confirmTurnFree: (from, to) => `Converti il ${from} in ${to}`,
    confirmScrap: (train) => `Scarta il ${train}`,
    choose: 'Converti una carta in un tipo più grande, scarta un treno o tienili tutti.',
  },
  trains: {
    bankLeft: (card, left) =>
      left === null
        ? `Banca, carte ${card}, illimitate`
        : `Banca, carta ${card}, ${plural(left, { one: 'ne resta 1', other: `ne restano ${left}` })}`,
    card: (letter) => `carta ${letter}`,
    forced:
      'La tesoreria non può pagarne nessuno. Il Direttore aggiunge ciò che manca; quello che i suoi contanti non coprono lo prende in prestito, e la penale è pari al prestito.',
    amount: 'Prezzo offerto in K',
    newCompanies: {
      medium: 'si possono acquistare Compagnie Medie',
      large: 'si possono acquistare Compagnie Maggiori',
    },
    newTrade: 'le Compagnie possono acquistare treni e Compagnie Locali da altri',
    limitOf: {
      small: (limit) => `Limite-Treni ${limit} per le Compagnie Minori`,
      medium: (limit) => `Limite-Treni ${limit} per le Compagnie Medie`,
      large: (limit) => `Limite-Treni ${limit} per le Compagnie Maggiori`,
    },
  },
  other: {
    value: (amount) => `In questo round una Compagnia Locale vale ${amount}.`,
    sell: (local, amount) => `Vendi ${local} alla Banca per ${amount}`,
    purple: 'Tessera viola',
    usePower: (local) => `Piazza la tessera viola di ${local}`,
    used: 'usata',
    own: 'Compagnie Locali della Compagnia',
    others: 'Compagnie Locali dei giocatori',
    mw: 'La Compagnia Privata MW',
    mwIncome: (amount) => `paga al proprietario ${amount} a round`,
  },
}
