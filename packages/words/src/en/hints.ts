import { levels } from './levels.ts'
import { moves } from './moves.ts'

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
  tryIt: 'Try it',
  tryHint: 'Plays it in a private plan, where you see what it leads to.',
  reasons: {
    adds: (company: string, amount: string): string => `${company} would earn ${amount} more in its run.`,
    leadsOn: (company: string): string => `It earns ${company} nothing yet, but leads on to more.`,
    dividends: (company: string, amount: string): string =>
      `${company} may pay ${amount} on it by the end of the game.`,
    rises: (company: string, amount: string): string => `The price of ${company} may rise, ${amount} in all.`,
    starts: (company: string, amount: string): string =>
      `${company} would be yours to lead, with ${amount} to build and buy.`,
    spent: (company: string): string => `Shares of ${company} have little left to bring.`,
    earns: (amount: string, rounds: number | null): string =>
      rounds === null
        ? `It adds ${amount} to each run, to the end of the game.`
        : `It adds ${amount} to each run, for about ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    grows: (company: string): string => `It earns nothing more yet: ${company} is to build track for it.`,
    bestRun: (company: string, amount: string): string => `No run earns ${company} more than ${amount}.`,
    mustHave: (company: string): string => `${company} must own a train.`,
    cannotBuy: (company: string, amount: string): string =>
      `${company} cannot buy its next train: ${amount} missing.`,
    pays: (amount: string): string => `${amount} of it come to you.`,
    keepsFor: (company: string, amount: string): string =>
      `With it ${company} can pay its next train, which costs ${amount}.`,
    income: (amount: string): string => `It brings ${amount} in every operating round.`,
    becomes: (company: string): string => `It will be exchanged for a part of ${company}.`,
    hopes: (own: string, others: string): string =>
      `By the end you may hope for ${own}, the others for ${others} on average.`,
    nothingBetter: 'Nothing else seems worth its price.',
  },
}

export type HintWords = typeof hints
