import { guide as railwayGuide, passing } from '../../railway/en/guide/index.ts'
import { either, list, named, oneOf, plural } from '../../railway/en/guide/lists.ts'
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
      `Before the first stock round players put towns on the map, one at a time. ${plural(left, { one: 'One is', other: `${left} are` })} left.`,
    draft: ({ cash }) =>
      `Two railways lie in each stack. One player takes one of them, the other gets its partner; both pay at once. In hand: ${money(cash)}.`,
    price: ({ becomes, ...p }, at) =>
      `${company(at, p.company)} is a ${t('coal', 'coal railway')}. Its owner names the price: it goes into its ${t('treasury', 'treasury')}, and half of it is the ${t('startPrice', 'issue price')} of ${becomes}.`,
    mountain: ({ cash }) =>
      `Each player may buy one ${t('mountain', 'mountain railway')}. In hand: ${money(cash)}.`,
    firstStock: ({ cash, certificates, limit, backwards, drafted }) =>
      `First stock round: everybody buys one thing a turn, or passes, until all pass.${backwards ? ' The first lap goes backwards, from the last seat to the first.' : ''} On sale: ${drafted ? '' : `${t('mountain', 'mountain')}, ${t('coal', 'coal')} and ${t('preState', 'pre-state railways')}, and `}${t('share', 'shares')}. In hand: ${money(cash)} and ${certificates} of ${limit} ${t('certificateLimit', 'certificates')}. Nothing can be sold yet.`,
    track: ({ treasury, home, mine, colours, ...p }, at) =>
      `${company(at, p.company)} may lay one ${t('tile', 'tile')}: a yellow one or an ${t('upgrade', 'upgrade')}.${home === null ? '' : ` Its first tile must lie on its ${t('home', 'home')}, ${place(home)}.`}${mine ? ` Its track begins at its ${t('mine', 'mine')}.` : ''} The treasury holds ${money(treasury)}. Colours in play: ${list(colours)}.`,
    answer: ({ item, owner, price, ...p }, at) =>
      `${company(at, p.company)} asks for ${aTrain(item)} of ${company(at, owner)} and offers ${money(price)}. The director of ${company(at, owner)} says yes or no.`,
    exchange: ({ mountain }) =>
      `The first 4 train has come: all ${t('mountain', 'mountain railways')} become shares now, one after the other. Next is ${railway(mountain)}.`,
    surplus: (p, at) =>
      `${company(at, p.company)} was formed with two stations in one hex. One of them goes back to its charter.`,
    bondStation: ({ optional, ...p }, at) =>
      `The bond railway ${company(at, p.company)} gets a further ${t('station', 'station')}, free of charge, in a city with room${optional ? ', or none' : ''}.`,
  },
  notes: {
    ...shared.notes,
    goal: () =>
      `The aim: to be the wealthiest when the bank has no money left and the rounds of that set are over. Small railways earn from the first round on and become shares later; from then on money lies in ${t('dividend', 'dividends')} and rising ${t('price', 'prices')}.`,
    half: ({ becomes, ...p }, at) =>
      `${company(at, p.company)} is a small railway: half of its income goes to its owner, half into its treasury, without a question. Later it becomes shares of ${company(at, becomes)}.`,
    builds: (p, at) =>
      `${company(at, p.company)} is a construction railway: it only lays track and pays nothing for the ground. It has no trains, no income and no treasury, and closes when the state railway of its stack is due.`,
    forms: ({ companies }) =>
      `At the end of this round the ${t('state', plural(companies.length, { one: 'state railway', other: 'state railways' }))} ${list(companies)} ${plural(companies.length, { one: 'is', other: 'are' })} formed. A card tells who gets what.`,
    mines: ({ amount, ...p }, at) =>
      `The ${t('mine', 'mines')} of this run bring ${money(amount)} into the treasury of ${company(at, p.company)}, whatever is decided.`,
    debt: ({ debt }) =>
      `You owe ${money(debt)}. The ${t('loan', 'debt')} grows by half at the end of each stock round; whatever you earn pays it first. Until it is paid you cannot buy shares.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `${company(at, p.company)} has no train and must own one at the end of its turn. The cheapest costs ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Its treasury can pay for it.'
        : ` Its director adds ${money(cheapest - treasury)}; he has ${money(cash)}${loan > 0 ? `, and ${money(loan)} must come from his shares or become his ${t('loan', 'debt')}` : ''}.`),
  },
  choices: {
    ...shared.choices,
    placeTown: {
      can: ({ hexes }) => `Put a town on one of ${hexes} lit hexes`,
      means: () =>
        'From now on only tiles with a town fit there, and trains that stop there earn. What the ground costs stays.',
    },
    draft: {
      can: ({ railways }) => `Take a railway: ${named(railways, (id) => id)}`,
      means: () =>
        `You pay for it and own it; the other player pays for its partner. ${t('coal', 'Coal')} and ${t('preState', 'pre-state railways')} earn at once and become shares later; those of stack 1 only build.`,
    },
    namePrice: {
      can: ({ least, most }) => `Name a price from ${money(least)} to ${money(most)}`,
      means: ({ becomes, least, most }) =>
        `The treasury gets it and buys a ${t('goods', '1g train')} for 120 G at once. A share of ${becomes} then costs half: ${money(least / 2)} to ${money(most / 2)}.`,
    },
    buyCoal: {
      can: ({ railways }) => `Buy a coal railway: ${named(railways, (id) => id)}`,
      means: ({ least, most, becomes }) =>
        `You choose its price, ${money(least)} to ${money(most)}. Its treasury gets it and buys a ${t('goods', '1g train')} for 120 G at once; half of the price is what a share of its ${t('regional', 'regional railway')} costs, here of ${becomes}. You get half of its income, and later the 20% certificate of that railway.`,
    },
    buyPreState: {
      can: ({ railways }) =>
        `Buy a pre-state railway: ${named(railways, ({ railway: id, price }) => `${id} ${money(price)}`)}`,
      means: ({ becomes }) =>
        `The whole price goes into its treasury, for trains and track. You get half of its income. When its ${t('state', 'state railway')} is formed, here ${becomes}, number 1 becomes 20% of it, the others 10%.`,
    },
    buyMountain: {
      can: ({ count }) =>
        `Buy a mountain railway (${plural(count, { one: 'one is', other: `${count} are` })} left)`,
      means: ({ price, income, left }) =>
        `The bank gets ${money(price)}. It pays you ${money(income)} in every operating round and later becomes 10% of a ${t('regional', 'regional railway')} of your choice. You would have ${money(left)} left.`,
    },
    exchangeMountain: {
      can: ({ mountain, companies }) =>
        `Exchange ${railway(mountain)} for 10% of ${either.format(companies)}`,
      means: () =>
        'It costs nothing. The mountain railway pays no more; the share brings dividends and counts its price at the end.',
    },
    exchangeCoal: {
      can: ({ railways }) =>
        `Exchange ${named(railways, (each) => `${each.railway} for 20% of ${each.becomes}`)}`,
      means: () =>
        `You get the 20% certificate; treasury and trains go along. With half of its shares sold the regional railway opens. The station at the mine leaves the map.`,
    },
    repay: {
      can: shared.choices.repay.can,
      means: ({ debt }) =>
        `Once the whole debt of ${money(debt)} is paid back you can buy shares again. Meanwhile it grows.`,
    },
    removeToken: {
      can: ({ hex }) => `Take back one of the two stations in ${nouns.hexName(hex)}`,
      means: () => 'It can be placed again in another city, at the price of the next station.',
    },
    run: {
      can: ({ revenue }) => (revenue === 0 ? 'Run the trains' : `Run for ${money(revenue)}`),
      means: ({ revenue, perShare, half, mines }) =>
        revenue === 0
          ? `Nothing can be earned yet.${half ? '' : ' The price falls.'}`
          : `That is the most these trains can earn, and the rules ask for it. ${half ? `Its owner gets ${money(perShare)}, its treasury as much.` : `A dividend would bring ${money(perShare)} a share.`}${mines > 0 ? ` Mines bring the treasury ${money(mines)} besides.` : ''}`,
    },
    discard: {
      can: shared.choices.discard.can,
      means: () => 'It leaves the game without compensation.',
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help === 0
          ? shared.choices.buyTrain.means(p, at)
          : `The treasury of ${money(p.treasury)} is not enough: you would add ${money(p.help)}${p.loan > 0 ? `, and what you lack of it becomes your ${t('loan', 'debt')}` : ''}.`,
    },
    tradeIn: {
      can: ({ trains }) =>
        `Hand one in: ${oneOf(trains, ({ train, given, price }) => `${aTrain(train)} for ${aTrain(given)} and ${money(price)}`)}`,
      means: () =>
        `With a ${t('tradeIn', 'trade-in')} the bank takes a weaker train of the same kind at half of its price. Each company may do so once in a round.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Ask for a train of another company: ${oneOf(trains, ({ train, from, price }) => `${aTrain(train)} of ${from} ${price === null ? 'at any price' : `for ${money(price)}`}`)}`,
      means: ({ most }) =>
        `It costs up to ${money(most)}. Another director must agree: the price is that of the card and goes to his company. Between your own companies any price will do.`,
    },
    sellForTrain: {
      can: ({ companies }) => `Sell shares of ${named(companies, (id) => id)} for the train`,
      means: () =>
        'As long as something is missing for the train, its director may sell shares. The price of that company goes one row down.',
    },
    accept: {
      can: ({ price }) => `Sell it for ${money(price)}`,
      means: ({ owner, item, price }) => `${owner} gets ${money(price)} and gives ${aTrain(item)} away.`,
    },
    decline: {
      can: () => 'Keep it',
      means: () => 'Everything stays as it is. This train cannot be asked for again in the same turn.',
    },
    pass: passing({
      mountain: { can: 'Go on without one', means: 'You keep your cash for shares.' },
      firstStock: {
        can: 'Pass',
        means:
          'You keep your cash and can buy in a later lap. The round ends when everybody passes in a row; small railways left over leave the game.',
      },
      track: { means: 'No track is laid in this turn. The next step follows.' },
      bondStation: { means: 'That station is not placed any more.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
