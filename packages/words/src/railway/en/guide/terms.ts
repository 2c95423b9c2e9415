import type { RailwayTerm, TermWords } from '../../guide.ts'

/** Words that mean the same in every railway title. */
export const terms: TermWords<RailwayTerm> = {
  director: {
    name: 'Director',
    text: 'The player with the most shares of a company. He decides for it and pays from its treasury, not from his own cash. His certificate stands for two shares.',
  },
  startPrice: {
    name: 'Start price',
    text: 'What one share costs when a company begins. Whoever buys the director’s certificate chooses it; the capital of the company depends on it.',
  },
  treasury: {
    name: 'Treasury',
    text: 'The money of a company. It pays for track, stations and trains. It never belongs to the director and counts nothing at the end.',
  },
  price: {
    name: 'Price',
    text: 'The marker of a company on the market. Dividends move it right, no dividend moves it left, sales move it down; it is what a share costs and what it is worth.',
  },
  stockRound: {
    name: 'Stock round',
    text: 'Players sell and buy shares, one purchase a turn, until all of them pass one after the other.',
  },
  tile: {
    name: 'Tile',
    text: 'A piece of track that is laid on a hex. It must be joined to a station of the company. The first tile on a river, hill or mountain costs money.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'A tile of the next colour on top of another one: green on yellow, brown on green, grey on brown. Old track stays, and cities earn more.',
  },
  station: {
    name: 'Station',
    text: 'A token of a company in a circle of a city. Every route needs one of them. A city full of other companies’ stations cannot be passed.',
  },
  home: {
    name: 'Home',
    text: 'The hex where a company begins. Its first station stands there, free of charge.',
  },
  route: {
    name: 'Route',
    text: 'The way of one train: unbroken track with two locations or more and at least one own station. No location and no track twice.',
  },
  revenue: {
    name: 'Revenue',
    text: 'What the locations of all routes are worth together. The company must run for the highest sum it can reach.',
  },
  trainLimit: {
    name: 'Train limit',
    text: 'How many trains a company may own. It falls in later phases.',
  },
  pool: {
    name: 'Train pool',
    text: 'Trains that companies had to give up. Any company can buy them there.',
  },
}
