import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { clauses, either, kindsOf, named, oneOf, plural } from './lists.ts'

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
        `Put up ${named(items, ({ item, minimum }) => `${aPrivate(item)} (from ${money(minimum)})`)}`,
      means: () => 'You bid or pass first, then the others. Whoever passes is out of this auction alone.',
    },
    bid: {
      can: ({ items }) =>
        `Bid for ${named(items, ({ item, least }) => `${aPrivate(item)} (from ${money(least)})`)}`,
      means: ({ cash }) =>
        `If nobody bids higher, you pay the bank and own it. You have ${money(cash)}; what you spend will be missing when you buy shares.`,
    },
    sell: {
      can: ({ sales }, at) => `Sell shares of ${named(sales, (sale) => company(at, sale.company))}`,
      means: ({ sales }, at) =>
        `${clauses(sales, (sale) => `${company(at, sale.company)}: ${sale.most === 1 ? `one for ${money(sale.price)}` : `up to ${sale.most} for ${money(sale.price)} each`}, then the price falls to ${money(sale.after)}`)}. You may not buy shares of that company again in this round.`,
    },
    start: {
      can: ({ companies }, at) => `Start a company: ${named(companies, (each) => company(at, each.company))}`,
      means: ({ price, cost, capital, toOpen, ...p }, at) =>
        `You choose its ${t('startPrice', 'start price')} and become its ${t('director', 'director')}. ${company(at, p.company)} at ${money(price)}, for instance: you pay ${money(cost)} for ${number(directorShares)} shares, and it ${t('opening', 'opens')} with ${money(capital)}${toOpen === 0 ? ' at once' : `, once ${plural(toOpen, { one: 'one more share is', other: `${toOpen} more shares are` })} sold`}. A higher price gives it more money.`,
    },
    buyShare: {
      can: ({ shares }, at) =>
        `Buy a share: ${named(shares, (each) => `${company(at, each.company)} ${money(each.price)}`)}`,
      means: ({ shares }, at) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `A share of ${company(at, first?.company ?? '')} brings ${first?.percent ?? 0}% of each of its dividends and counts its price at the end.${opening.length === 0 ? '' : ` With your purchase ${named(opening, (each) => company(at, each.company))} would open.`}`
      },
    },
    repay: {
      can: ({ most }) => `Repay up to ${money(most)} of your loan`,
      means: ({ debt }) =>
        `It costs no action. Once the whole debt of ${money(debt)} is repaid you can buy shares again. The penalty stays.`,
    },
    lay: {
      can: ({ hexes, colours }) =>
        `Lay a ${either.format(colours)} tile on ${plural(hexes.length, { one: 'the lit hex', other: `one of ${hexes.length} lit hexes` })}`,
      means: ({ dearest, treasury }) =>
        `Track joins cities, so that trains earn more. ${dearest === 0 ? 'It costs nothing there.' : `The ground costs up to ${money(dearest)} of ${money(treasury)}.`} The panel shows what each tile would add to the best run.`,
    },
    placeToken: {
      can: ({ hexes }) => `Place a station in ${named(hexes, hexName)}`,
      means: ({ cost, left }) =>
        `Routes may begin from there, and others may find the city full. ${cost === 0 ? 'It costs nothing.' : `It costs ${money(cost)}; ${money(left)} would be left.`}`,
    },
    chooseCity: {
      can: ({ cities }) => `Choose one of ${cities} cities`,
      means: () => 'The station stays there; the track of that city is what its trains reach first.',
    },
    run: {
      can: ({ revenue }) => (revenue === 0 ? 'Run the trains' : `Run for ${money(revenue)}`),
      means: ({ revenue, perShare, best }) =>
        revenue === 0
          ? 'Nothing can be earned yet. The price falls.'
          : `${best ? 'That is the most these trains can earn, and the rules ask for it.' : 'You may also draw a better run.'} A dividend would bring ${money(perShare)} a share.`,
    },
    payOut: {
      can: ({ revenue }) => `Pay out ${money(revenue)}`,
      means: ({ perShare, mine, from, to }) =>
        `${money(perShare)} a share: you get ${money(mine)}. The price ${from === to ? `stays at ${money(to)}` : `rises from ${money(from)} to ${money(to)}`}. The company gets nothing.`,
    },
    withhold: {
      can: ({ revenue }) => `Withhold ${money(revenue)}`,
      means: ({ treasury, from, to }) =>
        `The treasury grows to ${money(treasury)}, for trains and track. The price ${from === to ? `stays at ${money(to)}` : `falls from ${money(from)} to ${money(to)}`}. You get nothing.`,
    },
    buyTrain: {
      can: ({ trains }) =>
        `Buy ${oneOf(trains, ({ train, from, price }) => `${aTrain(train)} for ${money(price)}${from === 'pool' ? ' from the pool' : ''}`)}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `It is paid from the treasury of ${money(treasury)}. The first train of a new kind begins a ${t('phase', 'phase')}, and some purchases make old trains ${t('obsolete', 'obsolete')}.`
          : `The treasury of ${money(treasury)} is not enough: you would add ${money(help)}${loan > 0 ? `, ${money(loan)} of it as a ${t('loan', 'loan')} with a penalty of the same amount` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }, at) =>
        `Make an offer for a train of another company: ${named(trains, ({ train, from }) => `${aTrain(train)} of ${company(at, from)}`)}`,
      means: ({ most }) =>
        `Any price from ${money(1)} to ${money(most)}, if both directors agree. Between your own companies this moves money from one treasury to the other.`,
    },
    discard: {
      can: ({ trains }) => `Give up ${kindsOf(aTrain, trains)}`,
      means: () => `It goes to the ${t('pool', 'pool')} without compensation, where any company can buy it.`,
    },
  }
}
