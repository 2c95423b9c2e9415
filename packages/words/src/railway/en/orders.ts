import { formatsFor } from '../../formats.ts'
import type { OrderWords } from '../../orders.ts'
import type { Nouns } from '../nouns.ts'
import { type Joining, orderWords } from '../orders.ts'

const { plural } = formatsFor('en')

const shares = (count: number): string => plural(count, { one: '1 share', other: `${count} shares` })

/** What a company leaves out when it leaves out all that is optional. */
const SKIPS: Readonly<Record<Joining, (company: string) => string>> = {
  never: (company) => `${company} lays no further tile, places no station and buys no train`,
  acquires: (company) =>
    `${company} lays no further tile, places no station, acquires nothing and buys no train`,
  merges: (company) =>
    `${company} does not merge, lays no further tile, places no station, buys no train, redeems no share and acquires nothing`,
}

export function orders({ money }: Nouns, joining: Joining): OrderWords {
  const merges = joining === 'merges'
  return orderWords({
    names: {
      pass: 'Pass until something happens',
      buy: 'Buy a share while it is cheap enough',
      draft: 'Pass to the end of this round',
      decline: 'Decline to the end of this Parliament round',
      skip: 'Skip the rest of a company’s steps',
    },
    company: 'Company',
    fields: {
      watch: 'Wake me when',
      limit: 'Price of a share at most',
      until: 'Until I hold this many shares',
      otherwise: 'When it costs more',
      upTo: 'How far',
    },
    watch: {
      mine: 'somebody trades in a company I hold',
      any: 'somebody buys or sells anything',
      nothing: 'the round is over, not before',
    },
    otherwise: { pass: 'pass and wait', stop: 'stop and ask me' },
    upTo: {
      run: merges ? 'merger, track and station' : 'track and station',
      turn: 'all that is optional in the turn',
    },
    brief: {
      pass: (watch) =>
        watch === 'nothing' ? 'Pass to the end of the round' : 'Pass until something happens',
      buy: (company, limit, until) => `Buy ${company} for ${money(limit)} at most, until ${shares(until)}`,
      skip: (company, upTo) =>
        upTo === 'run'
          ? `${company}: skip ${merges ? 'merger, track and station' : 'track and station'}`
          : `${company}: skip what is optional`,
    },
    does: {
      pass: () => 'You pass in each of your turns of this stock round.',
      buy: (company, limit, otherwise) =>
        `In each of your turns you buy one share of ${company} while it costs at most ${money(limit)}. ` +
        (otherwise === 'pass'
          ? 'When it costs more, or there is none, you pass.'
          : 'When it costs more, you are asked.'),
      decline: () => 'You name no company and bid for none whenever you are asked.',
      draft: () => 'You pass whenever you are asked, up to the first stock round.',
      skip: (company, upTo) =>
        upTo === 'run'
          ? `${company} ${merges ? 'does not merge, lays no further tile' : 'lays no further tile'} and places no station in this turn.`
          : `${SKIPS[joining](company)} in this turn. Its run and its revenue are yours to decide.`,
    },
    ends: {
      pass: (watch) => [
        'the stock round is over',
        ...(watch === 'nothing'
          ? []
          : [
              watch === 'any'
                ? 'somebody else buys, sells or starts anything'
                : 'somebody else buys or sells shares of a company you hold, which may move its price',
              'a company you hold gets another director',
            ]),
        'you are above the certificate limit and must sell',
      ],
      buy: (company, limit, until, otherwise) => [
        `you hold ${shares(until)} of ${company}`,
        'your money does not suffice for the next share',
        ...(otherwise === 'stop' ? [`a share costs more than ${money(limit)}, or there is none left`] : []),
        'what others do gives a company you hold another director',
        'a limit forbids another purchase: of certificates, or of shares of one company',
        'the stock round is over',
      ],
      decline: () => ['the Parliament round is over'],
      draft: () => ['the first stock round begins'],
      skip: (company, upTo) => [
        upTo === 'run' ? `${company} comes to its run` : `the turn of ${company} is over`,
        ...(upTo === 'run' ? [] : [`${company} must buy a train`]),
        ...(merges ? [`${company} must build at its home`] : []),
        ...(joining === 'never' ? [] : [`${company} is acquired${merges ? ' or merges' : ''}`]),
      ],
    },
    stops: {
      'round-over': () => 'The round is over.',
      director: ({ company, seat }, at) => `${at.player(seat)} is the director of ${company} now.`,
      sold: ({ company, seat }, at) => `${at.player(seat)} has sold shares of ${company}.`,
      bought: ({ company, seat }, at) => `${at.player(seat)} has bought a share of ${company}.`,
      started: ({ company, seat }, at) => `${at.player(seat)} has started ${company}.`,
      exchanged: ({ company, seat }, at) => `${at.player(seat)} has got a share of ${company} by exchange.`,
      held: (p) => `You hold ${shares(p.shares)} of ${p.company}.`,
      price: ({ company, price, limit }) =>
        `A share of ${company} costs ${money(price)}, which is more than ${money(limit)}.`,
      none: ({ company }) => `There is no share of ${company} left to buy.`,
      money: ({ company, price, cash }) =>
        `A share of ${company} costs ${money(price)} and you have ${money(cash)}.`,
      'steps-over': ({ company }) => `Track and station of ${company} are done.`,
      'turn-over': ({ company }) => `The turn of ${company} is over.`,
    },
  })
}
