import type { RmSectionWords } from '../shapes.ts'

/** What each section says, in our own words. */
export const summaries: RmSectionWords = {
  '2.1': 'Twenty companies, each with a director’s certificate of 30% and seven shares of 10%.',
  '2.2': 'A train is bought as express, freight or local and stays what it is.',
  '2.3':
    'Yellow, green and brown tiles, as many as there are; tiles with circles for cities, the others for small stations.',
  '2.4': 'How the table is set up, and by which rules it is played.',
  '2.4.1':
    'Of the twenty companies sixteen are drawn: eight from the start, four with phase B, four with phase C. Each gets a permit by lot.',
  '2.4.2': 'One or two companies more from the start, if the players like, and eighteen permits.',
  '2.4.3': 'A short, standard or long list says how many trains of each letter there are.',
  '2.4.4':
    'Seats by lot; each player begins with £1200, 800, 600, 480, 400, 345 or 300 with two to eight players.',
  3: 'Two Parliament rounds, then stock round, operating rounds and Parliament round in turn.',
  '3.2': 'A company can start once its group is out and its home station would find a place.',
  '4.1':
    'Whoever is asked names a company and opens its auction, in steps of £5. A bid leaves £162 for the certificate. One charter won, no further company named.',
  '4.2':
    'The winner pays his bid, chooses a par, buys the director’s certificate at three times that and up to two more shares.',
  '4.3':
    'A chartered company opens by the end of the next stock round; else its winner is fined five times the par.',
  '5.2.1': 'The director whose company is at its turn names which of the two companies survives.',
  '5.2.2': 'All shares of both companies in the initial offer go to the pool.',
  '5.2.3': 'Price and par of the survivor are set before the shares are exchanged.',
  '5.2.4':
    'Holder after holder returns half, exchanges what is left, and redeems or sells an option share for half the price.',
  '5.2.5':
    'Whoever has most shares and at least three; in a tie the one who began it, then clockwise. Else receivership.',
  '5.2.6': 'N&E takes in WStI.',
  '5.2.7': 'N&E takes in I&B.',
  '6.1': 'Clockwise from the priority card until all pass in a row.',
  '6.2': 'Sell as much as you like, then buy one share or start one company.',
  '6.3': 'Whoever has most shares, at least three. The director may sell his certificate to the pool.',
  '6.4': 'Those of a company in one block, to the pool, without limit; none that were bought in this round.',
  '6.4.1': 'The market price; half of it for a company without a train.',
  '6.4.2':
    'One step down for each share. Below 40 and above 200 one share of another than the director is free, from 400 two.',
  '6.5.1':
    'From the initial offer at par, from the pool or the company’s treasury at the market price. None of a company sold in this round.',
  '6.5.2': '25, 18, 13, 11, 10, 9 or 8 certificates with two to eight players. Who is above it sells first.',
  '6.5.3':
    'Any price from 54 to £200; three times that goes to the company, its other shares lie in its treasury.',
  '6.5.4': 'A company opens with half of its shares sold; a chartered one gets ten times its par.',
  '6.5.4.2': 'A chartered company buys three stations for £180, another one from two to seven for £40 each.',
  '6.6': 'The priority card goes to the left of the last to act.',
  '7.1':
    'Companies act from the highest price down, each once: merge, build, station, run, dividend, trains, redeem, acquire.',
  '7.2': 'The home station comes first; where it finds no circle the company must build there.',
  '7.3': 'They run for the most, withhold, and buy one train of the bank if they can.',
  '7.4':
    'Unbroken track with a station of the company, nothing twice, not through full cities. One red area and one port at most, as ends; London needs a link.',
  '7.5':
    'The first thing in a turn. If neither company has operated, the survivor goes on; otherwise the turn ends.',
  '7.5.1': 'Both directors must agree.',
  '7.5.2': 'An open route between stations of both; London does not count.',
  '7.5.3':
    'The lower price and half the higher one, down to a value of the market; without a train a price counts half.',
  '7.5.4': 'The highest value of the par chart that is not above the price.',
  '7.5.5': 'Two shares of the two companies become one of the survivor.',
  '7.5.6': 'Money, trains, permits and stations become the survivor’s; it keeps seven stations at most.',
  '7.5.7': 'It can start again, with the permit it began with.',
  '7.6': 'Two yellow tiles, or one N tile, or one upgrade, or a small station, or a link to London.',
  '7.6.1': 'On a route of the company, on a hex of their kind and letter, not against the edge.',
  '7.6.2': 'Two in a turn, one after the other; one with an N stands alone.',
  '7.6.3':
    'Green from the first B train, brown from the first D train. All track stays, and something new must be of use.',
  '7.6.4': 'One on each piece of track, on green and brown tiles without a city, anywhere on the map.',
  '7.6.5': 'Four companies may have a link there, instead of building and of a station.',
  '7.7': 'One in a turn, in a free circle on a route, one in a hex. They have been paid for.',
  '7.8':
    'Every train that can run must. One route has the home, all hang together in cities, each place pays once.',
  '7.8.1':
    'Both ends and £20 for each hex between as the crow flies, £30 with a port. Freights join end to end; those that are never scrapped may run apart.',
  '7.8.2': 'Cities and all small stations on the way, not the edge; £10 for each hex go to the treasury.',
  '7.8.3': 'Cities and places at the edge; small stations are ignored.',
  '7.8.4': 'An example with one train of each type.',
  '7.8.5':
    'Paid out or withheld. 1, 2, 3 or 4 times the price moves it as many to the right; nothing paid moves it left.',
  '7.8.6': 'The treasury adds what the revenue lacks to the price, in steps of £10; then it is paid out.',
  '7.9':
    'Of the bank in order, of other companies at a fixed price, half of it for older letters. Within the limit.',
  '7.10':
    '£50 each with a train of the bank, three at most. A scrapped train runs until its last one is gone.',
  '7.10.1': 'A and D trains come with one.',
  '7.11': 'A company without a train that cannot pay for one sells own shares or refinances.',
  '7.11.1': 'As few as needed, at the full price, one step down each.',
  '7.11.2': 'Two shares become one; the company gets ten times its par.',
  '7.12':
    'Without any way to a train, or at a price of 0. Holders get half the price, its goods are lost, and it can start again.',
  '7.13': 'A company buys one of its own shares in a turn from the pool.',
  '7.14': 'The last thing in a turn, like a merger; the survivor is done for this round.',
  8: 'A company whose director’s certificate lies in the pool; whoever first has three shares and most of all takes it.',
  9: 'The first train of each letter brings tiles, rounds, companies, values and limits.',
  '10.1': 'A price of 1000 ends the game after this operating round.',
  '10.2': 'When the bank is empty the set of operating rounds is played to its end.',
  '10.3':
    'After the set of the first H train: no more building, starting or merging, then a stock round and three operating rounds.',
  '10.4': 'Cash and shares at their price, half without a train. The richest player wins.',
  '11.1': 'Express or freight alone without permits, or one of them with locals.',
  '11.2': 'The LNER forms after the set of the first E train; D trains are never scrapped.',
  '11.3': 'Companies from Parliament only, no redemption, no bought warranties, no Hudson.',
  '11.4': 'Eight stations for a company instead of seven.',
  13: 'The duty to build at home may be left out.',
}
