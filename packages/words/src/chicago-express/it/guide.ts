import { formatsFor } from '../../formats.ts'
import { guideFrame } from '../../it/guide-frame.ts'
import { company } from '../../railway/phrases.ts'
import { type ChicagoGuideWords, term as t } from '../guide-words.ts'
import { dials } from './refusals.ts'

const { list, money, plural } = formatsFor('it')

export const guide: ChicagoGuideWords = {
  ...guideFrame,
  steps: {
    bid: ({ initial, income, least, leader, highest, share, ...p }, at) =>
      `${initial ? 'Prima del primo turno' : 'Ora'} è all’asta un’${t('share', 'azione')} della ${company(at, p.company)}${initial ? '' : `, la numero ${share} che si vende`}. La compagnia ha un ${t('income', 'profitto')} di ${money(income)}. ${leader === null ? `Nessuno ha offerto; la ${t('minimum', 'prima offerta')} è di almeno ${money(least)}.` : `È in testa ${at.player(leader)} con ${money(highest)}; la prossima offerta è di almeno ${money(least)}.`} L’offerta più alta va nella ${t('treasury', 'tesoreria')} della compagnia.`,
    chooseDial: ({ red, cash }) =>
      `Comincia un turno: uno dei tre ${t('dial', 'indicatori')} avanza di un passo e la sua azione si esegue o si rinuncia. ${red.length === 0 ? '' : `Nel rosso, e chiusi fino al prossimo dividendo: ${list(red.map((dial) => dials[dial]))}. `}In mano: ${money(cash)}.`,
    offerShare: ({ cash }) =>
      `È stato mosso l’indicatore dell’asta: si può offrire un’${t('share', 'azione')} di qualunque compagnia aperta. Tutti possono fare offerte. In mano: ${money(cash)}.`,
    buildNetwork: ({ companies }, at) =>
      `È stato mosso l’indicatore dell’espansione: una compagnia di cui hai un’azione aggiunge da uno a tre esagoni alla sua ${t('network', 'rete')} e li paga dalla ${t('treasury', 'tesoreria')}.${companies.length === 0 ? '' : ` Può essere ${list(companies.map((id) => company(at, id)))}.`}`,
    develop: ({ houses }) =>
      `È stato mosso l’indicatore dello sviluppo: un esagono con una locomotiva riceve una ${t('house', 'casetta')} e vale di più per ogni compagnia presente. ${plural(houses, { one: 'Resta una casetta', other: `Restano ${houses} casette` })}.`,
    over: ({ winners }, at) =>
      `La partita è finita. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'ha' : 'hanno'} più denaro e ${winners.length === 1 ? 'vince' : 'vincono'}.`,
  },
  notes: {
    goal: () =>
      `Lo scopo: avere più denaro alla fine. Azioni e tesorerie allora non contano; il denaro viene dai ${t('dividend', 'dividendi')} e dall’esserci quando una compagnia raggiunge ${t('chicago', 'Chicago')}.`,
    dividend: ({ mine }) =>
      `Un indicatore è nel rosso. Quando lo segue un secondo, ogni compagnia paga un ${t('dividend', 'dividendo')}; per ora incasseresti ${money(mine)}.`,
  },
  choices: {
    bid: {
      can: ({ least, most }) =>
        `Offrire ${least === most ? money(least) : `da ${money(least)} a ${money(most)}`}`,
      means: ({ perShare, ...p }, at) =>
        `Se nessuno rilancia paghi l’offerta nella tesoreria della ${company(at, p.company)}, che con essa costruisce. Venduta questa azione, ciascuna avrebbe ora ${money(perShare)} di un dividendo.`,
    },
    pass: {
      can: () => 'Passare',
      means: ({ opens }) =>
        opens
          ? 'Sei fuori da quest’asta. Se nessuno offre, l’azione di un’asta iniziale è tua gratis; qualunque altra resta invenduta.'
          : 'Sei fuori da quest’asta e tieni il denaro per la prossima.',
    },
    chooseAuction: {
      can: () => 'Asta: offrire un’azione',
      means: ({ left }) =>
        `Ogni azione venduta porta denaro alla sua compagnia e divide il profitto fra più azioni. ${steps(left)}`,
    },
    chooseNetwork: {
      can: () => 'Espansione: costruire verso Chicago',
      means: ({ left }) =>
        `Città e montagne aumentano il profitto della compagnia per cui costruisci, e paga la sua tesoreria. ${steps(left)}`,
    },
    chooseDevelopment: {
      can: () => 'Sviluppo: far valere di più un esagono',
      means: ({ left }) => `Non costa nulla e aiuta ogni compagnia su quell’esagono. ${steps(left)}`,
    },
    offer: {
      can: ({ companies }, at) =>
        `Offrire un’azione di ${list(companies.map((each) => `${company(at, each.company)} (da ${money(each.minimum)})`))}`,
      means: () =>
        'Offri per primo, poi gli altri a turno. Una compagnia con denaro può costruire; una con molte azioni vendute paga meno per ciascuna.',
    },
    build: {
      can: ({ companies }, at) =>
        `Costruire per ${list(companies.map((each) => `${company(at, each.company)} (ha ${money(each.treasury)})`))}`,
      means: () =>
        'Tocca fino a tre esagoni illuminati. Ciascuno costa la sua cifra rossa per le locomotive presenti, la nuova compresa. La prima compagnia a Chicago paga subito i suoi azionisti.',
    },
    develop: {
      can: ({ hexes }) =>
        `Sviluppare ${plural(hexes, { one: 'un esagono', other: `uno di ${hexes} esagoni` })}`,
      means: () =>
        'Le sue compagnie guadagnano quanto promette l’esagono, subito e per sempre. Ogni esagono si sviluppa una volta.',
    },
    decline: {
      can: () => 'Rinunciare',
      means: () => 'Non si fa nulla e l’indicatore resta dov’è. Questo può avvicinare il dividendo.',
    },
  },
  terms: {
    share: {
      name: 'Azione',
      text: 'Una parte di una compagnia. Ogni azione incassa lo stesso di ogni dividendo. Non si rivende.',
    },
    income: {
      name: 'Profitto',
      text: 'Quanto una compagnia paga in un dividendo, diviso per le azioni vendute. Cresce con le città che raggiunge.',
    },
    treasury: {
      name: 'Tesoreria',
      text: 'Il denaro di una compagnia. Viene dalle sue aste e paga la sua rete; i giocatori non lo ricevono mai.',
    },
    dial: {
      name: 'Indicatore',
      text: 'Ogni azione ne ha uno. Un turno muove un indicatore di un passo; due nel rosso portano un dividendo generale.',
    },
    minimum: {
      name: 'Offerta minima',
      text: 'Il profitto diviso per le azioni vendute, questa compresa, arrotondato per eccesso.',
    },
    network: { name: 'Rete', text: 'Gli esagoni con locomotive di una compagnia, tutti collegati.' },
    house: {
      name: 'Casetta',
      text: 'La ha un esagono sviluppato. Aumenta il profitto di ogni compagnia presente.',
    },
    dividend: {
      name: 'Dividendo',
      text: 'Ogni compagnia paga il suo profitto diviso per le azioni vendute, arrotondato per eccesso per ogni azione. Paga la Banca.',
    },
    chicago: {
      name: 'Chicago',
      text: 'La compagnia che vi arriva paga un dividendo straordinario; dopo il primo arrivo apre la Wabash.',
    },
  },
}

function steps(left: number): string {
  return left <= 1
    ? 'Con questo l’indicatore va nel rosso.'
    : `Al suo indicatore restano ${left} passi fino al rosso.`
}
