import { formatsFor } from '../formats.ts'
import type { MoveWords } from '../moves.ts'

const { list } = formatsFor('en')

export const moves: MoveWords = {
  choose: () => 'Choose this action.',
  decline: () => 'Decline the action.',
  offer: ({ what }) => `Put a share of ${what} up for auction.`,
  bid: ({ amount }) => `Bid ${amount}.`,
  pass: () => 'Pass.',
  build: ({ what, hex }) => `Build with ${what}: ${hex}.`,
  develop: ({ hex }) => `Develop ${hex}.`,
  buyLocal: ({ what }) => `Buy ${what}.`,
  start: ({ what, amount }) => `Start ${what} at ${amount}.`,
  buyShare: ({ what, from }) =>
    from === null ? `Buy a share of ${what}.` : `Buy a share of ${what} from ${from}.`,
  sell: ({ what, count }) => `Sell ${count} of ${what}.`,
  repay: ({ amount }) => `Pay back ${amount}.`,
  layTile: ({ hex, tile, what, towards }) =>
    `Lay tile ${tile} on ${hex}${what === '' ? '' : ` by the power of ${what}`}${towards.length === 0 ? '' : `, with track to ${list(towards)}`}.`,
  chooseCity: ({ hex, count }) => `Choose city ${count} of ${hex}.`,
  placeToken: ({ hex, city }) => `Place a station in ${hex}${city === null ? '' : `, city ${city}`}.`,
  run: () => 'Run the trains like this.',
  payOut: () => 'Pay the revenue out.',
  withhold: () => 'Keep the revenue.',
  acquire: ({ what, other, amount }) =>
    amount === '' ? `Let ${other} acquire ${what}.` : `Offer to acquire ${what} at ${amount} a share.`,
  removeToken: ({ hex, city }) => `Take the station off ${hex}${city === null ? '' : `, city ${city}`}.`,
  turnTrain: ({ train }) => `Turn the ${train} into its larger kind.`,
  scrapTrain: ({ train }) => `Scrap the ${train}.`,
  buyTrain: ({ train, from, given, isWarranted }) =>
    `Buy a ${train}${from === null ? '' : ` from ${from}`}${given === '' ? '' : `, handing in a ${given}`}${isWarranted ? ' with a warranty' : ''}.`,
  tradeTrain: ({ train, amount, from }) =>
    amount === '' ? `Buy a ${train} of ${from}.` : `Buy a ${train} of ${from} for ${amount}.`,
  tradeLocal: ({ what, amount }) => `Offer ${amount} for ${what}.`,
  sellLocal: ({ what }) => `Sell ${what} to the bank.`,
  discard: ({ train }) => `Give up the ${train}.`,
  answer: ({ accept }) => (accept ? 'Agree.' : 'Refuse.'),
  putUp: ({ what }) => `Put ${what} up for auction.`,
  tradeMw: ({ amount }) => `Offer ${amount} for MW.`,
  placeTown: ({ hex }) => `Put the town marker on ${hex}.`,
  draft: ({ what }) => `Take ${what}.`,
  namePrice: ({ amount }) => `Name the price ${amount}.`,
  buyRailway: ({ what }) => `Buy ${what}.`,
  buyMountain: ({ what }) => `Buy ${what}.`,
  exchangeMountain: ({ what }) => `Exchange the mountain railway for a share of ${what}.`,
  exchangeCoal: ({ what }) => `Exchange ${what} for its share.`,
  openAuction: ({ what, amount }) => `Open the auction for ${what} with ${amount}.`,
  takeCharter: ({ amount }) => `Take the charter at par ${amount}.`,
  buyTokens: ({ count }) => `Buy tokens: ${count}.`,
  merge: ({ what, other }) => `Merge ${what} into ${other}.`,
  settleOption: ({ accept }) => (accept ? 'Pay for the option share.' : 'Give the option share back.'),
  placeSmall: ({ hex }) => `Place a small station in ${hex}.`,
  linkLondon: () => 'Link to London.',
  hudson: () => 'Add what is missing and pay, by Hudson’s manoeuvre.',
  sellTreasury: ({ count }) => `Sell ${count} of the company’s own shares.`,
  refinance: () => 'Refinance the company.',
  redeem: () => 'Redeem one of its own shares.',
}
