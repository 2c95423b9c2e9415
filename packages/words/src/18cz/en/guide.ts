import { capital } from '../../capital.ts'
import { guide as railwayGuide, passing } from '../../railway/en/guide/index.ts'
import { clauses, either, kindsOf, list, named, plural } from '../../railway/en/guide/lists.ts'
import { company } from '../../railway/phrases.ts'
import { type CzGuideWords, term as t } from '../guide-words.ts'
import { terms } from './guide-terms.ts'
import { aTrain, hexName, local, money, nouns, privateName } from './names.ts'

const shared = railwayGuide(nouns)

export const guide: CzGuideWords = {
  ...shared,
  steps: {
    ...shared.steps,
    preStock: ({ left, cheapest, dearest, cash }) =>
      `Before the shares come, players buy ${t('local', 'local railways')}, one at a time, in turn to the last player and back. ${plural(left, { one: 'One is', other: `${left} are` })} left, from ${money(cheapest)} to ${money(dearest)}. In hand: ${money(cash)}.`,
    auction: ({ item, bid, leader }, at) =>
      item === null
        ? `The ${t('private', 'privates')} are auctioned one after the other. The player whose turn it is chooses which one comes up; then everybody bids or passes.`
        : `${capital(privateName(item))} is being auctioned. ${leader === null ? '' : `${at.player(leader)} leads with ${money(bid)}. `}Each bid is at least 5 K higher; whoever passes is out.`,
    mwTrack: ({ value }) =>
      `An operating round begins. The owner of the private MW may lay or upgrade the tile of its hex; then it pays him what that city is worth${value > 0 ? `, now ${money(value)}` : ''}.`,
    home: (p, at) =>
      `${company(at, p.company)} has its first turn. As a large company it lays its red tile at the border and places its ${t('home', 'home')} station on it, both free.`,
    track: ({ treasury, first, colours, ...p }, at) =>
      `${company(at, p.company)} builds track: ${first ? 'two yellow' : 'one yellow'} ${t('tile', first ? 'tiles' : 'tile')}${first ? ', because it is its first turn,' : ''} or one ${t('upgrade', 'upgrade')}. The ${t('treasury', 'treasury')} holds ${money(treasury)}. Colours in play: ${list(colours)}.`,
    acquire: ({ treasury, ...p }, at) =>
      `${company(at, p.company)} may ${t('acquisition', 'acquire')} a smaller company. Its treasury holds ${money(treasury)}.`,
    acquiredTokens: (p, at) =>
      `${company(at, p.company)} now has two stations in one hex. One of them leaves the map and can be placed again for 100 K.`,
    acquiredTrains: ({ owned, limit, ...p }, at) =>
      `${company(at, p.company)} has taken over trains. It owns ${plural(owned, { one: 'one train', other: `${owned} trains` })}; the ${t('trainLimit', 'limit')} is ${limit}. Each new one is kept, turned to a larger kind or scrapped, now and not later.`,
    chooseCity: (p, at) =>
      `The home of ${company(at, p.company)} has two cities now. Its station goes to one of them.`,
    answer: ({ kind, item, price, ...p }, at) =>
      `${company(at, p.company)} offers ${money(price)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item)}. Both sides must agree.`,
  },
  notes: {
    ...shared.notes,
    vaclav: (p, at) =>
      `${company(at, p.company)} belongs to ${t('vaclav', 'Václav')}. You decide for it here, and it pays for nothing.`,
    anytime: (p, at) =>
      `${company(at, p.company)} owns a ${t('local', 'local')}. At any moment of its turn it may use its ${t('power', 'power')} once, or sell it to the bank.`,
  },
  choices: {
    ...shared.choices,
    buyLocal: {
      can: ({ count }) =>
        `Buy a local (${plural(count, { one: 'one is', other: `${count} are` })} within your means)`,
      means: ({ price, income, left, ...p }) =>
        `The cheapest, ${local(p.local)}, costs ${money(price)} and pays ${money(income)} in each of the thirteen operating rounds. At the end it counts 120 K. You would have ${money(left)} left for shares.`,
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
    acquire: {
      can: ({ targets }, at) => `Acquire ${named(targets, (each) => company(at, each.company))}`,
      means: ({ targets }, at) =>
        `${clauses(targets, (each) => `${company(at, each.company)} for ${each.least} to ${money(each.most)} a share, at least ${money(each.cost)} in all`)}. Players are paid for their shares; money, locals, trains and stations come over. Its director must agree.`,
    },
    removeToken: {
      can: ({ hex }) => `Take one of the two stations in ${hexName(hex)} off`,
      means: () => 'It goes back to the company, which can place it elsewhere for 100 K.',
    },
    turnTrain: {
      can: ({ turns }) =>
        `Turn ${named(turns, ({ train, to, cost }) => `${aTrain(train)} to ${aTrain(to)}${cost > 0 ? ` (${money(cost)})` : ''}`)}`,
      means: () =>
        'The same card as a larger train. It counts as a sale: weaker trains of that colour may become obsolete.',
    },
    scrapTrain: {
      can: ({ trains }) => `Scrap ${kindsOf(aTrain, trains)}`,
      means: () => 'It leaves the game and makes room under the limit. Nothing is paid for it.',
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
    buyTrain: {
      can: shared.choices.buyTrain.can,
      means: (p, at) =>
        p.help > 0
          ? shared.choices.buyTrain.means(p, at)
          : `It is paid from the treasury of ${money(p.treasury)}. A first card of a new letter begins a ${t('phase', 'phase')}, and some purchases make old trains ${t('obsolete', 'obsolete')}.`,
    },
    pass: passing({
      preStock: {
        can: 'Pass',
        means:
          'You keep your cash and can buy in a later turn. The round ends when everybody passes in a row; locals left over leave the game.',
      },
      mwTrack: { means: 'The hex stays as it is, and the private pays what it is worth.' },
      acquire: { means: 'The company acquires nobody. Next it may buy trains.' },
      acquiredTrains: {
        can: 'Keep the trains as they are',
        means: 'They stay as they are and take up room under the train limit.',
      },
    }),
  },
  terms: { ...shared.terms, ...terms },
}

function thing(kind: 'company' | 'train' | 'local', item: string): string {
  if (kind === 'company') return item
  return kind === 'train' ? aTrain(item) : local(item as Parameters<typeof local>[0])
}
