import type { LocalId } from '@roundhouse/titles/18cz'
import type { CzRoundWords } from '../speaking.ts'
import { local, privateName, train } from './names.ts'

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

export const rounds: CzRoundWords = {
  short: {
    opening: 'Pre',
    auction: 'Auction',
    stock: (set) => `SR ${set}`,
    operating: (set, within) => `OR ${set}.${within}`,
    between: 'Export',
    over: 'End',
  },
  long: {
    opening: 'Pre-stock round',
    auction: 'Auction of privates',
    stock: (set) => `Stock round ${set}`,
    operating: (set, within) => `Operating round ${set}.${within}`,
    between: 'Train export',
    over: 'Game over',
  },
  phase: (id) => `phase ${id}`,
  steps: {
    preStock: 'Locals',
    auction: 'Auction',
    stock: 'Shares',
    mwTrack: 'Track of MW',
    home: 'Home',
    track: 'Track',
    token: 'Station',
    run: 'Run',
    revenue: 'Revenue',
    acquire: 'Acquisition',
    acquiredTokens: 'Acquired stations',
    acquiredTrains: 'Acquired trains',
    trains: 'Trains',
    chooseCity: 'Home city',
    discard: 'Train limit',
    answer: 'Offer',
    over: 'Game over',
  },
  turn: {
    preStock: { you: 'Your local', other: (name) => `${name} buys a local` },
    auction: { you: 'Your bid', other: (name) => `${name} bids` },
    stock: { you: 'Your shares', other: (name) => `${name} trades` },
    mwTrack: { you: 'Your track', other: (name) => `${name} lays track` },
    home: { you: 'Your home', other: (name) => `${name} lays a home` },
    track: { you: 'Your track', other: (name) => `${name} lays track` },
    token: { you: 'Your station', other: (name) => `${name} places a station` },
    run: { you: 'Your run', other: (name) => `${name} runs trains` },
    revenue: { you: 'Your revenue', other: (name) => `${name} decides on revenue` },
    acquire: { you: 'Your acquisition', other: (name) => `${name} may acquire` },
    acquiredTokens: { you: 'Your stations', other: (name) => `${name} sorts stations` },
    acquiredTrains: { you: 'Your trains', other: (name) => `${name} sorts trains` },
    trains: { you: 'Your trains', other: (name) => `${name} buys trains` },
    chooseCity: { you: 'Your city', other: (name) => `${name} chooses a city` },
    discard: { you: 'Your discard', other: (name) => `${name} discards a train` },
    answer: { you: 'Your answer', other: (name) => `${name} answers` },
    over: { you: 'Game over', other: () => 'Game over' },
  },
  inOrder: (company, place, of) =>
    of === 1
      ? `${company}, the only company`
      : `${company}, ${place}${ENDINGS[ORDINALS.select(place)]} of ${of} companies`,
  vaclav: 'Václav',
  ofVaclav: (company) => `Václav’s ${company}`,
  sizes: {
    small: { size: 'small', company: 'small company', railway: 'regional railway', trains: 'red trains' },
    medium: { size: 'medium', company: 'medium company', railway: 'main railway', trains: 'blue trains' },
    large: { size: 'large', company: 'large company', railway: 'state railway', trains: 'green trains' },
  },
  train,
  local: (id) => local(id as LocalId | 'MW'),
  private: privateName,
}
