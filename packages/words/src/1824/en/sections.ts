import type { AhSectionWords } from '../shapes.ts'

/** Numbers of the rulebook; headings and summaries in our own words. */
export const sections: AhSectionWords = {
  I: { label: 'I, Material', summary: 'The box: maps, tiles, certificates, trains, stations and money.' },
  II: { label: 'II, About the game', summary: 'Railways of the Danube monarchy; the richest player wins.' },
  'III.1': {
    label: 'III.1, Seats',
    summary: 'Seats are drawn by lot; the first gets the starting-player card.',
  },
  'III.2': { label: 'III.2, Open play', summary: 'All holdings lie open. Promises bind nobody.' },
  'III.3': {
    label: 'III.3, Starting cash',
    summary: 'Each player begins with 820, 680, 560 or 460 G with 3, 4, 5 or 6 players.',
  },
  'III.4': { label: 'III.4, Set-up', summary: 'Which railways, trains and tiles are laid out.' },
  'IV.1': {
    label: 'IV.1, Mountain railways',
    summary:
      'They cost 120 G, pay 25 G in each operating round and become 10% of a regional railway, at will from the first 3 train, all of them with the first 4 train.',
  },
  'IV.2': {
    label: 'IV.2, Coal railways',
    summary:
      'They start at a mine, own g-trains only and halve their income. From the first 3 train to the first 5 train they become the 20% certificate of their regional railway.',
  },
  'IV.3': {
    label: 'IV.3, Pre-state railways',
    summary: 'They halve their income and become shares of their state railway when it is formed.',
  },
  'IV.4.1': {
    label: 'IV.4.1, Stock companies',
    summary: 'A 20% certificate and eight of 10%. Whoever holds most is director.',
  },
  'IV.4.2': {
    label: 'IV.4.2, Regional railways with a coal railway',
    summary:
      'Their price is half of what the coal railway cost. Open with 50% sold and the coal railway exchanged: eight times the price, its money and its trains.',
  },
  'IV.4.3': {
    label: 'IV.4.3, Regional railways without a coal railway',
    summary: 'The buyer of the 20% certificate chooses the price. Open with 50% sold: ten times the price.',
  },
  'IV.4.4': {
    label: 'IV.4.4, State railways',
    summary:
      'SD, UG and KK are formed with the first 4, 5 and 6 train out of their pre-state railways, with 120 G for each share that these do not take.',
  },
  V: {
    label: 'V, Course of the game',
    summary: 'A stock round and one to three operating rounds alternate.',
  },
  'VI.1': {
    label: 'VI.1, Turn in the stock round',
    summary:
      'Sell as much as you like, then buy one certificate or make one exchange. All trade is with the bank.',
  },
  'VI.2': {
    label: 'VI.2, Order in the stock round',
    summary:
      'Clockwise from the starting-player card until all pass in a row. It goes to the left of the last to act.',
  },
  'VI.3': {
    label: 'VI.3, First stock round',
    summary:
      'The first lap runs backwards. One purchase in a turn, no sales; what is left of mountain, coal and pre-state railways leaves the game.',
  },
  'VI.4': {
    label: 'VI.4, Buying shares',
    summary: 'At the price on the board, from the bank. None of a company sold in the same round.',
  },
  'VI.5': { label: 'VI.5, Opening', summary: 'A regional railway opens with 50% sold and gets its capital.' },
  'VI.6': {
    label: 'VI.6, Change of director',
    summary: 'Whoever holds more than the director takes the 20% certificate for two shares.',
  },
  'VI.7': {
    label: 'VI.7, Limits',
    summary:
      'Certificates per player are limited; with 60% of a company nobody buys more of it. Who is above the limit sells first.',
  },
  'VI.8': {
    label: 'VI.8, Selling shares',
    summary: 'At the price before the sale, of companies that have operated, up to half of one in the bank.',
  },
  'VII.1': {
    label: 'VII.1, Operating rounds',
    summary: 'One in a set, two from the first 3 train, three from the first 6 train.',
  },
  'VII.2': {
    label: 'VII.2, Routes',
    summary:
      'Two locations or more, an own station, no track twice, no reversing. Red areas and full cities of others are ends.',
  },
  'VII.3': {
    label: 'VII.3, Mines and g-trains',
    summary: 'A g-train starts at exactly one mine, which pays into the treasury.',
  },
  'VII.4': {
    label: 'VII.4, Order in the operating round',
    summary:
      'Mountain railways pay; then coal, pre-state and stock companies, these from the highest price down.',
  },
  'VII.5': {
    label: 'VII.5, Turn of a company',
    summary: 'Home station, track, station, run, income, trains, in this order.',
  },
  'VII.6': {
    label: 'VII.6, Laying track',
    summary:
      'One tile in a turn, joined to a station, the home hex first. It suits its hex, and the ground of a first tile costs money.',
  },
  'VII.7': {
    label: 'VII.7, Upgrading track',
    summary: 'Green from the first 3 train, brown from the 5, grey from the 8. Old track and locations stay.',
  },
  'VII.8': {
    label: 'VII.8, Stations',
    summary:
      'The home is free, the next costs 40 G, later ones 100 G. One in a turn, one in a hex, in a free circle.',
  },
  'VII.9': {
    label: 'VII.9, Running trains',
    summary:
      'A normal train counts every location on its way, a g-train its cities and red areas. No location twice; trains share no track.',
  },
  'VII.10': {
    label: 'VII.10, Income',
    summary:
      'The highest possible income counts. Stock companies pay all or keep all, small railways halve it.',
  },
  'VII.11': {
    label: 'VII.11, Buying trains',
    summary:
      'From the bank in ascending order, from other companies from the first 3 train on. Within the limit, and one at the end of the turn.',
  },
  'VII.12': {
    label: 'VII.12, Forced purchase',
    summary:
      'The director adds what the treasury lacks, sells shares or overdraws; a debt grows by half at once and after each stock round.',
  },
  'VII.13': {
    label: 'VII.13, Handing in a train',
    summary: 'Once in a round a weaker train of the same kind counts half its price for one of the bank.',
  },
  'VII.14': {
    label: 'VII.14, Phases',
    summary: 'The first train of each kind brings tiles, limits, exchanges and formations; weaker trains go.',
  },
  'VII.15': {
    label: 'VII.15, Export',
    summary: 'After each set of operating rounds one train of the kind on sale leaves the game.',
  },
  'VIII.1': {
    label: 'VIII.1, Price markers',
    summary: 'A marker that arrives on an occupied space goes under the others.',
  },
  'VIII.2': {
    label: 'VIII.2, Prices in the operating round',
    summary: 'To the right with a dividend, to the left without; at the end of a row up or down.',
  },
  'VIII.3': {
    label: 'VIII.3, Prices in the stock round',
    summary: 'A sale lowers the price by one row, however many shares. Sold out at the end raises it by one.',
  },
  'IX.1': {
    label: 'IX.1, End',
    summary: 'When the bank is empty the set of operating rounds is played to its end.',
  },
  'IX.2': {
    label: 'IX.2, Wealth',
    summary: 'Cash and shares at their price, less debts. The richest player wins.',
  },
  'X.1': { label: 'X.1, Cisleithania for two', summary: 'The smaller map, its companies and its trains.' },
  'X.2': {
    label: 'X.2, Cash with two players',
    summary: 'Each begins with 830 G; the bank has 4000 G in all.',
  },
  'X.3': {
    label: 'X.3, Stacks and construction railways',
    summary: 'Four stacks of two railways; those of the first only lay track, free of ground costs.',
  },
  'X.4': {
    label: 'X.4, Bond railway and pool',
    summary:
      'One regional railway has no director and pays its price out in every round. Sold shares go to a pool. Routes to the Bukowina earn 50 G more.',
  },
  'X.5': {
    label: 'X.5, Draft',
    summary: 'The players share the stacks out, then each may buy one mountain railway.',
  },
  'XI.1': {
    label: 'XI.1, Cisleithania for three',
    summary: 'The smaller map with the rules of the whole game.',
  },
  'XI.2': {
    label: 'XI.2, Cash with three players',
    summary: 'Each begins with 680 G; the bank has 9000 G in all.',
  },
  'XI.3': { label: 'XI.3, Set-up with three players', summary: 'What can be bought on the smaller map.' },
  'XII.1': {
    label: 'XII.1, Goods Time',
    summary: 'Up to 15 town markers and 17 more tiles for the whole map.',
  },
  'XII.2': {
    label: 'XII.2, Placing the towns',
    summary: 'The suggested scenario, or one marker each in turn and back, two on a hex at most.',
  },
  'XIII.1': { label: 'XIII.1, Companies', summary: 'Every company with its home, stations and shares.' },
  'XIII.2': { label: 'XIII.2, Trains', summary: 'Every train with its prices and when it becomes obsolete.' },
}
