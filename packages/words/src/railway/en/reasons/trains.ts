import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrainReasons } from '../../reasons.ts'

/** Buying trains and keeping to their limit. */
export function trains({ missing, money, train }: Nouns): Worded<TrainReasons> {
  return {
    trainPrice: ({ price }) =>
      `${money(price)} cannot be offered. A train of another company costs a whole number of at least ${money(1)}. Offer another price.`,
    trainDeclined: ({ price, ...p }) =>
      `The offer of ${money(price)} for the ${train(p.train)} has been declined. Both directors must agree. Offer more or go on.`,
    trainCash: ({ price, treasury }) =>
      `The train costs ${money(price)} and the treasury has ${money(treasury)}: ${missing(price - treasury)}. The director helps only a company that must have a train and cannot pay for any. Choose a cheaper train or go on.`,
    trainLimit: ({ limit }) =>
      `The company is at its limit of ${limit === 1 ? 'one train' : `${limit} trains`}. At the limit it buys none, even if others became obsolete by it. Go on without a train.`,
    trainMust: () =>
      'The company has no train that it can run. At the end of its turn every company owns one, with or without a route. Buy one.',
    discardFirst: ({ company }) =>
      `There are more trains in ${company} than its limit allows. Nothing else comes before it is back at the limit. Its director chooses a train to give up.`,
    helpOnce: () =>
      'The director has helped in this turn. Help is for the one train that the company must have. End the turn.',
  }
}
