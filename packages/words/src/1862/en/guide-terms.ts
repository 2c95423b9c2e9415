import type { RmTerms } from '../guide-words.ts'

export const terms: RmTerms = {
  share: {
    name: 'Share',
    text: 'A tenth of a company. It brings a tenth of each dividend and counts its price at the end, half of it if the company has no train.',
  },
  parliament: {
    name: 'Parliament round',
    text: 'Before each stock round, twice at the start: players name companies and bid for their charters. A player opens no further auction once he has won one.',
  },
  charter: {
    name: 'Charter',
    text: 'The right to start a company with the help of Parliament. It will get ten times its par, less £180 for three stations, but it must open in time.',
  },
  par: {
    name: 'Par',
    text: 'What a share costs in the initial offer, from £54 to £100. Refinancing brings ten times as much.',
  },
  obligation: {
    name: 'Obligation',
    text: 'Half of a chartered company must be sold by the end of the next stock round. Else whoever won it pays five times its par, and its shares are void.',
  },
  director: {
    name: 'Director',
    text: 'The player with the most shares, at least three. He decides for the company and pays from its treasury, never from his own cash. His certificate stands for three shares.',
  },
  opening: {
    name: 'Opening',
    text: 'With half of its shares sold a company opens, pays for its stations and operates from the next operating round on.',
  },
  treasury: {
    name: 'Treasury',
    text: 'The money of a company. It pays for trains, warranties and its own shares, and for stations when the company opens. It never belongs to the director and counts nothing at the end.',
  },
  permit: {
    name: 'Permit',
    text: 'What type of train a company may run: express, freight or local. It may buy others, but they stand idle. Mergers bring more permits.',
  },
  pool: {
    name: 'Pool',
    text: 'Where sold shares lie, without limit. They can be bought there at the market price and earn nothing for anybody.',
  },
  certificateLimit: {
    name: 'Certificate limit',
    text: 'How many certificates a player may hold. A director’s certificate counts as one.',
  },
  price: {
    name: 'Price',
    text: 'The marker of a company on the market. A dividend of once to four times the price moves it right, nothing paid moves it left, each share sold moves it down.',
  },
  priority: {
    name: 'Priority',
    text: 'Its holder begins Parliament and stock round. After a stock round it goes to the left of the last to act.',
  },
  operatingRound: {
    name: 'Operating round',
    text: 'Every open company has one turn, the highest price first: merge, build, station, run, dividend, trains, redeem a share, acquire.',
  },
  merger: {
    name: 'Merger, acquisition',
    text: 'Two companies joined by track become one: a merger begins a turn, an acquisition ends it. Two shares become one, and all they own comes together.',
  },
  option: {
    name: 'Option share',
    text: 'When two shares become one, an odd share is left over. Its holder pays half the price and keeps it, or gets as much and gives it back.',
  },
  tile: {
    name: 'Tile',
    text: 'A piece of track on a hex, joined to a station of the company. It costs nothing. Two yellow ones in a turn, or one upgrade.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'A green tile on a yellow one, a brown one on a green one. Old track stays, cities pay more and hold more stations.',
  },
  smallStation: {
    name: 'Small station',
    text: 'A dot on the track. Locals are paid £20 for each on their way; express and freight trains ignore them.',
  },
  london: {
    name: 'London',
    text: 'The richest red area. Only companies with a link there may run to it, and there are four links.',
  },
  station: {
    name: 'Station',
    text: 'A token of a company in a circle of a city, paid for when the company opens. Every route needs one. A city full of others’ stations cannot be passed.',
  },
  home: {
    name: 'Home',
    text: 'The city where a company begins. One of its routes must contain it.',
  },
  location: {
    name: 'Places that pay',
    text: 'Cities, red areas and ports; for locals small stations too. Each pays once for a company, however many of its trains come there.',
  },
  route: {
    name: 'Route',
    text: 'The way of one train: unbroken track, nothing twice, with a station of the company, between cities or places at the edge. All routes of a company hang together.',
  },
  revenue: {
    name: 'Revenue',
    text: 'What all trains of a company earn together. Every train that can run must, but the director chooses where.',
  },
  dividend: {
    name: 'Dividend',
    text: 'A tenth of the revenue for each share, for the company’s own shares too. Withheld revenue goes to the treasury, and the price moves left.',
  },
  hudson: {
    name: 'Hudson’s manoeuvre',
    text: 'A revenue below the price is raised from the treasury until it reaches it. Then it must be paid out, and the price rises.',
  },
  train: {
    name: 'Train',
    text: 'Bought as express, freight or local and for ever that. 2/3 means: it visits three cities, and two of them pay.',
  },
  freight: {
    name: 'Freight train',
    text: 'Goes so many hexes beyond its start. It is paid for both ends and £20 for each hex between them as the crow flies, £30 to a port. Small freights run joined as one.',
  },
  local: {
    name: 'Local train',
    text: 'Runs between cities and is paid for small stations too. For each hex the treasury gets £10 besides.',
  },
  express: {
    name: 'Express train',
    text: 'Is paid for cities, red areas and ports on its way.',
  },
  warranty: {
    name: 'Warranty',
    text: 'A train with a warranty is not scrapped at once. After the run of its company every train loses one, even if it stood idle.',
  },
  phase: {
    name: 'Phase',
    text: 'The first train of each letter begins one: new tiles, companies, rounds and limits.',
  },
  obsolete: {
    name: 'Scrapped',
    text: 'A trains go with the first C train, B with E, C with F, D with G, though not in the shorter game. Later ones stay for good.',
  },
  refinancing: {
    name: 'Refinancing',
    text: 'A company that cannot pay for its train halves all holdings, two shares for one, and gets ten times its par.',
  },
  receivership: {
    name: 'Receivership',
    text: 'A company without a director: it runs for the most, keeps the money and builds nothing, until somebody has three shares.',
  },
  bankruptcy: {
    name: 'Bankruptcy',
    text: 'A company that gets no train, or whose price falls to 0, is dissolved. Its holders get half the price, and it can start again.',
  },
  lner: {
    name: 'LNER',
    text: 'It forms after the set in which the first H train was bought, the first E train in the shorter game. One stock round and three operating rounds follow, then the game ends.',
  },
  wealth: {
    name: 'Wealth',
    text: 'Cash and shares at their price, half for companies without a train. The wealthiest player wins.',
  },
}
