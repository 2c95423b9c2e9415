import { formatsFor } from '../../formats.ts'
import { turn } from './turns.ts'

const { plural } = formatsFor('en')

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Panels, charters and players of Chicago Express. Rules, refusals and log lines are in the area `chicago`. */
export const chicago = {
  roundMark: (round: number) => `R ${round}`,
  dials: 'Action dials',
  red: 'in the red',
  /** The pill at the top right. */
  turn,
  /** The second line of the headline. */
  doing: {
    auction: {
      you: (company: string) => `You offer a share of ${company}`,
      other: (name: string, company: string) => `${name} offers a share of ${company}`,
    },
    initial: {
      you: (company: string) => `You open the auction of ${company}`,
      other: (name: string, company: string) => `${name} opens the auction of ${company}`,
    },
    chooseDial: { you: 'You choose an action', other: (name: string) => `${name} chooses an action` },
    offerShare: { you: 'You offer a share', other: (name: string) => `${name} offers a share` },
    buildNetwork: { you: 'You build', other: (name: string) => `${name} builds` },
    develop: { you: 'You develop a hex', other: (name: string) => `${name} develops a hex` },
    ended: 'Most cash wins',
  },
  yourTurn: (name: string) => `${name}, your turn`,
  you: 'You',
  toAct: 'to act',
  watching: 'You are watching this table.',
  waitingFor: (name: string) => `${name} has the decision.`,
  botAtOnce: 'The bot decides at once.',
  botThinks: 'This bot thinks.',
  // charters
  income: 'income',
  treasury: 'Treasury',
  locomotives: 'Locomotives left',
  pays: 'Pays',
  aShare: 'a share',
  closed: 'Closed',
  wabashCloses: 'Opens with the first arrival in Chicago',
  sharesOf: (sold: number, all: number) => `${sold} of ${all} shares sold`,
  unsold: 'unsold',
  onSale: 'on sale now',
  // players
  playerColumns: 'cash · shares · next dividend',
  cash: 'cash',
  nextDividend: 'next dividend',
  sharesHeld: (count: number) => plural(count, { one: 'one share', other: `${count} shares` }),
  // end of the game
  endsWhen: 'The game ends with a general dividend at which one of these is reached.',
  endHolds: 'reached',
  // auction
  clockwise: 'Bids go clockwise',
  lot: (company: string, share: number) => `${company}, ${ORDINALS[share] ?? share} share`,
  minimum: (amount: string) => `Minimum ${amount}`,
  because: (income: number, shares: number) =>
    `income ${income} ÷ ${plural(shares, { one: '1 share', other: `${shares} shares, rounded up` })}`,
  firstBid: 'printed first bid',
  bidders: 'Bidders in order',
  highest: 'highest',
  toBid: 'to bid',
  passed: 'passed',
  quickRaises: 'Quick raises',
  theMinimum: 'minimum',
  allYouHave: 'all you have',
  amount: 'Your bid in dollars',
  less: 'Bid one less',
  more: 'Bid one more',
  youKeep: 'You keep',
  keeps: 'Cash left',
  companyPays: (company: string) => `${company} pays`,
  yourDividend: 'Your dividend',
  dividend: 'Dividend',
  pass: 'Pass',
  bid: (amount: string) => `Bid ${amount}`,
  // choosing an action
  chooseAction: 'Choose an action',
  choose: 'Choose',
  chooseDial: (dial: string) => `Choose ${dial}`,
  dialDoes: {
    auction: 'Offer a share of a company. The price goes into its treasury.',
    network: 'Build one to three hexes for a company whose share you hold.',
    development: 'Put a house on a hex with a locomotive, or let Wheeling or Pittsburgh grow.',
  },
  inTheRed: 'In the red until the next dividend',
  turnsRed: 'Turns red',
  turnsRedDividend: 'Turns red: a dividend follows',
  decline: 'Decline',
  // offering a share
  offerAShare: 'Offer a share',
  offer: 'Offer',
  offerFor: (company: string, amount: string) => `Offer ${company} from ${amount}`,
  sharesLeft: (left: number, all: number) => (left === 0 ? 'Sold out' : `${left} of ${all} shares unsold`),
  // building
  oneToThree: '1 to 3 hexes',
  whichCompany: 'For which company do you build?',
  chooseCompanyFirst: 'No company is chosen. Choose one in the panel first.',
  chooseHexFirst: 'No hex is chosen. Choose a lit hex on the map, or decline.',
  builds: (company: string) => `${company} builds`,
  locomotivesLeft: (count: number) => plural(count, { one: '1 locomotive', other: `${count} locomotives` }),
  pickHexes: 'Choose up to three lit hexes on the map. The treasury of the company pays.',
  previewRow: 'preview, click to place',
  already: (count: number) =>
    count === 0 ? 'nobody there' : count === 1 ? 'second locomotive' : `locomotive number ${count + 1}`,
  house: 'house',
  remove: (hex: string) => `Take ${hex} out of the plan`,
  cost: 'Cost, paid by the company',
  of: (part: string, whole: string) => `${part} of ${whole}`,
  incomeName: 'Income',
  paysAShare: (sold: number) => `Pays a share (${sold} sold)`,
  toChicago: (hex: string) => `To Chicago from ${hex}`,
  inShort: { cost: 'Cost', paysAShare: 'A share', toChicago: 'To Chicago' },
  reachesChicago: 'arrives',
  hexes: (count: number) => plural(count, { one: '1 hex', other: `${count} hexes` }),
  build: 'Build',
  buildFor: (cost: string) => `Build for ${cost}`,
  short: (amount: string) => `${amount} short`,
  // developing
  pickOne: 'Which hex?',
  pickDevelop: 'Choose a lit hex on the map. Every company there gains; no share is needed.',
  housesLeft: (count: number) => plural(count, { one: '1 house left', other: `${count} houses left` }),
  develop: 'Develop',
  developHex: (hex: string) => `Develop ${hex}`,
  incomeOf: (company: string) => `${company}, income`,
  treasuryOf: (company: string) => `${company}, treasury`,
  hints: {
    hex: 'move',
    place: 'place',
    confirm: 'confirm',
    decline: 'decline',
    pass: 'pass',
    back: 'back',
    keys: 'keys',
  },
}

export type TableChicagoWords = typeof chicago
