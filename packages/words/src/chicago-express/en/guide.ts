import { guideFrame } from '../../en/guide-frame.ts'
import { formatsFor } from '../../formats.ts'
import { company } from '../../railway/phrases.ts'
import { type ChicagoGuideWords, term as t } from '../guide-words.ts'
import { dials } from './refusals.ts'

const { list, money, plural } = formatsFor('en')

export const guide: ChicagoGuideWords = {
  ...guideFrame,
  steps: {
    bid: ({ initial, income, least, leader, highest, share, ...p }, at) =>
      `${initial ? 'Before the first turn' : 'Now'} a ${t('share', 'share')} of ${company(at, p.company)} is auctioned${initial ? '' : `, its number ${share} to be sold`}. The company has an ${t('income', 'income')} of ${money(income)}. ${leader === null ? `Nobody has bid yet; the ${t('minimum', 'first bid')} is at least ${money(least)}.` : `${at.player(leader)} leads with ${money(highest)}; the next bid is at least ${money(least)}.`} The highest bid goes into the ${t('treasury', 'treasury')} of the company.`,
    chooseDial: ({ red, cash }) =>
      `A turn begins: one of three ${t('dial', 'dials')} is moved one step, and its action is done or declined. ${red.length === 0 ? '' : `In the red, and closed until the next dividend: ${list(red.map((dial) => dials[dial]))}. `}In hand: ${money(cash)}.`,
    offerShare: ({ cash }) =>
      `The auction dial was moved: a ${t('share', 'share')} of any open company may be put up. Everybody may bid for it. In hand: ${money(cash)}.`,
    buildNetwork: ({ companies }, at) =>
      `The network dial was moved: a company whose share you hold adds one to three hexes to its ${t('network', 'network')} and pays for them from its ${t('treasury', 'treasury')}.${companies.length === 0 ? '' : ` It can be ${list(companies.map((id) => company(at, id)))}.`}`,
    develop: ({ houses }) =>
      `The development dial was moved: a hex with a locomotive gets a ${t('house', 'house')} and is worth more to every company there. ${plural(houses, { one: 'One house is', other: `${houses} houses are` })} left.`,
    over: ({ winners }, at) =>
      `The game is over. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'has' : 'have'} the most cash and won.`,
  },
  notes: {
    goal: () =>
      `The aim: most cash at the end. Shares and treasuries count nothing then; money comes from ${t('dividend', 'dividends')}, and from being there when a company reaches ${t('chicago', 'Chicago')}.`,
    dividend: ({ mine }) =>
      `One dial is in the red. When a second one follows, every company pays a ${t('dividend', 'dividend')}; as things stand you would get ${money(mine)}.`,
  },
  choices: {
    bid: {
      can: ({ least, most }) => `Bid ${least === most ? money(least) : `${money(least)} to ${money(most)}`}`,
      means: ({ perShare, ...p }, at) =>
        `If nobody goes higher you pay the bid into the treasury of ${company(at, p.company)}, which builds with it. With this share sold, each one would get ${money(perShare)} of a dividend now.`,
    },
    pass: {
      can: () => 'Pass',
      means: ({ opens }) =>
        opens
          ? 'You are out of this auction. If nobody bids at all, the share of an initial auction is yours for nothing; any other stays unsold.'
          : 'You are out of this auction and keep your cash for the next one.',
    },
    chooseAuction: {
      can: () => 'Auction: offer a share',
      means: ({ left }) =>
        `Every share sold brings money into its company and splits its income among more holders. ${steps(left)}`,
    },
    chooseNetwork: {
      can: () => 'Network: build towards Chicago',
      means: ({ left }) =>
        `Cities and mountains raise the income of the company you build for, and its treasury pays. ${steps(left)}`,
    },
    chooseDevelopment: {
      can: () => 'Development: make a hex worth more',
      means: ({ left }) => `It costs nothing and helps every company on that hex. ${steps(left)}`,
    },
    offer: {
      can: ({ companies }, at) =>
        `Offer a share of ${list(companies.map((each) => `${company(at, each.company)} (from ${money(each.minimum)})`))}`,
      means: () =>
        'You bid first, then the others in turn. A company with money can build; one with many shares sold pays less for each.',
    },
    build: {
      can: ({ companies }, at) =>
        `Build for ${list(companies.map((each) => `${company(at, each.company)} (has ${money(each.treasury)})`))}`,
      means: () =>
        'Tap up to three lit hexes. Each costs its red figure times the locomotives there, the new one included. The first company in Chicago pays its holders at once.',
    },
    develop: {
      can: ({ hexes }) => `Develop one of ${plural(hexes, { one: 'one hex', other: `${hexes} hexes` })}`,
      means: () =>
        'Its companies gain what the hex promises, at once and for good. Each hex is developed once.',
    },
    decline: {
      can: () => 'Decline',
      means: () => 'Nothing is done, and the dial stays where it is. That can bring the dividend nearer.',
    },
  },
  terms: {
    share: {
      name: 'Share',
      text: 'A part of a company. Every share gets the same part of each dividend. It is never sold again.',
    },
    income: {
      name: 'Income',
      text: 'What a company pays out at a dividend, divided by the shares sold. It grows with the cities it reaches.',
    },
    treasury: {
      name: 'Treasury',
      text: 'The money of a company. It comes from its auctions and pays for its network; players never get it.',
    },
    dial: {
      name: 'Dial',
      text: 'Each action has one. A turn moves one dial a step; two dials in the red bring a general dividend.',
    },
    minimum: {
      name: 'Minimum bid',
      text: 'The income divided by the shares sold, this one included, rounded up.',
    },
    network: { name: 'Network', text: 'The hexes with locomotives of a company, all joined together.' },
    house: { name: 'House', text: 'A developed hex has one. It adds to the income of every company there.' },
    dividend: {
      name: 'Dividend',
      text: 'Each company pays its income divided by its shares sold, rounded up for each share. The bank pays it.',
    },
    chicago: {
      name: 'Chicago',
      text: 'A company that arrives there pays its holders an extra dividend; after the first arrival the Wabash opens.',
    },
  },
}

function steps(left: number): string {
  return left <= 1
    ? 'This puts the dial in the red.'
    : `Its dial has ${left} steps left until it is in the red.`
}
