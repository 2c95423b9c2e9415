import { formatsFor } from '../../formats.ts'
import type { AhPanelWords } from '../en/panel.ts'

const { list, plural } = formatsFor('it')
const EITHER = new Intl.ListFormat('it', { type: 'disjunction' })

export const panel: AhPanelWords = {
  towns: {
    pick: 'Scegli un esagono illuminato sulla mappa, o uno dalla lista. I turni vanno dal primo posto all’ultimo e ritorno; un esagono accetta al massimo due cittadine.',
    heading: 'Metti una cittadina sulla mappa',
    hint: (left) =>
      plural(left, { one: 'resta 1 segnalino-cittadina', other: `restano ${left} segnalini-cittadina` }),
    hexes: 'Esagoni senza città né cittadine',
    confirm: (hex) => `Metti una cittadina su ${hex}`,
    button: 'Metti una cittadina',
    chooseFirst: 'Non hai scelto nessun esagono. Scegline uno sulla mappa o dalla lista.',
  },
  draft: {
    heading: 'Prendi una ferrovia da una pila',
    hint: 'L’altro giocatore riceve quella che resta',
    stack: (number) => `Pila ${number}`,
    builds: 'costruisce soltanto, senza treni',
    take: (railway) => `Prendi ${railway}`,
    takeFor: (railway, price) => `Prendi ${railway} per ${price}`,
    partner: (player, railway, price) => `${player} riceve ${railway} per ${price}.`,
    partnerPrices: (player, railway) => `${player} riceve ${railway} e ne fissa il prezzo.`,
    button: 'Prendi una ferrovia',
    chooseFirst: 'Non hai scelto nessuna ferrovia. Scegline una da una pila.',
  },
  price: {
    heading: (railway) => `Prezzo di ${railway}`,
    issue: 'Prezzo iniziale della sua regionale',
    treasury: 'La sua tesoreria dopo il treno 1g:',
    confirm: (price) => `Paga ${price}`,
  },
  mountains: {
    heading: 'Acquista una ferrovia di montagna o nessuna',
    hint: 'Una per giocatore',
    name: 'Ferrovie di montagna',
    aside: (income) => `${income} in ogni Round Operativo`,
  },
  items: {
    heading: 'Acquista una cosa o passa',
    backwards: 'Primo giro: dall’ultimo posto al primo',
    forwards: 'Dal primo posto in su',
    becomes: (percent, company) => `poi ${percent}% di ${company}`,
    certificate: 'prima il 20%, per il doppio',
    buyFor: (railway, price) => `Acquista ${railway} per ${price}`,
    coal: 'Ferrovie carbonifere',
    coalAside: 'al tuo prezzo; ricevi la metà',
    preState: 'Ferrovie pre-statali',
    preStateAside: 'ricevi la metà',
    regional: 'Ferrovie regionali',
    regionalAside: '10% ad azione',
    state: 'Ferrovie statali',
    stateAside: 'si formano più tardi',
  },
  exchange: {
    heading: 'Scambio',
    forced: (mountain) =>
      `È arrivato il primo treno 4: ${mountain} diventa il 10% di una ferrovia regionale. Di quale?`,
    waits: (mountain) => `${mountain} diventa il 10% di una ferrovia regionale.`,
    targets: 'Ferrovie regionali',
    mountain: (mountain, company) => `${mountain} per ${company}`,
    coal: (coal, company) => `${coal} per ${company}`,
    tenth: '10%, gratis',
    certificate: 'certificato del 20%, con tesoreria e treni',
    mountainConfirm: (mountain, company) => `Scambia ${mountain} con il 10% di ${company}`,
    coalConfirm: (coal, company) => `Scambia ${coal} con il 20% di ${company}`,
    button: 'Scambia',
    chooseFirst: 'Non hai scelto nessuna Compagnia. Scegline una dalla lista.',
  },
  pool: { heading: 'Dal Bank Pool' },
  shares: {
    mustSell: (held, limit) =>
      `Oltre il Limite-Certificati: ${held} su ${limit}. Prima di tutto vendi fino ad arrivarci.`,
    inDebt: (debt) =>
      `Devi ${debt} e non puoi acquistare finché il debito non è saldato. Ciò che ricevi va a saldarlo; dopo questo Round Azionario cresce della metà.`,
  },
  answer: {
    givesUp: (income) => `Rinunci a ${income} a round.`,
    consent:
      'Il prezzo è quello della carta. Se rifiuti, questo treno non ti viene più chiesto in questo turno.',
  },
  trains: {
    left: 'Banca',
    count: (left) =>
      left === null ? 'illimitati' : plural(left, { one: 'ne resta 1', other: `ne restano ${left}` }),
    between: (price) => `tra Compagnie ${price}`,
    handIn: 'Consegnandone uno',
    handInFor: (train, handedIn) => `treno ${train} per il treno ${handedIn}`,
    handInConfirm: (train, handedIn, price) => `Acquista il ${train}, consegna il ${handedIn}, paga ${price}`,
    anyPrice: 'qualsiasi prezzo',
    loan: 'Debito, con metà in più',
    leaves: (kinds) => `obsoleto con il primo ${EITHER.format(kinds)}`,
    sell: 'Vendi azioni',
    sellHint: 'finché manca qualcosa',
    sellConfirm: (percent, company, amount) => `Vendi il ${percent}% di ${company} per ${amount}`,
    forms: (company) => `La ${company} si forma alla fine del round.`,
    bankLeft: (card, left) =>
      left === null ? card : `${card}, ${plural(left, { one: 'ne resta 1', other: `ne restano ${left}` })}`,
    card: (letter) => letter,
    amount: 'Prezzo in G',
    othersHint: 'un altro Direttore deve accettare',
    must: 'Alla fine del suo turno la Compagnia deve possedere un treno.',
    forced:
      'La tesoreria non basta per nessuno della Banca. Il Direttore aggiunge il resto; ciò che i suoi contanti e le sue azioni non coprono diventa un suo debito, aumentato della metà.',
    newCompanies: {},
    limitOf: {
      regional: (limit) => `Limite-Treni ${limit} per le regionali`,
      state: (limit) => `Limite-Treni ${limit} per le statali`,
    },
    discards: (company, count) =>
      plural(count, {
        one: `La ${company} deve scartare un treno.`,
        other: `La ${company} deve scartare ${count} treni.`,
      }),
  },
  discard: {
    goes: (count) =>
      plural(count, {
        one: 'Un treno lascia il gioco, senza compenso.',
        other: `${count} treni lasciano il gioco, senza compenso.`,
      }),
    confirm: (train) => `Scarta il ${train}`,
    button: 'Scarta',
    chooseFirst: 'Non hai scelto nessun treno. Scegli quello che lascia il gioco.',
  },
  track: {
    construction:
      'Una ferrovia di costruzione piazza o aggiorna una tessera senza pagare il terreno. Scegli un esagono illuminato.',
  },
  bond: {
    heading: 'Stazione della ferrovia obbligazionaria',
    pick: 'Scegli una delle città illuminate. Non costa niente e non serve un collegamento. Se la salti, vi rinunci per sempre.',
    pickVienna:
      'Wien è ora marrone: la ferrovia obbligazionaria vi riceve una stazione gratis. Scegli la sua città.',
  },
  surplus: {
    heading: 'Due stazioni in un esagono',
    pick: 'Scegli la stazione che torna sullo Statuto.',
  },
  formation: {
    due: (railway) => `${railway} si forma dopo questo round`,
    near: (railway, train) => `${railway} si forma con il primo treno ${train}`,
    set: (train) => `Il primo treno ${train} è uscito dalla Banca. Non c’è niente da decidere.`,
    ifNow: (train) => `La Banca vende adesso il primo treno ${train}. Se il round finisse così:`,
    gives: (name, railway) => `${name} dà ${railway}`,
    has: (percent) => `ha il ${percent}%`,
    certificate: (percent) => `${percent}% Direttore`,
    bank: 'Banca',
    director: (name, percent) => `Direttore: ${name}, con il ${percent}%.`,
    tied: (name, names, percent) => `Direttore: ${name}. ${list(names)} hanno il ${percent}% ciascuno.`,
    byOwner: (railway) =>
      `Il pareggio va all’ex proprietario della numero 1, poi della 2, poi della 3: qui, della ${railway}.`,
    byPriority:
      'Nessuno di loro aveva una delle ferrovie da cui nasce: decide la carta Priorità, poi il senso orario.',
    nobody: 'Nessuno ha il 20%. Non opera, e il suo segnalino va a sinistra finché qualcuno non l’avrà.',
    free: (shares, price) =>
      `${plural(shares, { one: '1 azione libera', other: `${shares} azioni libere` })} × ${price}`,
    missing: (railways) =>
      `${list(railways)}, ${plural(railways.length, { one: 'invenduta', other: 'invendute' })}`,
    construction: 'prezzo della ferrovia di costruzione',
    cash: (railways) => `contanti di ${list(railways)}`,
    capital: 'Capitale',
    trains: (owned, limit) => `Treni: ${owned}, limite ${limit}`,
    tooMany: (owned, limit) => `Treni: ${owned}, limite ${limit}. Il suo Direttore scarta.`,
    stations: (places) => `Stazioni: ${list(places)}`,
    next: (price) => `prossima ${price}`,
    noneLeft: 'nessun’altra',
    surplus: 'una torna indietro',
  },
  waits: {
    from: (train) => `dal primo treno ${train}`,
    bond: 'paga il suo prezzo',
    builds: (name) => `${name}, costruisce soltanto`,
    round: 'dopo questo round',
    train: (train) => `primo treno ${train}`,
    coal: (railway) => `dopo ${railway}`,
    certificate: '20% invenduto',
    shares: (missing) => plural(missing, { one: 'manca 1 azione', other: `mancano ${missing} azioni` }),
  },
}
