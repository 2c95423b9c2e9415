import { capital } from '../../capital.ts'
import { guide as railwayGuide, passing } from '../../railway/en/guide/index.ts'
import { clauses, list, named, plural } from '../../railway/en/guide/lists.ts'
import { long } from '../../railway/en/rounds.ts'
import { company } from '../../railway/phrases.ts'
import { type RmGuideWords, term as t, withShared } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, kindOf, money, nouns, place } from './names.ts'

const shared = railwayGuide(nouns)
/** What each type is paid for. — 7.8.1 to 7.8.3 */
const PAID = {
  express: `${t('express', 'Express')} trains are paid for cities and the edge.`,
  freight: `${t('freight', 'Freight')} trains are paid for their ends and the distance.`,
  local: `${t('local', 'Local')} trains are paid for small stations too.`,
} as const
const shares = (count: number): string => plural(count, { one: 'one share', other: `${count} shares` })

export const guide: RmGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    parliament: ({ cash, open, most }) =>
      `In ${t('parliament', 'Parliament')} players bid for ${t('charter', 'charters')}. Whoever is asked may name ${plural(open, { one: 'a company', other: `one of ${open} companies` })} and open its auction, or pass. In hand: ${money(cash)}; ${most < 0 ? 'too little for a charter' : `enough for a bid of ${money(most)}`}.`,
    auction: ({ bid, leader, ...p }, at) =>
      `The ${t('charter', 'charter')} of ${company(at, p.company)} is being auctioned. ${at.player(leader)} leads with ${money(bid)}. Each bid is at least £5 higher; whoever passes is out of this auction.`,
    charter: ({ par, missing, ...p }, at) =>
      par === null
        ? `The charter of ${company(at, p.company)} is won. Its winner chooses the ${t('par', 'par')} and pays three times that for the ${t('director', 'director’s')} certificate.`
        : `${company(at, p.company)} has a par of ${money(par)}. It ${t('opening', 'opens')} with ${shares(missing)} more sold; up to two can be bought now.`,
    tokens: ({ treasury, ...p }, at) =>
      `${company(at, p.company)} has opened and buys its ${t('station', 'stations')}, the home among them. Its ${t('treasury', 'treasury')} holds ${money(treasury)}. No more can be bought later.`,
    fine: ({ owed }) =>
      `A company did not open in time: an ${t('obligation', 'obligation')} has failed. ${money(owed)} of the fine are still owed, and shares are sold for it.`,
    merge: ({ partners, ...p }, at) =>
      `${company(at, p.company)} begins its turn. Before anything else it may ${t('merger', 'merge')} with ${named(partners, (id) => company(at, id))}, to which its track leads.`,
    track: ({ home, colours, ...p }, at) =>
      `${company(at, p.company)} builds: up to two yellow ${t('tile', 'tiles')}, or one ${t('upgrade', 'upgrade')}, or a ${t('smallStation', 'small station')}, or a link to ${t('london', 'London')}. ${home === null ? `Colours in play: ${list(colours)}.` : `It must build in ${place(home)}, where its ${t('home', 'home')} station stands outside a circle.`}`,
    run: ({ trains, types, ...p }, at) =>
      `${company(at, p.company)} runs its ${t('train', 'trains')}: ${list(nouns.someTrains(trains))}. Each takes one ${t('route', 'route')}. ${types.map((type) => PAID[type]).join(' ')} Each ${t('location', 'place')} pays once.`,
    trains: ({ treasury, trains, limit, ofEach, ...p }, at) =>
      `${company(at, p.company)} may buy trains. It has ${trains.length === 0 ? 'none' : list(nouns.someTrains(trains))}, the ${t('trainLimit', 'limit')} is ${limit} ${ofEach ? 'of each type' : 'in all'}, the treasury holds ${money(treasury)}. A train bought now runs in the next operating round.`,
    redeem: ({ price, treasury, ...p }, at) =>
      `${company(at, p.company)} may redeem one of its own shares from the ${t('pool', 'pool')} for ${money(price)}. Its treasury holds ${money(treasury)}.`,
    acquire: ({ partners, ...p }, at) =>
      `${company(at, p.company)} ends its turn. As the last thing it may acquire ${named(partners, (id) => company(at, id))}, to which its track leads.`,
    answer: ({ kind, item, partner, ...p }, at) =>
      kind === 'train'
        ? `${company(at, p.company)} wants to buy ${aTrain(item)} of ${company(at, partner)}. Both directors must agree.`
        : `${company(at, p.company)} proposes ${kind === 'merge' ? 'a merger with' : 'to acquire'} ${company(at, partner)}; ${company(at, item)} would survive. Both directors must agree.`,
    option: ({ units, keep, giveBack, own, ...p }, at) =>
      `Two shares become one. ${units === 1 ? `An odd share of ${company(at, p.company)} is left` : `The director’s certificate of ${company(at, p.company)} is not fully paid`}: an ${t('option', 'option')}. ${own ? 'The treasury' : 'Its holder'} keeps it for ${money(keep)} or sells it for ${money(giveBack)}.`,
    tokensTooMany: ({ over, ...p }, at) =>
      `${company(at, p.company)} has ${plural(over, { one: 'one station', other: `${over} stations` })} too many after joining. Its director chooses what leaves the map; the home stays.`,
  },
  notes: {
    ...shared.notes,
    next: ({ parliament, ...p }, at) =>
      parliament
        ? `Next: ${t('parliament', 'Parliament')}, then ${t('stockRound', long.stock(p.set))}.`
        : shared.notes.next(p, at),
    obligation: ({ missing, fine, thisRound, ...p }, at) =>
      `You won ${company(at, p.company)} in Parliament. ${capital(shares(missing))} more must be sold by the end of ${thisRound ? 'this' : 'the next'} stock round, else you pay a fine of ${money(fine)}.`,
    mustTrain: ({ cheapest, treasury, enough, ...p }, at) =>
      `${company(at, p.company)} has no train and must own one at the end of its turn. The bank’s costs ${money(cheapest)}, the treasury has ${money(treasury)}. ${enough ? 'It can pay for it.' : `It sells own shares, if it has any, or is ${t('refinancing', 'refinanced')}; if neither is enough it goes ${t('bankruptcy', 'bankrupt')}.`}`,
    subsidy: ({ amount, ...p }, at) =>
      `The locals of ${company(at, p.company)} bring its treasury ${money(amount)}, whatever is decided about the dividend.`,
    simple: ({ newcomers }) =>
      newcomers
        ? 'The game for new players: one type of train, companies from Parliament only, no redemption, no bought warranties, no manoeuvre of Hudson.'
        : `This game is played with one type of train and without ${t('permit', 'permits')}.`,
    lner: ({ formed }) =>
      formed
        ? `The ${t('lner', 'LNER')} has formed: nothing is built, started or joined any more. The game ends after the last three operating rounds.`
        : `The ${t('lner', 'LNER')} forms at the end of this set of operating rounds.`,
  },
  choices: {
    ...shared.choices,
    sell: {
      can: shared.choices.sell.can,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `one for ${money(sale.price)}` : `up to ${sale.most} for ${money(sale.price)} each`}, and after ${sale.most === 1 ? 'it' : 'the first'} the price is ${money(sale.after)}`)}. Every share sold takes the price of an open company a step down. You may not buy shares of that company again in this round.`,
    },
    payOut: {
      can: shared.choices.payOut.can,
      means: ({ own, ...p }, at) =>
        own === 0
          ? shared.choices.payOut.means(p, at)
          : `${money(p.perShare)} a share: you get ${money(p.mine)}, the company ${money(own)} for its own shares. The price ${p.from === p.to ? `stays at ${money(p.to)}` : `rises from ${money(p.from)} to ${money(p.to)}`}.`,
    },
    withhold: {
      can: shared.choices.withhold.can,
      means: ({ treasury, from, to }) =>
        `The treasury grows to ${money(treasury)}, for trains. The price falls from ${money(from)} to ${money(to)}. You get nothing.`,
    },
    openAuction: {
      can: ({ companies }) => `Name a company: ${named(companies, (id) => id)}`,
      means: ({ most }) =>
        `You open its auction with your bid, from nothing to ${money(most)}. If nobody bids higher you pay it to the bank and start the company. Whoever wins takes on its ${t('obligation', 'obligation')}.`,
    },
    bid: {
      can: ({ least, most }) => `Bid from ${money(least)} to ${money(most)}`,
      means: (p) =>
        `If nobody goes higher you pay the bid and start ${p.company}. £162 must stay in hand for the cheapest certificate.`,
    },
    takeCharter: {
      can: ({ low, high }) => `Choose a par from ${money(low)} to ${money(high)}`,
      means: ({ low, high, opens, ...p }) =>
        `You pay ${money(3 * low)} to ${money(3 * high)}. ${p.company} gets ten times its par when half of it is sold.${opens === null ? ' You cannot buy so many shares at once: the rest must be sold in the stock round, or you pay the fine.' : ` Up to ${money(opens)} you can buy two more shares and open it at once.`}`,
    },
    furtherShare: {
      can: ({ price, ...p }) => `Buy a share of ${p.company} for ${money(price)}`,
      means: ({ missing }) =>
        missing === 1
          ? 'With it the company opens.'
          : `After it ${shares(missing - 1)} would be missing for it to open.`,
    },
    start: {
      can: ({ companies }) => `Start a company yourself: ${named(companies, (id) => id)}`,
      means: ({ low, high }) =>
        `You choose a price from ${money(low)} to ${money(high)} and pay three times that to the company, not to the bank. It gets no more than its shares bring, but has no obligation.`,
    },
    buyTokens: {
      can: ({ least, most }) => `Buy ${least} to ${most} stations`,
      means: ({ price }) =>
        `Each costs ${money(price)} from the treasury. The money will be missing for the first train.`,
    },
    merge: {
      can: ({ partners }) => `Merge with ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `Two shares become one, and trains, money, permits and stations come together. The price would be ${clauses(partners, (each) => `${money(each.price)} with ${each.company}`)}. Its director must agree, unless that is you.`,
    },
    acquire: {
      can: ({ partners }) => `Acquire ${named(partners, (each) => each.company)}`,
      means: ({ partners }) =>
        `Like a merger, but the turn is over, and what is left has operated for this round. The price would be ${clauses(partners, (each) => `${money(each.price)} with ${each.company}`)}.`,
    },
    placeSmall: {
      can: ({ hexes }) =>
        `Place a small station on ${plural(hexes, { one: 'one hex', other: `one of ${hexes} hexes` })}`,
      means: () =>
        'Local trains are paid £20 for it, those of all companies. Nothing else is built in this turn.',
    },
    linkLondon: {
      can: () => 'Link London',
      means: ({ left }) =>
        `Your trains may run to London, by any of its entries. It takes a station, and nothing else is built. ${plural(left, { one: 'One place is left.', other: `${left} places are left.` })}`,
    },
    run: {
      can: shared.choices.run.can,
      means: ({ revenue, perShare }) =>
        revenue === 0
          ? 'Nothing can be earned yet. The price moves one to the left.'
          : `That is the most these trains can earn; you may draw another run. A dividend would bring ${money(perShare)} a share.`,
    },
    hudson: {
      can: ({ added }) => `Add ${money(added)} from the treasury and pay out`,
      means: ({ perShare, from, to }) =>
        `${t('hudson', 'Hudson’s manoeuvre')}: ${money(perShare)} a share, and the price rises from ${money(from)} to ${money(to)}. The treasury pays for it.`,
    },
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: ({ treasury }) =>
        `It is paid from the treasury of ${money(treasury)}. The first train of a new letter begins a ${t('phase', 'phase')}, and some purchases make old trains ${t('obsolete', 'obsolete')}.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Ask another company for a train: ${named(trains, ({ train, from, price }) => `${kindOf(train)} of ${from} for ${money(price)}`)}`,
      means: () =>
        `The price is fixed: what is on the card, or half of it once a later letter has been sold. Its director must agree. Its ${t('warranty', 'warranties')} come with it.`,
    },
    sellTreasury: {
      can: (p) => `Sell ${shares(p.shares)} of the company for ${money(p.amount)}`,
      means: ({ to }) =>
        `They go to the pool at the full price, which then falls to ${money(to)}. Then a train of the bank is bought.`,
    },
    refinance: {
      can: () => 'Refinance the company',
      means: ({ capital }) =>
        `Every holder gives up every second share, and the treasury gets ${money(capital)}. You may cease to be its director; if nobody keeps three shares it comes into ${t('receivership', 'receivership')}.`,
    },
    redeem: {
      can: ({ price, ...p }) => `Redeem a share of ${p.company} for ${money(price)}`,
      means: ({ left }) =>
        `It lies in the treasury and earns dividends for the company; players can buy it there. ${money(left)} would be left.`,
    },
    accept: {
      can: () => 'Accept',
      means: ({ kind, item, partner }) =>
        kind === 'train'
          ? `${partner} gets the money and gives ${aTrain(item)} away.`
          : `Two shares of the two companies become one of ${item}, holder by holder. What both own comes together.`,
    },
    decline: {
      can: () => 'Decline',
      means: () => 'Everything stays as it is. The same is not proposed again in this turn.',
    },
    keepOption: {
      can: ({ amount }) => `Redeem it for ${money(amount)}`,
      means: () => 'It is paid in full and stays.',
    },
    giveBackOption: {
      can: ({ amount }) => `Sell it for ${money(amount)}`,
      means: () => 'It goes to the pool. Shares decide who will be director.',
    },
    removeToken: {
      can: ({ hexes }) => `Take a station off: ${named(hexes, (hex) => hexName(hex))}`,
      means: () => 'It is lost for good. Keep those in cities that others want to fill.',
    },
    pass: passing({
      parliament: {
        can: 'Pass',
        means: 'You may be asked again after the next auction. The round ends when all pass in a row.',
      },
      auction: { can: 'Pass', means: 'You are out of this auction, not out of the next one.' },
      charter: {
        can: 'Buy no more shares',
        means: 'The rest must be sold by the end of the next stock round.',
      },
      merge: { means: 'The company stays as it is. Next it builds.' },
      token: { means: 'The company keeps its stations for later. Next its trains run.' },
      trains: { means: 'The company buys no more trains.' },
      redeem: { means: 'The share stays in the pool.' },
      acquire: { can: 'End the turn', means: 'The turn is over, and the next company acts.' },
    }),
  },
  terms: withShared(shared.terms, terms),
}
