import { guide as railwayGuide, passing } from '../../railway/it/guide/index.ts'
import { COLOURS, either, list, named, oneOf, plural } from '../../railway/it/guide/lists.ts'
import { company } from '../../railway/phrases.ts'
import { type AhGuideWords, term as t, withShared } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, money, nouns, place, railway } from './names.ts'

const shared = railwayGuide(nouns)

export const guide: AhGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    towns: ({ left }) =>
      `Prima del primo Round Azionario i giocatori mettono cittadine sulla mappa, una alla volta. ${plural(left, { one: 'Ne resta una', other: `Ne restano ${left}` })}.`,
    draft: ({ cash }) =>
      `In ogni pila ci sono due ferrovie. Un giocatore ne prende una e l’altro riceve quella che resta; entrambi pagano subito. In mano: ${money(cash)}.`,
    price: ({ becomes, ...p }, at) =>
      `La ${company(at, p.company)} è una ${t('coal', 'ferrovia carbonifera')}. Il proprietario ne fissa il prezzo: va nella sua ${t('treasury', 'tesoreria')}, e la metà è il ${t('startPrice', 'prezzo iniziale')} della ${becomes}.`,
    mountain: ({ cash }) =>
      `Ogni giocatore può acquistare una ${t('mountain', 'ferrovia di montagna')}. In mano: ${money(cash)}.`,
    firstStock: ({ cash, certificates, limit, backwards, drafted }) =>
      `Primo Round Azionario: a turno ciascuno acquista una cosa o passa, finché tutti passano.${backwards ? ' Il primo giro va al contrario, dall’ultimo posto al primo.' : ''} In vendita: ${drafted ? '' : `ferrovie ${t('mountain', 'di montagna')}, ${t('coal', 'carbonifere')} e ${t('preState', 'pre-statali')}, e `}${t('share', 'azioni')}. In mano: ${money(cash)} e ${certificates} ${t('certificateLimit', 'certificati')} su ${limit}. Non si può ancora vendere nulla.`,
    track: ({ treasury, home, mine, colours, ...p }, at) =>
      `La ${company(at, p.company)} può piazzare una ${t('tile', 'tessera')}: una gialla o un ${t('upgrade', 'aggiornamento')}.${home === null ? '' : ` La prima deve stare sul suo ${t('home', 'esagono-base')}, ${place(home)}.`}${mine ? ` I suoi binari cominciano dalla sua ${t('mine', 'miniera')}.` : ''} La tesoreria ha ${money(treasury)}. Colori in gioco: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    answer: ({ item, owner, price, ...p }, at) =>
      `La ${company(at, p.company)} chiede ${aTrain(item)} della ${company(at, owner)} e offre ${money(price)}. Il Direttore della ${company(at, owner)} dice sì o no.`,
    exchange: ({ mountain }) =>
      `È arrivato il primo treno 4: tutte le ${t('mountain', 'ferrovie di montagna')} diventano ora azioni, una dopo l’altra. Adesso tocca a questa: ${railway(mountain)}.`,
    surplus: (p, at) =>
      `La ${company(at, p.company)} si è formata con due stazioni in un esagono. Una di esse torna sul suo Statuto.`,
    bondStation: ({ optional, ...p }, at) =>
      `La ferrovia obbligazionaria ${company(at, p.company)} riceve un’altra ${t('station', 'stazione')}, gratis, in una città con posto${optional ? ', o nessuna' : ''}.`,
  },
  notes: {
    ...shared.notes,
    goal: () =>
      `Lo scopo: essere il più ricco quando la Banca resta senza denaro e finiscono i round di quel set. Le piccole ferrovie rendono fin dal primo round e più tardi diventano azioni; da allora il denaro sta nei ${t('dividend', 'dividendi')} e nell’aumento dei ${t('price', 'prezzi')}.`,
    half: ({ becomes, ...p }, at) =>
      `La ${company(at, p.company)} è una piccola ferrovia: metà degli introiti va al proprietario, metà alla sua tesoreria, senza chiedere. Più tardi diventa azioni della ${company(at, becomes)}.`,
    builds: (p, at) =>
      `La ${company(at, p.company)} è una ferrovia di costruzione: costruisce soltanto e non paga il terreno. Non ha treni, introiti né tesoreria, e chiude quando è ora di formare la ferrovia statale della sua pila.`,
    forms: ({ companies }) =>
      `Alla fine di questo round si ${plural(companies.length, { one: 'forma la', other: 'formano le' })} ${t('state', plural(companies.length, { one: 'ferrovia statale', other: 'ferrovie statali' }))} ${list(companies)}. Una scheda dice chi riceve che cosa.`,
    mines: ({ amount, ...p }, at) =>
      `Le ${t('mine', 'miniere')} di questa corsa portano ${money(amount)} alla tesoreria della ${company(at, p.company)}, qualunque cosa si decida.`,
    debt: ({ debt }) =>
      `Devi ${money(debt)}. Il ${t('loan', 'debito')} cresce della metà alla fine di ogni Round Azionario; ciò che incassi va prima a saldarlo. Finché non è saldato non puoi acquistare azioni.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} non ha treni e deve averne uno alla fine del turno. Il più economico costa ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' La sua tesoreria può pagarlo.'
        : ` Il suo Direttore aggiunge ${money(cheapest - treasury)}; ha ${money(cash)}${loan > 0 ? `, e ${money(loan)} devono venire dalle sue azioni o diventano un suo ${t('loan', 'debito')}` : ''}.`),
  },
  choices: {
    ...shared.choices,
    placeTown: {
      can: ({ hexes }) => `Mettere una cittadina su uno dei ${hexes} esagoni illuminati`,
      means: () =>
        'Da ora lì stanno solo tessere con una cittadina, e i treni che vi si fermano incassano. Il costo del terreno resta.',
    },
    draft: {
      can: ({ railways }) => `Prendere una ferrovia: ${named(railways, (id) => id)}`,
      means: () =>
        `La paghi ed è tua; l’altro giocatore riceve e paga quella che resta. Le ferrovie ${t('coal', 'carbonifere')} e ${t('preState', 'pre-statali')} rendono subito e più tardi diventano azioni; quelle della pila 1 costruiscono soltanto.`,
    },
    namePrice: {
      can: ({ least, most }) => `Fissare un prezzo da ${money(least)} a ${money(most)}`,
      means: ({ becomes, least, most }) =>
        `Va alla tesoreria, che acquista subito un ${t('goods', 'treno 1g')} per 120 G. Un’azione della ${becomes} costa allora la metà: da ${money(least / 2)} a ${money(most / 2)}.`,
    },
    buyCoal: {
      can: ({ railways }) => `Acquistare una ferrovia carbonifera: ${named(railways, (id) => id)}`,
      means: ({ least, most, becomes }) =>
        `Scegli il prezzo, da ${money(least)} a ${money(most)}. Va alla sua tesoreria, che acquista subito un ${t('goods', 'treno 1g')} per 120 G; la metà del prezzo è quanto costa un’azione della sua ${t('regional', 'ferrovia regionale')}, qui la ${becomes}. Ricevi metà degli introiti e più tardi il certificato del 20% di quella Compagnia.`,
    },
    buyPreState: {
      can: ({ railways }) =>
        `Acquistare una ferrovia pre-statale: ${named(railways, ({ railway: id, price }) => `${id} ${money(price)}`)}`,
      means: ({ becomes }) =>
        `Tutto il prezzo va alla sua tesoreria, per treni e binari. Ricevi metà degli introiti. Quando si forma la sua ${t('state', 'ferrovia statale')}, qui la ${becomes}, la numero 1 ne diventa il 20%, le altre il 10%.`,
    },
    buyMountain: {
      can: ({ count }) =>
        `Acquistare una ferrovia di montagna (${plural(count, { one: 'ne resta una', other: `ne restano ${count}` })})`,
      means: ({ price, income, left }) =>
        `La Banca riceve ${money(price)}. Ti paga ${money(income)} in ogni Round Operativo e più tardi diventa il 10% di una ${t('regional', 'ferrovia regionale')} a tua scelta. Ti resterebbero ${money(left)}.`,
    },
    exchangeMountain: {
      can: ({ mountain, companies }) =>
        `Scambiare ${railway(mountain)} con il 10% di ${either.format(companies)}`,
      means: () =>
        'Non costa nulla. La ferrovia di montagna non paga più; l’azione porta dividendi e alla fine conta il suo prezzo.',
    },
    exchangeCoal: {
      can: ({ railways }) =>
        `Scambiare ${named(railways, (each) => `${each.railway} con il 20% della ${each.becomes}`)}`,
      means: () =>
        'Ricevi il certificato del 20%; tesoreria e treni lo seguono. Con metà delle azioni vendute la ferrovia regionale apre. La stazione alla miniera lascia la mappa.',
    },
    repay: {
      can: shared.choices.repay.can,
      means: ({ debt }) =>
        `Restituito tutto il debito di ${money(debt)}, potrai di nuovo acquistare azioni. Intanto cresce.`,
    },
    removeToken: {
      can: ({ hex }) => `Riprendere una delle due stazioni a ${nouns.hexName(hex)}`,
      means: () => 'Si può piazzare di nuovo in un’altra città, al prezzo della prossima stazione.',
    },
    run: {
      can: ({ revenue }) => (revenue === 0 ? 'Far correre i treni' : `Fare la corsa da ${money(revenue)}`),
      means: ({ revenue, perShare, half, mines }) =>
        revenue === 0
          ? `Non si incassa ancora nulla.${half ? '' : ' Il prezzo scende.'}`
          : `È il massimo per questi treni, e le regole lo richiedono. ${half ? `Il proprietario riceve ${money(perShare)}, la tesoreria altrettanto.` : `Un dividendo darebbe ${money(perShare)} per azione.`}${mines > 0 ? ` Le miniere portano inoltre ${money(mines)} alla tesoreria.` : ''}`,
    },
    discard: {
      can: shared.choices.discard.can,
      means: () => 'Lascia il gioco senza compenso.',
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help === 0
          ? shared.choices.buyTrain.means(p, at)
          : `La tesoreria di ${money(p.treasury)} non basta: aggiungeresti ${money(p.help)}${p.loan > 0 ? `, e ciò che ti manca diventa un tuo ${t('loan', 'debito')}` : ''}.`,
    },
    tradeIn: {
      can: ({ trains }) =>
        `Consegnarne uno: ${oneOf(trains, ({ train, given, price }) => `${aTrain(train)} per ${aTrain(given)} e ${money(price)}`)}`,
      means: () =>
        `Con una ${t('tradeIn', 'consegna')} la Banca prende un treno più debole dello stesso tipo a metà del suo prezzo. Ogni Compagnia può farlo una volta per round.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Chiedere un treno di un’altra Compagnia: ${oneOf(trains, ({ train, from, price }) => `${aTrain(train)} della ${from} ${price === null ? 'a qualsiasi prezzo' : `per ${money(price)}`}`)}`,
      means: ({ most }) =>
        `Costa fino a ${money(most)}. Un altro Direttore deve accettare: il prezzo è quello della carta e va alla sua Compagnia. Fra Compagnie tue va bene qualsiasi prezzo.`,
    },
    sellForTrain: {
      can: ({ companies }) => `Vendere azioni di ${named(companies, (id) => id)} per il treno`,
      means: () =>
        'Finché manca qualcosa per il treno, il Direttore può vendere azioni. Il prezzo di quella Compagnia scende di una riga.',
    },
    accept: {
      can: ({ price }) => `Venderlo per ${money(price)}`,
      means: ({ owner, item, price }) => `La ${owner} riceve ${money(price)} e cede ${aTrain(item)}.`,
    },
    decline: {
      can: () => 'Tenerlo',
      means: () => 'Tutto resta com’è. Quel treno non si può chiedere di nuovo nello stesso turno.',
    },
    pass: passing({
      mountain: { can: 'Proseguire senza', means: 'Tieni i tuoi contanti per le azioni.' },
      firstStock: {
        can: 'Passare',
        means:
          'Tieni i tuoi contanti e puoi acquistare in un altro giro. Il round finisce quando tutti passano di seguito; le piccole ferrovie rimaste lasciano il gioco.',
      },
      track: { means: 'In questo turno non si costruisce. Viene il passo seguente.' },
      bondStation: { means: 'Quella stazione non si piazza più.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
