import { capital } from '../../capital.ts'
import { colourOf, reachOf } from '../names.ts'
import type { CzOwnRefusals } from '../reasons.ts'
import {
  aTrain,
  eachOf,
  lays,
  local,
  missing,
  money,
  place,
  privateName,
  train,
  trainColour,
  trainOnCard,
  waives,
} from './names.ts'

const OWNERS = { small: 'every company', medium: 'medium and large companies', large: 'large companies' }

/** What only 18CZ refuses; its other refusals are shared reasons. */
export const refusals: CzOwnRefusals = {
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `${at.player(seat)} decides this for Václav’s company. The holder of priority card 1 lays track for his small and large companies and places stations for the medium one; the other player does the reverse.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${capital(privateName(item))} is not up for auction. One private is auctioned at a time, and what is sold stays sold. Bid for one on offer, or pass.`,
  'CZ-MS-CHOOSE': () =>
    'No private has been chosen. The player whose turn it is chooses which one comes up; then everybody bids or passes. Choose one.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${capital(privateName(item))} cannot come up now. It is sold, or nobody has wanted it since the last sale. Choose another private.`,
  'CZ-MS-3E': () =>
    'The 3E train cannot be lent now. Its owner lends it once, to a company that they direct. Run without it.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'This tile' : `Tile ${tile}`} cannot go on the hex of MW. Once at the start of each operating round MW lays or upgrades its own hex, with a tile of a colour that is out. Choose another tile or pass.`,

  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `${at.player(seat)} must act now. The order runs to the last player and then back. You follow when your turn comes.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `${capital(local(p.local))} is not for sale. It has found its owner or has left the game. Choose another local.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `This local costs ${money(price)} and you have ${money(cash)}. It is sold at its printed price. Choose a cheaper one or pass.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Shares of ${company} are not for sale yet. Medium companies come with the first b card that is sold or exported, large ones with the first d card. Buy another share or pass.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${money(price)} is not a start price of ${company}. Those of its size are ${eachOf(prices)}. Choose one of them.`,

  'CZ-CERT-LIMIT': ({ limit }) =>
    `You are at the limit of ${limit} certificates. A director’s certificate and a local count one each. Sell a share first, or pass.`,

  'CZ-SELL-LOCAL': (p) =>
    `${capital(local(p.local))} cannot be sold now. Players keep their locals; a company sells one that it owns to the bank in its own turn.`,

  'CZ-TRACK-COUNT': () =>
    'This tile would be more than the turn allows. A turn has one yellow tile or one upgrade; a company’s first turn has two yellow tiles or one upgrade. Lay what you still may, or go on.',

  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `Tile ${tile} is not of the next colour for ${place(hex)}. Yellow goes on an empty hex, green on yellow, brown on green, grey on brown; a printed OO hex begins with green. Choose another tile.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `The colour of tile ${tile} is not out in phase ${phase}. Green comes with card d, brown with card g, grey later still. Choose a tile of a colour that is out.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `Tile ${tile} on ${place(hex)} would lead track off the map. Track may point to hexes of the map and to reserved red hexes. Turn the tile or choose another.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `Tile ${tile} does not continue the track printed on ${place(hex)}. That track towards Praha must go on. Turn the tile or choose another.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `Tile ${tile} has a purple edge. A company lays such a tile only by the power of a local that it owns. Use a local or choose another tile.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `The ground costs ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. Only the company’s own money pays for it. Choose another hex, or use a local that waives the cost.`,
  'CZ-RED-HEX': ({ hex }) =>
    `${place(hex)} does not take this tile. A reserved hex is for the red tile of its large company, and a red tile goes on one of its own hexes. Choose another hex.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `Tile ${tile} is not for this company now. A large company lays its own red tile at the start of its first turn. Choose another tile.`,

  'CZ-STATION-ATE': ({ hex }) =>
    `${place(hex)} is reserved for ATE. Until its home station stands there, no other company places one. Choose another city or go on.`,

  'CZ-ROUTE-KIND': (p) =>
    `The ${train(p.train)} does not run for this company. A company runs trains that it owns: a small one red, a medium one blue, a large one green, and in Moravia–Silesia all kinds there are. Leave this route out.`,
  'CZ-ROUTE-TWO': (p) =>
    `The route of the ${train(p.train)} has fewer than two locations. A route joins at least two different cities, towns or red tiles. Make it longer.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} passes through the red tile ${place(hex)}. A red tile is always an end. End the route there.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Make the route shorter.`,

  'CZ-ACQ-SIZE': ({ company }) =>
    `This company cannot acquire ${company}. A medium company takes small ones, a large company small and medium ones. Choose a smaller company or go on.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `There is no open company ${company} to acquire. Half of its shares must be in players’ hands. Choose another company or go on.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `${money(price)} per share cannot be offered. The price is a whole number from half to one and a half times the share price. Offer ${money(least)} to ${money(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `The shares cost ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. The money of the acquired company cannot be used. Offer less or go on.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `The director of ${company} has declined ${money(price)} per share. Both directors must agree. Offer more or go on.`,
  'CZ-ACQ-STEP': () =>
    'This is not the moment to acquire a company. It is done after the revenue and before buying trains. Go on with this step.',
  'CZ-ACQ-PENDING': () =>
    'An acquisition is under way. The next one begins when it is complete. Decide on its stations and trains first.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `The company ${company} is Václav’s. His companies cannot be acquired. Choose another company or go on.`,

  'CZ-LOCAL-PHASE': () =>
    'Companies cannot buy locals yet. That begins with the first b card sold or exported, in Moravia–Silesia with the first d card. Go on without one.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `${money(price)} cannot be offered. A local costs a whole number from ${money(1)} to the value of this round, ${money(most)}. Offer a price within that.`,
  'CZ-LOCAL-SIZE': (p) =>
    `${capital(local(p.local))} is too large for this company. A company buys locals up to its own size. Choose a smaller local.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `The price is ${money(price)} and the treasury has ${money(treasury)}: ${missing(price - treasury)}. Only the company’s own money pays for a local. Offer less.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `The owner of ${local(p.local)} has declined ${money(price)}. A local changes hands only if its owner agrees. Offer more or go on.`,
  'CZ-LOCAL-TURN': () =>
    'A company buys locals only in its own turn of an operating round. Answer what waits first.',
  'CZ-LOCAL-USED': (p) =>
    `The power of ${local(p.local)} has been used. Each local helps once; its income goes on. Use another local or none.`,
  'CZ-LOCAL-TERRAIN': ({ hex, ...p }) =>
    `${capital(local(p.local))} saves nothing on ${place(hex)}. It waives the cost of a first tile on ${waives(p.local)}. Choose another hex, or lay the tile without it.`,
  'CZ-LOCAL-COLOUR': ({ tile, ...p }) =>
    `${capital(local(p.local))} cannot lay tile ${tile}. Its purple-edged tiles are ${lays(p.local)}, no other colour. Choose another tile or a larger local.`,
  'CZ-LOCAL-NOT-COMPANY': (p) =>
    `${capital(local(p.local))} does not belong to this company. A company uses and sells only locals that it owns. Choose one of its own.`,
  'CZ-LOCAL-NOT-PLAYER': (p) =>
    `${capital(local(p.local))} belongs to no player. A company buys locals from players only. Choose one that a player owns, or go on.`,

  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `There is no ${trainOnCard(p.train)} to buy there. The bank sells its top card, the pool what lies in it, a company what it owns. Choose a train on offer.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Companies cannot buy each other’s trains yet. That begins with the first b card sold or exported, in Moravia–Silesia with the first d card. Buy from the bank or the pool.',
  'CZ-TRAIN-KIND': (p) =>
    `This company cannot own ${aTrain(p.train)}. It is ${trainColour(p.train)}, for ${OWNERS[colourOf(p.train)]}. Choose another train.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `The last place is not for ${aTrain(p.train)}. The company has no train that it can run, and this place must stay for one. Choose a train that it can run.`,
  'CZ-TRAIN-SCRAP': () =>
    'This train cannot be scrapped. By choice only trains just acquired with a company leave the game. Keep it.',
  'CZ-TRAIN-OBSOLETE': (p) =>
    `The ${train(p.train)} is obsolete. A card is no longer sold as a kind that has been scrapped. Choose another kind.`,
  'CZ-TRAIN-VACLAV': ({ company }) =>
    `The company ${company} is Václav’s. His companies part with no train. Buy from the bank, the pool or another company.`,

  'CZ-TRAIN-TURN-LATE': () =>
    'This card cannot be turned. Only a train just acquired with a company is turned, right then. Keep it as it is.',
  'CZ-TURN-KIND': (p) =>
    `The ${train(p.train)} cannot become ${aTrain(p.to)}. A card is turned to a larger kind printed on it that the company may own and that is not obsolete. Choose another kind or keep the train.`,
  'CZ-TURN-CASH': ({ cost, treasury }) =>
    `Turning the card costs ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. The company pays the difference of the prices. Keep the train as it is, or scrap it.`,

  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `The ${train(p.train)} is not one that ${company} can give up now. It gives up a train of its own, and keeps the one that it has just bought at the limit or with the director’s help. Choose another train.`,

  'CZ-EMERG-SOURCE': () =>
    'A train of another company is paid from the treasury alone. With the director’s help a train comes from the bank or the pool. Choose one of those, or offer what the treasury has.',
  'CZ-EMERG-NO-SALES': () =>
    'Shares are not sold to pay for a train. The director pays from cash and borrows what is missing. Choose a train.',
}

function tooLong(id: string, stops: number): string {
  const reach = reachOf(id)
  switch (colourOf(id)) {
    case 'small':
      return `The route has ${stops} locations. ${capital(aTrain(id))} takes in ${reach} at most and skips none.`
    case 'medium':
      return `The route has ${stops} locations. ${capital(aTrain(id))} takes in ${2 * reach} at most, of them ${reach} cities or red tiles at most.`
    case 'large':
      return `The route has ${stops} locations. ${capital(aTrain(id))} counts ${reach} at most; it may skip towns, but no cities or red tiles.`
  }
}
