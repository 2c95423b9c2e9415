import type { ChicagoSectionWords } from '../shapes.ts'

/** What each section says, in our own words. */
export const summaries: ChicagoSectionWords = {
  'p33 Material':
    'The box: five companies with their shares and locomotives, 23 houses, the map and its kinds of hexes.',
  'p34 Set-up':
    'Dials at the start, one locomotive of each company on its start hex, 20 houses, and $120 shared equally among the players.',
  'p35 Aim': 'Buy shares, make their companies earn, collect dividends. Most cash at the end wins.',
  'p35 Preparation':
    'One share each of PRR, B&O, C&O and NYC is auctioned. The winner opens the next auction; without a bid the opener gets the share for nothing. Whoever has the PRR share begins.',
  'p36 Play':
    'On your turn move one dial that is not in the red, then carry out its action or decline. With two dials in the red, a general dividend comes before the next turn.',
  'p36 Auction':
    'Offer a share of any open company. The minimum is its income divided by the shares sold, this one included, rounded up.',
  'p36 Auction note': 'A company whose shares are all sold has none to offer.',
  'p37 Auction':
    'Clockwise each player bids more or passes for good. The highest bid goes into the treasury of the company. If all pass, the share stays unsold.',
  'p37 Network':
    'Add one to three connected hexes to a company whose share you hold. Forests and mountains hold one locomotive in all; start hexes are closed.',
  'p37 Network note': 'One locomotive of each company on a hex, and only while the company has some left.',
  'p37 Costs':
    'Each hex costs its red figure times the locomotives there, the new one included. The treasury pays; players cannot add money.',
  'p38 Income':
    'Cities and mountains raise the income by their figure, plus the house if there is one; industrial cities by their present value; plains and forests by nothing.',
  'p38 Development':
    'Put a house on a city, mountain or forest with a locomotive, once each, or move Wheeling or Pittsburgh on. Every company there gains; a forest brings its company $2.',
  'p38 Development note':
    'Plains, start hexes and Chicago cannot be developed; Fort Wayne can. A marker on the last space stays there.',
  'p39 Dividends':
    'Each company pays its income divided by its sold shares, rounded up for each share. Then the dials go back and Detroit grows by one.',
  'p40 Chicago': 'A company that reaches Chicago pays its shareholders an extra dividend at once.',
  'p40 Wabash':
    'After the first arrival in Chicago the Wabash opens in Fort Wayne, and the player who got there offers its first share.',
  'p40 End':
    'The game ends with a general dividend when three companies have no locomotives, three have no shares, three houses or fewer are left, or Detroit is on 8. Most cash wins; a tie is shared.',
}
