import { formatsFor } from '../../formats.ts'
import type { parliament as english } from '../en/panel-parliament.ts'

const { list, plural } = formatsFor('it')

export const parliament: typeof english = {
  parliament: {
    heading: 'Nomina una Compagnia o passa',
    hint: (step) => `offerte di ${step} in ${step}`,
    open: 'Si possono nominare',
    started: 'Già avviate',
    locked: 'Non ancora',
    bare: 'esagono vuoto',
    built: 'c’è posto per la base',
    homeFull: 'base piena, non può partire',
    fromPhase: (phase) => `con il primo treno ${phase}`,
    nextRound: 'dal prossimo Round Azionario',
    outOfGame: (companies) => `Fuori dal gioco: ${list(companies)}`,
    owes: (name: string) => `obbligo, ${name}`,
    hammer: (bid: string) => `all’asta, ${bid}`,
    directedBy: (name, price) => `${name}, ${price}`,
    name: 'Nomina una Compagnia',
    nameFor: (company, bid) => `Nomina ${company} e offri ${bid}`,
    chooseFirst: 'Non hai scelto nessuna Compagnia. Scegline una dalla lista o passa.',
    amount: 'La tua offerta in £',
    limits: (least, most) => `da ${least} a ${most}`,
  },
  charterAuction: {
    heading: 'Asta di una concessione',
    cannot: (cash, needed) => `ha ${cash}, gliene servirebbero ${needed}`,
    full: 'al Limite-Certificati',
    cashAfter: 'I tuoi contanti',
  },
  par: {
    heading: 'Che cosa comporta ogni nominale',
    par: 'Nominale',
    certificate: 'Certificato',
    left: 'Ti resta',
    shares: 'Altre azioni',
    floats: 'Apertura',
    floatsNow: 'subito',
    missing: (shares) => plural(shares, { one: 'manca 1', other: `mancano ${shares}` }),
    treasury: 'Tesoreria',
    short: (amount) => `${amount} in meno`,
    choose: (company) => `Valore nominale di ${company}`,
    start: (company, price, cost) => `Avvia ${company} a ${price}, paga ${cost}`,
    chooseFirst: 'Non hai scelto il valore nominale. Scegline uno dalla tabella.',
    more: (company) => `Altre azioni di ${company}?`,
    moreHint: (left) => plural(left, { one: 'al massimo un’altra', other: `al massimo altre ${left}` }),
    enough: 'Bastano queste',
  },
  obligations: {
    heading: 'Obblighi',
    of: (company, name) => `${company}, concessione di ${name}`,
    missing: (shares) =>
      plural(shares, { one: 'resta da vendere 1 azione', other: `restano da vendere ${shares} azioni` }),
    fine: (amount) => `multa ${amount}`,
    rule: 'Metà di una Compagnia con concessione va venduta entro la fine del prossimo Round Azionario. Altrimenti chi ha vinto la concessione paga cinque volte il valore nominale, in contanti e poi con azioni; tutte le azioni della Compagnia tornano indietro senza compenso.',
  },
  shares: {
    offer: 'Offerta iniziale',
    fromPool: 'Bank Pool',
    fromTreasury: 'Tesoreria',
    from: {
      offer: (company, price) => `Acquista ${company} per ${price}`,
      pool: (company, price) => `Acquista ${company} dal Pool per ${price}`,
      treasury: (company, price) => `Acquista ${company} dalla tesoreria: ${price}`,
    },
    half: 'senza treno: metà prezzo',
    par: (par) => `nominale ${par}`,
    parAfter: (par) => `Valore nominale ${par}.`,
  },
  tokens: {
    heading: (company) => `Stazioni della ${company}`,
    hint: 'La stazione-base è compresa',
    count: 'Stazioni',
    left: 'Resta in tesoreria',
    note: 'Paga adesso 40 £ per ognuna. Più tardi non se ne acquistano altre; una fusione può portarne.',
    late: 'Paga adesso 40 £ per ognuna, anche se non se ne piazza più nessuna: senza la stazione-base non incassa nulla.',
    confirm: (count, cost) =>
      plural(count, {
        one: `Acquista 1 stazione per ${cost}`,
        other: `Acquista ${count} stazioni per ${cost}`,
      }),
  },
  fine: {
    heading: (amount) => `Devi ${amount} della tua multa`,
    hint: 'Una Compagnia non ha aperto in tempo',
    shares: 'Azioni da vendere',
    owed: 'Devi ancora',
    confirm: (shares, company, amount) =>
      plural(shares, {
        one: `Vendi un’azione di ${company} per ${amount}`,
        other: `Vendi ${shares} azioni di ${company} per ${amount}`,
      }),
    button: 'Vendi azioni',
    chooseFirst: 'Non hai scelto azioni. Scegline dalla lista.',
  },
  redeem: {
    heading: 'Riscattare un’azione dal Bank Pool?',
    hint: 'al pieno prezzo di mercato',
    confirm: (company, price) => `Riscatta un’azione di ${company} per ${price}`,
    treasury: 'Tesoreria',
    shares: 'Azioni proprie',
  },
}
