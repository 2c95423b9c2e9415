import type { CzTerms } from '../guide-words.ts'

export const terms: CzTerms = {
  local: {
    name: 'Local railway',
    text: 'A small private railway. It pays its owner 5, 10 or 20 K in every operating round, and a player who still owns it at the end counts 120 K for it. A company that owns one can use its power once.',
  },
  share: {
    name: 'Share',
    text: 'A part of a company: 25% of a small one, 20% of a medium one, 10% of a large one. It brings its part of every dividend and counts its price at the end.',
  },
  opening: {
    name: 'Opening',
    text: 'With half of its shares sold a company opens: it receives its start price for every share it has, sold or not, and operates from the next operating round on.',
  },
  certificateLimit: {
    name: 'Certificate limit',
    text: 'How many certificates a player may hold. Shares and locals count one each, a director’s certificate counts one too.',
  },
  priority: {
    name: 'Priority',
    text: 'The order in which players act in a stock round. After the pre-stock round the poorest begins, after each stock round the richest.',
  },
  operatingRound: {
    name: 'Operating round',
    text: 'Every open company has one turn, the highest price first: track, station, run, revenue, acquisition, trains.',
  },
  power: {
    name: 'Power of a local',
    text: 'Once in the game a company can use a local it owns: to lay a purple-edged tile besides its track, or to save the cost of the ground.',
  },
  location: {
    name: 'Location',
    text: 'A city, a town or a red border tile: a place where trains earn money.',
  },
  dividend: {
    name: 'Dividend',
    text: 'Revenue that is paid to the shareholders, each player’s part rounded up. The price rises. Withheld revenue goes to the treasury, and the price falls.',
  },
  train: {
    name: 'Train',
    text: 'A red 3 visits three locations. A blue 3+3 visits six, three of them cities. A green 3E counts three and may skip towns. Small companies run red trains, medium ones blue, large ones green.',
  },
  phase: {
    name: 'Phase',
    text: 'Each first card of a new letter begins one. Phases bring new colours of tiles, larger companies and smaller train limits.',
  },
  obsolete: {
    name: 'Obsolete',
    text: 'When a stronger train of the same colour is sold, the weakest ones leave the game at once. So old trains do not last.',
  },
  export: {
    name: 'Export',
    text: 'After each set of operating rounds the top train card leaves the game and counts as sold. So phases come even if nobody buys.',
  },
  acquisition: {
    name: 'Acquisition',
    text: 'A larger company buys a whole smaller one: its money, locals, trains and stations. The shareholders are paid for each share.',
  },
  loan: {
    name: 'Loan',
    text: 'A director who cannot pay for the train his company must have borrows the rest. At the end the loan and a penalty of the same amount are subtracted.',
  },
  wealth: {
    name: 'Wealth',
    text: 'Cash, shares at their price and 120 K for each local, less debt and penalties. The wealthiest player wins.',
  },
  vaclav: {
    name: 'Václav',
    text: 'A third holder in the game for two. His companies have no money and pay for nothing; the two players decide for them, and they always pay out.',
  },
  private: {
    name: 'Private',
    text: 'One of five things that are auctioned before a game in Moravia–Silesia: three locals, a 3E train to lend once, and the station of MW.',
  },
}
