import type { AhSectionWords } from '../shapes.ts'

/** What each section says, in our own words. */
export const summaries: AhSectionWords = {
  I: 'The box: maps, tiles, certificates, trains, stations and money.',
  II: 'Railways of the Danube monarchy; the richest player wins.',
  'III.1': 'Seats are drawn by lot; the first gets the starting-player card.',
  'III.2': 'All holdings lie open. Promises bind nobody.',
  'III.3': 'Each player begins with 820, 680, 560 or 460 G with 3, 4, 5 or 6 players.',
  'III.4': 'Which railways, trains and tiles are laid out.',
  'IV.1':
    'They cost 120 G, pay 25 G in each operating round and become 10% of a regional railway, at will from the first 3 train, all of them with the first 4 train.',
  'IV.2':
    'They start at a mine, own g-trains only and halve their income. From the first 3 train to the first 5 train they become the 20% certificate of their regional railway.',
  'IV.3': 'They halve their income and become shares of their state railway when it is formed.',
  'IV.4.1': 'A 20% certificate and eight of 10%. Whoever holds most is director.',
  'IV.4.2':
    'Their price is half of what the coal railway cost. Open with 50% sold and the coal railway exchanged: eight times the price, its money and its trains.',
  'IV.4.3': 'The buyer of the 20% certificate chooses the price. Open with 50% sold: ten times the price.',
  'IV.4.4':
    'SD, UG and KK are formed with the first 4, 5 and 6 train out of their pre-state railways, with 120 G for each share that these do not take.',
  V: 'A stock round and one to three operating rounds alternate.',
  'VI.1':
    'Sell as much as you like, then buy one certificate or make one exchange. All trade is with the bank.',
  'VI.2':
    'Clockwise from the starting-player card until all pass in a row. The card goes to the left of the last to act.',
  'VI.3':
    'The first lap runs backwards. One purchase in a turn, no sales; what is left of mountain, coal and pre-state railways leaves the game.',
  'VI.4': 'At the price on the board, from the bank. None of a company sold in the same round.',
  'VI.5': 'A regional railway opens with 50% sold and gets its capital.',
  'VI.6': 'Whoever holds more than the director takes the 20% certificate for two shares.',
  'VI.7':
    'Certificates per player are limited; with 60% of a company nobody buys more of it. Who is above the limit sells first.',
  'VI.8':
    'At the price before the sale; only of companies that have operated, never more than half of one in the bank.',
  'VII.1': 'One in a set, two from the first 3 train, three from the first 6 train.',
  'VII.2':
    'Two locations or more, an own station, no track twice, no reversing. Red areas, mines and cities full of stations of others are ends.',
  'VII.3': 'A g-train starts at exactly one mine, which pays into the treasury.',
  'VII.4':
    'Mountain railways pay; then coal, pre-state and stock companies, these from the highest price down.',
  'VII.5': 'Home station, track, station, run, income, trains, in this order.',
  'VII.6':
    'One tile in a turn, joined to a station, the home hex first. It suits its hex, and the ground of a first tile costs money.',
  'VII.7': 'Green from the first 3 train, brown from the 5, grey from the 8. Old track and locations stay.',
  'VII.8':
    'The home is free, the next costs 40 G, later ones 100 G. One in a turn, one in a hex, in a free circle.',
  'VII.9':
    'A normal train counts every location on its way, a g-train its cities and red areas. No location twice; trains share no track.',
  'VII.10':
    'The highest possible income counts. Stock companies pay all or keep all, small railways halve it.',
  'VII.11':
    'From the bank in ascending order, from other companies from the first 3 train on. Within the limit, and at least one at the end of the turn.',
  'VII.12':
    'The director adds what the treasury lacks, sells shares or overdraws; a debt grows by half at once and after each stock round.',
  'VII.13': 'Once in a round a weaker train of the same kind counts half its price for one of the bank.',
  'VII.14': 'The first train of each kind brings tiles, limits, exchanges and formations; weaker trains go.',
  'VII.15': 'After each set of operating rounds one train of the kind on sale leaves the game.',
  'VIII.1': 'A marker that arrives on an occupied space goes under the others.',
  'VIII.2': 'To the right with a dividend, to the left without; at the end of a row up or down.',
  'VIII.3': 'A sale lowers the price by one row, however many shares. Sold out at the end raises it by one.',
  'IX.1': 'When the bank is empty the set of operating rounds is played to its end.',
  'IX.2': 'Cash and shares at their price, less debts. The richest player wins.',
  'X.1': 'The smaller map, its companies and its trains.',
  'X.2': 'Each begins with 830 G; the bank has 4000 G in all.',
  'X.3': 'Four stacks of two railways; those of the first only lay track, free of ground costs.',
  'X.4':
    'One regional railway has no director and pays its price out in every round. Sold shares go to a pool. Routes to the Bukowina earn 50 G more.',
  'X.5': 'The players share the stacks out, then each may buy one mountain railway.',
  'XI.1': 'The smaller map with the rules of the whole game.',
  'XI.2': 'Each begins with 680 G; the bank has 9000 G in all.',
  'XI.3': 'What can be bought on the smaller map.',
  'XII.1': 'Up to 15 town markers and 17 more tiles for the whole map.',
  'XII.2': 'The suggested scenario, or one marker each in turn and back, two on a hex at most.',
  'XIII.1': 'Every company with its home, stations and shares.',
  'XIII.2': 'Every train with its prices and when it becomes obsolete.',
}
