import { formatsFor } from '../../formats.ts'

const { money, plural, list } = formatsFor('en')

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** "the third B&O share". */
function share(number: number, company: string): string {
  return `the ${ORDINALS[number - 1] ?? `${number}th`} ${company} share`
}

export const report = {
  /** While the game goes on, the report tells how it stands. */
  leads: (name: string, by: number): string => `${name} leads by ${money(by)}`,
  leadTied: (names: readonly string[], cash: number): string =>
    `${list(names)} lead with ${money(cash)} each`,
  wins: (name: string, by: number): string => `${name} wins by ${money(by)}`,
  winTied: (names: readonly string[], cash: number): string =>
    `${list(names)} share the victory with ${money(cash)} each`,
  length: (dividends: number, moves: number): string =>
    `${plural(dividends, { one: '1 general dividend', other: `${dividends} general dividends` })}, ${plural(moves, { one: '1 move', other: `${moves} moves` })}.`,
  ended: (clauses: readonly string[], section: string): string => `Ended: ${list(clauses)} (${section}).`,
  ranking: 'Final ranking',
  shares: (count: number): string =>
    plural(count, { one: '1 share', other: count === 0 ? 'no shares' : `${count} shares` }),
  nth: (number: number): string => {
    const ending =
      number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
    return `${number}${ending}`
  },
  player: 'Player',
  dividend: 'Dividend',
  company: 'Company',
  total: 'Total',
  cash: {
    title: 'Cash after each general dividend',
    short: 'Cash',
    aside: 'shares count nothing at the end',
    spoken: (lines: string): string =>
      `Cash of each player, from the start to the last general dividend. ${lines}`,
  },
  dividends: {
    title: 'Dividends received so far',
    short: 'Dividends',
    aside: 'Chicago dividends included',
    spoken: (lines: string): string =>
      `Dividends each player had received at each general dividend. ${lines}`,
  },
  which: 'What the chart shows',
  reached: (companies: readonly string[]): string =>
    `${plural(companies.length, { one: 'The sign', other: 'The signs' })} above the lines: ${list(companies)} reached Chicago.`,
  reachedOne: (company: string): string => `${company} reached Chicago`,
  sources: {
    title: 'Where the money came from',
    aside: 'filled: dividends by company; empty: spent in auctions',
    spent: (amount: number): string => `${money(amount)} spent in auctions`,
    spentHead: 'Auctions',
    startHead: 'Start',
    finalHead: 'Cash',
    spoken: (name: string, total: number, parts: string, spent: number): string =>
      `${name} received ${money(total)} in dividends (${parts || 'none'}) and spent ${money(spent)} in auctions.`,
    note: (cash: number): string =>
      `Everybody began with ${money(cash)}. Cash = ${money(cash)} + dividends − auctions.`,
  },
  income: {
    title: 'Company income',
    aside: 'at each general dividend, one scale',
    closed: 'closed',
    spoken: (company: string, from: number, to: number): string =>
      `Income of ${company}: from ${from} to ${to}.`,
  },
  moments: {
    title: 'Moments',
    aside: 'each leads to the board',
    move: 'Move',
    go: (version: number): string => `Show the board at move ${version}`,
    chicago: (p: { name: string; company: string; perShare: number; opensWabash: boolean }): string =>
      `${p.name} took ${p.company} to Chicago: ${money(p.perShare)} a share${p.opensWabash ? ', Wabash opened' : ''}.`,
    bestShare: (p: { name: string; company: string; share: number; price: number; earned: number }): string =>
      `${p.name} bought ${share(p.share, p.company)} for ${money(p.price)}; it paid ${money(p.earned)}.`,
    worstShare: (p: {
      name: string
      company: string
      share: number
      price: number
      earned: number
    }): string =>
      `${p.name} bought ${share(p.share, p.company)} for ${money(p.price)}; it paid ${money(p.earned)}.`,
    bestBuild: (p: { name: string; company: string; income: number; cost: number }): string =>
      `${p.name} built ${p.company} for ${money(p.cost)}, the largest rise of the game.`,
    lead: (p: { name: string; number: number; ahead: number }): string =>
      `${p.name} took the lead for good at general dividend ${p.number}, ${money(p.ahead)} ahead.`,
    income: 'income',
  },
}

export type ChicagoReportWords = typeof report
