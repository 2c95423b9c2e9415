import { guide as railwayGuide, passing } from '../../railway/it/guide/index.ts'
import { COLOURS, clauses, either, kindsOf, list, named, plural } from '../../railway/it/guide/lists.ts'
import { company } from '../../railway/phrases.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, local, money, nouns, privateName, train } from './names.ts'

const shared = railwayGuide(nouns)

export const guide: CzGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Prima delle azioni si acquistano le ${t('local', 'Compagnie Locali')}, una alla volta, a turno fino all’ultimo giocatore e ritorno. ${plural(left, { one: 'Ne resta una', other: `Ne restano ${left}` })}, da ${money(cheapest)} a ${money(dearest)}. In mano: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `Le ${t('private', 'Compagnie Private')} vanno all’asta una dopo l’altra. Chi è di turno sceglie quale va all’asta; poi tutti offrono o passano.`
        : `È all’asta ${privateName(item)}. ${leader === null ? '' : `${at.player(leader)} è in testa con ${money(bid)}. `}Ogni offerta sale di almeno 5 K; chi passa è fuori.`,
    mwTrack: ({ value }) =>
      `Comincia un Round Operativo. Il proprietario della Compagnia Privata MW può costruire o aggiornare il suo esagono; poi riceve quanto vale quella città${value > 0 ? `, ora ${money(value)}` : ''}.`,
    home: (p, at) =>
      `È il primo turno della ${company(at, p.company)}. Come Compagnia Maggiore piazza al confine la sua tessera rossa e lì la ${t('home', 'stazione-base')}, gratis.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `La ${company(at, p.company)} costruisce: ${first ? 'due' : 'una'} ${t('tile', first ? 'tessere gialle' : 'tessera gialla')}${first ? ', perché è il primo turno,' : ''} o un ${t('upgrade', 'aggiornamento')}. La ${t('treasury', 'tesoreria')} ha ${money(treasury)}. Colori in gioco: ${list(colours.map((each) => COLOURS[each] ?? each))}.`,
    acquire: ({ treasury, ...p }, at) =>
      `La ${company(at, p.company)} può fare l’${t('acquisition', 'acquisizione')} di una Compagnia più piccola. La sua tesoreria ha ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `La ${company(at, p.company)} ha ora due stazioni in un esagono. Una lascia la mappa e si può piazzare di nuovo per 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha ricevuto treni. Ha ${plural(owned, { one: 'un treno', other: `${owned} treni` })}; il ${t('trainLimit', 'limite')} è ${limit}. Ognuno si tiene, si converte in un tipo più grande o si scarta, ora e non dopo.`,
    chooseCity: (p, at) =>
      `L’esagono-base della ${company(at, p.company)} ha ora due città. La sua stazione va in una di esse.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `La ${company(at, p.company)} offre ${money(price)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item)}. Entrambe le parti devono essere d’accordo.`,
  },
  notes: {
    ...shared.notes,
    vaclav: (p, at) =>
      `La ${company(at, p.company)} è di ${t('vaclav', 'Václav')}. Qui decidi tu per lei, e non paga nulla.`,
    anytime: (p, at) =>
      `La ${company(at, p.company)} possiede una ${t('local', 'Compagnia Locale')}. In ogni momento del turno può usarne l’${t('power', 'abilità')} una volta, o venderla alla Banca.`,
  },
  choices: {
    ...shared.choices,
    buyLocal: {
      can: ({ count }) =>
        `Acquistare una Compagnia Locale (${plural(count, { one: 'una alla tua portata', other: `${count} alla tua portata` })})`,
      means: ({ price, income, left, ...p }) =>
        `La più economica, la ${local(p.local)}, costa ${money(price)} e paga ${money(income)} in ognuno dei tredici Round Operativi. Alla fine conta 120 K. Avresti ancora ${money(left)} per le azioni.`,
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
    acquire: {
      can: ({ targets }, at) => `Acquisire ${named(targets, (each) => company(at, each.company))}`,
      means: ({ targets }, at) =>
        `${clauses(targets, (each) => `${company(at, each.company)} da ${each.least} a ${money(each.most)} per azione, almeno ${money(each.cost)} in tutto`)}. I giocatori sono pagati per le loro azioni; la Compagnia riceve denaro, Compagnie Locali, treni e stazioni. Il suo Direttore deve essere d’accordo.`,
    },
    removeToken: {
      can: ({ hex }) => `Togliere una delle due stazioni a ${hexName(hex)}`,
      means: () => 'Torna alla Compagnia, che può piazzarla altrove per 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Convertire ${named(turns, ({ train: id, to, cost }) => `${aTrain(id)} in ${aTrain(to)}${cost > 0 ? ` (${money(cost)})` : ''}`, 'altri')}`,
      means: () =>
        'La stessa carta come treno più grande. Conta come vendita: treni più deboli di quel colore possono diventare obsoleti.',
    },
    scrapTrain: {
      can: ({ trains }) => `Scartare ${kindsOf(aTrain, trains)}`,
      means: () => 'Lascia il gioco e libera un posto nel limite. Non si riceve nulla.',
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
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help > 0
          ? shared.choices.buyTrain.means(p, at)
          : `Lo paga la tesoreria, che ha ${money(p.treasury)}. La prima carta di una nuova lettera comincia una ${t('phase', 'fase')}, e certi acquisti rendono ${t('obsolete', 'obsoleti')} i vecchi treni.`,
    },
    pass: passing({
      preStock: {
        can: 'Passare',
        means:
          'Tieni il tuo denaro e potrai acquistare in un altro turno. Il round finisce quando tutti passano di seguito; le Compagnie Locali rimaste lasciano il gioco.',
      },
      mwTrack: { means: 'L’esagono resta com’è e la Compagnia Privata paga quanto vale.' },
      acquire: { means: 'La Compagnia non acquisisce nessuno. Poi può acquistare treni.' },
      acquiredTrains: {
        can: 'Tenere i treni come sono',
        means: 'Restano come sono e occupano posto nel Limite-Treni.',
      },
    }),
  },
  terms: { ...shared.terms, ...terms },
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return `la ${item}`
  return kind === 'train' ? `un ${train(item)}` : `la ${local(item as Parameters<typeof local>[0])}`
}
