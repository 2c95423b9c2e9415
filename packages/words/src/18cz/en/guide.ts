import type { StepName } from '@roundhouse/titles/18cz'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import { few } from '../../railway/guide.ts'
import { company } from '../../railway/telling.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { kindOf } from '../names.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, local, money, privateName } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** "A, B and 4 more". */
function named<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${more} more`])
}

/** Clauses one after the other: "EKJ for 25 K; BCB for 20 K". */
function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

/** Kinds of trains, each once: "3 or 3+3". */
function kinds(trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}

const PASS: Readonly<Partial<Record<StepName, string>>> = {
  preStock: 'Pass',
  auction: 'Pass',
  stock: 'Pass',
  trains: 'End the turn',
  acquiredTrains: 'Keep the trains as they are',
}

const PASSING: Readonly<Partial<Record<StepName, string>>> = {
  preStock:
    'You keep your cash and can buy in a later turn. The round ends when everybody passes in a row; locals left over leave the game.',
  auction: 'You are out of this auction, not out of the next one.',
  stock: 'You can act again if somebody else does. The round ends when everybody passes in a row.',
  mwTrack: 'The hex stays as it is, and the private pays what it is worth.',
  track: `The company lays no more track in this turn. Next comes a ${t('station', 'station')}.`,
  token: 'The company keeps its money. Next its trains run.',
  acquire: 'The company acquires nobody. Next it may buy trains.',
  acquiredTrains: 'They stay as they are and take up room under the train limit.',
  trains: 'The turn is over, and the next company acts.',
}

export const guide: CzGuideWords = {
  heading: 'Guide',
  happening: 'What is happening',
  options: 'What you can do, and what it would mean',
  means: 'What it would mean',
  close: 'Switch the guide off',
  closeTerm: 'Close',
  you: 'You are asked.',
  here: (name) => `${name} is asked.`,
  other: (name) => `${name} is asked. You can look around meanwhile.`,
  allTerms: 'All words explained',
  steps: {
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Before the shares come, players buy ${t('local', 'local railways')}, one at a time, in turn to the last player and back. ${plural(left, { one: 'One is', other: `${left} are` })} left, from ${money(cheapest)} to ${money(dearest)}. In hand: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `The ${t('private', 'privates')} are auctioned one after the other. The player whose turn it is chooses which one comes up; then everybody bids or passes.`
        : `${capital(privateName(item))} is being auctioned. ${leader === null ? '' : `${at.player(leader)} leads with ${money(bid)}. `}Each bid is at least 5 K higher; whoever passes is out.`,
    stock: ({ set, cash, certificates, limit, first }) =>
      `${rounds.long.stock(set)}: players take turns to sell and buy ${t('share', 'shares')} until all pass, in the order of ${t('priority', 'priority')}. In hand: ${money(cash)} and ${certificates} of ${limit} ${t('certificateLimit', 'certificates')}.${first ? ' Nothing can be sold in the first stock round.' : ''}`,
    mwTrack: ({ value }) =>
      `An operating round begins. The owner of the private MW may lay or upgrade the tile of its hex; then it pays him what that city is worth${value > 0 ? `, now ${money(value)}` : ''}.`,
    home: (p, at) =>
      `${company(at, p.company)} has its first turn. As a large company it lays its red tile at the border and places its ${t('home', 'home')} station on it, both free.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `${company(at, p.company)} builds track: ${first ? 'two yellow' : 'one yellow'} ${t('tile', first ? 'tiles' : 'tile')}${first ? ', because it is its first turn,' : ''} or one ${t('upgrade', 'upgrade')}. The ${t('treasury', 'treasury')} holds ${money(treasury)}. Colours in play: ${list(colours)}.`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `${company(at, p.company)} may place one more ${t('station', 'station')} in a city it reaches. ${cost === 0 ? 'It costs nothing' : `The next one costs ${money(cost)} of ${money(treasury)}`}; ${plural(left, { one: 'one is left', other: `${left} are left` })}.`,
    run: ({ trains, ...p }, at) =>
      `${company(at, p.company)} runs its trains: ${list(trains.map((id) => kindOf(id)))}. Each ${t('train', 'train')} takes one ${t('route', 'route')} and earns what its ${t('location', 'locations')} are worth.`,
    revenue: ({ revenue, ...p }, at) =>
      `${company(at, p.company)} has earned a ${t('revenue', 'revenue')} of ${money(revenue)}. Its ${t('director', 'director')} decides: a ${t('dividend', 'dividend')} for the shareholders, or money for the company.`,
    acquire: ({ treasury, ...p }, at) =>
      `${company(at, p.company)} may ${t('acquisition', 'acquire')} a smaller company. Its treasury holds ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `${company(at, p.company)} now has two stations in one hex. One of them leaves the map and can be placed again for 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `${company(at, p.company)} has taken over trains. It owns ${owned}, the ${t('trainLimit', 'limit')} is ${limit}. Each new one is kept, turned to a larger kind or scrapped, now and not later.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `${company(at, p.company)} may buy trains. It has ${trains.length === 0 ? 'none' : list(trains.map((id) => kindOf(id)))}, the ${t('trainLimit', 'limit')} is ${limit}, the treasury holds ${money(treasury)}. A train bought now runs in the next operating round.`,
    chooseCity: (p, at) =>
      `The home of ${company(at, p.company)} has two cities now. Its station goes to one of them.`,
    discard: ({ owned, limit, ...p }, at) =>
      `${company(at, p.company)} has ${owned} trains, and its ${t('trainLimit', 'limit')} is now ${limit}. Its director gives up trains until the limit is kept.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `${company(at, p.company)} offers ${money(price)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item)}. Both sides must agree.`,
    over: ({ winners, worth }, at) =>
      `The game is over. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'has' : 'have'} won. ${t('wealth', 'Wealth')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  },
  notes: {
    goal: () =>
      `The aim: to be the wealthiest when the last operating round is over. Money lies in ${t('dividend', 'dividends')} and in rising ${t('price', 'prices')} of the shares you hold.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'After this round the game ends.'
        : `Next: ${round === 'stock' ? t('stockRound', rounds.long.stock(set)) : t('operatingRound', rounds.long.operating(set, within))}${exports ? `, after the ${t('export', 'export')} of a train` : ''}.`,
    vaclav: (p, at) =>
      `${company(at, p.company)} belongs to ${t('vaclav', 'Václav')}. You decide for it here, and it pays for nothing.`,
    mustSell: ({ certificates, limit }) =>
      `You hold ${certificates} certificates, and the limit is ${limit}. Sell before anything else.`,
    debt: ({ debt, penalty }) =>
      `You owe ${money(debt)}, and a penalty of ${money(penalty)} waits at the end. With a ${t('loan', 'loan')} you cannot buy shares: repay it first.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `${company(at, p.company)} has no train it can run and must own one at the end of its turn. The cheapest costs ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Its treasury can pay for it.'
        : ` Its director adds ${money(cheapest - treasury)} from his ${money(cash)}${loan > 0 ? ` and borrows ${money(loan)}, with a penalty of the same amount` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `The bank sells ${aTrain(by)} now. The first one makes ${list(trains.map((kind) => kindOf(kind)))} trains ${t('obsolete', 'obsolete')}: ${company(at, p.company)} would lose its own.`,
    anytime: (p, at) =>
      `${company(at, p.company)} owns a ${t('local', 'local')}. At any moment of its turn it may use its ${t('power', 'power')} once, or sell it to the bank.`,
  },
  choices: {
    buyLocal: {
      can: ({ count }) =>
        `Buy a local (${plural(count, { one: 'one is', other: `${count} are` })} within your means)`,
      means: ({ price, income, left, ...p }) =>
        `The cheapest, ${local(p.local)}, costs ${money(price)} and pays ${money(income)} in each of the thirteen operating rounds. At the end it counts 120 K. You would have ${money(left)} left for shares.`,
    },
    putUp: {
      can: ({ items }) =>
        `Put up ${named(items, ({ item, minimum }) => `${privateName(item)} (from ${money(minimum)})`)}`,
      means: () => 'You bid or pass first, then the others. Whoever passes is out of this auction alone.',
    },
    bid: {
      can: ({ items }) =>
        `Bid for ${named(items, ({ item, least }) => `${privateName(item)} (from ${money(least)})`)}`,
      means: ({ cash }) =>
        `If nobody bids higher, you pay the bank and own it. You have ${money(cash)}; what you spend will be missing when you buy shares.`,
    },
    sell: {
      can: ({ sales }) => `Sell shares of ${named(sales, (sale) => sale.company)}`,
      means: ({ sales }) =>
        `${clauses(sales, (sale) => `${sale.company}: ${sale.most === 1 ? `one for ${money(sale.price)}` : `up to ${sale.most} for ${money(sale.price)} each`}, then the price falls to ${money(sale.after)}`)}. You may not buy shares of that company again in this round.`,
    },
    start: {
      can: ({ companies }) => `Start a company: ${named(companies, (each) => each.company)}`,
      means: ({ price, cost, capital, toOpen, ...p }) =>
        `You choose its ${t('startPrice', 'start price')} and become its ${t('director', 'director')}. ${p.company} at ${money(price)}, for instance: you pay ${money(cost)} for two shares, and it ${t('opening', 'opens')} with ${money(capital)}${toOpen === 0 ? ' at once' : `, once ${plural(toOpen, { one: 'one more share is', other: `${toOpen} more shares are` })} sold`}. A higher price gives it more money.`,
    },
    buyShare: {
      can: ({ shares }) => `Buy a share: ${named(shares, (each) => `${each.company} ${money(each.price)}`)}`,
      means: ({ shares }) => {
        const opening = shares.filter((each) => each.opens)
        const [first] = shares
        return `A share of ${first?.company ?? ''} brings ${first?.percent ?? 0}% of each of its dividends and counts its price at the end.${opening.length === 0 ? '' : ` With your purchase ${named(opening, (each) => each.company)} would open.`}`
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
    power: {
      can: ({ locals, hexes }) =>
        `Use the power of a local (${locals.length} unused) on ${plural(hexes, { one: 'one hex', other: `${hexes} hexes` })}`,
      means: () =>
        `Once for each local: a purple-edged tile besides your track, or a tile without the cost of its ground. The local goes on paying.`,
    },
    layHome: {
      can: ({ hexes }) =>
        `Lay the red tile on ${either.format(hexes.map((hex) => `${hex} (${hexName(hex)})`))}`,
      means: ({ bonus }) =>
        `It is the home for the rest of the game; the other hex stays empty.${bonus ? ' Routes that end on it earn 50 K more for this company.' : ''}`,
    },
    layMw: {
      can: () => 'Lay or upgrade the tile of MW',
      means: () => 'A better tile makes the private pay more in every operating round.',
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
    acquire: {
      can: ({ targets }) => `Acquire ${named(targets, (each) => each.company)}`,
      means: ({ targets }) =>
        `${clauses(targets, (each) => `${each.company} for ${each.least} to ${money(each.most)} a share, at least ${money(each.cost)} in all`)}. Players are paid for their shares; money, locals, trains and stations come over. Its director must agree.`,
    },
    removeToken: {
      can: ({ hex }) => `Take one of the two stations in ${hexName(hex)} off`,
      means: () => 'It goes back to the company, which can place it elsewhere for 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Turn ${named(turns, ({ train, to, cost }) => `${kindOf(train)} to ${kindOf(to)}${cost > 0 ? ` (${money(cost)})` : ''}`)}`,
      means: () =>
        'The same card as a larger train. It counts as a sale: weaker trains of that colour may become obsolete.',
    },
    scrapTrain: {
      can: ({ trains }) => `Scrap ${kinds(trains)}`,
      means: () => 'It leaves the game and makes room under the limit. Nothing is paid for it.',
    },
    buyTrain: {
      can: ({ trains }) =>
        `Buy ${named(trains, ({ train, from, price }) => `${kindOf(train)} for ${money(price)}${from === 'pool' ? ' from the pool' : ''}`)}`,
      means: ({ treasury, help, loan }) =>
        help === 0
          ? `It is paid from the treasury of ${money(treasury)}. A first card of a new letter begins a ${t('phase', 'phase')}, and some purchases make old trains ${t('obsolete', 'obsolete')}.`
          : `The treasury of ${money(treasury)} is not enough: you would add ${money(help)}${loan > 0 ? `, ${money(loan)} of it as a ${t('loan', 'loan')} with a penalty of the same amount` : ''}.`,
    },
    tradeTrain: {
      can: ({ trains }) =>
        `Make an offer for a train of another company: ${named(trains, ({ train, from }) => `${kindOf(train)} of ${from}`)}`,
      means: ({ most }) =>
        `Any price from 1 K to ${money(most)}, if both directors agree. Between your own companies this moves money from one treasury to the other.`,
    },
    tradeLocal: {
      can: ({ locals }) => `Offer to buy a local from a player (${locals.length})`,
      means: ({ most }) =>
        `At most ${money(most)} from the treasury to its owner, if he agrees. The company then gets its income and its ${t('power', 'power')}. Selling your own local to your company brings you cash.`,
    },
    sellLocal: {
      can: ({ locals }) => `Sell ${named(locals, (id) => local(id))} to the bank`,
      means: ({ value }) => `The company gets ${money(value)} each; the local leaves the game.`,
    },
    tradeMw: {
      can: () => 'Offer to buy the private MW',
      means: ({ most }) =>
        `At most ${money(most)} to its owner, if he agrees. The private closes, and its station becomes the company’s.`,
    },
    discard: {
      can: ({ trains }) => `Give up ${kinds(trains)}`,
      means: () => `It goes to the ${t('pool', 'pool')} without compensation, where any company can buy it.`,
    },
    accept: {
      can: ({ price, kind }) => `Accept ${money(price)}${kind === 'company' ? ' a share' : ''}`,
      means: ({ kind, amount }) =>
        kind === 'company'
          ? `You get ${money(amount)} for your shares. The company is gone, with everything it owns.`
          : kind === 'train'
            ? `Your company gets ${money(amount)} and gives the train away.`
            : `You get ${money(amount)}. Its income and the 120 K at the end are no longer yours.`,
    },
    decline: {
      can: () => 'Decline',
      means: () => 'Everything stays as it is. A higher offer may follow.',
    },
    pass: {
      can: ({ step, acted }) => (acted ? 'End your turn' : (PASS[step] ?? 'Go on')),
      means: ({ step, acted }) =>
        acted ? 'Your sales stand, and the next player acts.' : (PASSING[step] ?? 'The next step follows.'),
    },
  },
  terms,
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return item
  return kind === 'train' ? aTrain(item) : local(item as Parameters<typeof local>[0])
}
