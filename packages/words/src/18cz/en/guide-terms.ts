import type { CzGuideWords } from '../guide-words.ts'

export const terms: CzGuideWords['terms'] = {
  local: {
    name: 'Local railway',
    text: 'A small private railway. It pays its owner 5, 10 or 20 K in every operating round, and a player who still owns it at the end counts 120 K for it. A company that owns one can use its power once.',
  },
  share: {
    name: 'Share',
    text: 'A part of a company: 25% of a small one, 20% of a medium one, 10% of a large one. It brings its part of every dividend and counts its price at the end.',
  },
  director: {
    name: 'Director',
    text: 'The player with the most shares of a company. He decides for it and pays from its treasury, not from his own cash. His certificate stands for two shares.',
  },
  startPrice: {
    name: 'Start price',
    text: 'What one share costs when a company begins. Whoever buys the director’s certificate chooses it; the capital of the company depends on it.',
  },
  opening: {
    name: 'Opening',
    text: 'With half of its shares sold a company opens: it receives its start price for every share it has, sold or not, and operates from the next operating round on.',
  },
  treasury: {
    name: 'Treasury',
    text: 'The money of a company. It pays for track, stations and trains. It never belongs to the director and counts nothing at the end.',
  },
  certificateLimit: {
    name: 'Certificate limit',
    text: 'How many certificates a player may hold. Shares and locals count one each, a director’s certificate counts one too.',
  },
  price: {
    name: 'Price',
    text: 'The marker of a company on the market. Dividends move it right, no dividend moves it left, sales move it down; it is what a share costs and what it is worth.',
  },
  priority: {
    name: 'Priority',
    text: 'The order in which players act in a stock round. After the pre-stock round the poorest begins, after each stock round the richest.',
  },
  stockRound: {
    name: 'Stock round',
    text: 'Players sell and buy shares, one purchase a turn, until all of them pass one after the other.',
  },
  operatingRound: {
    name: 'Operating round',
    text: 'Every open company has one turn, the highest price first: track, station, run, revenue, acquisition, trains.',
  },
  tile: {
    name: 'Tile',
    text: 'A piece of track that is laid on a hex. It must be joined to a station of the company. The first tile on a river, hill or mountain costs money.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'A tile of the next colour on top of another one: green on yellow, brown on green, grey on brown. Old track stays, and cities earn more.',
  },
  power: {
    name: 'Power of a local',
    text: 'Once in the game a company can use a local it owns: to lay a purple-edged tile besides its track, or to save the cost of the ground.',
  },
  station: {
    name: 'Station',
    text: 'A token of a company in a circle of a city. Every route needs one of them. A city full of other companies’ stations cannot be passed.',
  },
  home: {
    name: 'Home',
    text: 'The hex where a company begins. Its first station stands there, free of charge.',
  },
  location: {
    name: 'Location',
    text: 'A city, a town or a red border tile: a place where trains earn money.',
  },
  route: {
    name: 'Route',
    text: 'The way of one train: unbroken track with two locations or more and at least one own station. No location and no track twice.',
  },
  revenue: {
    name: 'Revenue',
    text: 'What the locations of all routes are worth together. The company must run for the highest sum it can reach.',
  },
  dividend: {
    name: 'Dividend',
    text: 'Revenue that is paid to the shareholders, each player’s part rounded up. The price rises. Withheld revenue goes to the treasury, and the price falls.',
  },
  train: {
    name: 'Train',
    text: 'A red 3 visits three locations. A blue 3+3 visits six, three of them cities. A green 3E counts three and may skip towns. Small companies run red trains, medium ones blue, large ones green.',
  },
  trainLimit: {
    name: 'Train limit',
    text: 'How many trains a company may own. It falls in later phases.',
  },
  phase: {
    name: 'Phase',
    text: 'Each first card of a new letter begins one. Phases bring new colours of tiles, larger companies and smaller train limits.',
  },
  obsolete: {
    name: 'Obsolete',
    text: 'When a stronger train of the same colour is sold, the weakest ones leave the game at once. So old trains do not last.',
  },
  pool: {
    name: 'Train pool',
    text: 'Trains that companies had to give up. Any company can buy them there.',
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
