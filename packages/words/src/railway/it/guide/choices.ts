import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { TILES, clauses, either, kindsOf, named, oneOf, plural } from './lists.ts'

/** What can be done in every railway title, and what it would mean. */
export function choices({
  aPrivate,
  aTrain,
  directorShares,
  hexName,
  money,
  number,
}: Nouns): RailwayGuideWords['choices'] {
  return {
    putUp: {
      can: ({ items }) =>
        `Mettere all’asta ${named(items, ({ item, minimum }) => `${aPrivate(item)} (da ${money(minimum)})`)}`,
      means: () => 'Prima offri o passi tu, poi gli altri. Chi passa è fuori solo da quest’asta.',
    },
    bid: {
      can: ({ items }) =>
        `Fare un’offerta per ${named(items, ({ item, least }) => `${aPrivate(item)} (da ${money(least)})`)}`,
      means: ({ cash }) =>
        `Se nessuno offre di più, paghi la Banca ed è tua. Hai ${money(cash)}; ciò che spendi ti mancherà per acquistare azioni.`,
    },
    sell: {
      can: ({ sales }, at) => `Vendere azioni di ${named(sales, (sale) => company(at, sale.company))}`,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `una per ${money(sale.price)}` : `fino a ${sale.most} a ${money(sale.price)} l’una`}, poi il prezzo scende a ${money(sale.after)}`)}. In questo round non potrai più acquistare azioni di quella Compagnia.`,
    },
    start: {
      can: ({ companies }, at) =>
        `Avviare una Compagnia: ${named(companies, (each) => company(at, each.company))}`,
      means: ({ price, cost, capital, toOpen, ...p }, at) =>
        `Scegli il suo ${t('startPrice', 'prezzo iniziale')} e ne diventi ${t('director', 'Direttore')}. Per esempio la ${company(at, p.company)} a ${money(price)}: paghi ${money(cost)} per ${number(directorShares)} azioni e ${t('opening', 'apre')} con ${money(capital)}${toOpen === 0 ? ' subito' : `, quando ${plural(toOpen, { one: 'si vende un’altra azione', other: `si vendono altre ${toOpen} azioni` })}`}. Un prezzo più alto le dà più denaro.`,
    },
    buyShare: {
      can: ({ shares }, at) =>
        `Acquistare un’azione: ${named(shares, (each) => `${company(at, each.company)} ${money(each.price)}`)}`,
      means: ({ shares }, at) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `Un’azione della ${company(at, first?.company ?? '')} porta il ${first?.percent ?? 0}% di ogni suo dividendo e alla fine conta il suo prezzo.${opening.length === 0 ? '' : ` Con il tuo acquisto aprirebbe: ${named(opening, (each) => company(at, each.company))}.`}`
      },
    },
    repay: {
      can: ({ most }) => `Restituire fino a ${money(most)} del prestito`,
      means: ({ debt }) =>
        `Non consuma il turno. Restituito tutto il debito di ${money(debt)}, potrai di nuovo acquistare azioni. La penale resta.`,
    },
    lay: {
      can: ({ hexes, colours }) =>
        `Piazzare una tessera ${either.format(colours.map((each) => TILES[each] ?? each))} ${plural(hexes.length, { one: 'sull’esagono illuminato', other: `su uno ${[8, 11].includes(hexes.length) ? 'degli' : 'dei'} ${hexes.length} esagoni illuminati` })}`,
      means: ({ dearest, treasury }) =>
        `I binari uniscono le città, così i treni incassano di più. ${dearest === 0 ? 'Lì non costa nulla.' : `Il terreno costa fino a ${money(dearest)} su ${money(treasury)}.`} Il pannello mostra quanto ogni tessera aggiungerebbe alla corsa migliore.`,
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
    buyTrain: {
      can: ({ trains }) =>
        `Acquistare ${oneOf(trains, ({ train: id, from, price }) => `${aTrain(id)} per ${money(price)}${from === 'pool' ? ' dal Train Pool' : ''}`)}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `Lo paga la tesoreria, che ha ${money(treasury)}. Il primo treno di un nuovo tipo apre una ${t('phase', 'fase')}, e certi acquisti rendono ${t('obsolete', 'obsoleti')} i treni vecchi.`
          : `La tesoreria di ${money(treasury)} non basta: aggiungeresti ${money(help)}${loan > 0 ? `, di cui ${money(loan)} come ${t('loan', 'prestito')} con una penale di pari importo` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }, at) =>
        `Fare un’offerta per un treno di un’altra Compagnia: ${named(trains, ({ train: id, from }) => `${aTrain(id)} della ${company(at, from)}`, 'altri')}`,
      means: ({ most }) =>
        `Un prezzo qualsiasi da ${money(1)} a ${money(most)}, se entrambi i Direttori sono d’accordo. Fra Compagnie tue sposta denaro da una tesoreria all’altra.`,
    },
    discard: {
      can: ({ trains }) => `Cedere ${kindsOf(aTrain, trains)}`,
      means: () => `Va nel ${t('pool', 'Train Pool')} senza compenso, dove ogni Compagnia può acquistarlo.`,
    },
  }
}
