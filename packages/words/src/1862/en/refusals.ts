import type { RmOwnRefusals } from '../reasons.ts'
import { missing, money, place, train } from './names.ts'
import { runRefusals } from './refusals-run.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Yellow tiles can be laid at any time',
  green: 'Green tiles come with the first B train',
  brown: 'Brown tiles come with the first D train',
}

/** What the chosen game has taken out, or what cannot be chosen together. — 11 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  newcomers:
    'The game for new players is played with one type of train. It goes with the simple express and the simple freight game. Choose one of these, or play without it.',
  trainList:
    'The shorter game fixes the list of trains. It is the short one with two to four players, the standard one with five or more. Leave the list at standard, or play without the shorter game.',
  compatibility:
    'A game by the rules of 18xx.games has none of the smaller games. It is played with all types of train and at its usual length. Play by the rulebook, or without the variant.',
  redeem:
    'Companies redeem no shares in this game. The game for new players does without it. Go on with the turn.',
  sellTreasury:
    'The company has no shares of its own to sell. In the game for new players companies hold none. Refinance, or buy a train of another company.',
  start:
    'No company is started in a stock round of this game. In the game for new players all of them come from Parliament. Buy a share or pass.',
  warranty:
    'No warranties are sold in this game. In the game for new players A and D trains come with one, the others have none. Buy the train as it is.',
  hudson:
    'Hudson’s manoeuvre is not part of this game. The game for new players does without it. Pay the revenue out or withhold it.',
}

/** What only 1862 refuses; its other refusals are shared reasons. */
export const refusals: RmOwnRefusals = {
  '62-VARIANT': ({ what }) =>
    LEFT_OUT[what] ??
    `There is no ${train(what)} in this game. It is played with fewer types of train. Choose a train of a type in play.`,

  '62-CO-NOT-OUT': ({ company }) =>
    `${company === '' ? 'This company' : company} cannot be started now. Four come with the first B train, four with the first C train, some are out of the game, and one that failed its obligation waits for the next stock round. Choose another company or pass.`,
  '62-CO-HOME-FULL': ({ company, hex }) =>
    `${company} could not place its home station on ${place(hex)}. The city is full, and no tile that may be laid now would give it another circle. Choose another company or pass.`,
  '62-CO-STARTED': ({ company }) =>
    `${company} has started. Only a company whose director’s certificate lies in the initial offer can be started. Choose another one, buy a share or pass.`,

  '62-BID-STEP': ({ step }) =>
    `Bids go in steps of ${money(step)}. A bid is a multiple of that, from nothing up. Choose such an amount, or pass.`,
  '62-BID-CASH': ({ bid, most }) =>
    most < 0
      ? `You cannot bid ${money(bid)}. Besides the bid you need ${money(162)} for a director’s certificate at the lowest par. Pass.`
      : `${money(bid)} is more than you can bid. Besides the bid you need ${money(162)} for a director’s certificate at the lowest par. Bid ${money(most)} at most, or pass.`,
  '62-PARL-WON': () =>
    'You have won a charter in this Parliament round. Whoever has won one names no further company, but may bid for those of others. Pass.',
  '62-PARL-CERTS': ({ limit }) =>
    `You are at the limit of ${limit} certificates. At the limit nobody names a company or bids for a charter. Pass, and sell shares in the stock round.`,
  '62-PAR-VALUE': ({ par }) =>
    `${money(par)} is not a value of the par chart. It has 54, 58, 62, 68, 74, 82, 90 and 100. Choose one of these.`,
  '62-PAR-CASH': ({ cost, cash }) =>
    `The director’s certificate would cost ${money(cost)} and you have ${money(cash)}: ${missing(cost - cash)}. It costs three times the par, and nothing is sold in Parliament. Choose a lower par.`,
  '62-PARL-SHARES': ({ company, most }) =>
    `This share cannot be bought now. Whoever has won the charter of ${company} buys up to ${most} more shares of it, and nothing else. Buy one of these or go on.`,
  '62-PARL-NO-SALE': () =>
    'This is a Parliament round. Shares are sold in stock rounds only. Choose what your cash can pay for.',
  '62-FINE-MUST-SELL': ({ owed }) =>
    `You still owe ${money(owed)} of the fine. Whoever cannot pay it in cash sells shares until it is paid or nothing is left that may be sold. Sell shares.`,
  '62-OPT-CASH': ({ price, cash }) =>
    price > cash
      ? `The option share costs ${money(price)} and there are ${money(cash)} to pay for it: ${missing(price - cash)}. What cannot be paid for goes back to the pool. Sell it.`
      : `The option share cannot be redeemed for ${money(price)}, although the treasury has ${money(cash)}. A company that refinances must be able to pay for its train afterwards. Sell the option share.`,

  '62-SELL-BOUGHT': ({ company, bought }) =>
    `You bought ${bought === 1 ? 'a share' : `${bought} shares`} of ${company} in this stock round. What was bought in a round is not sold in it. Sell fewer shares of it, or others.`,
  '62-SELL-DIRECTOR-SPLIT': ({ company }) =>
    `The director’s certificate of ${company} cannot be divided like this. What you keep must be ordinary shares, your own or of the pool: there are too few. Sell another number of shares.`,
  '62-BUY-NONE': ({ company }) =>
    `There is no share of ${company} to buy there. Shares lie in the initial offer, in the pool or in the treasury of the company. Choose another place, another company, or pass.`,
  '62-BUY-FROM-PLAYER': () =>
    'Players do not trade shares with each other. Shares come from the initial offer, the pool or the treasury of a company. Buy there or pass.',
  '62-BUY-DIRECTOR-POOL': ({ company }) =>
    `Only the director’s certificate of ${company} lies in the pool. It is not for sale: whoever first has three shares and most of all gets it for them. Buy another share or pass.`,
  '62-BUY-NOT-STARTED': ({ company }) =>
    company === ''
      ? 'There is no such company. Shares are bought of companies that have started. Choose another one or pass.'
      : `${company} has not started. Its director’s certificate comes first. Start it, buy another share or pass.`,
  '62-CERT-LIMIT': ({ limit }) =>
    `You are at the limit of ${limit} certificates. A director’s certificate counts as one. Sell shares first, or pass.`,
  '62-START-PRICE': ({ price }) =>
    `A company cannot start at ${money(price)}. Its price is a value of the market from ${money(54)} to ${money(200)}. Choose one of these.`,
  '62-START-CASH': ({ cost, cash }) =>
    `The director’s certificate would cost ${money(cost)} and you have ${money(cash)}: ${missing(cost - cash)}. It costs three times the price. Choose a lower price, or pass.`,
  '62-TOKENS-NUMBER': ({ least, most }) =>
    `The company must have from ${least} to ${most} stations. The home station is one of them, and no others can be bought later. Choose a number between these.`,
  '62-TOKENS-CASH': ({ cost, treasury }) =>
    `So many stations cost ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. Only the company’s own money pays for them. Choose fewer.`,

  '62-HOME-MUST-BUILD': ({ hex }) =>
    `The home station on ${place(hex)} stands outside a circle. The first tile of the company goes there, before anything else is built. Lay a tile on ${place(hex)}.`,
  '62-HOME-MUST-UPGRADE': ({ hex }) =>
    `The home city on ${place(hex)} is full. The company must upgrade it in this turn, so that its home station finds a circle. Choose a tile with more circles for ${place(hex)}.`,
  '62-MERGE-DECLINED': ({ company }) =>
    `This proposal to ${company} has been declined. The same one, with the same survivor, is made once in a turn. Propose something else or go on.`,
  '62-MERGE-RECEIVERSHIP': ({ company }) =>
    `${company} cannot take part in this. A company without a director neither merges nor acquires nor is acquired. Choose another company or go on.`,
  '62-MERGE-LNER': () =>
    'The LNER has formed. From then on companies neither merge nor acquire each other. Go on with the turn.',
  '62-MERGE-STEP': () =>
    'This is not the moment to join companies. A merger is the first thing in the turn of a company, an acquisition the last, one of each. Go on with this step.',
  '62-MERGE-NOT-CONNECTED': ({ company }) =>
    `${company === '' ? 'This company' : company} is not connected. An open route must lead from a station of one to a station of the other; London does not count. Choose another company or go on.`,
  '62-TOKEN-KEEP-HOME': ({ hex }) =>
    `The station on ${place(hex)} is the home of the company. It never leaves the map after a merger. Choose another station.`,

  '62-TRACK-COUNT': () =>
    'The company has built what it may build in this turn. A turn has up to two yellow tiles, or one upgrade, or one small station, or a link to London. Go on to the next step.',
  '62-TRACK-N-ALONE': ({ tile }) =>
    `Tile ${tile} cannot be laid beside another one. A yellow tile with an N is the only tile of its turn. Lay another tile or go on.`,
  '62-UPGRADE-NO-USE': ({ hex }) =>
    `This upgrade on ${place(hex)} is of no use to the company. New track of the tile, or its city, must lie on a route of the company. Turn the tile or choose another hex.`,
  '62-TILE-PHASE': ({ tile, colour }) =>
    `Tile ${tile} cannot be laid yet. ${COLOURS[colour] ?? colour}. Choose a tile of a colour that is out.`,
  '62-TILE-KIND': ({ hex, tile }) =>
    `Tile ${tile} does not suit ${place(hex)}. A city takes tiles with circles, a small station tiles without, each of the next colour. Choose another tile.`,
  '62-TILE-LABEL': ({ hex, tile }) =>
    `Tile ${tile} and ${place(hex)} do not bear the same letter. N and Y go on hexes with that letter only; Ipswich and Harwich have brown tiles of their own. Choose another tile.`,
  '62-TILE-EDGE': ({ hex, tile }) =>
    `Tile ${tile} on ${place(hex)} would lead nowhere. Track enters a red area at an arrow and the sea at a port, and crosses no barrier. Turn the tile or choose another.`,
  '62-SMALL-NONE': ({ hex }) =>
    `There is no such track on ${place(hex)}. A small station goes on track of a green or brown tile without a city. Choose another place.`,
  '62-SMALL-FULL': ({ hex }) =>
    `This track on ${place(hex)} has a small station. Each piece of track has one at most. Choose another place.`,
  '62-LONDON-FULL': () =>
    'London is full. It has places for the links of four companies. Lay track or go on.',
  '62-LONDON-TWICE': () =>
    'The company has its link to London. One is enough for all entries, and no company has two. Lay track or go on.',
  '62-LONDON-AFTER-TRACK': () =>
    'The company has built in this turn. A link to London takes the place of all building. Go on, and link London in another turn.',
  '62-LONDON-NOT-CONNECTED': () =>
    'No route of the company leads to London. The track must reach one of its entries from a station. Lay track or go on.',
  '62-LNER-NO-BUILD': () =>
    'The LNER has formed. From then on nothing is built and no station placed. Run the trains.',
  '62-LNER-NO-START': () =>
    'The LNER has formed. From then on no company starts. Buy shares of those that are there, or pass.',

  '62-HUDSON-RANGE': ({ revenue, price }) =>
    `Hudson’s manoeuvre does not suit a revenue of ${money(revenue)}. It raises one of at least ${money(10)} that is below the price, here ${money(price)}. Pay the revenue out or withhold it.`,
  '62-HUDSON-CASH': (p) =>
    `Hudson’s manoeuvre takes ${money(p.missing)} and the treasury has ${money(p.treasury)}. Only the company’s own money is added to the revenue. Pay it out or withhold it.`,

  '62-TRAIN-NOT-TOP': (p) =>
    `There is no ${train(p.train)} to buy there. The bank sells the trains of one letter until they are gone, a company those that it has. Choose another train.`,
  '62-TRAIN-CASH': ({ price, treasury }) =>
    `The train costs ${money(price)} and the treasury has ${money(treasury)}: ${missing(price - treasury)}. The director’s own money is never used. Choose a cheaper train or go on; without a train it raises money.`,
  '62-TRAIN-DECLINED': ({ company, ...p }) =>
    `${company} keeps its ${train(p.train)} in this turn. Both directors must agree to a sale, and its director has declined. Choose another train or go on.`,
  '62-TRAIN-RECEIVERSHIP': ({ company }) =>
    `${company} is in receivership. A company without a director sells no train. Buy from the bank or from another company.`,
  '62-TRAIN-LNER': () =>
    'The LNER has formed. From then on trains come from the bank only. Buy there or go on.',
  '62-TRAIN-LIMIT': ({ limit }) =>
    `The company is at its limit of ${limit} trains. It holds for each type, in phases G and H or with one type of train for all; at the limit even a train that scraps others is not bought. Choose another type or go on.`,
  '62-TRAIN-MUST': () =>
    'The company has no train. At the end of its turn every company owns one, with or without a route. Buy one, or raise the money for one of the bank.',
  '62-WARRANTY-MAX': ({ most }) =>
    `This train takes ${most} more ${most === 1 ? 'warranty' : 'warranties'} at most. No train has more than three, the free one included. Choose fewer.`,
  '62-WARRANTY-BANK': () =>
    'There is no such train. Warranties are bought with a train of the bank only; between companies a train changes hands with those it has. Choose a train on offer.',
  '62-WARRANTY-CASH': ({ price, treasury }) =>
    `With these warranties the train costs ${money(price)} and the treasury has ${money(treasury)}: ${missing(price - treasury)}. Each costs ${money(50)} from the treasury. Choose fewer.`,
  '62-FORCED-NOT-NEEDED': () =>
    'The company need not raise money. That is for a company without a train whose treasury cannot pay for one of the bank, once in a turn. Buy a train or go on.',
  '62-FORCED-BANK-ONLY': () =>
    'The company has raised money for its train. That train comes from the bank. Buy one there.',
  '62-FORCED-TOO-MANY': ({ most }) =>
    most === 0
      ? 'The company has no shares of its own to sell. Only what lies in its treasury can be sold. Refinance instead.'
      : `The company sells as many of its shares as the train needs, and no more. Here that is ${most}. Sell ${most}.`,
  '62-FORCED-NOT-ENOUGH': (p) =>
    `That would not be enough: ${missing(p.missing)} for the bank’s train. Money is raised only if it suffices. Choose another way, or buy a train of another company.`,
  '62-REDEEM-NONE': () =>
    'The pool has no ordinary share of the company. It redeems its own shares, from the pool, and no others. Go on with the turn.',
  '62-REDEEM-CASH': ({ price, treasury }) =>
    `The share costs ${money(price)} and the treasury has ${money(treasury)}: ${missing(price - treasury)}. The full market price is paid, with or without a train. Go on with the turn.`,
  '62-REDEEM-ONE': () =>
    'The company has redeemed a share in this turn. A turn has one. Go on with the turn.',

  ...runRefusals,
}
