import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'
import { moves } from './moves.ts'

const { list, plural } = formatsFor('en')

/** What a bot says of the moves it would think of. Amounts come with the sign of their money. */
export const hints = {
  heading: 'Hint',
  thinking: 'A bot looks at it …',
  failed: 'No hint could be found just now.',
  opinion: (level: string): string => `The opinion of a bot, no more: ${level}`,
  levels,
  moves,
  best: 'Best',
  also: 'Also worth a thought',
  /** The same move again and again. */
  times: (move: string, count: number): string => `${move.replace(/\.$/, '')} (×${count}).`,
  tryIt: 'Try it',
  tryHint: 'Plays it in a private plan, where you see what it leads to.',
  comesTo: {
    worth: (own: string): string => `Played on, you would end near ${own}.`,
    worthMore: (own: string, by: string, than: 'pass' | 'next'): string =>
      `Played on, you would end near ${own}: about ${by} more than ${than === 'pass' ? 'by passing' : 'with hint 2'}.`,
    worthAlike: (own: string, than: 'pass' | 'next'): string =>
      `Played on, you would end near ${own}; ${than === 'pass' ? 'by passing' : 'with hint 2'} no plain difference shows.`,
    /** Without a figure of its own where it would not agree with that of hint 1. */
    worthLess: (own: string | null, by: string): string =>
      own === null
        ? `Played on, you would end with about ${by} less than with hint 1.`
        : `Played on, you would end near ${own}: about ${by} less than with hint 1.`,
    worthLikeBest: 'Played on, no plain difference from hint 1 shows.',
    chance: (percent: number): string => `Chance to win: ${percent} %.`,
    chanceAhead: (percent: number, other: number, than: 'pass' | 'next'): string =>
      `Chance to win: ${percent} %; ${than === 'pass' ? 'by passing' : 'with hint 2'} ${other} %.`,
  },
  reasons: {
    adds: (company: string, amount: string): string => `${company} would earn ${amount} more in its run.`,
    addsLater: (company: string, train: string, amount: string): string =>
      `With a ${train} ${company} would earn ${amount} more by it.`,
    leadsOn: (company: string): string => `It earns ${company} nothing yet, but leads on to more.`,
    leadsTo: (company: string, place: string): string => `It leads ${company} on towards ${place}.`,
    joins: (places: readonly string[]): string => `Its track leads to ${list(places)}.`,
    dividends: (company: string, amount: string, shares: number): string =>
      `${company} may pay ${amount} on ${plural(shares, { one: 'this share', other: 'these shares' })} by the end of the game.`,
    rises: (company: string, amount: string): string => `The price of ${company} may rise, ${amount} in all.`,
    starts: (company: string, amount: string): string =>
      `${company} would be yours to lead, with ${amount} to build and buy.`,
    leads: (company: string): string => `You would become the director of ${company}.`,
    costs: (amount: string, left: string): string => `It costs ${amount} and leaves you ${left}.`,
    spent: (company: string): string => `Shares of ${company} have little left to bring.`,
    frees: (amount: string): string => `It brings ${amount} for something else.`,
    earns: (amount: string, rounds: number | null): string =>
      rounds === null
        ? `It adds ${amount} to each run, to the end of the game.`
        : `It adds ${amount} to each run, for about ${plural(rounds, { one: 'one round', other: `${rounds} rounds` })}.`,
    grows: (company: string): string => `It earns nothing more yet: ${company} is to build track for it.`,
    bestRun: (company: string, amount: string): string => `No run earns ${company} more than ${amount}.`,
    mustHave: (company: string): string => `${company} must own a train.`,
    cannotBuy: (company: string, amount: string): string =>
      `${company} cannot buy its next train: ${amount} missing.`,
    stillMissing: (company: string, amount: string): string =>
      `Even so ${company} could not buy its next train: ${amount} missing.`,
    helps: (amount: string): string => `You would have to add ${amount} of your own money.`,
    leaves: (company: string, amount: string): string => `${company} would then have ${amount}.`,
    loses: (company: string, amount: string): string =>
      `Without it ${company} earns ${amount} less in each run.`,
    spare: (company: string): string => `Without it ${company} earns no less.`,
    offered: (amount: string, worth: string): string =>
      `Offered: ${amount}. To the bot it is worth about ${worth}.`,
    option: (amount: string, worth: string): string =>
      `The amount is ${amount}; in the market it stands at ${worth}.`,
    opensWith: (amount: string): string => `It would begin with ${amount}.`,
    pays: (company: string, amount: string): string => `${company} pays, you get ${amount}.`,
    gets: (company: string, amount: string): string => `The treasury of ${company} gets ${amount}.`,
    spends: (company: string, amount: string, left: string): string =>
      `It costs ${company} ${amount} and leaves it ${left}.`,
    arrives: (company: string, place: string, amount: string): string =>
      `${company} reaches ${place} and pays at once: you get ${amount}.`,
    away: (company: string, place: string, hexes: number, amount: string, isPayable: boolean): string =>
      `${company} is then ${plural(hexes, { one: 'one hex', other: `${hexes} hexes` })} from ${place}; the way costs about ${amount}, ${isPayable ? 'which it has' : 'more than it has'}.`,
    sharesBring: (company: string, shares: number, amount: string, more: string | null): string =>
      `Your ${plural(shares, { one: 'share', other: `${shares} shares` })} of ${company} may bring ${amount} by the end of the game${more === null ? '' : `, ${more} more than before`}.`,
    othersLose: (company: string, amount: string): string =>
      `Each share of ${company} may bring ${amount} less, and others hold more of them than you.`,
    dividendNow: 'The general dividend follows at once.',
    dividendNearer: 'It costs nothing, and the general dividend comes nearer.',
    keepsFor: (company: string, amount: string): string =>
      `With it ${company} can pay its next train, which costs ${amount}.`,
    income: (amount: string): string => `It brings ${amount} in every operating round.`,
    incomeUp: (company: string, amount: string, to: string): string =>
      `The income of ${company} rises by ${amount}, to ${to}.`,
    goesTo: (name: string | null, amount: string): string =>
      name === null ? `You may get it, for about ${amount}.` : `${name} may get it, for about ${amount}.`,
    goesToNobody: 'It seems that nobody would bid.',
    beyondPrice: (amount: string): string =>
      `Beyond its price it may bring about ${amount} by the end of the game.`,
    becomes: (company: string): string => `It will be exchanged for a part of ${company}.`,
    hopes: (own: string, others: string): string =>
      `By the end you may hope for ${own}, the others for ${others} on average.`,
    byLot: 'The bot sees no difference here, and draws lots.',
    nothingBetter: 'Nothing else seems worth its price.',
  },
}

export type HintWords = typeof hints
