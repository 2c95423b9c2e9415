import type { StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { few } from '../../railway/guide.ts'
import { company } from '../../railway/telling.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { kindOf } from '../names.ts'
import { terms } from './guide-terms.ts'
import { hexName, local, money, privateName, train } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('it')
const either = new Intl.ListFormat('it', { type: 'disjunction' })

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'giallo',
  green: 'verde',
  brown: 'marrone',
  grey: 'grigio',
}
const TILES: Readonly<Record<string, string>> = { ...COLOURS, yellow: 'gialla', grey: 'grigia' }

/** "A, B e altre 4": companies, shares, cities and privates are feminine, trains are not. */
function named<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  others: 'altre' | 'altri' = 'altre',
): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${others} ${more}`])
}

/** Clauses one after the other. */
function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`altre ${more}`] : [])].join('; ')
}

/** Kinds of trains, each once. */
function kinds(trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}

const PASS: Readonly<Partial<Record<StepName, string>>> = {
  preStock: 'Passare',
  auction: 'Passare',
  stock: 'Passare',
  trains: 'Terminare il turno',
  acquiredTrains: 'Tenere i treni come sono',
}

const PASSING: Readonly<Partial<Record<StepName, string>>> = {
  preStock:
    'Tieni il tuo denaro e potrai acquistare in un altro turno. Il round finisce quando tutti passano di seguito; le Compagnie Locali rimaste lasciano il gioco.',
  auction: 'Sei fuori da quest’asta, non dalla prossima.',
  stock: 'Potrai agire ancora se qualcun altro lo fa. Il round finisce quando tutti passano di seguito.',
  mwTrack: 'L’esagono resta com’è e la Compagnia Privata paga quanto vale.',
  track: `La Compagnia non costruisce altro in questo turno. Segue la ${t('station', 'stazione')}.`,
  token: 'La Compagnia tiene il suo denaro. Poi corrono i suoi treni.',
  acquire: 'La Compagnia non acquisisce nessuno. Poi può acquistare treni.',
  acquiredTrains: 'Restano come sono e occupano posto nel Limite-Treni.',
  trains: 'Il turno finisce e agisce la prossima Compagnia.',
}

export const guide: CzGuideWords = {
  heading: 'Guida',
  happening: 'Che cosa succede',
  options: 'Che cosa puoi fare e che cosa comporterebbe',
  means: 'Che cosa comporterebbe',
  close: 'Nascondi la guida',
  closeTerm: 'Chiudi',
  you: 'Tocca a te decidere.',
  here: (name) => `Decide ${name}.`,
  other: (name) => `Decide ${name}. Intanto puoi guardarti intorno.`,
  allTerms: 'Tutte le parole spiegate',
  steps: {
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Prima delle azioni si acquistano le ${t('local', 'Compagnie Locali')}, una alla volta, a turno fino all’ultimo giocatore e ritorno. ${plural(left, { one: 'Ne resta una', other: `Ne restano ${left}` })}, da ${money(cheapest)} a ${money(dearest)}. In mano: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `Le ${t('private', 'Compagnie Private')} vanno all’asta una dopo l’altra. Chi è di turno sceglie quale va all’asta; poi tutti offrono o passano.`
        : `È all’asta ${privateName(item)}. ${leader === null ? '' : `${at.player(leader)} è in testa con ${money(bid)}. `}Ogni offerta sale di almeno 5 K; chi passa è fuori.`,
    stock: ({ set, cash, certificates, limit, first }) =>
      `${rounds.long.stock(set)}: a turno si vendono e acquistano ${t('share', 'azioni')} finché tutti passano, in ordine di ${t('priority', 'priorità')}. In mano: ${money(cash)} e ${certificates} ${t('certificateLimit', 'certificati')} su ${limit}.${first ? ' Nel primo Round Azionario non si vende.' : ''}`,
    mwTrack: ({ value }) =>
      `Comincia un Round Operativo. Il proprietario della Compagnia Privata MW può costruire o aggiornare il suo esagono; poi riceve quanto vale quella città${value > 0 ? `, ora ${money(value)}` : ''}.`,
    home: (p, at) =>
      `È il primo turno della ${company(at, p.company)}. Come Compagnia Maggiore piazza al confine la sua tessera rossa e lì la ${t('home', 'stazione-base')}, gratis.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `La ${company(at, p.company)} costruisce: ${first ? 'due' : 'una'} ${t('tile', first ? 'tessere gialle' : 'tessera gialla')}${first ? ', perché è il primo turno,' : ''} o un ${t('upgrade', 'aggiornamento')}. La ${t('treasury', 'tesoreria')} ha ${money(treasury)}. Colori in gioco: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `La ${company(at, p.company)} può piazzare un’altra ${t('station', 'stazione')} in una città che raggiunge. ${cost === 0 ? 'Non costa nulla' : `La prossima costa ${money(cost)} su ${money(treasury)}`}; ${plural(left, { one: 'ne resta una', other: `ne restano ${left}` })}.`,
    run: ({ trains, ...p }, at) =>
      `La ${company(at, p.company)} fa correre i suoi treni: ${list(trains.map((id) => kindOf(id)))}. Ogni ${t('train', 'treno')} percorre una ${t('route', 'tratta')} e incassa quanto valgono le sue ${t('location', 'locazioni redditizie')}.`,
    revenue: ({ revenue, ...p }, at) =>
      `La ${company(at, p.company)} ha ${t('revenue', 'introiti')} per ${money(revenue)}. Il suo ${t('director', 'Direttore')} decide: un ${t('dividend', 'dividendo')} per gli azionisti o denaro per la Compagnia.`,
    acquire: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} può fare l’${t('acquisition', 'acquisizione')} di una Compagnia più piccola. La sua tesoreria ha ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `La ${company(at, p.company)} ha ora due stazioni in un esagono. Una lascia la mappa e si può piazzare di nuovo per 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha ricevuto treni. Ne ha ${owned} e il ${t('trainLimit', 'limite')} è ${limit}. Ognuno si tiene, si converte in un tipo più grande o si scarta, ora e non dopo.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `La ${company(at, p.company)} può acquistare treni. ${trains.length === 0 ? 'Non ne ha' : `Ha ${list(trains.map((id) => kindOf(id)))}`}, il ${t('trainLimit', 'limite')} è ${limit} e la tesoreria ha ${money(treasury)}. Un treno acquistato ora corre dal prossimo Round Operativo.`,
    chooseCity: (p, at) =>
      `L’esagono-base della ${company(at, p.company)} ha ora due città. La sua stazione va in una di esse.`,
    discard: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha ${owned} treni e il suo ${t('trainLimit', 'limite')} è ora ${limit}. Il Direttore ne cede finché il limite non è rispettato.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `La ${company(at, p.company)} offre ${money(price)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item)}. Entrambe le parti devono essere d’accordo.`,
    over: ({ winners, worth }, at) =>
      `La partita è finita. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'ha' : 'hanno'} vinto. ${t('wealth', 'Assetto')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  },
  notes: {
    goal: () =>
      `Lo scopo: essere il più ricco quando finisce l’ultimo Round Operativo. Il denaro sta nei ${t('dividend', 'dividendi')} e nell’aumento dei ${t('price', 'prezzi')} delle tue azioni.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'Dopo questo round la partita finisce.'
        : `Poi: ${round === 'stock' ? t('stockRound', rounds.long.stock(set)) : t('operatingRound', rounds.long.operating(set, within))}${exports ? `, dopo l’${t('export', 'esportazione')} di un treno` : ''}.`,
    vaclav: (p, at) =>
      `La ${company(at, p.company)} è di ${t('vaclav', 'Václav')}. Qui decidi tu per lei, e non paga nulla.`,
    mustSell: ({ certificates, limit }) =>
      `Hai ${certificates} certificati e il limite è ${limit}. Prima di tutto, vendi.`,
    debt: ({ debt, penalty }) =>
      `Devi ${money(debt)}, e alla fine ti aspetta una penale di ${money(penalty)}. Con un ${t('loan', 'prestito')} non si acquistano azioni: restituiscilo prima.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} non ha treni che possa usare e deve averne uno alla fine del turno. Il più economico costa ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' La sua tesoreria può pagarlo.'
        : ` Il suo Direttore aggiunge ${money(cheapest - treasury)} dai suoi ${money(cash)}${loan > 0 ? ` e prende in prestito ${money(loan)}, con una penale di pari importo` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `La Banca vende ora un ${train(by)}. Il primo rende ${t('obsolete', 'obsoleti')} i treni ${list(trains.map((kind) => kindOf(kind)))}: la ${company(at, p.company)} perderebbe i suoi.`,
    anytime: (p, at) =>
      `La ${company(at, p.company)} possiede una ${t('local', 'Compagnia Locale')}. In ogni momento del turno può usarne l’${t('power', 'abilità')} una volta, o venderla alla Banca.`,
  },
  choices: {
    buyLocal: {
      can: ({ count }) =>
        `Acquistare una Compagnia Locale (${plural(count, { one: 'una alla tua portata', other: `${count} alla tua portata` })})`,
      means: ({ price, income, left, ...p }) =>
        `La più economica, la ${local(p.local)}, costa ${money(price)} e paga ${money(income)} in ognuno dei tredici Round Operativi. Alla fine conta 120 K. Avresti ancora ${money(left)} per le azioni.`,
    },
    putUp: {
      can: ({ items }) =>
        `Mettere all’asta ${named(items, ({ item, minimum }) => `${privateName(item)} (da ${money(minimum)})`)}`,
      means: () => 'Prima offri o passi tu, poi gli altri. Chi passa è fuori solo da quest’asta.',
    },
    bid: {
      can: ({ items }) =>
        `Fare un’offerta per ${named(items, ({ item, least }) => `${privateName(item)} (da ${money(least)})`)}`,
      means: ({ cash }) =>
        `Se nessuno offre di più, paghi la Banca ed è tua. Hai ${money(cash)}; ciò che spendi ti mancherà per acquistare azioni.`,
    },
    sell: {
      can: ({ sales }) => `Vendere azioni di ${named(sales, (sale) => sale.company)}`,
      means: ({ sales }) =>
        `${clauses(sales, (sale) => `${sale.company}: ${sale.most === 1 ? `una per ${money(sale.price)}` : `fino a ${sale.most} a ${money(sale.price)} l’una`}, poi il prezzo scende a ${money(sale.after)}`)}. In questo round non potrai più acquistare azioni di quella Compagnia.`,
    },
    start: {
      can: ({ companies }) => `Avviare una Compagnia: ${named(companies, (each) => each.company)}`,
      means: ({ price, cost, capital, toOpen, ...p }) =>
        `Scegli il suo ${t('startPrice', 'prezzo iniziale')} e ne diventi ${t('director', 'Direttore')}. Per esempio la ${p.company} a ${money(price)}: paghi ${money(cost)} per due azioni e ${t('opening', 'apre')} con ${money(capital)}${toOpen === 0 ? ' subito' : `, quando ${plural(toOpen, { one: 'si vende un’altra azione', other: `si vendono altre ${toOpen} azioni` })}`}. Un prezzo più alto le dà più denaro.`,
    },
    buyShare: {
      can: ({ shares }) =>
        `Acquistare un’azione: ${named(shares, (each) => `${each.company} ${money(each.price)}`)}`,
      means: ({ shares }) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `Un’azione della ${first?.company ?? ''} porta il ${first?.percent ?? 0}% di ogni suo dividendo e alla fine conta il suo prezzo.${opening.length === 0 ? '' : ` Con il tuo acquisto aprirebbe: ${named(opening, (each) => each.company)}.`}`
      },
    },
    repay: {
      can: ({ most }) => `Restituire fino a ${money(most)} del prestito`,
      means: ({ debt }) =>
        `Non consuma il turno. Restituito tutto il debito di ${money(debt)}, potrai di nuovo acquistare azioni. La penale resta.`,
    },
    lay: {
      can: ({ hexes, colours }) =>
        `Piazzare una tessera ${either.format(colours.map((each) => TILES[each] ?? each))} ${plural(hexes.length, { one: 'sull’esagono illuminato', other: `su uno dei ${hexes.length} esagoni illuminati` })}`,
      means: ({ dearest, treasury }) =>
        `I binari uniscono le città, così i treni incassano di più. ${dearest === 0 ? 'Lì non costa nulla.' : `Il terreno costa fino a ${money(dearest)} su ${money(treasury)}.`} Il pannello mostra quanto ogni tessera aggiungerebbe alla corsa migliore.`,
    },
    power: {
      can: ({ locals, hexes }) =>
        `Usare l’abilità di una Compagnia Locale (${locals.length} non usate) in ${plural(hexes, { one: 'un esagono', other: `${hexes} esagoni` })}`,
      means: () =>
        'Una volta per ciascuna: una tessera bordata di viola oltre alle tue, o una tessera senza il costo del terreno. La Compagnia Locale continua a pagare.',
    },
    layHome: {
      can: ({ hexes }) =>
        `Piazzare la tessera rossa in ${either.format(hexes.map((hex) => `${hex} (${hexName(hex)})`))}`,
      means: ({ bonus }) =>
        `È la base per tutta la partita; l’altro esagono resta vuoto.${bonus ? ' Le tratte che finiscono lì danno 50 K in più a questa Compagnia.' : ''}`,
    },
    layMw: {
      can: () => 'Costruire o aggiornare l’esagono della MW',
      means: () => 'Con una tessera migliore la Compagnia Privata paga di più in ogni Round Operativo.',
    },
    placeToken: {
      can: ({ hexes }) => `Piazzare una stazione a ${named(hexes, hexName)}`,
      means: ({ cost, left }) =>
        `Da lì possono partire tratte, e altri potrebbero trovare la città piena. ${cost === 0 ? 'Non costa nulla.' : `Costa ${money(cost)} e lascia ${money(left)}.`}`,
    },
    chooseCity: {
      can: ({ cities }) => `Scegliere una di ${cities} città`,
      means: () => 'La stazione resta lì; i suoi treni partono dai binari di quella città.',
    },
    run: {
      can: ({ revenue }) => (revenue === 0 ? 'Far correre i treni' : `Fare la corsa da ${money(revenue)}`),
      means: ({ revenue, perShare, best }) =>
        revenue === 0
          ? 'Non si incassa ancora nulla. Il prezzo scende.'
          : `${best ? 'È il massimo per questi treni, e le regole lo richiedono.' : 'Puoi anche tracciare una corsa migliore.'} Un dividendo darebbe ${money(perShare)} per azione.`,
    },
    payOut: {
      can: ({ revenue }) => `Staccare dividendi per ${money(revenue)}`,
      means: ({ perShare, mine, from, to }) =>
        `${money(perShare)} per azione: tu ricevi ${money(mine)}. Il prezzo ${from === to ? `resta a ${money(to)}` : `sale da ${money(from)} a ${money(to)}`}. La Compagnia non riceve nulla.`,
    },
    withhold: {
      can: ({ revenue }) => `Trattenere ${money(revenue)}`,
      means: ({ treasury, from, to }) =>
        `La tesoreria sale a ${money(treasury)}, per treni e ferrovie. Il prezzo ${from === to ? `resta a ${money(to)}` : `scende da ${money(from)} a ${money(to)}`}. Tu non ricevi nulla.`,
    },
    acquire: {
      can: ({ targets }) => `Acquisire ${named(targets, (each) => each.company)}`,
      means: ({ targets }) =>
        `${clauses(targets, (each) => `${each.company} da ${each.least} a ${money(each.most)} per azione, almeno ${money(each.cost)} in tutto`)}. I giocatori sono pagati per le loro azioni; la Compagnia riceve denaro, Compagnie Locali, treni e stazioni. Il suo Direttore deve essere d’accordo.`,
    },
    removeToken: {
      can: ({ hex }) => `Togliere una delle due stazioni a ${hexName(hex)}`,
      means: () => 'Torna alla Compagnia, che può piazzarla altrove per 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Convertire ${named(turns, ({ train: id, to, cost }) => `${kindOf(id)} in ${kindOf(to)}${cost > 0 ? ` (${money(cost)})` : ''}`, 'altri')}`,
      means: () =>
        'La stessa carta come treno più grande. Conta come vendita: treni più deboli di quel colore possono diventare obsoleti.',
    },
    scrapTrain: {
      can: ({ trains }) => `Scartare ${kinds(trains)}`,
      means: () => 'Lascia il gioco e libera un posto nel limite. Non si riceve nulla.',
    },
    buyTrain: {
      can: ({ trains }) =>
        `Acquistare ${named(trains, ({ train: id, from, price }) => `${kindOf(id)} per ${money(price)}${from === 'pool' ? ' dal Train Pool' : ''}`, 'altri')}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `Lo paga la tesoreria, che ha ${money(treasury)}. La prima carta di una nuova lettera comincia una ${t('phase', 'fase')}, e certi acquisti rendono ${t('obsolete', 'obsoleti')} i vecchi treni.`
          : `La tesoreria di ${money(treasury)} non basta: aggiungeresti ${money(help)}${loan > 0 ? `, di cui ${money(loan)} come ${t('loan', 'prestito')} con una penale di pari importo` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Fare un’offerta per un treno di un’altra Compagnia: ${named(trains, ({ train: id, from }) => `${kindOf(id)} della ${from}`, 'altri')}`,
      means: ({ most }) =>
        `Un prezzo qualsiasi da 1 K a ${money(most)}, se entrambi i Direttori sono d’accordo. Fra Compagnie tue sposta denaro da una tesoreria all’altra.`,
    },
    tradeLocal: {
      can: ({ locals }) => `Fare un’offerta per una Compagnia Locale di un giocatore (${locals.length})`,
      means: ({ most }) =>
        `Al massimo ${money(most)} dalla tesoreria al proprietario, se è d’accordo. La Compagnia ne riceve la rendita e l’${t('power', 'abilità')}. Vendere la tua alla tua Compagnia ti dà denaro.`,
    },
    sellLocal: {
      can: ({ locals }) => `Vendere alla Banca ${named(locals, (id) => `la ${local(id)}`)}`,
      means: ({ value }) =>
        `La Compagnia riceve ${money(value)} per ciascuna; la Compagnia Locale lascia il gioco.`,
    },
    tradeMw: {
      can: () => 'Fare un’offerta per la Compagnia Privata MW',
      means: ({ most }) =>
        `Al massimo ${money(most)} al proprietario, se è d’accordo. La Compagnia Privata chiude e la sua stazione passa alla Compagnia.`,
    },
    discard: {
      can: ({ trains }) => `Cedere ${kinds(trains)}`,
      means: () => `Va nel ${t('pool', 'Train Pool')} senza compenso, dove ogni Compagnia può acquistarlo.`,
    },
    accept: {
      can: ({ price, kind }) => `Accettare ${money(price)}${kind === 'company' ? ' per azione' : ''}`,
      means: ({ kind, amount }) =>
        kind === 'company'
          ? `Ricevi ${money(amount)} per le tue azioni. La Compagnia sparisce con tutto ciò che possiede.`
          : kind === 'train'
            ? `La tua Compagnia riceve ${money(amount)} e cede il treno.`
            : `Ricevi ${money(amount)}. La sua rendita e i 120 K finali non sono più tuoi.`,
    },
    decline: {
      can: () => 'Rifiutare',
      means: () => 'Tutto resta com’è. Può seguire un’offerta più alta.',
    },
    pass: {
      can: ({ step, acted }) => (acted ? 'Terminare il turno' : (PASS[step] ?? 'Proseguire')),
      means: ({ step, acted }) =>
        acted
          ? 'Le tue vendite valgono, e agisce il prossimo giocatore.'
          : (PASSING[step] ?? 'Viene il passo seguente.'),
    },
  },
  terms,
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return `la ${item}`
  return kind === 'train' ? `un ${train(item)}` : `la ${local(item as Parameters<typeof local>[0])}`
}
