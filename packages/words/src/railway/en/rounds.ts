import type { RailwayStep, RoundNames, RoundWords, StepWords } from '../rounds.ts'

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** Rounds by the names that players know; how a game opens and what lies between its rounds the title says. */
export const short: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Parl. ${number}`,
  stock: (set) => `SR ${set}`,
  operating: (set, within) => `OR ${set}.${within}`,
  over: 'End',
}

export const long: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Parliament round ${number}`,
  stock: (set) => `Stock round ${set}`,
  operating: (set, within) => `Operating round ${set}.${within}`,
  over: 'Game over',
}

export const rounds: Pick<RoundWords, 'phase' | 'inOrder'> = {
  phase: (id) => `phase ${id}`,
  inOrder: (company, place, of) =>
    of === 1
      ? `${company}, the only company`
      : `${company}, ${place}${ENDINGS[ORDINALS.select(place)]} of ${of} companies`,
}

/** The steps that every railway title may have. */
export const steps: Readonly<Record<RailwayStep, StepWords>> = {
  putUp: {
    name: 'Auction',
    now: 'Choose what comes up.',
    you: 'Your choice',
    other: (name) => `${name} chooses what comes up`,
  },
  auction: { name: 'Auction', now: 'Bid or pass.', you: 'Your bid', other: (name) => `${name} bids` },
  stock: { name: 'Shares', now: 'Sell, buy or pass.', you: 'Your shares', other: (name) => `${name} trades` },
  home: {
    name: 'Home',
    now: 'Place the home station.',
    you: 'Your home',
    other: (name) => `${name} lays a home`,
  },
  track: {
    name: 'Track',
    now: 'Lay track or go on.',
    you: 'Your track',
    other: (name) => `${name} lays track`,
  },
  token: {
    name: 'Station',
    now: 'Place a station or go on.',
    you: 'Your station',
    other: (name) => `${name} places a station`,
  },
  run: { name: 'Run', now: 'Run the trains.', you: 'Your run', other: (name) => `${name} runs trains` },
  revenue: {
    name: 'Revenue',
    now: 'Pay the revenue out or withhold it.',
    you: 'Your revenue',
    other: (name) => `${name} decides on revenue`,
  },
  trains: {
    name: 'Trains',
    now: 'Buy trains or end the turn.',
    you: 'Your trains',
    other: (name) => `${name} buys trains`,
  },
  chooseCity: {
    name: 'Home city',
    now: 'Choose the city of the home station.',
    you: 'Your city',
    other: (name) => `${name} chooses a city`,
  },
  discard: {
    name: 'Train limit',
    now: 'Choose the train that goes to the pool.',
    you: 'Your discard',
    other: (name) => `${name} discards a train`,
  },
  answer: { name: 'Offer', now: 'Answer the offer.', you: 'Your answer', other: (name) => `${name} answers` },
  over: { name: 'Game over', now: 'The game has ended.', you: 'Game over', other: () => 'Game over' },
}
