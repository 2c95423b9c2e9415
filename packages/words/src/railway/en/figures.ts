import { formatsFor } from '../../formats.ts'

const { list, plural } = formatsFor('en')

/** The spreadsheet. */
export const sheet = {
  holdings: 'Holdings',
  revenues: 'Revenue by operating round',
  as: 'Holdings in',
  percent: 'percent',
  shares: 'shares',
  company: 'Company',
  pool: 'Pool',
  price: 'Price',
  treasury: 'Treasury',
  trains: 'Trains',
  total: 'Total',
  cash: 'Cash',
  worth: 'Worth',
  certificates: 'Certificates',
  copy: 'Copy as CSV',
  copied: 'Copied.',
  notCopied: 'The browser did not let the page copy.',
  sortBy: (column: string): string => `Sort by ${column}`,
  director: 'director',
  legend: { paid: 'paid out', withheld: 'kept', halved: 'half for the owner', none: 'ran for nothing' },
  noRounds: 'No company has run yet.',
}

export const charts = {
  round: 'Round',
  worth: {
    title: 'Worth of the players',
    aside: 'cash, shares and what else counts, after each round',
    spoken: (lines: string): string => `Worth of each player after each round. ${lines}`,
  },
  prices: {
    title: 'Share prices',
    aside: 'after each round',
    spoken: (lines: string): string => `Share price of each company after each round. ${lines}`,
  },
  revenues: {
    title: 'Revenue of the companies',
    aside: 'in each operating round, one scale',
    spoken: (company: string, most: string, last: string): string =>
      `Revenue of ${company}: ${last} in its last round, ${most} at best.`,
  },
  which: 'Companies in the chart',
  go: (round: string): string => `Show the table at the end of ${round}`,
  empty: 'The first round is not over yet.',
}

export const report = {
  wins: (name: string, by: string): string => `${name} wins by ${by}`,
  winsAlone: (name: string): string => `${name} wins`,
  winTied: (names: readonly string[], worth: string): string =>
    `${list(names)} share the victory with ${worth} each`,
  leads: (name: string, by: string): string => `${name} leads by ${by}`,
  leadTied: (names: readonly string[], worth: string): string => `${list(names)} lead with ${worth} each`,
  length: (rounds: number, moves: number): string =>
    `${plural(rounds, { one: '1 operating round', other: `${rounds} operating rounds` })}, ${plural(moves, { one: '1 move', other: `${moves} moves` })}.`,
  ranking: 'Final ranking',
  parts: (cash: string, shares: string): string => `${cash} in cash, ${shares} in shares`,
  privates: (parts: string, amount: string, privates: string): string =>
    `${parts}, ${amount} in ${privates.toLowerCase()}`,
  owes: (parts: string, debt: string): string => `${parts}, less ${debt} of debt`,
  dividends: {
    title: 'Where the money came from',
    aside: 'dividends by company',
    player: 'Player',
    total: 'Total',
    none: 'no dividends',
    spoken: (name: string, total: string, parts: string): string =>
      `${name} received ${total} in dividends (${parts}).`,
  },
  moments: {
    title: 'Moments',
    aside: 'each leads to the board',
    move: 'Move',
    go: (version: number): string => `Show the board at move ${version}`,
    bestRun: (company: string, revenue: string): string =>
      `${company} ran for ${revenue}, the most of the game.`,
    dividend: (name: string, company: string, amount: string): string =>
      `${name} received ${amount} from ${company}, the largest dividend of the game.`,
    obsolete: (kinds: readonly string[]): string => `All ${list(kinds)} trains left the game.`,
    loan: (name: string, amount: string): string => `${name} borrowed ${amount} for a train.`,
    acquired: (company: string, target: string, price: string): string =>
      `${company} acquired ${target} at ${price} a share.`,
    lead: (name: string, ahead: string): string => `${name} took the lead for good, ${ahead} ahead.`,
    fall: (name: string, amount: string): string => `${name} lost ${amount}, the most in one round.`,
  },
  company: {
    title: 'The companies at the end',
    aside: 'price, revenue paid and kept',
    paid: 'Paid out',
    kept: 'Kept',
    runs: 'Runs',
  },
}

/** What is looked at now and then: it comes with the page that shows it. */
/** The page of a stock round. */
export const stock = {
  heading: 'Holdings and dividends',
  dividend: 'Last dividend',
  yield: 'Yield',
  next: 'What each could do next',
  player: 'Player',
  room: 'Certificates left',
  brings: 'Shares would bring',
  buys: 'Shares within means',
  nothing: 'none',
}

export const figures = { charts, report, sheet, stock }
