import type { AhTerms } from '../guide-words.ts'

export const terms: AhTerms = {
  mountain: {
    name: 'Mountain railway',
    text: 'A paper without track. It pays its owner 25 G in every operating round and becomes 10% of a regional railway: at will from the first 3 train on, by force with the first 4 train.',
  },
  coal: {
    name: 'Coal railway',
    text: 'A small railway that begins at a mine and owns goods trains only. Half of its income goes to its owner. It becomes the 20% certificate of its regional railway, at the latest with the first 5 train.',
  },
  preState: {
    name: 'Pre-state railway',
    text: 'A small railway with one owner, who gets half of its income. When its state railway is formed, number 1 becomes 20% of it and the others 10%.',
  },
  share: {
    name: 'Share',
    text: '10% of a regional or state railway; the director’s certificate is 20%. It brings its part of every dividend and counts its price at the end.',
  },
  regional: {
    name: 'Regional railway',
    text: 'BK, MS, CL, SB and BH. It opens when half of its shares are with players. If a coal railway belongs to it, that one must be exchanged first.',
  },
  state: {
    name: 'State railway',
    text: 'SD, UG and KK. Their shares cost 120 G from the start, but they are formed with the first 4, 5 and 6 train, out of their pre-state railways, with their money, trains and stations.',
  },
  opening: {
    name: 'Opening',
    text: 'With half of its shares with players a regional railway opens: the bank pays it ten times its issue price, or eight times and what its coal railway had.',
  },
  certificateLimit: {
    name: 'Certificate limit',
    text: 'How many certificates a player may hold. Shares, coal and pre-state railways count one each, a 20% certificate counts one too, mountain railways do not count.',
  },
  priority: {
    name: 'Starting-player card',
    text: 'Its holder begins the stock round; then it goes on clockwise. It goes to the left neighbour of the last player who did something.',
  },
  operatingRound: {
    name: 'Operating round',
    text: 'Mountain railways pay; then coal and pre-state railways have their turns by their numbers, then regional and state railways together, the highest price first: track, station, run, income, trains.',
  },
  location: {
    name: 'Location',
    text: 'A city, a town or a red area at the edge: a place where trains earn money.',
  },
  mine: {
    name: 'Mine',
    text: 'A grey hex with a pick. A goods train that begins there brings its value into the treasury, whatever is done with the rest. From the first 5 train on mines bring more.',
  },
  goods: {
    name: 'Goods train',
    text: 'A train with a g: its route begins at a mine. A 2g visits two cities or red areas besides, and any number of towns.',
  },
  dividend: {
    name: 'Dividend',
    text: 'Income that is paid to the shareholders; the price goes right. Kept income goes into the treasury, and the price goes left. Coal and pre-state railways share theirs by halves.',
  },
  train: {
    name: 'Train',
    text: 'A 3 visits three locations. Goods trains, with a g, begin at a mine. A company runs all its trains, each on track of its own.',
  },
  tradeIn: {
    name: 'Trade-in',
    text: 'A weaker train of the same kind is handed in for a new one of the bank: half of its price counts. Once for each company and operating round.',
  },
  phase: {
    name: 'Phase',
    text: 'The first train of each number begins one. Phases bring new colours of tiles, exchanges, state railways, more operating rounds and smaller train limits.',
  },
  obsolete: {
    name: 'Obsolete',
    text: 'With the first 4 train all 2 trains leave the game, with the first 6 the 3 trains, and so on. Old trains do not last.',
  },
  export: {
    name: 'Export',
    text: 'After each set of operating rounds the next train of the bank leaves the game and counts as sold. So phases come even if nobody buys.',
  },
  loan: {
    name: 'Debt',
    text: 'What a director owes after he had to buy a train for his company. It grows by half at once and at the end of every stock round; his income pays it first, and until it is paid he cannot buy shares.',
  },
  wealth: {
    name: 'Wealth',
    text: 'Cash and shares at their price, less debts. The wealthiest player wins.',
  },
}
