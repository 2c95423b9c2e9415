import { capital } from '../../capital.ts'
import type { AhOwnRefusals } from '../reasons.ts'
import { aTrain, money, place, railway, train } from './names.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Yellow tiles can be laid at any time',
  green: 'Green tiles come with the first 3 train',
  brown: 'Brown tiles come with the first 5 train',
  grey: 'Grey tiles come with the first 8 train',
}

/** What only 1824 refuses; its other refusals are shared reasons. */
export const refusals: AhOwnRefusals = {
  'AH-CHOICE': ({ what }) =>
    `${what} is not among the things that can be chosen here. Choose one of those that are offered.`,

  'AH-COAL-PRICE': ({ price }) =>
    `${money(price)} is not a price of a coal railway. Its buyer chooses 120, 140, 160, 180 or 200 G, and half of it becomes the issue price of its regional railway. Choose one of these.`,
  'AH-PAR-VALUE': ({ company, price }) =>
    `${money(price)} is not an issue price of ${company}. It may be 60, 70, 80, 90 or 100 G. Choose one of these.`,
  'AH-PRIVATE-GONE': ({ item }) =>
    `${capital(railway(item))} cannot be bought. It has found its owner, or the first stock round is over, and what was left unsold then has left the game. Buy something else or pass.`,
  'AH-SELL-PRIVATE': ({ item }) =>
    `${capital(railway(item))} cannot be sold. Mountain, coal and pre-state railways stay with their owner until they become shares. Sell shares, buy or pass.`,
  'AH-SELL-NOT-OPERATED': ({ company }) =>
    `${company} has not operated yet. Its shares can be sold from the income of its first turn on. Sell another company, buy or pass.`,
  'AH-SELL-BANK-50': ({ company, most }) =>
    most === 0
      ? `Half of ${company} is in the bank. It never holds more than that. Sell another company, buy or pass.`
      : `This would put more than half of ${company} into the bank. It never holds more than that. Sell ${most * 10}% at most.`,
  'AH-SELL-NO-SUCCESSOR': ({ company }) =>
    `You cannot sell that much of ${company}. The 20% certificate never goes to the bank; it changes hands only if another player holds 20% and takes over. Sell less, or none.`,
  'AH-SELL-NO-PRICE': ({ company }) =>
    `${company} has no share price yet. Shares got by an exchange before that are worth nothing and cannot be sold. Keep them until it has started.`,

  'AH-BUY-ONE-CERT': () =>
    'You have bought or exchanged in this turn. A turn has one certificate, by purchase or by exchange. You can go on when your next turn comes.',
  'AH-BUY-NO-PRICE': ({ company }) =>
    `${company} has no share price yet. It gets one when its coal railway is bought or, without one, when somebody buys its 20% certificate. Buy that first, buy another share or pass.`,
  'AH-BUY-EARMARKED': ({ company }) =>
    `This certificate of ${company} is reserved. It stays for the owner of the coal or pre-state railway that will be exchanged for it. Buy another share or pass.`,
  'AH-BUY-DIRECTOR-STATE': ({ company }) =>
    `The 20% certificate of ${company} is not for sale. Whoever first holds two shares of it gets it in exchange for them. Buy an ordinary share or pass.`,
  'AH-BUY-60': ({ company }) =>
    `You hold 60% of ${company} or more. From there on more of it comes by exchange only. Buy another share or pass.`,
  'AH-BUY-IN-DEBT': ({ debt }) =>
    `You owe the bank ${money(debt)}. Nobody buys before his debt is paid; whatever you receive goes into it. Sell shares or pass.`,
  'AH-CERT-LIMIT': ({ limit }) =>
    `You are at the limit of ${limit} certificates. A 20% certificate, a coal and a pre-state railway count one each, mountain railways nothing. Sell a share first, or pass.`,

  'AH-EXCH-MOUNTAIN-PHASE': () =>
    'Mountain railways cannot be exchanged now. That is possible from the first 3 train to the first 4 train. Buy or pass.',
  'AH-EXCH-MOUNTAIN-TARGET': ({ company }) =>
    `A mountain railway cannot become a share of ${company}. It becomes one of BK, MS, CL, SB or BH, as far as they are in play. Choose one of these.`,
  'AH-EXCH-MOUNTAIN-OWNER': ({ mountain }) =>
    `${capital(railway(mountain))} is not yours to exchange. A player exchanges only mountain railways that he owns. Choose one of your own.`,
  'AH-EXCH-COAL-PHASE': () =>
    'Coal railways cannot be exchanged now. That is possible from the first 3 train to the first 5 train, which forces it. Buy or pass.',
  'AH-EXCH-COAL-OWNER': ({ company }) =>
    `${capital(railway(company))} is not yours to exchange. Only its owner gets the 20% certificate for it. Choose one of your own.`,
  'AH-EXCH-NOT-SR': () =>
    'This is not a stock round. Exchanges at will are made there, in place of a purchase. Exchange when the next one comes.',
  'AH-EXCH-FORCED-ORDER': ({ mountain }) =>
    `It is the turn of ${railway(mountain)}. Forced exchanges go from B1 to B6. Exchange this one first.`,
  'AH-EXCH-FORCED-NO-PASS': ({ mountain }) =>
    `${capital(railway(mountain))} must be exchanged. With the first 4 train every mountain railway becomes a share, as long as there is one. Choose a company.`,

  'AH-TRACK-ONE-TILE': () =>
    'The company has laid a tile in this turn. A turn has one, yellow or an upgrade. Go on to the next step.',
  'AH-TRACK-PHASE': ({ tile, colour }) =>
    `Tile ${tile} cannot be laid yet. ${COLOURS[colour] ?? colour}. Choose a tile of a colour that is out.`,
  'AH-TRACK-FIXED-HEX': ({ hex }) =>
    `Nothing is built on ${place(hex)}. Red and grey hexes stay as they are printed. Choose another hex.`,
  'AH-TRACK-GRAY-EDGE': ({ hex, tile }) =>
    `Tile ${tile} on ${place(hex)} would run against a red or grey hex. Track enters these only where they show an arrow. Turn the tile or choose another.`,

  'AH-TOKEN-NOT-CITY': ({ hex }) =>
    `There is no city for a station on ${place(hex)}. Stations stand in cities only. Choose a city or go on.`,
  'AH-TOKEN-MINE': ({ hex }) =>
    `${place(hex)} is a mine. Only its coal railway has a station there. Choose a city or go on.`,

  'AH-ROUTE-NO-TRACK': ({ from, to }) =>
    `No track joins ${place(from)} and ${place(to)} directly. A route is unbroken from end to end. Choose hexes whose track joins.`,
  'AH-ROUTE-BACKTRACK': ({ hex }) =>
    `The route turns back on ${place(hex)}. A train does not reverse at a junction and does not change its track at a crossing. Choose another way.`,
  'AH-ROUTE-TERMINAL': ({ hex }) =>
    `The route passes through ${place(hex)}. Red areas and mines are always ends. End the route there.`,
  'AH-ROUTE-LENGTH': ({ stops, ...p }) =>
    p.train.endsWith('g')
      ? `The route has ${stops} cities and red areas. ${capital(aTrain(p.train))} takes in ${Number.parseInt(p.train, 10)} at most, and any number of towns. Make the route shorter.`
      : `The route has ${stops} locations. ${capital(aTrain(p.train))} takes in ${p.train} at most, towns included. Make the route shorter.`,
  'AH-ROUTE-SKIP': ({ hex }) =>
    `The route skips ${place(hex)}. A train counts every location on its way. Make the route shorter or choose another way.`,
  'AH-ROUTE-MINE-NORMAL': (p) =>
    `The ${train(p.train)} cannot serve a mine. Only g-trains run to mines. Lead the route elsewhere or give it to a g-train.`,
  'AH-ROUTE-G-NO-MINE': (p) =>
    `The route of the ${train(p.train)} has no mine. A g-train starts at a mine, at exactly one. Begin the route at a mine.`,
  'AH-ROUTE-G-TWO-MINES': (p) =>
    `The route of the ${train(p.train)} has two mines. A g-train uses exactly one of them. End the route before the second.`,

  'AH-DIV-CHOICE': ({ revenue }) =>
    `An income of ${money(revenue)} cannot be divided. A stock company pays all of it or keeps all of it. Choose one of the two.`,
  'AH-DIV-SMALL-FIXED': ({ company }) =>
    `${capital(railway(company))} has no choice here. Coal and pre-state railways give half of their income to the owner and half to the treasury. Go on.`,

  'AH-TRAIN-LIMIT': ({ limit }) =>
    `The company is at its limit of ${limit === 1 ? 'one train' : `${limit} trains`}. At the limit a train is bought only by handing one in, even if others became obsolete by it. Hand in a train or go on.`,
  'AH-TRAIN-ORDER': (p) =>
    `${capital(aTrain(p.train))} is not on sale yet. Trains are bought in ascending order, the next kind when the one before is sold out. Choose a train on offer.`,
  'AH-TRAIN-G-PHASE': (p) =>
    `${capital(aTrain(p.train))} is not on sale yet. 1g trains come with the first 2, 2g with the first 3, 3g with the first 4, 4g with the first 6, 5g with the first 8. Choose a train on offer.`,
  'AH-TRAIN-SOLD-OUT': (p) =>
    `There is no ${train(p.train)} to buy there. The bank sells what it has left, a company what it owns. Choose another train.`,
  'AH-TRAIN-COAL-ONLY-G': (p) =>
    `A coal railway cannot own ${aTrain(p.train)}. It owns g-trains only. Choose a g-train.`,
  'AH-TRAIN-INTERCO-PHASE': () =>
    'Companies cannot buy each other’s trains yet. That begins with the first 3 train. Buy from the bank.',
  'AH-TRAIN-INTERCO-PRICE': ({ price }) =>
    `This train costs exactly ${money(price)}. Between companies of different directors the price on the card holds. Offer that.`,
  'AH-TRAIN-INTERCO-CONSENT': ({ company, ...p }) =>
    `The ${train(p.train)} of ${company} is not given away in this turn. Its director must agree, and he has declined or there is nobody to ask. Choose another train or go on.`,
  'AH-TRAIN-NOT-OPEN': ({ company }) =>
    `${company} is not open yet. Until then nobody uses or buys what lies on its charter. Choose another train.`,
  'AH-TRAIN-TRADE-ONCE': () =>
    'The company has handed in a train in this operating round. Each company does so once in a round. Buy without handing one in, or go on.',
  'AH-TRAIN-TRADE-TYPE': (p) =>
    `The ${train(p.train)} cannot be handed in for this one. It must be a weaker train of the same kind that the company owns: normal for normal, g for g. Choose another train.`,
  'AH-TRAIN-TRADE-BANK': () =>
    'A train is handed in only for a purchase from the bank. Other companies are paid in full. Buy from the bank, or without handing one in.',
  'AH-TRAIN-NO-DISCARD': () =>
    'Trains are not given up at will. They leave when they become obsolete, when they are handed in, or above the limit. Keep it.',

  'AH-EMERG-NOT-NEEDED': () =>
    'The director’s money is not needed here. He helps only a company without a train whose treasury cannot pay for the one he has chosen. Buy without his help, or go on.',
  'AH-EMERG-PRICE': ({ price, most }) =>
    `${money(price)} is more than the card shows. With the director’s help a train costs its printed price at most. Offer ${money(most)} at most.`,
  'AH-EMERG-TREASURY-FIRST': ({ help, needed }) =>
    `The director cannot add ${money(help)}. The whole treasury goes in first, and he adds exactly what is missing. Add ${money(needed)}.`,
  'AH-EMERG-DIRECTOR-CHANGE': ({ company }) =>
    `This sale would give ${company} another director. Shares sold for a train may not do that. Sell fewer, or others.`,
  'AH-EMERG-OVERSELL': () =>
    'Nothing is missing any more for the train. Shares are sold only as long as something is missing. Buy the train.',

  'AH-CIS-DRAFT-STACK': ({ company }) =>
    `${capital(railway(company))} cannot be taken now. One railway of a stack that is still whole is taken, its partner goes to the other player. Choose another one.`,
  'AH-CIS-DRAFT-NOPASS': () =>
    'Nobody passes in the draft. The stacks are shared out until none is left. Take a railway.',
  'AH-CIS-MOUNTAIN-ONE': () =>
    'You have a mountain railway. With two players each may buy one. Buy something else or pass.',
  'AH-CIS-CONSTRUCTION': ({ company }) =>
    `${capital(railway(company))} is a construction railway. It lays track and does nothing else: no trains, no further stations, no exchange. Lay a tile or go on.`,
  'AH-CIS-BOND-SPLIT': ({ company }) =>
    `The 20% certificate of ${company} cannot be divided. It is bought and sold whole, for twice the price. Choose another number of shares.`,
  'AH-CIS-BOND-TOKEN': ({ hex }) =>
    `The station of the bond railway cannot stand on ${place(hex)}. Its second one goes into any city with a free circle, its third to Wien. Choose one of the lit cities.`,

  'AH-GOOD-HEX': ({ hex }) =>
    `${place(hex)} takes no town marker. A marker goes on a hex that had neither city nor town, is neither red nor grey, and has one marker at most. Choose another hex.`,
  'AH-GOOD-MAX': ({ most }) =>
    `All ${most} town markers are placed. Their number was agreed before the game. Go on with the game.`,
  'AH-GOOD-NOPASS': () =>
    'A town marker must be placed. Their number was agreed before the game, and everybody places in turn. Choose a hex.',
}
