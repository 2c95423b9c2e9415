import { formatsFor } from '../formats.ts'
import { stock } from './cz-panel-stock.ts'
import { track } from './cz-panel-track.ts'
import { trade } from './cz-panel-trade.ts'

const { list, plural } = formatsFor('en')

/** The panels of 18CZ: what is decided, what it would mean, what the buttons say. Amounts come written. */
export const panel = {
  yourTurn: (name: string) => `${name}, your turn`,
  you: 'You',
  cash: 'Cash',
  treasury: 'Treasury',
  treasuryIs: (amount: string) => `treasury ${amount}`,
  noMoney: 'no money, it pays for nothing',
  stationsLeft: (count: number) => plural(count, { one: '1 station', other: `${count} stations` }),
  steps: 'Steps of the turn',
  stepDone: 'done',
  director: 'Director',
  shareOf: (percent: number) => `${percent}%`,
  pass: 'Pass',
  skip: 'Skip',
  goOn: 'Go on',
  endTurn: 'End turn',
  less: 'Less',
  more: 'More',
  amountFirst: 'No amount is entered. Type one, or use the buttons beside the field.',
  quick: 'Quick amounts',
  least: 'least',
  most: 'most',
  allCash: 'all the cash',
  of: (part: string | number, whole: string | number) => `${part} of ${whole}`,
  and: (items: readonly string[]) => list(items),
  bank: 'Bank',
  pool: 'Pool',
  vaclavRule: {
    track: (first: boolean): string =>
      `Václav’s company: priority card ${first ? 1 : 2} decides its track. It always runs for the most and pays out.`,
    token: (first: boolean): string =>
      `Václav’s company: priority card ${first ? 1 : 2} decides its station. It costs nothing.`,
  },
  waiting: {
    watching: 'You are watching this table.',
    decides: (name: string) => `${name} has the decision.`,
    forCompany: (name: string, company: string) => `${name} decides for ${company}.`,
    bot: 'The bot decides at once.',
  },
  result: {
    heading: 'The game is over',
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} has won.` : `${list(names)} share the win.`,
    counts: 'Cash, shares at their price and 120 K for each local, less debts and penalties.',
  },
  hints: {
    hex: 'move',
    place: 'choose',
    turn: 'turn',
    confirm: 'confirm',
    pass: 'pass',
    best: 'best run',
    back: 'back',
  },
  terrain: { river: 'river', hill: 'hill', mountain: 'mountain' } as Readonly<Record<string, string>>,
  colours: { yellow: 'yellow', green: 'green', brown: 'brown', grey: 'grey', red: 'red' } as Readonly<
    Record<string, string>
  >,
  ...stock,
  ...track,
  ...trade,
}

export type CzPanelWords = typeof panel
