import { formatsFor } from '../../formats.ts'
import type { CzPanelWords } from '../en/panel.ts'

const { list, plural } = formatsFor('it')
const EITHER = new Intl.ListFormat('it', { type: 'disjunction' })

export const trade: Pick<CzPanelWords, 'acquire' | 'answer' | 'acquired' | 'trains' | 'other'> = {
  acquire: {
    heading: 'Acquisisci una Compagnia più piccola',
    targets: 'Compagnie',
    price: 'Prezzo per azione',
    amount: 'Prezzo per azione in K',
    range: (least, most) => `da ${least} a ${most}`,
    cost: 'Pagato agli azionisti',
    worth: (amount) => `oggi valgono ${amount}`,
    takes: 'Riceve',
    cash: (amount) => `contanti ${amount}`,
    trains: (trains) => (trains.length === 1 ? `un treno ${trains[0] ?? ''}` : `treni ${list(trains)}`),
    locals: (count) => plural(count, { one: '1 Compagnia Locale', other: `${count} Compagnie Locali` }),
    stations: (count) => plural(count, { one: '1 stazione', other: `${count} stazioni` }),
    nothing: 'nulla',
    stationPrice: (amount) => `Da allora ogni stazione fuori mappa costa ${amount}.`,
    agreed: 'Il Direttore è lo stesso: ha effetto subito.',
    needs: (name) => `Ne è Direttore ${name}, che deve accettare.`,
    acquire: 'Acquisisci',
    acquireFor: (company, cost) => `Acquisisci ${company} per ${cost}`,
    offerFor: (company, price) => `Offri ${price} per azione di ${company}`,
    chooseFirst: 'Non hai scelto nessuna Compagnia. Scegline una dalla lista o prosegui.',
  },
  answer: {
    company: (buyer, target, price) => `${buyer} offre ${price} per azione di ${target}`,
    local: (buyer, local, price) => `${buyer} offre ${price} per la ${local}`,
    consent:
      'Entrambe le parti devono accettare. Se rifiuti, in questo turno non ti sarà chiesta di nuovo a questo prezzo né a meno.',
    closes: (company) => `La ${company} chiude; le sue azioni e il suo segnalino lasciano il gioco.`,
    leavesNone: (company) =>
      `La ${company} resta senza un treno che possa usare e nel suo turno dovrà acquistarne uno.`,
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
    suits: 'può usarlo',
    cannotRun: 'non può usarlo',
    must: 'Alla fine del turno la Compagnia deve avere un treno che possa usare.',
    forced:
      'La tesoreria non può pagarne nessuno. Il Direttore aggiunge ciò che manca; quello che i suoi contanti non coprono lo prende in prestito, e la penale è pari al prestito.',
    amount: 'Prezzo offerto in K',
    newTiles: { green: 'tessere verdi', brown: 'tessere marroni', grey: 'tessere grigie' },
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
    leaves: (kinds) => `esce con ${EITHER.format(kinds)}`,
  },
  other: {
    heading: 'Altre azioni',
    value: (amount) => `In questo round una Compagnia Locale vale ${amount}.`,
    sell: (local, amount) => `Vendi ${local} alla Banca per ${amount}`,
    sellShort: (amount) => `Vendi per ${amount}`,
    purple: 'Tessera viola',
    usePower: (local) => `Piazza la tessera viola di ${local}`,
    used: 'usata',
    buyFrom: (name) => `da ${name}`,
    offer: (local, amount) => `Offri ${amount} per ${local}`,
    take: (local, amount) => `Acquista ${local} per ${amount}`,
    amount: 'Prezzo offerto in K',
    own: 'Compagnie Locali della Compagnia',
    others: 'Compagnie Locali dei giocatori',
    mw: 'La Compagnia Privata MW',
    mwIncome: (amount) => `paga al proprietario ${amount} a round`,
  },
}
