import { short as rounds, steps as shared } from '../../railway/en/rounds.ts'
import type { RmSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Parl.', between: 'Parl.' }

/** What is decided, by the names that players know. — 4, 6, 7.1 */
export const steps: RmSteps = {
  ...shared,
  parliament: {
    name: 'Parliament',
    now: 'Name a company for an auction, or pass.',
    you: 'Your petition',
    other: (name) => `${name} petitions`,
  },
  auction: {
    name: 'Auction',
    now: 'Bid for the charter, or pass.',
    you: 'Your bid',
    other: (name) => `${name} bids`,
  },
  charter: {
    name: 'Charter',
    now: 'Choose the par, then buy up to two more shares.',
    you: 'Your charter',
    other: (name) => `${name} starts a company`,
  },
  tokens: {
    name: 'Stations to buy',
    now: 'Choose how many stations the company buys.',
    you: 'Your stations',
    other: (name) => `${name} buys stations`,
  },
  fine: {
    name: 'Fine',
    now: 'Sell shares until the fine is paid.',
    you: 'Your fine',
    other: (name) => `${name} pays a fine`,
  },
  merge: {
    name: 'Merger',
    now: 'Merge with another company, or go on.',
    you: 'Your merger',
    other: (name) => `${name} may merge`,
  },
  track: {
    name: 'Track',
    now: 'Lay track, place a small station, link London, or go on.',
    you: 'Your track',
    other: (name) => `${name} builds`,
  },
  revenue: {
    name: 'Dividend',
    now: 'Pay the revenue out or withhold it.',
    you: 'Your dividend',
    other: (name) => `${name} pays or keeps`,
  },
  trains: {
    name: 'Trains',
    now: 'Buy trains or go on.',
    you: 'Your trains',
    other: (name) => `${name} buys trains`,
  },
  redeem: {
    name: 'Redemption',
    now: 'Redeem a share from the pool, or go on.',
    you: 'Your redemption',
    other: (name) => `${name} may redeem`,
  },
  acquire: {
    name: 'Acquisition',
    now: 'Acquire another company, or end the turn.',
    you: 'Your acquisition',
    other: (name) => `${name} may acquire`,
  },
  option: {
    name: 'Option share',
    now: 'Redeem the option share or sell it.',
    you: 'Your option share',
    other: (name) => `${name} has an option`,
  },
  tokensTooMany: {
    name: 'Too many stations',
    now: 'Choose a station that leaves the map.',
    you: 'Your stations',
    other: (name) => `${name} removes stations`,
  },
}
