import { guide as railwayGuide, passing } from '../../railway/it/guide/index.ts'
import { COLOURS, clauses, list, named, plural } from '../../railway/it/guide/lists.ts'
import { long } from '../../railway/it/rounds.ts'
import { company } from '../../railway/phrases.ts'
import { type RmGuideWords, term as t, withShared } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, kindOf, money, nouns, place } from './names.ts'

const shared = railwayGuide(nouns)
const PAID = {
  express: `Gli ${t('express', 'espressi')} incassano per le città e il bordo della mappa.`,
  freight: `I ${t('freight', 'merci')} incassano per i capolinea e la distanza.`,
  local: `I ${t('local', 'locali')} incassano anche per le stazioni piccole.`,
} as const
const shares = (count: number): string => plural(count, { one: 'un’azione', other: `${count} azioni` })
/** "un’altra azione", "altre 3 azioni". */
const others = (count: number): string =>
  plural(count, { one: 'un’altra azione', other: `altre ${count} azioni` })

export const guide: RmGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    parliament: ({ cash, open, most }) =>
      `In ${t('parliament', 'Parlamento')} si offre per le ${t('charter', 'concessioni')}. Chi è di turno può nominare ${plural(open, { one: 'una Compagnia', other: `una di ${open} Compagnie` })} e aprirne l’asta, o passare. In mano: ${money(cash)}; ${most < 0 ? 'non bastano per una concessione' : `bastano per un’offerta di ${money(most)}`}.`,
    auction: ({ bid, leader, ...p }, at) =>
      `È all’asta la ${t('charter', 'concessione')} della ${company(at, p.company)}. ${at.player(leader)} è in testa con ${money(bid)}. Ogni offerta sale di almeno 5 £; chi passa è fuori da quest’asta.`,
    charter: ({ par, missing, ...p }, at) =>
      par === null
        ? `La concessione della ${company(at, p.company)} è vinta. Il vincitore sceglie il ${t('par', 'valore nominale')} e paga il triplo per il certificato di ${t('director', 'Direttore')}.`
        : `La ${company(at, p.company)} ha un valore nominale di ${money(par)}. La sua ${t('opening', 'apertura')} richiede ${others(missing)}; adesso se ne acquistano fino a due.`,
    tokens: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} ha aperto e acquista le sue ${t('station', 'stazioni')}, compresa la stazione-base. La sua ${t('treasury', 'tesoreria')} ha ${money(treasury)}. Più tardi non se ne acquistano altre.`,
    fine: ({ owed }) =>
      `Una Compagnia non ha aperto in tempo: un ${t('obligation', 'obbligo')} non è stato rispettato. Della multa restano da pagare ${money(owed)}, e per questo si vendono azioni.`,
    merge: ({ partners, ...p }, at) =>
      `La ${company(at, p.company)} comincia il suo turno. Prima di tutto può fare una ${t('merger', 'fusione')} con ${named(partners, (id) => company(at, id))}, fin dove portano i suoi binari.`,
    track: ({ home, colours, ...p }, at) =>
      `La ${company(at, p.company)} costruisce: fino a due ${t('tile', 'tessere')} gialle, o un ${t('upgrade', 'aggiornamento')}, o una ${t('smallStation', 'stazione piccola')}, o un collegamento con ${t('london', 'Londra')}. ${home === null ? `Colori in gioco: ${list(colours.map((each) => COLOURS[each] ?? each))}.` : `Deve costruire in ${place(home)}, dove la sua ${t('home', 'stazione-base')} non è in nessuno spazio.`}`,
    run: ({ trains, types, ...p }, at) =>
      `La ${company(at, p.company)} fa correre i suoi ${t('train', 'treni')}: ${list(nouns.someTrains(trains))}. Ognuno fa una ${t('route', 'tratta')}. ${types.map((type) => PAID[type]).join(' ')} Ogni ${t('location', 'luogo')} paga una volta.`,
    trains: ({ treasury, trains, limit, ofEach, ...p }, at) =>
      `La ${company(at, p.company)} può acquistare treni. ${trains.length === 0 ? 'Non ne ha' : `Ha ${list(nouns.someTrains(trains))}`}, il ${t('trainLimit', 'limite')} è di ${limit} ${ofEach ? 'per tipo' : 'in tutto'} e la tesoreria ha ${money(treasury)}. Un treno acquistato ora corre dal prossimo Round Operativo.`,
    redeem: ({ price, treasury, ...p }, at) =>
      `La ${company(at, p.company)} può riscattare un’azione propria dal ${t('pool', 'Bank Pool')} per ${money(price)}. La sua tesoreria ha ${money(treasury)}.`,
    acquire: ({ partners, ...p }, at) =>
      `La ${company(at, p.company)} finisce il suo turno. Come ultima cosa può acquisire ${named(partners, (id) => company(at, id))}, fin dove portano i suoi binari.`,
    answer: ({ kind, item, partner, ...p }, at) =>
      kind === 'train'
        ? `La ${company(at, p.company)} vuole acquistare ${aTrain(item)} della ${company(at, partner)}. Entrambi i Direttori devono essere d’accordo.`
        : `La ${company(at, p.company)} propone ${kind === 'merge' ? 'una fusione con' : 'di acquisire'} la ${company(at, partner)}; resterebbe la ${company(at, item)}. Entrambi i Direttori devono essere d’accordo.`,
    option: ({ units, keep, giveBack, own, ...p }, at) =>
      `Di due azioni ne resta una. ${units === 1 ? `Avanza un’azione della ${company(at, p.company)}` : `Il Certificato-Direttore della ${company(at, p.company)} non è pagato per intero`}: un’${t('option', 'opzione')}. ${own ? 'La tesoreria' : 'Chi la possiede'} la tiene per ${money(keep)} o la vende per ${money(giveBack)}.`,
    tokensTooMany: ({ over, ...p }, at) =>
      `Dopo l’unione la ${company(at, p.company)} ha ${plural(over, { one: 'una stazione', other: `${over} stazioni` })} di troppo. Il suo Direttore sceglie che cosa lascia la mappa; la stazione-base resta.`,
  },
  notes: {
    ...shared.notes,
    next: ({ parliament, ...p }, at) =>
      parliament
        ? `Poi: ${t('parliament', 'Parlamento')}, quindi ${t('stockRound', long.stock(p.set))}.`
        : shared.notes.next(p, at),
    obligation: ({ missing, fine, thisRound, ...p }, at) =>
      `Hai vinto la ${company(at, p.company)} in Parlamento. Entro la fine ${thisRound ? 'di questo' : 'del prossimo'} Round Azionario bisogna vendere ${others(missing)}, altrimenti paghi una multa di ${money(fine)}.`,
    mustTrain: ({ cheapest, treasury, enough, ...p }, at) =>
      `La ${company(at, p.company)} non ha treni e deve possederne uno alla fine del turno. Quello della Banca costa ${money(cheapest)}, la tesoreria ha ${money(treasury)}. ${enough ? 'Può pagarlo.' : `Vende azioni proprie, se ne ha, o ricorre al ${t('refinancing', 'rifinanziamento')}; se nulla basta va in ${t('bankruptcy', 'bancarotta')}.`}`,
    subsidy: ({ amount, ...p }, at) =>
      `I locali della ${company(at, p.company)} portano ${money(amount)} alla sua tesoreria, qualunque cosa si decida sui dividendi.`,
    simple: ({ newcomers }) =>
      newcomers
        ? 'Il gioco per nuovi giocatori: un solo tipo di treno, Compagnie solo dal Parlamento, niente riscatti, niente garanzie acquistate, niente manovra di Hudson.'
        : `Questa partita si gioca con un solo tipo di treno e senza ${t('permit', 'permessi')}.`,
    lner: ({ formed }) =>
      formed
        ? `La ${t('lner', 'LNER')} si è formata: non si costruisce, non si avvia e non si unisce più nulla. La partita finisce dopo gli ultimi tre Round Operativi.`
        : `La ${t('lner', 'LNER')} si forma alla fine di questo set di Round Operativi.`,
  },
  choices: {
    ...shared.choices,
    sell: {
      can: shared.choices.sell.can,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `una per ${money(sale.price)}` : `fino a ${sale.most} a ${money(sale.price)} l’una`}, e dopo ${sale.most === 1 ? 'questa' : 'la prima'} il prezzo è ${money(sale.after)}`)}. Ogni azione venduta abbassa di un passo il prezzo di una Compagnia aperta. In questo round non potrai più acquistare azioni di quella Compagnia.`,
    },
    payOut: {
      can: shared.choices.payOut.can,
      means: ({ own, ...p }, at) =>
        own === 0
          ? shared.choices.payOut.means(p, at)
          : `${money(p.perShare)} per azione: tu ricevi ${money(p.mine)} e la Compagnia ${money(own)} per le azioni proprie. Il prezzo ${p.from === p.to ? `resta a ${money(p.to)}` : `sale da ${money(p.from)} a ${money(p.to)}`}.`,
    },
    withhold: {
      can: shared.choices.withhold.can,
      means: ({ treasury, from, to }) =>
        `La tesoreria sale a ${money(treasury)}, per treni. Il prezzo scende da ${money(from)} a ${money(to)}. Tu non ricevi nulla.`,
    },
    openAuction: {
      can: ({ companies }) => `Nominare una Compagnia: ${named(companies, (id) => id)}`,
      means: ({ most }) =>
        `Apri la sua asta con la tua offerta, da zero a ${money(most)}. Se nessuno offre di più, la paghi alla Banca e avvii la Compagnia. Chi vince ne assume l’${t('obligation', 'obbligo')}.`,
    },
    bid: {
      can: ({ least, most }) => `Offrire da ${money(least)} a ${money(most)}`,
      means: (p) =>
        `Se nessuno sale, paghi l’offerta e avvii la ${p.company}. Devono restarti 162 £ per il certificato più economico.`,
    },
    takeCharter: {
      can: ({ low, high }) => `Scegliere un valore nominale da ${money(low)} a ${money(high)}`,
      means: ({ low, high, opens, ...p }) =>
        `Paghi da ${money(3 * low)} a ${money(3 * high)}. La ${p.company} riceve dieci volte il suo valore nominale quando ne è venduta la metà.${opens === null ? ' Non puoi acquistare tante azioni in una volta: il resto va venduto nel Round Azionario, o paghi la multa.' : ` Fino a ${money(opens)} puoi acquistare due altre azioni e aprirla subito.`}`,
    },
    furtherShare: {
      can: ({ price, ...p }) => `Acquistare un’azione della ${p.company} per ${money(price)}`,
      means: ({ missing }) =>
        missing === 1
          ? 'Con questa la Compagnia apre.'
          : `Dopo ${plural(missing - 1, { one: 'ne mancherebbe una', other: `ne mancherebbero ${missing - 1}` })} per l’apertura.`,
    },
    start: {
      can: ({ companies }) => `Avviare una Compagnia per conto tuo: ${named(companies, (id) => id)}`,
      means: ({ low, high }) =>
        `Scegli un prezzo da ${money(low)} a ${money(high)} e paghi il triplo alla Compagnia, non alla Banca. Riceve solo ciò che rendono le sue azioni, ma non ha obblighi.`,
    },
    buyTokens: {
      can: ({ least, most }) => `Acquistare da ${least} a ${most} stazioni`,
      means: ({ price }) =>
        `Ognuna costa ${money(price)} dalla tesoreria. Quel denaro mancherà per il primo treno.`,
    },
    merge: {
      can: ({ partners }) => `Fare una fusione con ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `Di due azioni ne resta una, e si uniscono treni, denaro, permessi e stazioni. Il prezzo sarebbe ${clauses(partners, (each) => `${money(each.price)} con ${each.company}`)}. Il suo Direttore deve accettare, a meno che sia tu.`,
    },
    acquire: {
      can: ({ partners }) => `Acquisire ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `Come una fusione, ma il turno finisce e ciò che resta ha già operato in questo round. Il prezzo sarebbe ${clauses(partners, (each) => `${money(each.price)} con ${each.company}`)}.`,
    },
    placeSmall: {
      can: ({ hexes }) =>
        `Piazzare una stazione piccola su ${plural(hexes, { one: 'un esagono', other: `uno di ${hexes} esagoni` })}`,
      means: () =>
        'Ai treni locali di tutte le Compagnie rende 20 £. In questo turno non si costruisce altro.',
    },
    linkLondon: {
      can: () => 'Collegare Londra',
      means: ({ left }) =>
        `I tuoi treni possono andare a Londra da qualsiasi ingresso. Usa una stazione, e non si costruisce altro. ${plural(left, { one: 'Resta un posto.', other: `Restano ${left} posti.` })}`,
    },
    run: {
      can: shared.choices.run.can,
      means: ({ revenue, perShare }) =>
        revenue === 0
          ? 'Non si può ancora incassare nulla. Il prezzo va di un passo a sinistra.'
          : `È il massimo che questi treni possono incassare; puoi disegnare un’altra corsa. Un dividendo renderebbe ${money(perShare)} per azione.`,
    },
    hudson: {
      can: ({ added }) => `Aggiungere ${money(added)} dalla tesoreria e staccare i dividendi`,
      means: ({ perShare, from, to }) =>
        `La ${t('hudson', 'manovra di Hudson')}: ${money(perShare)} per azione, e il prezzo sale da ${money(from)} a ${money(to)}. Paga la tesoreria.`,
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: ({ treasury }) =>
        `Lo paga la tesoreria, che ha ${money(treasury)}. Il primo treno di una nuova lettera apre una ${t('phase', 'fase')}, e certi acquisti rendono ${t('obsolete', 'obsoleti')} i treni vecchi.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Chiedere un treno a un’altra Compagnia: ${named(trains, ({ train, from, price }) => `${kindOf(train)} della ${from} per ${money(price)}`, 'altri')}`,
      means: () =>
        `Il prezzo è fisso: quello della carta, o la metà se è già stata venduta una lettera successiva. Il suo Direttore deve accettare. Le ${t('warranty', 'garanzie')} vanno con il treno.`,
    },
    sellTreasury: {
      can: (p) => `Vendere ${shares(p.shares)} della Compagnia per ${money(p.amount)}`,
      means: ({ to }) =>
        `Vanno nel Bank Pool a prezzo pieno, che poi scende a ${money(to)}. Poi si acquista un treno dalla Banca.`,
    },
    refinance: {
      can: () => 'Rifinanziare la Compagnia',
      means: ({ capital }) =>
        `Ogni azionista cede un’azione su due, e la tesoreria riceve ${money(capital)}. Potresti non esserne più il Direttore; se nessuno tiene tre azioni passa in ${t('receivership', 'amministrazione controllata')}.`,
    },
    redeem: {
      can: ({ price, ...p }) => `Riscattare un’azione della ${p.company} per ${money(price)}`,
      means: ({ left }) =>
        `Sta nella tesoreria e rende dividendi alla Compagnia; i giocatori possono acquistarla lì. Resterebbero ${money(left)}.`,
    },
    accept: {
      can: () => 'Accettare',
      means: ({ kind, item, partner }) =>
        kind === 'train'
          ? `La ${partner} riceve il denaro e cede ${aTrain(item)}.`
          : `Due azioni delle due Compagnie diventano una della ${item}, azionista per azionista. Ciò che entrambe possiedono si unisce.`,
    },
    decline: {
      can: () => 'Rifiutare',
      means: () => 'Tutto resta com’è. In questo turno la stessa cosa non si propone più.',
    },
    keepOption: {
      can: ({ amount }) => `Riscattarla per ${money(amount)}`,
      means: () => 'È pagata per intero e resta.',
    },
    giveBackOption: {
      can: ({ amount }) => `Venderla per ${money(amount)}`,
      means: () => 'Va nel Bank Pool. Sono le azioni a decidere chi sarà Direttore.',
    },
    removeToken: {
      can: ({ hexes }) => `Togliere una stazione: ${named(hexes, (hex) => hexName(hex))}`,
      means: () => 'È persa per sempre. Tieni quelle in città che altri vogliono riempire.',
    },
    pass: passing({
      parliament: {
        can: 'Passare',
        means:
          'Può toccarti di nuovo dopo la prossima asta. Il round finisce quando tutti passano di seguito.',
      },
      auction: { can: 'Passare', means: 'Sei fuori da quest’asta, non dalla prossima.' },
      charter: {
        can: 'Non acquistare altre azioni',
        means: 'Il resto va venduto entro la fine del prossimo Round Azionario.',
      },
      merge: { means: 'La Compagnia resta com’è. Poi costruisce.' },
      token: { means: 'La Compagnia tiene le sue stazioni per dopo. Poi corrono i suoi treni.' },
      trains: { means: 'La Compagnia non acquista altri treni.' },
      redeem: { means: 'L’azione resta nel Bank Pool.' },
      acquire: { can: 'Terminare il turno', means: 'Il turno finisce e agisce la prossima Compagnia.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
