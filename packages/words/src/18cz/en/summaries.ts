import type { CzSectionWords } from '../shapes.ts'

/** What each section says, in our own words. */
export const summaries: CzSectionWords = {
  II: 'The box: tiles of five colours, certificates, trains, stations, locals.',
  'III.1': 'All holdings lie open. The players agree beforehand which deals are allowed and binding.',
  'III.2': 'Each player begins with 380, 300, 250 or 210 K with 3, 4, 5 or 6 players.',
  'III.3':
    'Priority cards are dealt by lot, locals lie on their prices, trains in the order of their letters.',
  'IV.1':
    'A local pays 5, 10 or 20 K in each operating round. A company that owns it may once lay a purple-edged tile with it or waive the cost of the ground.',
  'IV.2':
    'Small companies run red trains, medium ones blue, large ones green. They own trains and locals up to their own size.',
  V: 'Stock rounds and sets of operating rounds alternate as the progress track shows.',
  VI: 'One after the other and back again, players buy a local at its price or pass. Then the player with the least cash takes priority card 1.',
  'VII.1': 'Sell as much as you like, then buy one certificate at most. All trade is with the bank.',
  'VII.2': 'Players act by priority until all pass in a row. Then the player with the most cash goes first.',
  'VII.3':
    'Shares cost the current price. The director’s certificate comes first; medium companies come with card b, large ones with card d. No purchase with a loan, and none of a company sold in the same round.',
  'VII.4':
    'Certificates per player are limited, and so is the part of one company: 75% of a small, 60% of a medium or large one.',
  'VII.5':
    'The director chooses the start price. With half of its shares sold the company opens and receives 4, 5 or 10 times that price.',
  'VII.6':
    'Shares go back to the bank at the current price, not in the first stock round. The director’s certificate and locals stay.',
  'VIII.1': 'Companies act by the decision of their directors and pay from their own treasuries.',
  'VIII.2':
    'Locals pay first. Then open companies act from the highest price down; on one space the upper marker first.',
  'VIII.3':
    'Track, station, run, revenue, acquisition, trains, in this order. Locals can be bought, sold and used at any moment of the turn.',
  'VIII.4':
    'One yellow tile, two in the first turn, the home hex first, joined to a station. Tiles suit the hex, and its ground costs money. Large companies begin with their red tile.',
  'VIII.5':
    'Instead of yellow tiles one upgrade: green from card d, brown from g, grey from i. Old track and stops stay. Purple-edged tiles need a local.',
  'VIII.6':
    'The home station is free, the next costs 40 K, later ones 100 K. One in a turn, one in a hex, joined to another and in a free circle; homes of others stay reserved.',
  'VIII.7':
    'A route joins two or more locations and has an own station. No location and no track twice; full cities of others and red tiles are ends.',
  'VIII.8':
    'The best possible run counts. It is paid out, each player’s part rounded up, or withheld; the price moves right or left.',
  'VIII.9':
    'A larger company pays each player half to one and a half times the price per share and takes over money, locals, stations and trains.',
  'VIII.10':
    'From the bank in the order of letters, from the pool, or from another company by agreement. Within the limit, and one that can run at the end of the turn.',
  'VIII.11':
    'If the company cannot pay for the train it must have, its director adds the rest and borrows what is missing, with a penalty of the same amount.',
  'VIII.12':
    'The first card of each letter brings a new phase. Trains become obsolete by others of their colour; trains above the limit go to the pool.',
  'VIII.13': 'After a set of operating rounds the top card leaves the game and counts as sold in every kind.',
  IX: 'Prices move on two rows; a marker that arrives on an occupied space goes under the others.',
  'IX.3': 'A sale lowers the price by one step, however many shares. Sold out at the end raises it by one.',
  'X.1': 'The game ends with the operating round at 120.',
  'X.2': 'Cash, shares at their price and 120 K for each local, less debt and penalties. Most wins.',
  'XI.1': 'Two players on the western map with Václav, whose three companies they run between them.',
  'XI.2': 'Two or three players with five large companies and an auction of five privates.',
  'XII.9': 'Every card with its kinds, prices and train limits.',
}
