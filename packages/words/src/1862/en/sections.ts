import type { RmSectionWords } from '../shapes.ts'

/** Numbers of the rulebook; headings and summaries in our own words. */
export const sections: RmSectionWords = {
  '2.1': {
    label: '2.1, Companies',
    summary: 'Twenty companies, each with a director’s certificate of 30% and seven shares of 10%.',
  },
  '2.2': {
    label: '2.2, Trains',
    summary: 'A train is bought as express, freight or local and stays what it is.',
  },
  '2.3': {
    label: '2.3, Tiles',
    summary:
      'Yellow, green and brown tiles, as many as there are; tiles with circles for cities, the others for small stations.',
  },
  '2.4': { label: '2.4, Set-up', summary: 'How the table is set up, and by which rules it is played.' },
  '2.4.1': {
    label: '2.4.1, Set-up for two to six',
    summary:
      'Of the twenty companies sixteen are drawn: eight from the start, four with phase B, four with phase C. Each gets a permit by lot.',
  },
  '2.4.2': {
    label: '2.4.2, Set-up for seven and eight',
    summary: 'One or two companies more from the start, if the players like, and eighteen permits.',
  },
  '2.4.3': {
    label: '2.4.3, List of trains',
    summary: 'A short, standard or long list says how many trains of each letter there are.',
  },
  '2.4.4': {
    label: '2.4.4, Seats and cash',
    summary:
      'Seats by lot; each player begins with £1200, 800, 600, 480, 400, 345 or 300 with two to eight players.',
  },
  3: {
    label: '3, Course of the game',
    summary: 'Two Parliament rounds, then stock round, operating rounds and Parliament round in turn.',
  },
  '3.2': {
    label: '3.2, Companies that can start',
    summary: 'A company can start once its group is out and its home station would find a place.',
  },
  '4.1': {
    label: '4.1, Petitions',
    summary:
      'Whoever is asked names a company and opens its auction, in steps of £5. A bid leaves £162 for the certificate. One charter won, no further company named.',
  },
  '4.2': {
    label: '4.2, Charter',
    summary:
      'The winner pays his bid, chooses a par, buys the director’s certificate at three times that and up to two more shares.',
  },
  '4.3': {
    label: '4.3, Obligations',
    summary:
      'A chartered company opens by the end of the next stock round; else its winner is fined five times the par.',
  },
  '5.2.1': {
    label: '5.2.1, Survivor',
    summary: 'The director whose company is at its turn names which of the two companies survives.',
  },
  '5.2.2': {
    label: '5.2.2, Initial offer',
    summary: 'All shares of both companies in the initial offer go to the pool.',
  },
  '5.2.3': {
    label: '5.2.3, New price',
    summary: 'Price and par of the survivor are set before the shares are exchanged.',
  },
  '5.2.4': {
    label: '5.2.4, Shares two for one',
    summary:
      'Holder after holder returns half, exchanges what is left, and redeems or sells an option share for half the price.',
  },
  '5.2.5': {
    label: '5.2.5, Director afterwards',
    summary:
      'Whoever has most shares and at least three; in a tie the one who began it, then clockwise. Else receivership.',
  },
  '5.2.6': { label: '5.2.6, First example', summary: 'N&E takes in WStI.' },
  '5.2.7': { label: '5.2.7, Second example', summary: 'N&E takes in I&B.' },
  '6.1': {
    label: '6.1, Order in the stock round',
    summary: 'Clockwise from the priority card until all pass in a row.',
  },
  '6.2': {
    label: '6.2, Turn in the stock round',
    summary: 'Sell as much as you like, then buy one share or start one company.',
  },
  '6.3': {
    label: '6.3, Director',
    summary: 'Whoever has most shares, at least three. The director may sell his certificate to the pool.',
  },
  '6.4': {
    label: '6.4, Selling shares',
    summary:
      'All shares of a company in one block, to the pool, without limit; none that were bought in this round.',
  },
  '6.4.1': {
    label: '6.4.1, Sale price',
    summary: 'The market price; half of it for a company without a train.',
  },
  '6.4.2': {
    label: '6.4.2, Price after a sale',
    summary:
      'One step down for each share. Below 40 and above 200 one share of another than the director is free, from 400 two.',
  },
  '6.5.1': {
    label: '6.5.1, Buying a share',
    summary:
      'From the initial offer at par, from the pool or the company’s treasury at the market price. None of a company sold in this round.',
  },
  '6.5.2': {
    label: '6.5.2, Certificate limit',
    summary:
      '25, 18, 13, 11, 10, 9 or 8 certificates with two to eight players. Who is above it sells first.',
  },
  '6.5.3': {
    label: '6.5.3, Starting a non-chartered company',
    summary:
      'Any price from 54 to £200; three times that goes to the company, its other shares lie in its treasury.',
  },
  '6.5.4': {
    label: '6.5.4, Opening',
    summary: 'A company opens with half of its shares sold; a chartered one gets ten times its par.',
  },
  '6.5.4.2': {
    label: '6.5.4.2, Stations',
    summary: 'A chartered company buys three stations for £180, another one from two to seven for £40 each.',
  },
  '6.6': {
    label: '6.6, End of the stock round',
    summary: 'The priority card goes to the left of the last to act.',
  },
  '7.1': {
    label: '7.1, Operating round',
    summary:
      'Companies act from the highest price down, each once: merge, build, station, run, dividend, trains, redeem, acquire.',
  },
  '7.2': {
    label: '7.2, First turn',
    summary: 'The home station comes first; where it finds no circle the company must build there.',
  },
  '7.3': {
    label: '7.3, Companies without a director',
    summary: 'They run for the most, withhold, and buy one train of the bank if they can.',
  },
  '7.4': {
    label: '7.4, Routes',
    summary:
      'Unbroken track with a station of the company, nothing twice, not through full cities. One red area and one port at most, as ends; London needs a link.',
  },
  '7.5': {
    label: '7.5, Mergers',
    summary:
      'The first thing in a turn. If neither company has operated, the survivor goes on; otherwise the turn ends.',
  },
  '7.5.1': { label: '7.5.1, Consent', summary: 'Both directors must agree.' },
  '7.5.2': {
    label: '7.5.2, Connection',
    summary: 'An open route between stations of both; London does not count.',
  },
  '7.5.3': {
    label: '7.5.3, Price after a merger',
    summary:
      'The lower price and half the higher one, down to a value of the market; without a train a price counts half.',
  },
  '7.5.4': {
    label: '7.5.4, Par after a merger',
    summary: 'The highest value of the par chart that is not above the price.',
  },
  '7.5.5': {
    label: '7.5.5, Shares in a merger',
    summary: 'Two shares of the two companies become one of the survivor.',
  },
  '7.5.6': {
    label: '7.5.6, Goods of both',
    summary: 'Money, trains, permits and stations become the survivor’s; it keeps seven stations at most.',
  },
  '7.5.7': {
    label: '7.5.7, The company that is gone',
    summary: 'It can start again, with the permit it began with.',
  },
  '7.6': {
    label: '7.6, Building',
    summary: 'Two yellow tiles, or one N tile, or one upgrade, or a small station, or a link to London.',
  },
  '7.6.1': {
    label: '7.6.1, Where tiles go',
    summary: 'On a route of the company, on a hex of their kind and letter, not against the edge.',
  },
  '7.6.2': {
    label: '7.6.2, Yellow tiles',
    summary: 'Two in a turn, one after the other; one with an N stands alone.',
  },
  '7.6.3': {
    label: '7.6.3, Upgrades',
    summary:
      'Green from the first B train, brown from the first D train. All track stays, and something new must be of use.',
  },
  '7.6.4': {
    label: '7.6.4, Small stations',
    summary: 'One on each piece of track, on green and brown tiles without a city, anywhere on the map.',
  },
  '7.6.5': {
    label: '7.6.5, London',
    summary: 'Four companies may have a link there, instead of building and of a station.',
  },
  '7.7': {
    label: '7.7, Stations',
    summary: 'One in a turn, in a free circle on a route, one in a hex. They have been paid for.',
  },
  '7.8': {
    label: '7.8, Running trains',
    summary:
      'Every train that can run must. One route has the home, all hang together in cities, each place pays once.',
  },
  '7.8.1': {
    label: '7.8.1, Freight trains',
    summary:
      'Both ends and £20 for each hex between as the crow flies, £30 with a port. Freights join end to end; from 6 on they may run apart.',
  },
  '7.8.2': {
    label: '7.8.2, Local trains',
    summary: 'Cities and all small stations on the way, not the edge; £10 for each hex go to the treasury.',
  },
  '7.8.3': {
    label: '7.8.3, Express trains',
    summary: 'Cities and places at the edge; small stations are ignored.',
  },
  '7.8.4': { label: '7.8.4, Several types', summary: 'An example with one train of each type.' },
  '7.8.5': {
    label: '7.8.5, Dividends',
    summary:
      'Paid out or withheld. 1, 2, 3 or 4 times the price moves it as many to the right; nothing paid moves it left.',
  },
  '7.8.6': {
    label: '7.8.6, Hudson’s manoeuvre',
    summary: 'The treasury adds what the revenue lacks to the price, in steps of £10; then it is paid out.',
  },
  '7.9': {
    label: '7.9, Buying trains',
    summary:
      'Of the bank in order, of other companies at a fixed price, half of it for older letters. Within the limit.',
  },
  '7.10': {
    label: '7.10, Warranties',
    summary:
      '£50 each with a train of the bank, three at most. A scrapped train runs until its last one is gone.',
  },
  '7.10.1': { label: '7.10.1, Free warranties', summary: 'A and D trains come with one.' },
  '7.11': {
    label: '7.11, Forced purchase',
    summary: 'A company without a train that cannot pay for one sells own shares or refinances.',
  },
  '7.11.1': {
    label: '7.11.1, Selling own shares',
    summary: 'As few as needed, at the full price, one step down each.',
  },
  '7.11.2': {
    label: '7.11.2, Refinancing',
    summary: 'Two shares become one; the company gets ten times its par.',
  },
  '7.12': {
    label: '7.12, Bankruptcy',
    summary:
      'Without any way to a train, or at a price of 0. Holders get the price, its goods are lost, and it can start again.',
  },
  '7.13': {
    label: '7.13, Redeeming a share',
    summary: 'A company buys one of its own shares in a turn from the pool.',
  },
  '7.14': {
    label: '7.14, Acquisitions',
    summary: 'The last thing in a turn, like a merger; the survivor is done for this round.',
  },
  8: {
    label: '8, Receivership',
    summary:
      'A company whose director’s certificate lies in the pool; whoever first has three shares and most of all takes it.',
  },
  9: {
    label: '9, Phases',
    summary: 'The first train of each letter brings tiles, rounds, companies, values and limits.',
  },
  '10.1': {
    label: '10.1, End by price',
    summary: 'A price of 1000 ends the game after this operating round.',
  },
  '10.2': {
    label: '10.2, End by the bank',
    summary: 'When the bank is empty the set of operating rounds is played to its end.',
  },
  '10.3': {
    label: '10.3, LNER',
    summary:
      'After the set of the first H train: no more building, starting or merging, then a stock round and three operating rounds.',
  },
  '10.4': {
    label: '10.4, Wealth',
    summary: 'Cash and shares at their price, half without a train. The richest player wins.',
  },
  '11.1': {
    label: '11.1, Fewer types of train',
    summary: 'Express or freight alone without permits, or one of them with locals.',
  },
  '11.2': { label: '11.2, Shorter game', summary: 'The LNER after the first E train; D trains stay.' },
  '11.3': {
    label: '11.3, Game for new players',
    summary: 'Companies from Parliament only, no redemption, no bought warranties, no Hudson.',
  },
  '11.4': { label: '11.4, Eight stations', summary: 'Eight stations for a company instead of seven.' },
  13: { label: '13, Notes on the edition', summary: 'The duty to build at home may be left out.' },
}
